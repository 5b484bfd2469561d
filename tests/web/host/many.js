// As many boards as the address says in `boards`, one below the other, or `small` ones side by side; `eager` loads at once.
addEventListener('DOMContentLoaded', () => {
  const wishes = new URLSearchParams(location.search);
  document.body.classList.toggle('small', wishes.has('small'));
  for (let i = 0; i < Number(wishes.get('boards') ?? 20); ++i) {
    const board = document.createElement('knights-tour');
    board.id = `board${i}`;
    board.setAttribute('board', `5x${5 + (i % 4)}`);
    board.setAttribute('controls', 'minimal');
    board.setAttribute('poster', 'auto');
    document.body.append(board);
  }
});
