import java.util.*;

class NeuralNetwork extends Harness {
    // [shown]
    // neurons: all pairs of squares a, b one move apart.
    // active: is it part of the tour?
    static int degree(int square) {
        int count = 0;
        for (Neuron n : neuronsAt.get(square)) if (n.active) count++;
        return count;
    }

    static boolean isOneCycle() {
        Set<Integer> met = new HashSet<>();
        Deque<Integer> todo = new ArrayDeque<>(List.of(0));
        while (!todo.isEmpty()) {
            int square = todo.pop();
            if (!met.add(square)) continue;
            for (Neuron n : neuronsAt.get(square))
                if (n.active) todo.push(n.a + n.b - square);
        }
        return met.size() == rows * cols;
    }

    public static void main(String[] args) {
        if (neuronsAt.stream().anyMatch(list -> list.size() < 2)) {
            System.out.println("Some square has fewer than two.");
            trace("stuck");
            return;
        }
        for (int attempt = 1; ; attempt++) {
            setAtRandom(neurons, attempt);
            trace(attempt == 1 ? "start" : "restart");
            boolean settled = false;
            for (int i = 0; i < patience && !settled; i++) {
                settled = true;
                for (Neuron n : neurons) {
                    int wanting = 4 - degree(n.a) - degree(n.b);
                    n.state += wanting;
                    if (n.state > 3) n.active = true;
                    if (n.state < 0) n.active = false;
                    if (wanting != 0) settled = false;
                }
                trace("sweep");
            }
            if (settled && isOneCycle()) {
                showActive();
                trace("tour");
            }
        }
    }
    // [end]
}
