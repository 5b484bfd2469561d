// A board that is alive, told to the page around it: events, sentences for screen readers, and controls for them.
//
// `element` is the <knights-tour>, `inside` the parts of its shadow root, tell(type, detail) sends an event of it.
import {connectAnnouncer} from './announcer.js';
import {connectLesson} from './lesson.js';
import {connectMirror} from './mirror.js';

const kEnds = ['tour', 'exhausted', 'stuck'];

// A link in two: the step, and all that does not go with it.
function partsOf(link) {
  const settings = new URLSearchParams(link);
  const step = Number(settings.get('step') ?? 0);
  settings.delete('step');
  settings.delete('at');
  return {step, rest: settings.toString()};
}

// Returns {frame(report), close()}.
export function connectPresence(element, inside, instance, tell) {
  const settings = instance.defaults();
  const announcer = connectAnnouncer(inside.status, instance);
  const mirror = connectMirror(inside.mirror, instance, {
    act: (...where) => instance.act(...where),
    change: (changed) => element.setState({settings: changed}),
    seek: (step) => element.seek(step),
    isSetting: (key) => Object.hasOwn(settings, key),
  });
  let last = {status: instance.getState({path: false}).status, link: instance.link()};
  const lesson = connectLesson(element, inside, instance, tell);
  inside.mirror.hidden = false;
  mirror.frame(last.status);
  lesson.frame(last.link);

  // A link is known at rest only.
  function arrived(link, before) {
    const [now, then] = [partsOf(link), partsOf(before.link)];
    if (now.step !== then.step && before.status !== 'playing') {
      const {step, depth, event} = instance.getState({path: false});
      announcer.stepped();
      tell('step', {step, depth, event});
    }
    return now.rest !== then.rest;
  }

  return {
    frame: ({status, link}) => {
      const before = last;
      last = {status, link: link ?? before.link};
      mirror.frame(status);
      if (link !== null) lesson.frame(link);
      if (status === 'playing') announcer.playing();
      const isNew = status !== before.status;
      const isOther = last.link !== before.link && arrived(link, before);
      if (isNew) announcer.became(status);
      if (isNew || isOther) tell('statechange', {status});
      if (isNew && kEnds.includes(status)) tell(status, {status, step: partsOf(last.link).step});
    },
    close: () => {
      announcer.close();
      mirror.close();
      lesson.close();
      inside.mirror.hidden = true;
    },
  };
}
