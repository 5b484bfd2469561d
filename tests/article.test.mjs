// The article's claims. Every number in its text names the command that yields it (data-kt, data-of); every figure says
// what its boards show at their step (data-shows). Here the commands are run.
// Needs: kt.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {kt as program} from './built.mjs';

const examples = new URL('../web/examples/', import.meta.url);
const page = readFileSync(new URL('backtracking.html', examples), 'utf8').replace(/<!--[^]*?-->/g, '');

// The page is plain enough for patterns: no element is nested in one of its own kind, no attribute holds a >.
const attributesOf = (tag) =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].slice(1).map(([, name, value]) => [name, value ?? '']));
const elements = (name, text = page) =>
  [...text.matchAll(new RegExp(`(<${name}\\b[^>]*>)([^]*?)</${name}>`, 'g'))].map(([, tag, content]) => ({
    ...attributesOf(tag),
    content,
  }));
const plain = (html) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const without = (html, ...names) =>
  names.reduce((text, name) => text.replace(new RegExp(`<${name}\\b[^]*?</${name}>`, 'g'), ' '), html);

// The answer to each command is found once.
const once = (find) => {
  const answers = new Map();
  return (command) => {
    if (!answers.has(command)) answers.set(command, find(command));
    return answers.get(command);
  };
};
const kt = once((command) => {
  const {stdout, status} = spawnSync(program, command.split(' '), {encoding: 'utf8', maxBuffer: 2 ** 28});
  assert.notEqual(status, 2, `kt ${command}`);
  return stdout;
});
const solve = (command) => JSON.parse(kt(`${command} --print json`));
const trace = once((command) =>
  kt(`${command} --squares row-column`)
    .trim()
    .split('\n')
    .map((line) => {
      const [step, type, square, depth] = line.split(' ');
      return {step: Number(step), type, square, depth: Number(depth)};
    }),
);
const sides = (command) => /--board (\d+)x(\d+)/.exec(command).slice(1).map(Number);

function starts(command, verdict) {
  const [rows, cols] = sides(command);
  const all = Array.from({length: rows * cols}, (_, i) => `${Math.floor(i / cols)},${i % cols}`);
  return all.filter((start) => solve(`${command} --start ${start}`).status === verdict).length;
}

// The first squares of the search that are also the first of its tour. A search in depth never comes back to a square's
// place on the path once it has given it up, so these were kept from the beginning.
function squaresKept(command) {
  const entered = trace(`${command.replace('solve', 'trace')} --steps 64`);
  const straight = entered
    .slice(
      0,
      entered.findIndex(({type}) => type !== 'advance'),
    )
    .map(({square}) => square);
  const tour = solve(command).squares.map(String).slice(1);
  return 1 + straight.findIndex((square, i) => square !== tour[i]);
}

// The moves after which no tour was possible any more, with the visits from each until it was taken back. What a complete search
// takes back leads to no tour; before its first mistake the path is the beginning of the tour.
const mistakes = once((command) => {
  const tour = solve(command).squares.map(String),
    path = [tour[0]],
    found = [];
  let visits = 1,
    open = null;
  for (const {type, square} of trace(command.replace('solve', 'trace'))) {
    if (type === 'backtrack') {
      path.pop();
      if (path.length === open.depth - 1) {
        found.push({depth: open.depth, visits: visits - open.before});
        open = null;
      }
    } else {
      path.push(square);
      if (!open && square !== tour[path.length - 1]) open = {depth: path.length, before: visits};
      ++visits;
    }
  }
  return found;
});

// The numbers of onward moves from the knight's free squares, ascending.
function waysOn(command) {
  const [rows, cols] = sides(command);
  const visited = new Set(['0,0', ...trace(command).map(({square}) => square)]);
  const onward = ([row, col]) =>
    [
      [1, 2],
      [2, 1],
      [-1, 2],
      [-2, 1],
      [1, -2],
      [2, -1],
      [-1, -2],
      [-2, -1],
    ]
      .map(([down, right]) => [row + down, col + right])
      .filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < cols && !visited.has(`${r},${c}`));
  const knight = trace(command).at(-1).square.split(',').map(Number);
  return onward(knight)
    .map((square) => onward(square).length)
    .sort()
    .join();
}

// Between which sizes the means of the probes lie.
function spread(command) {
  const {low, high} = JSON.parse(kt(`${command} --print json`));
  return [low, high].map((size) => Number(size.toPrecision(2))); // as exactly as the text says it
}

