from harness import MOVES, board, cols, rows, show, start, trace, trace_rejects

OUT = "out"


def _last_colour():
    return (sum(start) + rows * cols - 1) % 2


near = {
    (row, col): [to for down, right in MOVES if (to := (row + down, col + right)) in board]
    for row, col in board
}
near[OUT] = [s for s in board if s == start or sum(s) % 2 == _last_colour()]
for _square in near[OUT]:
    near[_square].append(OUT)
left, forced = {}, {}


def link(moves, a, b):
    moves[a].add(b)
    moves[b].add(a)


def unlink(moves, a, b):
    moves[a].discard(b)
    moves[b].discard(a)


def count(moves):
    return sum(map(len, moves.values())) // 2


# [shown]
# near[s]: the squares one move away from s. OUT is outside the
# board: it is near the start and all squares that may be last.
def degree(square):
    return sum(board.get(to) == 0 for to in near[square])

def chain_end(square, before):
    while len(forced[square]) == 2:
        [on] = forced[square] - {before}
        square, before = on, square
    return square

def force(a, b):
    """Force a move, and drop the moves that it rules out."""
    link(forced, a, b)
    for s in (a, b):
        if len(forced[s]) == 2:  # no third move
            for other in left[s] - forced[s]:
                unlink(left, s, other)
    if count(forced) < len(near) - 1:  # loop too short
        first, last = chain_end(a, b), chain_end(b, a)
        if last not in forced[first]: unlink(left, first, last)

def moves_left(path):
    for s in near: left[s], forced[s] = set(near[s]), set()
    for a, b in zip([OUT] + path, path): force(a, b)
    while scarce := [(a, b) for a in near if len(left[a]) == 2
                     for b in left[a] - forced[a]]:
        force(*scarce[0])
    fails = any(len(left[s]) < 2 for s in near)
    return set() if fails else left[path[-1]]

def search(path):
    square, number = path[-1], len(path)
    board[square] = number
    trace("advance", square, number)
    if number == len(board):
        show(board)
        trace("tour")
    promising = set(moves_left(path))
    free = [s for s in near[square] if board.get(s) == 0]
    trace_rejects(square, number)
    for to in sorted(free, key=degree):
        if to in promising: search(path + [to])
        else: trace("prune", to, number)
    board[square] = 0
    trace("backtrack", square, number - 1)

trace("start")  # below
search([start])
print("There is no further tour.")
trace("exhausted")
# [end]
