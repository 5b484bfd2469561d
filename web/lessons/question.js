// The question of a stop: choices, a number, or a square that is clicked. The lesson says which choice is right, and the board judges
// the other answers (src/app/lessons/judgement.h). Only the first try counts.
import {sentenceOf} from '../element/failure.js';
import {id} from '../element/fill_in.js';
import {sayIn} from '../element/say.js';
import {button, make} from '../share/dom.js';
import {describeVotes, makeHands, votesIn} from './classroom/hands.js';
import {answerOf, endingWith} from './sheet.js';
/** @import {Language} from '../element/language.js' */
/** @import {Phrase} from '../element/say.js' */
/** @import {Choice, Question} from './checker.js' */
/** @import {StopBoard} from './player.js' */

let fields = 0;

/** @param {Question} asked @param {Language} language @param {Phrase} phrase */
const truthOf = (asked, {tr}, phrase) => endingWith(id('The answer is: {0}.'), answerOf(asked, {tr, phrase}), phrase);

// Below an answer: the votes of a class, [right, all], and a hint, if there are any.
/** @param {Phrase} phrase @param {[number, number] | null} votes @param {string} hint */
const linesOf = (phrase, votes, hint) =>
  /** @type {[string, string][]} */ ([
    ['votes', votes && describeVotes(phrase, ...votes)],
    ['hint', hint],
  ])
    .filter(([, text]) => text)
    .map(([className, text]) => make('span', {className}, text));

// A question with its answer, to measure its height. `counts`: as `hands` of makeQuestion(); `hint`: as of reveal().
/** @param {Question} asked @param {Language} language @param {{counts: number[] | null, hint: string}} options */
export function answeredQuestion(asked, language, {counts, hint}) {
  const {tr} = language,
    phrase = sayIn(language);
  const choices = (asked.choices ?? []).map(({text}) => button(tr(text)));
  const entry = counts
    ? makeHands(/** @type {Choice[]} */ (asked.choices), counts, language).element
    : asked.kind === 'choice'
      ? make('div', {className: 'choices'}, ...choices)
      : make(
          'div',
          {className: 'entry'},
          asked.kind === 'square' ? make('span', {}, tr('Click the square, or type its name:')) : '',
          make('input'),
          button(tr('Answer')),
        );
  const reply = make(
    'p',
    {className: 'reply'},
    `${truthOf(asked, language, phrase)} ${tr(asked.why)}`,
    ...linesOf(phrase, counts && [0, 0], hint),
  );
  return make('section', {className: 'question'}, make('p', {}, tr(asked.ask)), entry, reply);
}

// `asked`: the question; `board`: a LessonBoard or a StillBoard; `answered`: what was kept of an earlier try; `hands`: of a class, how many
// were raised for each choice, which it changes; otherwise null. done(isRight) is called once, after the first try; shown() when the
// board should show the answer; `language`: of all texts.
//
// Returns {element, close(), isOver(); reveal(hint), which shows the answer and below it the hint; count(letter, by), which counts hands
// and returns whether it did}.
/**
 * @param {Question} asked
 * @param {{board: StopBoard, space: HTMLElement, answered: {right: boolean} | undefined, hands: number[] | null,
 *   done(isRight: boolean): void, shown(): void, language: Language}} options
 */
