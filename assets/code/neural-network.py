import sys
from itertools import count

from harness import active, board, coins, neurons, neurons_at, patience, show_active, trace

# [shown]
# neurons: all pairs of squares one move apart.
# active[i]: is neuron i part of the tour?
def degree(square):
    return sum(active[i] for i in neurons_at[square])

def is_one_cycle():
    met, todo = set(), [neurons[0][0]]
    while todo:
        square = todo.pop()
        met.add(square)
        for i in neurons_at[square]:
            if active[i]:
                todo += set(neurons[i]) - met
    return len(met) == len(board)

if any(len(neurons_at[square]) < 2 for square in board):
    print("Some square has fewer than two moves.")
    trace("stuck")
    sys.exit()
for attempt in count(1):
    active[:] = coins(attempt)  # at random
    trace("start" if attempt == 1 else "restart")
    state = [0] * len(neurons)
    settled, sweeps = False, 0
    while not settled and sweeps < patience:
        settled, sweeps = True, sweeps + 1
        for i, (a, b) in enumerate(neurons):
            wanting = 4 - degree(a) - degree(b)
            state[i] += wanting
            if state[i] > 3:
                active[i] = True
            if state[i] < 0:
                active[i] = False
            if wanting != 0:
                settled = False
        trace("sweep")
    if settled and is_one_cycle():
        show_active()
        trace("tour")
# [end]
