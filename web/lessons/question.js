// The question of a stop: choices, a number, or a square that is clicked. What is right is known from the lesson, which the search
// has checked; the first try is what counts.
import {button, make} from '../share/dom.js';
import {placeOf} from './board.js';

let fields = 0;

// `asked`: the question; `board`: a LessonBoard; rows(): of the board; `answered`: what was kept of an earlier try; done(isRight) is
// called once, after the first try; shown() when the truth is to be shown on the board. Returns {element, close(), tryAnswer(), isOver()}.
export function makeQuestion(asked, {board, rows, space, answered, done, shown}) {
  const end = new AbortController();
  const reply = make('p', {className: 'reply', role: 'status'});
  const id = `lesson-question-${++fields}`;
  const all = make('section', {className: 'question', role: 'group', 'aria-labelledby': id}, make('p', {className: 'ask', id}, asked.ask));
  const reveal = button('Show the answer', () => finish(null));
  let isTold = false;   // the first try
  let isOver = false;

  const tell = (isRight) => {
    if (!isTold && answered === undefined) done(isRight);
    isTold = true;
  };
  const say = (kind, ...words) => {
    reply.className = `reply ${kind}`;
    reply.replaceChildren(...words);
    if (all.isConnected) reply.scrollIntoView({block: 'nearest'});
  };
  const answerText = () => (asked.kind === 'choice' ? asked.choices[asked.answer - 1].text : Number.isInteger(+asked.answer) ? (+asked.answer).toLocaleString('en') : String(asked.answer));
  // `isRight` null: they want to be told.
  function finish(isRight) {
    if (isOver) return;
    isOver = true;
    tell(isRight === true);
    end.abort();
    reveal.hidden = true;
    for (const control of all.querySelectorAll('button, input')) control.disabled = true;
    if (asked.kind === 'choice') all.querySelectorAll('.choices button')[asked.answer - 1].classList.add('is-right');
    say(isRight ? 'right' : 'told', make('b', {}, isRight ? 'Right. ' : `It is: ${answerText()}. `), asked.why);
    shown();
  }
  function judge(isRight, why) {
    if (isOver) return;
    if (isRight) return finish(true);
    tell(false);
    say('wrong', make('b', {}, 'Not that. '), why);
  }

  const makers = {
    choice: () => {
      const buttons = asked.choices.map(({text, why}, i) => button(text, () => {
        const isRight = i + 1 === Number(asked.answer);
        buttons[i].classList.add(isRight ? 'is-right' : 'is-wrong');
        judge(isRight, why ?? 'Think again, or look at the board.');
      }));
      return [make('div', {className: 'choices'}, ...buttons)];
    },
    number: () => {
      const input = make('input', {type: 'text', inputMode: 'numeric', autocomplete: 'off', maxLength: 15, 'aria-labelledby': id});
      const submit = () => {
        const text = input.value.replace(/[\s,.']/g, '');
        if (!/^\d+$/.test(text)) return say('wrong', 'A whole number is asked for.');
        judge(+text === Number(asked.answer), +text < Number(asked.answer) ? 'It is more.' : 'It is less.');
      };
      input.addEventListener('keydown', ({key}) => { if (key === 'Enter') submit(); });
      return [make('div', {className: 'entry'}, input, button('Answer', submit, true))];
    },
    square: () => {
      const input = make('input', {type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: false, maxLength: 12, size: 6, 'aria-label': 'The name of the square'});
      const answer = (name) => {
        const [place, right] = [name, String(asked.answer)].map((each) => placeOf(each, rows()));  // known when the board is there
        if (!place && right) return say('wrong', `'${name.slice(0, 12)}' is no square such as a1.`);
        const isRight = right ? place.row === right.row && place.col === right.col : name.trim().toLowerCase() === String(asked.answer).toLowerCase();
        board.mark([{square: name.trim(), kind: isRight ? 'right' : 'wrong'}]);
        judge(isRight, `${name.trim()} is not the one.`);
      };
      const submit = () => { if (input.value.trim()) answer(input.value); };
      input.addEventListener('keydown', ({key}) => { if (key === 'Enter') submit(); });
      const finds = placeOf(String(asked.answer), 1) !== null;
      catchClicks(space, board, answer, end.signal, finds);
      return [make('div', {className: 'entry'}, make('span', {}, finds ? 'Click it on the board, or write it:' : 'Write it:'), input, button('Answer', submit, true))];
    },
  };
  all.append(...makers[asked.kind](), reply, make('div', {className: 'entry'}, reveal));
  if (answered !== undefined) say('told', answered.right ? 'You had this right.' : 'You have tried this before.');
  // As high as it will be with its answer, until what is returned is called.
  const tryAnswer = () => {
    const answer = make('p', {className: 'reply'}, `It is: ${answerText()}. ${asked.why}`);
    answer.setAttribute('aria-hidden', 'true');
    if (isOver) return () => {};
    reply.after(answer);
    reveal.hidden = true;
    return () => {
      answer.remove();
      reveal.hidden = false;
    };
  };
  return {element: all, close: () => end.abort(), tryAnswer, isOver: () => isOver};
}

// While it is asked, a click on the board is an answer, and starts no other search. On a graph, whose points it does not find, it is
// none.
function catchClicks(space, board, answer, signal, finds) {
  const pane = make('div', {className: finds ? 'catcher' : 'catcher blind', 'aria-hidden': 'true'});
  const place = () => {
    const rect = board.boardPlace();
    const box = space.getBoundingClientRect();
    const scale = box.width / space.offsetWidth || 1;
    pane.hidden = !rect;
    if (rect) Object.assign(pane.style, {left: `${(rect.left - box.left) / scale}px`, top: `${(rect.top - box.top) / scale}px`, width: `${rect.width / scale}px`, height: `${rect.height / scale}px`});
  };
  pane.addEventListener('click', (event) => {
    const square = board.squareAt(event);
    if (square) answer(square);
  });
  const observer = new ResizeObserver(place);
  observer.observe(space);
  space.getRootNode().host.addEventListener('frame', place, {signal});
  space.append(pane);
  place();
  signal.addEventListener('abort', () => {
    observer.disconnect();
    pane.remove();
  });
}
