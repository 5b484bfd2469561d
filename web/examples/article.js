// Module `examples`: pages that show uses of <knights-tour>: a minimal one (minimal.html), and an article with live boards
// (backtracking.html). May know: its attributes, methods and events, like any page. Begin with minimal.html.
//
// This file has the buttons of the article, the line under a board that shows its counts, and the line of a program that has just run.
// growth.js has the chart of growth, flame.js the flame graph.
//
// A button names its action and argument: <button data-do="run-until" data-with="dead-end">. It acts on every board of its figure, or on
// the one named in data-board. The n-th .count of a figure belongs to its n-th board. A program belongs to the board named in its
// data-board; data-line has the events of each line.

const kActions = {
  step: (board, count) => board.step(Number(count)),
  seek: (board, step) => board.seek(Number(step)),
  'run-until': (board, event) => board.runUntil(event),
  walk: (board) => board.setState({settings: {speed: '6'}, step: 0, status: 'playing'}),
  toggle: (board, speed) => {
    if (isPlaying(board)) return board.pause();
    return speed ? board.setState({settings: {speed}, status: 'playing'}) : board.play();
  },
  // Switches the algorithm, and runs to its tour or until it is stuck.
  algorithm: async (board, algorithm) => {
    await board.setState({settings: {algorithm}});
    await board.runUntil('tour');
  },
};

const isPlaying = (board) => board.getState()?.status === 'playing';
const boardsOf = (figure) => [...figure.querySelectorAll('knights-tour')];

const kVerdicts = {tour: 'a tour', stuck: 'stuck', exhausted: 'no tour: everything was tried'};

function showCount(board) {
  const figure = board.closest('figure');
  const count = figure.querySelectorAll('.count')[boardsOf(figure).indexOf(board)];
  const state = board.getState();
  if (!count || !state) return;
  const squares = state.depth === 1 ? '1 square' : `${state.depth} squares`;
  const verdict = kVerdicts[state.status];
  const text = `step ${state.step.toLocaleString('en')}, ${squares}${verdict ? `: ${verdict}` : ''}`;
  if (count.textContent !== text) count.textContent = text;
}

function markLine(board, lines) {
  const type = board.getState({path: false})?.event.type;
  if (!type) return;
  for (const line of lines) {
    if (line.dataset.line?.split(' ').includes(type)) line.setAttribute('aria-current', 'step');
    else line.removeAttribute('aria-current');
  }
}

for (const button of document.querySelectorAll('button[data-do]')) {
  const figure = button.closest('figure');
  const boards = button.dataset.board ? [document.getElementById(button.dataset.board)] : boardsOf(figure);
  button.addEventListener('click', () => {
    for (const board of boards) {
      Promise.resolve(kActions[button.dataset.do](board, button.dataset.with)).catch(() => {}); // the board reports the error
    }
  });
}

for (const toggle of document.querySelectorAll('button[data-do="toggle"]')) {
  const [board] = boardsOf(toggle.closest('figure'));
  const idle = toggle.textContent;
  for (const event of ['ready', 'statechange']) {
    board.addEventListener(event, () => {
      toggle.textContent = isPlaying(board) ? 'Pause' : idle;
    });
  }
}

// With each frame, so that both show the same step, however fast it plays.
for (const board of document.querySelectorAll('knights-tour')) board.addEventListener('frame', () => showCount(board));
for (const program of document.querySelectorAll('.code[data-board]')) {
  const board = document.getElementById(program.dataset.board);
  const lines = [...program.querySelectorAll('span')];
  board.addEventListener('frame', () => markLine(board, lines));
}
