from harness import MOVES, board, start, trace

# [shown]
path = []

def walk(square):
    path.append(square)
    trace("advance", square, len(path))
    if len(path) == len(board):
        # Only now: has every square been visited?
        if len(set(path)) == len(board):
            print(path)
            trace("tour")
    else:
        row, col = square
        for down, right in MOVES:
            to = (row + down, col + right)
            if to in board:  # visited or not
                walk(to)
            else: trace("reject", to, len(path))
    path.pop()
    trace("backtrack", square, len(path))

trace("start")  # below
walk(start)
print("There is no further tour.")
trace("exhausted")
# [end]
