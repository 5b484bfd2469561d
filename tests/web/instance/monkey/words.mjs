// What the monkey says: settings, links, calls and messages, good ones and such as nobody should send.
import {algorithms, moveOrders, panels, runUntil, settingKeys, textFormats, themes, tieRules} from '#tables';

const ids = (rows) => rows.map(({id}) => id);
const kCycle = Array.from({length: 12}, (_, i) => `V${i}-V${(i + 1) % 12};V${i}-V${(i + 5) % 12}`).join(';');

export const kGarbage = [
  '',
  ' ',
  '\n',
  '\t',
  '%',
  '%zz',
  '%00',
  '\u0000',
  '\ud800',
  '\u202e',
  'é',
  '♞',
  '"',
  "'",
  '\\',
  '<img src=x onerror=alert(1)>',
  '&',
  '=',
  '#',
  ';;;',
  ',,,',
  '-1',
  '0x10',
  '1e999',
  'NaN',
  'Infinity',
  '-0',
  '1.5',
  '9'.repeat(40),
  '__proto__',
  'constructor',
  'undefined',
  'null',
  'x'.repeat(5000),
  '1 2 3\n4 5 6\n7 8 9',
  '1 6 11\n12 9 4\n7 2 5\n10 3 8',
  '0,0;1,2;0,4',
  'a1 b3 c5',
  '[[0,0],[1,2]]',
  'A-B;B-C;C-A',
  '#v=1&board=5&step=30',
  'http://127.0.0.1/#board=6',
];

// Boards as large as they are likely.
const kBoards = [
  '5x5',
  '5',
  '5x5',
  '6',
  '6x6',
  '8x8',
  '8',
  '3x4',
  '3x10',
  '7x3',
  '1x1',
  '1x2',
  '2x2',
  '4x4',
  '10x10',
  '26x27',
  '40x30',
  '100x100',
  '2x300',
  '1000x1000',
  '0x0',
  '5x',
  '1025x1',
  '-3',
];
const kSquares = ['0,0', '0,0', 'a1', 'b1', 'c3', 'h8', '2,2', '4,4', '0,1', '7,7', '99,99', 'zz9', '-1,0', '0,', 'A', 'V3'];
const kValues = {
  board: kBoards,
  holes: ['none', 'none', '0,1', '1,1;2,2', 'a1;b2;c3', '0,0', '3,3;3,3', '2,2;2,3;3,2;3,3', '50,50', ';'],
  leaper: ['1,2', '1,2', '2,1', '0,1', '1,3', '2,3', '1,1', '0,0', '1023,1023', '1'],
  graph: ['none', 'none', 'none', 'A-B;A-C;B-D;C>D', 'A-B;B-C;C-A', 'A>B;B>C;C>A', kCycle, 'A-A', 'A', 'A-B;;', 'A-B;C-D'],
  start: kSquares,
  end: ['none', 'none', ...kSquares],
  given: ['none', 'none', '1,2', '2,1;4,2', '1,2;1,2', 'b3', 'B;C', '9,9', ';'],
  goal: ['tour', 'closed', 'open'],
  algorithm: [...ids(algorithms), 'backtracking', 'warnsdorff-backtracking', 'none'],
  moves: [...ids(moveOrders), '87654321', '31427586', '1234567', '11111111'],
  tie: [...ids(tieRules), 'never'],
  seed: ['1', '2', '42', '4294967295', '4294967296', '-1'],
  detail: ['move', 'move', 'candidate', 'all'],
  mode: ['watch', 'watch', 'play', 'predict', 'sleep'],
  compare: ['none', 'none', 'two-orders', 'pruned-naive', 'algorithm:pruned', 'board:5x5~start:1,1', '@~same', 'x:y', '~~~~'],
  clock: ['steps', 'time', 'days'],
  lesson: ['none', 'none', 'none', 'dead-end', 'graph.2', 'no-such-lesson', '.abc'],
  speed: ['frame', 'max', '1', '0.25', '4', '60', '1000', '1e9', '1e10', '0', 'fast'],
  step: ['0', '1', '7', '100', '1000', '50000', '9007199254740991', '9007199254740992', '9007199254740993', '-1', '1e3', '0.5'],
  at: ['none', 'none', 'AAAA', '0', 'x.y.z'],
  theme: ['auto', ...Object.keys(themes), 'pink'],
  lang: ['auto', 'auto', 'en', 'de', 'fr', 'zh', 'klingon'],
  scale: ['1', '1', '0.5', '1.5', '3', '0', '4'],
  controls: ['full', 'full', 'quiet', 'minimal', 'none', 'some'],
  squares: ['chess', 'chess', 'row-column', 'rows'],
  panels: [
    'auto',
    'none',
    ...ids(panels),
    ids(panels).join(),
    `${ids(panels)[0]},${ids(panels)[0]}`,
    'code,tree',
    'stack,plot',
    'doors',
  ],
  language: ['none', 'english', 'pseudocode', 'cpp', 'python', 'java', 'javascript', 'latin'],
  base: ['0', '1', '2'],
  heat: ['true', 'false', '', 'heat', 'maybe'],
  hope: ['true', 'true', 'false', '', 'lost'],
  autoplay: ['true', 'false', ''],
};

