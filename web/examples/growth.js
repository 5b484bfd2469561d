// The article's chart of growth. One board makes all runs, one after the other, as any page's script could: the script changes
// its settings, and it runs until a tour. The size of the whole search is in the table under the chart, from `kt estimate`.
//
// Nothing runs before the reader presses the button. A run that has not ended after kMaxVisits visits is cancelled.

const kMaxVisits = 1e8;
const kTop = 30; // decimal logarithm of the chart's upper edge
const kStep = 5; // between two of its lines
const kNarrow = 420; // pixels
const kEdge = {top: 24, right: 84, bottom: 28, left: 36};
// Decimal logarithms of the visits in that time, at a hundred million per second.
const kWaits = [
  [8, '1 second'],
  [11.56, '1 hour'],
  [15.5, '1 year'],
  [21.5, '10⁶ years'],
  [25.64, 'age of the', 'universe'],
];
const kMethods = {
  guess: {algorithm: 'warnsdorff-backtracking', name: 'with a better guess'},
  blind: {algorithm: 'backtracking', name: 'blind'},
};

const chart = document.querySelector('.chart');
const runner = document.querySelector('.runner');
const board = runner.querySelector('knights-tour');
const button = runner.querySelector('button');
const told = runner.querySelector('.told');
const spoken = runner.querySelector('[role="status"]'); // once per run

const sides = [...document.querySelectorAll('.growth [data-side]')].map((row) => Number(row.dataset.side));
const forest = [...document.querySelectorAll('.growth data[data-of="size"]')].map(({value}) => Number(value));
let runs = []; // {side, method, visits, is: 'running', 'tour' or 'given up'}

const count = (n) => n.toLocaleString('en');
const short = (n, digits) => n.toLocaleString('en', {notation: 'compact', maximumSignificantDigits: digits});
const power = (n) => (n === 0 ? '1' : `10${[...String(n)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[digit]).join('')}`);

function shape(name, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function draw() {
  const {clientWidth: width, clientHeight: height} = chart;
  if (width === 0) return;
  const right = width - kEdge.right;
  const x = (side) => kEdge.left + ((sides.indexOf(side) + 0.5) * (right - kEdge.left)) / sides.length;
  const yOf = (logarithm) => height - kEdge.bottom - (logarithm * (height - kEdge.top - kEdge.bottom)) / kTop;
  const y = (visits) => yOf(Math.log10(visits));
  const text = (at, up, words, rest = {}) => shape('text', {x: at, y: up, 'dominant-baseline': 'middle', ...rest}, words);
  const line = (name, x1, y1, x2, y2) => shape('line', {class: name, x1, y1, x2, y2});
  const path = (points, name) =>
    shape('path', {class: name, d: points.map(([at, up], i) => `${i ? 'L' : 'M'}${at} ${up}`).join('')});
  const svg = shape('svg', {viewBox: `0 0 ${width} ${height}`});

  for (let logarithm = 0; logarithm <= kTop; logarithm += kStep) {
    svg.append(
      line('grid', kEdge.left, yOf(logarithm), right, yOf(logarithm)),
      text(kEdge.left - 6, yOf(logarithm), power(logarithm), {'text-anchor': 'end'}),
    );
  }
  for (const side of sides) svg.append(text(x(side), height - 10, `${side} × ${side}`, {'text-anchor': 'middle'}));
  svg.append(text(0, 8, 'visits'), text(right + 2, 8, 'wait'), line('axis', right, yOf(0), right, yOf(kTop)));
  for (const [logarithm, ...words] of kWaits) {
    svg.append(line('axis', right, yOf(logarithm), right + 5, yOf(logarithm)));
    words.forEach((word, i) => svg.append(text(right + 9, yOf(logarithm) + 15 * i, word)));
  }

  const estimates = shape(
    'g',
    {class: 'forest'},
    path(
      sides.map((side, i) => [x(side), y(forest[i])]),
      'dashed',
    ),
  );
  sides.forEach((side, i) =>
    estimates.append(shape('path', {class: 'mark', d: `M${x(side)} ${y(forest[i])}m0-5.5l5.5 5.5-5.5 5.5-5.5-5.5z`})),
  );
  svg.append(estimates);
  for (const method of Object.keys(kMethods)) {
    const own = runs.filter((run) => run.method === method && run.visits > 0);
    const group = shape(
      'g',
      {class: method},
      path(
        own.map(({side, visits}) => [x(side), y(visits)]),
        'solid',
      ),
    );
    for (const {side, visits, is} of own) {
      const [at, up] = [x(side), y(visits)];
      const name = `mark${is === 'tour' ? '' : ' running'}`;
      const known = {class: name, 'data-side': side, 'data-visits': visits, 'data-is': is};
      group.append(
        method === 'blind'
          ? shape('circle', {...known, cx: at, cy: up, r: 5})
          : shape('rect', {...known, x: at - 4.5, y: up - 4.5, width: 9, height: 9}),
      );
      if (is === 'given up') group.append(shape('path', {class: 'mark', d: `M${at} ${up - 14}l4 6h-8z`}));
      group.append(
        text(at, up - (is === 'given up' ? 23 : 13), short(visits, width < kNarrow ? 2 : 3), {
          class: 'value',
          'text-anchor': 'middle',
        }),
      );
    }
    svg.append(group);
  }
  chart.replaceChildren(svg);
}

const sentenceOf = ({side, method, visits, is}) =>
  `${side} × ${side}, ${kMethods[method].name}: ${is === 'given up' ? 'given up after ' : ''}${count(visits)} visits`;

// Resolves to whether it came to its end, or to kMaxVisits.
async function make(run) {
  const wanted = {board: `${run.side}x${run.side}`, algorithm: kMethods[run.method].algorithm};
  const look = () => {
    const {visits, settings, status} = board.getState({path: false});
    if (Object.entries(wanted).some(([key, value]) => settings[key] !== value)) return status; // it has not begun
    run.visits = visits;
    if (visits >= kMaxVisits) board.pause();
    told.textContent = sentenceOf(run);
    draw();
    return status;
  };
  board.addEventListener('frame', look);
  try {
    await board.setState({settings: {...wanted, speed: 'max'}, step: 0});
    await board.runUntil('tour');
  } finally {
    board.removeEventListener('frame', look);
  }
  run.is = look() === 'tour' ? 'tour' : 'given up';
  look();
  spoken.textContent = told.textContent;
  return run.is === 'tour' || run.visits >= kMaxVisits;
}

let isRunning = false;
const idle = button.textContent;

async function makeAll() {
  isRunning = true;
  button.textContent = button.dataset.run;
  runs = [];
  try {
    for (const side of sides) {
      for (const method of Object.keys(kMethods)) {
        const run = {side, method, visits: 0, is: 'running'};
        runs.push(run);
        if (!(await make(run))) return;
      }
    }
  } catch {
    runs.pop(); // the board says why
  } finally {
    isRunning = false;
    button.textContent = idle;
    draw();
  }
}

button.addEventListener('click', () => {
  if (isRunning) board.pause();
  else makeAll();
});
new ResizeObserver(draw).observe(chart);