// How each kind of claim is looked up: (command) -> the value that the text may quote.
const claims = {
  visits: (command) => solve(command).visits,
  backtracks: (command) => solve(command).backtracks,
  steps: (command) => solve(command).steps,
  squares: (command) => solve(command).squares.length,
  step: (command) => trace(command).at(-1).step,
  depth: (command) => trace(command).at(-1).depth,
  'moves before the first backtrack': (command) => trace(command).findIndex(({type}) => type !== 'advance'),
  'squares never given up': squaresKept,
  mistakes: (command) => mistakes(command).length,
  ...Object.fromEntries(
    ['first', 'second', 'third', 'fourth'].map((name, i) => [
      `visits of the ${name} mistake`,
      (command) => mistakes(command)[i].visits,
    ]),
  ),
  'visits of the first four mistakes': (command) =>
    mistakes(command)
      .slice(0, 4)
      .reduce((sum, {visits}) => sum + visits, 0),
  'ways on': waysOn,
  'starts with a tour': (command) => starts(command, 'tour'),
  'starts that get stuck': (command) => starts(command, 'stuck'),
  // The text rounds to two digits, and so are the ends of what the probes spread over.
  size: (command, value) => {
    const [low, high] = spread(command).map((end) => Number(end.toPrecision(2)));
    return Number(value) >= low && Number(value) <= high ? Number(value) : `${low} to ${high}`;
  },
  'years at 1e8 a second': (command, value) => {
    const years = spread(command).map((size) => size / 1e8 / (365.25 * 86400));
    return years.every((n) => n > Number(value) && n < 2 * Number(value)) ? Number(value) : years.join(' to ');
  },
  'largest side without a ring': (command) => {
    let side = 8;
    while (!solve(`${command} --board ${side + 2}x${side + 2}`).closed && side < 78) side += 2;
    return side;
  },
};

const colours = (board) => {
  const [rows, cols] = board.split('x').map(Number);
  return [Math.ceil((rows * cols) / 2), Math.floor((rows * cols) / 2)];
};
const boardClaims = {
  'squares of the corners’ colour': (board) => colours(board)[0],
  'squares of the other colour': (board) => colours(board)[1],
  'further squares of the other colour': (board) => colours(board)[1] - 1,
};

const kWords = {seven: 7, eleven: 11, thirteen: 13};

// '1.7 million', '4 × 10 21', 'million'.
function sizeOf(told) {
  const [, digits, power] = /^([\d.]+) × 10 (\d+)$/.exec(told) ?? [];
  return digits ? Number(`${digits}e${power}`) : Number(told.replace(/ ?million/, '') || 1) * 1e6;
}

// A hundred million visits take half a minute under the sanitizers, and the largest side 36 searches.
const isLong = ({'data-kt': command, 'data-of': of}) =>
  /--max-visits \d{9}/.test(command) || of === 'largest side without a ring';

test('every number in the article matches kt', () => {
  const quoted = elements('data').filter((number) => process.env.KT_ALL || !isLong(number));
  assert.ok(quoted.length >= 40, `${quoted.length} numbers`);
  for (const {value, content, 'data-kt': command, 'data-of': of, 'data-board': board} of quoted) {
    const told = plain(content);
    const is = board ? boardClaims[of](board) : of ? claims[of](command, value) : Number(kt(command));
    assert.equal(String(is), String(of === 'ways on' ? value : Number(value)), `${told}: ${command ?? board}, ${of}`);
    if (of === 'ways on') assert.equal(told.replaceAll(' ', ''), value.replaceAll(' ', ''));
    else if (/^(size|years)/.test(of)) assert.equal(sizeOf(told), Number(value));
    else if (told.includes('×')) assert.equal(told, `${value} × ${value}`);
    else assert.equal(kWords[told] ?? Number(told.replaceAll(',', '')), Number(value), told);
    if (/^\d{4,}$/.test(told)) assert.fail(`${told} lacks its separators`);
  }
});

test('every number in the article is checked', () => {
  const article = page.slice(page.indexOf('<article>'));
  const rest = plain(without(article, 'data', 'button', 'knights-tour', 'pre').replace(/<p class="count">.*<\/p>/g, ''));
  // Years, and the squares of the boards of five by five and eight by eight.
  const known = ['1823', '1975', '25', '64'];
  assert.deepEqual(
    rest.match(/\d[\d,.]*\d|\d/g).filter((number) => !known.includes(number)),
    [],
  );
});

test('every board shows the event that its figure claims', () => {
  const figures = elements('figure').filter(({content}) => content.includes('<knights-tour'));
  assert.ok(elements('knights-tour').length >= 6);
  for (const figure of figures) {
    const boards = elements('knights-tour', figure.content);
    const kinds = figure['data-shows'].split(', ');
    assert.equal(kinds.length, boards.length, figure['data-shows']);
    boards.forEach(
      (
        {board, step = '0', algorithm = 'backtracking', moves = 'clockwise', start = '0,0', goal = 'tour', detail = 'move'},
        i,
      ) => {
        const settings = `--board ${board} --algorithm ${algorithm} --moves ${moves} --start ${start} --goal ${goal} --detail ${detail}`;
        if (kinds[i] === 'start') return assert.equal(step, '0');
        const events = trace(`trace ${settings} --steps ${Number(step) + 1}`);
        const [now, next] = [events[step - 1], events[step]];
        assert.equal(now.step, Number(step), `${board} has a step ${step}`);
        const squares = Number(board.split('x')[0]) ** 2;
        if (kinds[i] === 'dead end') {
          assert.deepEqual([now.type, next.type], ['advance', 'backtrack']);
          assert.ok(now.depth < squares);
        } else if (kinds[i] === 'closed tour') {
          assert.equal(now.type, 'tour');
          assert.equal(solve(`solve ${settings}`).closed, true);
        } else {
          assert.equal(now.type, kinds[i]);
        }
        const count = [...figure.content.matchAll(/<p class="count">(.*)<\/p>/g)][i]?.[1];
        const verdict = {tour: ': a tour', stuck: ': stuck'}[now.type] ?? '';
        if (count !== undefined) assert.equal(count, `step ${Number(step).toLocaleString('en')}, ${now.depth} squares${verdict}`);
      },
    );
  }
});

