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

def walk(square):
    number = 1
    board[square] = number
    while number < len(board):
        free = ways(square)
        trace_rejects(square, number)
        if not free:
            print("Stuck.")
            trace("stuck", square, number)
            return
        square = min(free, key=degree)
        number += 1
        board[square] = number
        trace("advance", square, number)
    show(board)
    trace("tour")

trace("start")  # below
walk(start)
# [end]
