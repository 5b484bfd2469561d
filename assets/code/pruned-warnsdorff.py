from harness import MOVES, board, show, start, trace, trace_rejects

# [shown]
def ways(square):
    row, col = square
    reached = [(row + down, col + right)
               for down, right in MOVES]
    return [to for to in reached
            if board.get(to) == 0]

def degree(square):
    return len(ways(square))

def promising():
    """Return the free squares that are promising."""
    free = [s for s in board if board[s] == 0]
    if len(free) == 1:
        return free
    if any(degree(s) == 0 for s in free):
        return []  # that square is lost
    scarce = [s for s in free if degree(s) == 1]
    if len(scarce) > 2:
        return []  # one can be next, one last
    return scarce if len(scarce) == 2 else free

def search(square, number):
    board[square] = number
    trace("advance", square, number)
    if number == len(board):
        show(board)
        trace("tour")
    worth_trying = promising()
    free = ways(square)
    trace_rejects(square, number)
    for to in sorted(free, key=degree):
        if to in worth_trying:
            search(to, number + 1)
        else: trace("prune", to, number)
    board[square] = 0
    trace("backtrack", square, number - 1)

trace("start")  # below
search(start, 1)
print("There is no further tour.")
trace("exhausted")
# [end]
