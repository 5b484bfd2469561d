from harness import MOVES, board, show, start, trace

# [shown]
# board[square]: the square's number, or 0.
def search(square, number):
    board[square] = number
    trace("advance", square, number)
    if number == len(board):
        show(board)
        trace("tour")
    row, col = square
    for down, right in MOVES:
        to = (row + down, col + right)
        if board.get(to) == 0:  # free
            search(to, number + 1)
        else: trace("reject", to, number)
    board[square] = 0
    trace("backtrack", square, number - 1)

trace("start")  # below
search(start, 1)
print("There is no further tour.")
trace("exhausted")
# [end]