export const kKeys = [
  ' ',
  ' ',
  'ArrowRight',
  'ArrowLeft',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  ...'fpmdbljt+-riocnh04682159,?',
  'Tab',
  'Tab',
  'Enter',
  'Escape',
  'Escape',
  'Backspace',
  'Delete',
  'ArrowUp',
  'ArrowDown',
];

export const word = (r) => Array.from({length: 1 + r.below(3)}, () => r.pick(kGarbage)).join('');

// One in ten is none that there is.
export function oneSetting(r) {
  const key = r.pick(settingKeys);
  return [key, r.chance(0.1) ? word(r) : r.pick(kValues[key])];
}
export const someSettings = (r) => Object.fromEntries(Array.from({length: 1 + r.below(4)}, () => oneSetting(r)));

export function link(r) {
  if (r.chance(0.15)) return word(r);
  const query = new URLSearchParams(
    Object.entries(someSettings(r)).map(([key, value]) => [key, value.replace(/[\ud800-\udfff]/g, '?')]),
  );
  return `${r.pick(['v=1&', '', ''])}${query}${r.chance(0.1) ? `&${word(r)}` : ''}`;
}

const kSteps = [0, 1, 2, 3, 10, 100, 1000, 20_000, 1_000_000];
const kBadNumbers = [-1, 0.5, NaN, Infinity, 2 ** 53 + 2, null, '7', {}, 1e300];
const number = (r) => (r.chance(0.15) ? r.pick(kBadNumbers) : r.pick(kSteps));

const kCalls = {
  play: () => [],
  pause: () => [],
  step: (r) => (r.chance(0.3) ? [] : [r.pick([1, -1]) * number(r)]),
  seek: (r) => [r.chance(0.1) ? r.pick([2 ** 53, 1e12]) : number(r)],
  runUntil: (r) => [r.chance(0.1) ? word(r) : r.pick(runUntil)],
  reset: () => [],
  getState: (r) => r.pick([[], [{path: false}], [{}]]),
  setState: (r) => [
    r.pick([
      () => ({settings: someSettings(r)}),
      () => ({settings: someSettings(r)}),
      () => ({settings: someSettings(r)}),
      () => ({settings: someSettings(r), step: number(r), status: r.pick(['playing', 'paused', 'tour'])}),
      () => ({status: r.pick(['playing', 'paused', 'stopped'])}),
      () => ({step: number(r)}),
      () => ({[word(r).slice(0, 40)]: word(r).slice(0, 40)}),
      () =>
        r.pick([null, 7, [], 'settings', {settings: null}, {settings: {board: {}}}, {settings: {board: null}}, {speed: 'max'}]),
    ])(),
  ],
  controls: () => [],
  toText: (r) => [r.chance(0.1) ? word(r) : r.pick(ids(textFormats))],
  checkTour: (r) => [word(r), r.chance(0.5) ? '' : r.pick(kBoards)],
  permalink: () => [],
};
const kOfMessages = {ready: () => []};
const kOfElements = {
  toSvg: (r) => r.pick([[], [{theme: 'dark'}], [{width: 300, knight: false}], [{width: -1, theme: 'x'}]]),
  film: (r) => [number(r)],
  focus: () => [{preventScroll: true}],
  blur: () => [],
  share: () => [],
};

function oneCall(r, calls) {
  const name = r.pick(Object.keys(calls));
  return [name, calls[name](r)];
}

export function call(r) {
  const [method, args] = oneCall(r, {...kCalls, setState2: kCalls.setState, ...kOfElements});
  return {method: method.replace(/\d/, ''), args};
}

const kType = 'knights-tour/1';
export function message(r, id) {
  if (r.chance(0.2))
    return r.pick([
      null,
      7,
      word(r),
      [],
      {},
      {type: kType},
      {type: kType, call: null},
      {type: kType, id, call: r.pick(kGarbage)},
      {type: kType, id, call: 'step', args: {length: 3}},
    ]);
  const [name, args] = oneCall(r, {...kCalls, ...kOfMessages});
  return {type: kType, id, call: name, ...(args.length > 0 && {args})};
}