test('the article describes its pictures correctly', () => {
  const last = trace('trace --board 5x5 --steps 20');
  const visited = new Set(['0,0', ...last.map(({square}) => square)]);
  const free = [];
  for (let row = 0; row < 5; ++row)
    for (let col = 0; col < 5; ++col) if (!visited.has(`${row},${col}`)) free.push(`${row},${col}`);
  assert.deepEqual(free, ['2,0', '3,0', '4,0', '4,1'], 'four squares, all in the corner at the lower left');
  assert.equal(last.at(-1).square, '3,1', 'from where none of them is a move away');
  assert.equal(squaresKept('solve --board 5x5'), 7);
  assert.deepEqual(
    trace('trace --board 5x5 --steps 24')
      .slice(-4)
      .map(({type}) => type),
    Array(4).fill('backtrack'),
  );
  const looks = trace('trace --board 5x5 --detail candidate --steps 97');
  assert.deepEqual(
    looks.slice(-4).map(({type}) => type),
    ['backtrack', 'reject', 'reject', 'advance'],
    'two moves fail, the third is free',
  );
  assert.equal(looks[93].depth, trace('trace --board 5x5 --steps 24').at(-1).depth, 'both are the same moment');
  assert.deepEqual(
    mistakes('solve --board 5x5')
      .slice(0, 5)
      .map(({depth}) => depth),
    [8, 8, 8, 8, 10],
    'the first four in the eighth place',
  );
  assert.ok(page.includes(`&amp;step=${solve('solve --board 5x5').steps}"`), 'the large board opens at the tour');
  const rule = solve('solve --board 6x6 --algorithm warnsdorff');
  assert.deepEqual([rule.status, rule.backtracks], ['tour', 0], 'the rule makes no mistake');
  const growth = elements('table').find(({content}) => content.includes('data-side'));
  const sizes = elements('data', growth.content)
    .filter((data) => data['data-of'] === 'size')
    .map(({value}) => Number(value));
  assert.deepEqual(
    sizes.slice(1).map((size, i) => Math.round(Math.log10(size / sizes[i]))),
    [4, 5, 6, 7],
    'ten thousand, a hundred thousand, a million, ten million',
  );
  assert.equal(solve('solve --board 9x9 --max-visits 100000000').status, 'limit');
  for (const board of ['5x5', '4x4'])
    assert.equal(solve(`solve --board ${board}${board === '5x5' ? ' --start 0,1' : ''} --no-theorems`).status, 'none');
  assert.equal(waysOn('trace --board 8x8 --algorithm warnsdorff --steps 10').split(',')[0], '3');
  assert.match(kt('list'), /clockwise +\(2,1\) \(1,2\) \(-1,2\) \(-2,1\)/, 'five o’clock, and on against the clock');
  assert.match(kt('list'), /report +\(-2,1\) \(-1,2\) \(1,2\) \(2,1\)/, 'one o’clock, and on with the clock');
});

test("the matrix shown without scripts is the board's tour", () => {
  const matrices = elements('pre').filter((pre) => pre['data-kt']);
  assert.equal(matrices.length, 1);
  for (const {content, 'data-kt': command} of matrices) assert.equal(content.trim(), kt(command).trim());
  for (const {content} of elements('knights-tour')) assert.ok(plain(content).length > 20, 'every board has a text in its place');
});

test('the article has a readable length and loads nothing from other sites', () => {
  const article = page.slice(page.indexOf('<article>'), page.indexOf('<h2 id="exercises">')); // which are done, not read
  const words = plain(without(article, 'knights-tour', 'pre', 'button', 'table').replace(/<p class="count">.*<\/p>/g, '')).split(
    ' ',
  ).length;
  assert.ok(words >= 1300 && words <= 1800, `${words} words`);
  assert.doesNotMatch(page, /https?:|<style|\sstyle=|\son\w+=/, 'a strict policy allows none of this');
  for (const [, address] of page.matchAll(/(?:src|href)="([^"#]+)"/g)) {
    if (!address.startsWith('../')) assert.ok(existsSync(new URL(address, examples)), address);
  }
});
