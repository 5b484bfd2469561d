from harness import cols, link, ready_tour, ring, rows, show_links, trace, unlink

# [shown]
def cover(top, left, height, width):
    if min(height, width) < 12:
        lay(ready_tour(top, left, height, width))
        trace("lay", (top, left))
        return
    north = height // 4 * 2  # about half, and even
    west = width // 4 * 2
    trace("divide", (top, left))
    south, east = height - north, width - west
    cover(top, left, north, west)
    cover(top, left + west, north, east)
    cover(top + north, left, south, west)
    cover(top + north, left + west, south, east)
    join(top + north, left + west)
    trace("join", (top + north, left + west))

def lay(squares):
    for i in range(len(squares)):
        link(squares[i - 1], squares[i])

def join(row, col):
    """corner: two squares of each part, around the centre."""
    corner = ring(row, col)
    # Remove one move from each part.
    for i in 0, 2, 4, 6:
        unlink(corner[i], corner[i + 1])
    # Connect each part with the next one.
    for i in 0, 2, 4, 6:
        link(corner[i - 1], corner[i])

trace("start")  # below
cover(0, 0, rows, cols)
show_links()
trace("tour")
# [end]
