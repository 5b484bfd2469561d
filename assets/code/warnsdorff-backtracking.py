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

def search(square, number):
    board[square] = number
    trace("advance", square, number)
    if number == len(board):
        show(board)
        trace("tour")
    free = ways(square)
    trace_rejects(square, number)
    for to in sorted(free, key=degree):
        search(to, number + 1)
    board[square] = 0
    trace("backtrack", square, number - 1)

trace("start")  # below
search(start, 1)
print("There is no further tour.")
trace("exhausted")
# [end]
