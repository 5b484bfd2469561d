// Folder `examples`: pages that show what can be done with <knights-tour>: one that is as small as can be (minimal.html), and
// an article with live boards (backtracking.html). May know: its attributes, methods and events, as any page may.
// Begin with minimal.html.
//
// Here: the buttons of the article, the line under a board that says where its search is, and the line of a program that it
// has just run. The chart of growth is in growth.js.
//
// A button names what it does, and with what: <button data-do="run-until" data-with="dead-end">. It acts on every board of
// its figure, or on the one that data-board names. The n-th .count of a figure belongs to its n-th board.
// A program is that of the board that its data-board names; each of its lines has the events that it does in data-line.

const kActions = {
  'step': (board, count) => board.step(Number(count)),
  'seek': (board, step) => board.seek(Number(step)),
  'run-until': (board, event) => board.runUntil(event),
  'walk': (board) => board.setState({settings: {speed: '6'}, step: 0, status: 'playing'}),
  'toggle': (board, speed) => {
    if (isPlaying(board)) return board.pause();
    return speed ? board.setState({settings: {speed}, status: 'playing'}) : board.play();
  },
  // Another algorithm, and on to its tour, or to where it gets stuck.
  'algorithm': async (board, algorithm) => {
    await board.setState({settings: {algorithm}});
    await board.runUntil('tour');
  },
};

const isPlaying = (board) => board.getState()?.status === 'playing';
const boardsOf = (figure) => [...figure.querySelectorAll('knights-tour')];

const kVerdicts = {tour: 'a tour', stuck: 'stuck', exhausted: 'no tour: everything was tried'};

function tellCount(board) {
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
      Promise.resolve(kActions[button.dataset.do](board, button.dataset.with)).catch(() => {});  // it says so in its own place
    }
  });
}

for (const toggle of document.querySelectorAll('button[data-do="toggle"]')) {
  const [board] = boardsOf(toggle.closest('figure'));
  const idle = toggle.textContent;
  for (const event of ['ready', 'statechange']) {
    board.addEventListener(event, () => { toggle.textContent = isPlaying(board) ? 'Pause' : idle; });
  }
}

// With each picture, so that both are of the same step, however fast it plays.
for (const board of document.querySelectorAll('knights-tour')) board.addEventListener('frame', () => tellCount(board));
for (const program of document.querySelectorAll('.code[data-board]')) {
  const board = document.getElementById(program.dataset.board);
  const lines = [...program.querySelectorAll('span')];
  board.addEventListener('frame', () => markLine(board, lines));
}
