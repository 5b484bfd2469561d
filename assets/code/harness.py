"""The frame around the Python listings. Standard input says what to search and how many steps to print:

    echo 5x5 0,0 100 candidate | python3 backtracking.py

`trace` prints each event as `kt trace` does. A tour is the advance that completes it, and the end of the search the
last backtrack: they rename the event before.
"""
import atexit
import os
import sys

_words = sys.stdin.read().split()
rows, cols = map(int, _words[0].split("x"))
start = tuple(map(int, _words[1].split(",")))
_steps = int(_words[2])
_candidates = "candidate" in _words

MOVES = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
board = {(row, col): 0 for row in range(rows) for col in range(cols)}
sys.setrecursionlimit(10_000)

_step, _last = 0, ("start", start, 1)


def _flush():
    event, (row, col), depth = _last
    if _step > 0:
        print(_step, event, f"{row},{col}", depth)


atexit.register(_flush)


def trace(event, square=start, depth=0):
    global _step, _last
    if event == "tour":
        _last = (event, _last[1], len(board))
    elif event == "exhausted":
        _last = (event, _last[1], 0)
    elif event != "start" and not (event == "advance" and depth == 1):
        if event in ("reject", "prune"):
            if not _candidates:
                return
            event = "reject"
        _flush()
        if _step == _steps:
            sys.stdout.flush()
            os._exit(0)
        _step, _last = _step + 1, (event, square, depth)


def trace_rejects(square, depth):
    for down, right in MOVES:
        to = (square[0] + down, square[1] + right)
        if board.get(to) != 0:
            trace("reject", to, depth)


def show(numbers):
    for row in range(rows):
        print(*(f"{numbers[row, col]:3}" for col in range(cols)))


# Chance, by splitmix64.

_GOLDEN = 0x9E3779B97F4A7C15


def _mixed(x):
    mask = 2**64 - 1
    x &= mask
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & mask
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & mask
    return x ^ (x >> 31)


def _chance_of(attempt, seed=1):
    return _mixed(_mixed(seed + _GOLDEN) + attempt + _GOLDEN)


# Restarts.

_GIVEN = list(MOVES)


def shuffle_moves(attempt):
    MOVES[:] = _GIVEN
    for i in range(len(MOVES), 1, -1):
        j = _mixed(_chance_of(attempt) + i * _GOLDEN) % i
        MOVES[i - 1], MOVES[j] = MOVES[j], MOVES[i - 1]


# Divide and conquer.

# Ready tours: their first halves, a digit 1 to 8 for each move; the second half is the first with every move reversed.
_HALVES = {
    (6, 6): "182345887453281472",
    (6, 8): "232186763854318521354711",
    (8, 8): "14718135643238528185616612452722",
    (8, 10): "2742323818753356767216813256417723442721",
    (10, 10): "18182323454585218185276613456771834442568714283822",
    (10, 12): "181825832323454576767258181252234552277763347118534167853122",
}
links = {square: [] for square in board}


def ready_tour(top, left, height, width):
    upright = height > width
    half = _HALVES[(width, height) if upright else (height, width)]
    squares, row, col = [], 0, 0
    for turn in (0, 4):
        for digit in half:
            squares.append((top + col, left + row) if upright else (top + row, left + col))
            down, right = MOVES[(int(digit) - 1 + turn) % 8]
            row, col = row + down, col + right
    return squares


def ring(row, col):
    offsets = [(-1, -3), (-2, -1), (-3, 1), (-1, 0), (0, 2), (1, 0), (2, -2), (0, -1)]
    return [(row + down, col + right) for down, right in offsets]


def link(a, b):
    links[a].append(b)
    links[b].append(a)


def unlink(a, b):
    links[a].remove(b)
    links[b].remove(a)


def show_links():
    _show_cycle(lambda square: links[square])


def _show_cycle(linked):
    before, here, path = None, start, []
    while not path or here != start:
        path.append(here)
        a, b = linked(here)
        before, here = here, b if a == before else a
    print("cycle", *(f"{row},{col}" for row, col in path))


# The neural network.

neurons = sorted(
    ((row, col), (row + down, col + right))
    for row, col in board
    for down, right in MOVES
    if (row, col) < (row + down, col + right) in board
)
neurons_at = {square: [i for i, pair in enumerate(neurons) if square in pair] for square in board}
active = [False] * len(neurons)
patience = 40 * next(side for side in range(rows * cols + 1) if side * side >= rows * cols)


def coins(attempt):
    """Heads or tails for each neuron."""
    base = _chance_of(attempt)
    return [bool(_mixed(base + i // 64 + _GOLDEN) >> i % 64 & 1) for i in range(len(neurons))]


def show_active():
    _show_cycle(lambda square: [_other(neurons[i], square) for i in neurons_at[square] if active[i]])


def _other(pair, square):
    return pair[1] if pair[0] == square else pair[0]
