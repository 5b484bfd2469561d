// What the monkey does: one event for each number, of a seed. Events know nothing of each other, so that any of them can be
// left out when a run is repeated.
//
//   const event = eventOf(13, 0);   // {kind: 'click', x: 0.4, y: 0.7, ...}, as JSON can hold it
//   await act(hand, event);         // see hand.mjs
import {call, kKeys, link, message, oneSetting, word} from './words.mjs';

// Whole numbers below 2^32 (mulberry32), other ones for each event.
function streamOf(seed, number) {
  let x = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b);
  return () => {
    x = (x + 0x6d2b79f5) | 0;
    let y = Math.imul(x ^ (x >>> 15), x | 1);
    y ^= y + Math.imul(y ^ (y >>> 7), y | 61);
    return (y ^ (y >>> 14)) >>> 0;
  };
}

function chooser(next) {
  const share = () => next() / 2 ** 32;
  const below = (n) => Math.floor(share() * n);
  return {share, below, pick: (list) => list[below(list.length)], chance: (p) => share() < p};
}

const share = (r) => Math.round(r.share() * 1000) / 1000;
const spot = (r) => ({x: share(r), y: share(r)});
const modifiers = (r) => (r.chance(0.2) ? [r.pick(['Shift', 'Shift', 'Control', 'Alt'])] : []);
const button = (r) => r.pick(['left', 'left', 'left', 'left', 'right', 'middle']);
const path = (r) => Array.from({length: 2 + r.below(3)}, () => spot(r));
const kSizes = [120, 200, 320, 390, 480, 640, 768, 844, 1024, 1280, 1600];

// {weight; make(r, number): the event's own; act(hand, event)}. Those with `isInput` reach no page that nobody sees.
const kKinds = {
  control: {
    isInput: true,
    weight: 14,
    make: (r) => ({which: share(r), ...spot(r), button: button(r), modifiers: modifiers(r)}),
    act: (hand, event) => hand.clickControl(event),
  },
  click: {
    isInput: true,
    weight: 8,
    make: (r) => ({...spot(r), button: button(r), isDouble: r.chance(0.3), modifiers: modifiers(r)}),
    act: (hand, event) => hand.click(event),
  },
  move: {isInput: true, weight: 6, make: (r) => ({path: path(r)}), act: (hand, {path: places}) => hand.move(places)},
  drag: {
    isInput: true,
    weight: 5,
    make: (r) => ({path: path(r), modifiers: modifiers(r)}),
    act: (hand, event) => hand.drag(event),
  },
  press: {isInput: true, weight: 1, make: spot, act: (hand, event) => hand.pressOrLift(event)},
  wheel: {
    isInput: true,
    weight: 4,
    make: (r) => ({
      ...spot(r),
      deltaX: r.pick([0, 0, 100, -100]),
      deltaY: r.pick([100, -100, 400, -1000]),
      modifiers: r.chance(0.2) ? ['Shift'] : [],
    }),
    act: (hand, event) => hand.wheel(event),
  },
  tap: {isInput: true, weight: 5, make: (r) => ({which: share(r), ...spot(r)}), act: (hand, event) => hand.tap(event)},
  swipe: {isInput: true, weight: 5, make: (r) => ({path: path(r)}), act: (hand, event) => hand.swipe(event)},
  pinch: {isInput: true, weight: 4, make: (r) => ({fingers: [path(r), path(r)]}), act: (hand, event) => hand.pinch(event)},
  finger: {isInput: true, weight: 2, make: spot, act: (hand, event) => hand.finger(event)},
  key: {
    isInput: true,
    weight: 16,
    make: (r) => ({key: r.pick(kKeys), modifiers: r.chance(0.2) ? ['Shift'] : []}),
    act: (hand, event) => hand.key(event),
  },
  type: {
    isInput: true,
    weight: 2,
    make: (r) => ({text: r.chance(0.5) ? String(r.below(2000)) : word(r).slice(0, 30)}),
    act: (hand, {text}) => hand.type(text),
  },
  paste: {isInput: true, weight: 2, make: (r) => ({text: word(r)}), act: (hand, {text}) => hand.paste(text)},
  mirror: {
    weight: 3,
    make: (r) => ({which: share(r), text: r.chance(0.5) ? String(r.below(3000)) : word(r).slice(0, 30)}),
    act: (hand, event) => hand.useMirror(event),
  },
  again: {isInput: true, weight: 3, make: () => ({}), act: (hand) => hand.tryAgain()},
  resize: {weight: 2, make: (r) => ({width: r.pick(kSizes), height: r.pick(kSizes)}), act: (hand, event) => hand.resize(event)},
  scroll: {weight: 1, make: spot, act: (hand, event) => hand.scroll(event)},
  hash: {weight: 3, make: (r) => ({link: link(r), isLeft: r.chance(0.2)}), act: (hand, event) => hand.goTo(event)},
  call: {weight: 10, make: call, act: (hand, event) => hand.call(event)},
  attribute: {
    weight: 2,
    make: (r) => {
      const [name, value] = oneSetting(r);
      return {name, value: r.chance(0.3) ? null : value};
    },
    act: (hand, event) => hand.setAttribute(event),
  },
  message: {weight: 6, make: (r, number) => ({data: message(r, number)}), act: (hand, {data}) => hand.post(data)},
  context: {
    weight: 0.5,
    make: (r) => ({isOfFrame: r.chance(0.3), after: r.pick([0, 0, 100, 1000, null])}),
    act: (hand, event) => hand.loseContext(event),
  },
  hide: {weight: 0.6, make: () => ({}), act: (hand) => hand.hide()},
  offline: {weight: 0.6, make: (r) => ({isOff: r.chance(0.4)}), act: (hand, {isOff}) => hand.setOffline(isOff)},
  media: {
    weight: 0.6,
    make: (r) => ({isDark: r.chance(0.5), isStill: r.chance(0.5)}),
    act: (hand, event) => hand.emulate(event),
  },
  remove: {weight: 0.4, make: (r) => ({isOfFrame: r.chance(0.3)}), act: (hand, event) => hand.takeOutAndPutBack(event)},
};

const kTotal = Object.values(kKinds).reduce((sum, {weight}) => sum + weight, 0);

function kindAt(place) {
  let left = place * kTotal;
  for (const [kind, {weight}] of Object.entries(kKinds)) if ((left -= weight) < 0) return kind;
  return 'key';
}

export function eventOf(seed, number) {
  const r = chooser(streamOf(seed, number));
  const kind = kindAt(r.share());
  return {kind, ...kKinds[kind].make(r, number)};
}

export async function act(hand, event) {
  if (kKinds[event.kind].isInput) await hand.look();
  await kKinds[event.kind].act(hand, event);
}