export function makeQuestion(asked, {board, space, answered, hands, done, shown, language}) {
  const {tr} = language,
    phrase = sayIn(language);
  const end = new AbortController();
  const reply = make('p', {className: 'reply', role: 'status'});
  const id = `lesson-question-${++fields}`;
  const all = make(
    'section',
    {className: 'question', role: 'group', 'aria-labelledby': id},
    make('p', {className: 'ask', id}, tr(asked.ask)),
  );
  const reveal = button(tr('Show the answer'), () => finish(null));
  const votes = hands && makeHands(/** @type {Choice[]} */ (asked.choices), hands, language);
  let isAnswered = false; // after the first try
  let isOver = false;

  const tell = (/** @type {boolean} */ isRight) => {
    if (!isAnswered && answered === undefined) done(isRight);
    isAnswered = true;
  };
  /** @param {string} kind @param {(Node | string)[]} words */
  const say = (kind, ...words) => {
    reply.className = `reply ${kind}`;
    reply.replaceChildren(...words);
    if (all.isConnected) reply.scrollIntoView({block: 'nearest'});
  };
  // A disabled control loses the focus, and with it the keys of the lesson.
  function disable() {
    const hadFocus = all.contains(/** @type {ShadowRoot} */ (all.getRootNode()).activeElement);
    for (const control of /** @type {NodeListOf<HTMLButtonElement | HTMLInputElement>} */ (all.querySelectorAll('button, input')))
      control.disabled = true;
    if (hadFocus) /** @type {HTMLElement} */ (all.parentElement).focus({preventScroll: true});
  }
  // `isRight` null: the reader gives up.
  /** @param {boolean | null} isRight */
  function finish(isRight, hint = '') {
    if (isOver) return;
    isOver = true;
    tell(isRight === true);
    end.abort();
    reveal.hidden = true;
    disable();
    const right = asked.kind === 'choice' ? asked.choices.findIndex((choice) => choice.right) : -1;
    all.querySelectorAll('.choices > *')[right]?.classList.add('is-right');
    votes?.reveal();
    /** @type {[number, number] | null} */
    const counted = hands && votesIn(hands) > 0 ? [hands[right], votesIn(hands)] : null;
    say(
      isRight ? 'right' : 'told',
      make('b', {}, `${isRight ? tr('Right.') : truthOf(asked, language, phrase)} `),
      tr(asked.why),
      ...linesOf(phrase, counted, hint),
    );
    shown();
  }
  /** @param {boolean} isRight @param {string} why */
  function judge(isRight, why) {
    if (isOver || end.signal.aborted) return; // or the reader has left the stop
    if (isRight) return finish(true);
    tell(false);
    say('wrong', make('b', {}, `${tr('Not quite.')} `), why);
  }

  // The board's verdict; null if it could not judge, which is said.
  const ask = async (/** @type {string} */ said) => {
    try {
      return await board.judge(asked, said);
    } catch (/** @type {any} */ error) {
      say('wrong', language.put(sentenceOf(error)));
      return null;
    }
  };

  const makers = {
    choice: () => {
      if (votes) return [votes.element];
      const buttons = /** @type {Choice[]} */ (asked.choices).map(({text, why, right}, i) =>
        button(tr(text), () => {
          buttons[i].classList.add(right ? 'is-right' : 'is-wrong');
          judge(right, why ? tr(why) : tr('Think again, or look at the board.'));
        }),
      );
      return [make('div', {className: 'choices'}, ...buttons)];
    },
    number: () => {
      const input = make('input', {
        type: 'text',
        inputMode: 'numeric',
        autocomplete: 'off',
        maxLength: 15,
        'aria-labelledby': id,
      });
      const submit = async () => {
        const verdict = await ask(input.value.replace(/[\s,.']/g, ''));
        if (verdict === null) return;
        if (verdict === 'unreadable') return say('wrong', tr('Enter a whole number.'));
        judge(verdict === 'right', verdict === 'low' ? tr('Too low.') : tr('Too high.'));
      };
      input.addEventListener('keydown', ({key}) => {
        if (key === 'Enter') submit();
      });
      return [make('div', {className: 'entry'}, input, button(tr('Answer'), submit, true))];
    },
    square: () => {
      const input = make('input', {
        type: 'text',
        autocomplete: 'off',
        autocapitalize: 'off',
        spellcheck: false,
        maxLength: 12,
        size: 6,
        'aria-label': tr('Name of the square'),
      });
      const answer = async (/** @type {string} */ name) => {
        const verdict = await ask(name);
        if (verdict === null || end.signal.aborted) return;
        if (verdict === 'unreadable') return say('wrong', phrase("'{0}' is not a square such as a1.", name.slice(0, 12)));
        const isRight = verdict === 'right';
        board.mark([{place: 'square', square: name.trim(), kind: isRight ? 'right' : 'wrong'}]);
        judge(isRight, phrase("{0} isn't the answer.", name.trim()));
      };
      const submit = () => {
        if (input.value.trim()) answer(input.value);
      };
      input.addEventListener('keydown', ({key}) => {
        if (key === 'Enter') submit();
      });
      catchClicks(space, board, answer, end.signal, asked.clicks);
      return [
        make(
          'div',
          {className: 'entry'},
          make('span', {}, asked.clicks ? tr('Click the square, or type its name:') : tr('Type it:')),
          input,
          button(tr('Answer'), submit, true),
        ),
      ];
    },
  };
  all.append(...makers[asked.kind](), reply, make('div', {className: 'entry reveal'}, reveal));
  if (answered !== undefined)
    say('told', answered.right ? tr('You already got this right.') : tr("You've already tried this one."));
  return {
    element: all,
    close: () => end.abort(),
    isOver: () => isOver,
    reveal: (/** @type {string} */ hint) => finish(null, hint),
    count: (/** @type {string} */ letter, /** @type {number} */ by) => Boolean(!isOver && votes?.count(letter, by)),
  };
}

// While a question is open, a click on the board is an answer and does not start another search. On a graph, whose points it cannot find, a
// click does nothing.
/**
 * @param {HTMLElement} space @param {StopBoard} board @param {(square: string) => void} answer @param {AbortSignal} signal
 * @param {boolean | undefined} clicks
 */
function catchClicks(space, board, answer, signal, clicks) {
  const pane = make('div', {className: clicks ? 'catcher' : 'catcher blind', 'aria-hidden': 'true'});
  const place = () => {
    const rect = board.boardPlace();
    pane.hidden = !rect;
    if (rect)
      Object.assign(pane.style, {left: `${rect.x}px`, top: `${rect.y}px`, width: `${rect.width}px`, height: `${rect.height}px`});
  };
  pane.addEventListener('click', (event) => {
    const square = board.squareAt(event);
    if (square) answer(square);
  });
  const observer = new ResizeObserver(place);
  observer.observe(space);
  /** @type {ShadowRoot} */ (space.getRootNode()).host.addEventListener('frame', place, {signal});
  space.append(pane);
  place();
  signal.addEventListener('abort', () => {
    observer.disconnect();
    pane.remove();
  });
}
