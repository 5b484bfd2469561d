from itertools import pairwise

from harness import MOVES, board, show, start, trace, trace_rejects


def colour(square):
    return 1 - 2 * (sum(square) % 2)


def ways(square):
    row, col = square
    reached = [(row + down, col + right) for down, right in MOVES]
    return [to for to in reached if board.get(to) == 0]


def degree(square):
    return len(ways(square))


def worth_trying(free):
    if len(free) == 1:
        return free
    if any(degree(s) == 0 for s in free):
        return []
    scarce = [s for s in free if degree(s) == 1]
    if len(scarce) > 2:
        return []
    return scarce if len(scarce) == 2 else free


# [shown]
# ways(s): the free squares one move away. colour(s): 1 or -1.
# worth_trying(free): the squares that pruning leaves.
def parts(root, free):
    """Return each cut square with the part that it cuts off."""
    order, found = {}, []
    def walk(square):
        order[square] = low = len(order)
        met = [square]
        for to in ways(square):
            far, part = (order[to], []) if to in order else walk(to)
            low = min(low, far)
            met += part
            if far >= order[square] and 0 < len(part) < len(free) - 1:
                found.append((square, part))
        return low, met
    return found if len(walk(root)[1]) == len(free) else None

def end_colour(cut, part):  # of a path from cut through part
    return colour(cut) + 2 * sum(map(colour, part))

def promising(here, free):
    found = parts(free[0], free)
    if found: found = parts(found[0][1][0], free)
    first = -colour(here)
    last = first if len(free) % 2 else -first
    if found is None or end_colour(here, free) != last: return []
    if not found: return worth_trying(free)
    if any(a[1][0] not in b[1] for a, b in pairwise(found)): return []
    cuts, (inner, *_, outer) = zip(*found + found[-1:])
    ends = {end_colour(cut, part) for cut, part in found}
    return [s for s in worth_trying(free) if s not in cuts
            and (ends == {first} and s in inner
                 or ends == {last} and s not in outer)]

def search(square, number):
    board[square] = number
    trace("advance", square, number)
    if number == len(board):
        show(board)
        trace("tour")
    free = [s for s in board if board[s] == 0]
    good = promising(square, free) if free else []
    trace_rejects(square, number)
    for to in sorted(ways(square), key=degree):
        if to in good: search(to, number + 1)
        else: trace("prune", to, number)
    board[square] = 0
    trace("backtrack", square, number - 1)

trace("start")  # below
search(start, 1)
print("There is no further tour.")
trace("exhausted")
# [end]
