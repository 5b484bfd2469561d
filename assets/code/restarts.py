from itertools import count

from harness import MOVES, board, show, shuffle_moves, start, trace, trace_rejects


def ways(square):
    reached = [(square[0] + down, square[1] + right) for down, right in MOVES]
    return [to for to in reached if board.get(to) == 0]


def degree(square):
    return len(ways(square))


def promising():
    free = [s for s in board if board[s] == 0]
    if len(free) == 1:
        return free
    scarce = [s for s in free if degree(s) == 1]
    if len(scarce) > 2 or any(degree(s) == 0 for s in free):
        return []
    return scarce if len(scarce) == 2 else free

# [shown]
# ways, degree, promising: as in Warnsdorff with pruning.
visits_left = 0

def search(square, number):
    global visits_left
    visits_left -= 1
    board[square] = number
    trace("advance", square, number)
    if number == len(board):
        show(board)
        trace("tour")
        return "tour"
    if visits_left == 0:
        return "given up"
    worth_trying = promising()
    free = ways(square)
    trace_rejects(square, number)
    for to in sorted(free, key=degree):
        if to in worth_trying:
            result = search(to, number + 1)
            if result != "none":
                return result
        else: trace("prune", to, number)
    board[square] = 0
    trace("backtrack", square, number - 1)
    return "none"

def luby(i):  # 1, 1, 2, 1, 1, 2, 4, ...
    half = 2 ** (i.bit_length() - 1)
    return half if i == 2 * half - 1 else luby(i - half + 1)

for attempt in count(1):
    if attempt > 1:
        shuffle_moves(attempt)
    for square in board:
        board[square] = 0
    visits_left = 2 * len(board) * luby(attempt)
    trace("start" if attempt == 1 else "restart")  # below
    result = search(start, 1)
    if result == "none":
        print("There is no tour.")
        trace("exhausted")
    if result != "given up":
        break
# [end]
