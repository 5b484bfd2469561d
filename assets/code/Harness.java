import java.util.*;
import java.util.stream.*;

/**
 * The frame around the Java listings. Standard input says what to search and how many steps to print:
 *
 * <pre>javac *.java && echo 5x5 0,0 100 candidate | java Backtracking</pre>
 *
 * trace() prints each event as `kt trace` does. A tour is the advance that completes it, and the end of the search the
 * last backtrack: they rename the event before.
 */
class Harness {
    record Square(int row, int col) {}

    record Move(int down, int right) {}

    static final Scanner input = new Scanner(System.in).useDelimiter("[x,\\s]+");
    static final int rows = input.nextInt(), cols = input.nextInt();
    static final Square start = new Square(input.nextInt(), input.nextInt());
    static final int maxSteps = input.nextInt();
    static final boolean withCandidates = input.hasNext() && input.next().equals("candidate");

    static final List<Move> moves = Arrays.asList(new Move(2, 1), new Move(1, 2), new Move(-1, 2), new Move(-2, 1),
            new Move(-2, -1), new Move(-1, -2), new Move(1, -2), new Move(2, -1));
    static final int[][] board = new int[rows][cols];

    static int step = 0, lastDepth = 1;
    static String lastEvent = "start";
    static Square lastSquare = start;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(Harness::flush));
    }

    static void flush() {
        if (step == 0) return;
        System.out.println(step + " " + lastEvent + " " + lastSquare.row + "," + lastSquare.col + " " + lastDepth);
    }

    static void trace(String event) {
        trace(event, start, 0);
    }

    static void trace(String event, Square square, int depth) {
        boolean rejected = event.equals("reject") || event.equals("prune");
        if (event.equals("tour") || event.equals("exhausted")) {
            lastEvent = event;
            lastDepth = event.equals("tour") ? rows * cols : 0;
        } else if (!event.equals("start") && !(event.equals("advance") && depth == 1) && !(rejected && !withCandidates)) {
            if (step == maxSteps) System.exit(0);
            flush();
            ++step;
            lastEvent = rejected ? "reject" : event;
            lastSquare = square;
            lastDepth = depth;
        }
    }

    static void traceRejects(Square square, int depth) {
        for (Move move : moves) {
            Square to = new Square(square.row + move.down, square.col + move.right);
            boolean inside = to.row >= 0 && to.row < rows && to.col >= 0 && to.col < cols;
            if (!inside || board[to.row][to.col] != 0) trace("reject", to, depth);
        }
    }

    static void show(int[][] numbers) {
        for (int[] row : numbers) {
            System.out.println(Arrays.stream(row).mapToObj(n -> String.format("%4d", n)).collect(Collectors.joining()));
        }
    }

    static List<Square> everySquare() {
        List<Square> list = new ArrayList<>();
        for (int row = 0; row < rows; ++row) {
            for (int col = 0; col < cols; ++col) list.add(new Square(row, col));
        }
        return list;
    }

    // Chance, by splitmix64 from the seed 1.

    static final long golden = 0x9E3779B97F4A7C15L;

    static long mixed(long x) {
        x = (x ^ (x >>> 30)) * 0xBF58476D1CE4E5B9L;
        x = (x ^ (x >>> 27)) * 0x94D049BB133111EBL;
        return x ^ (x >>> 31);
    }

    static long chanceOf(int attempt) {
        return mixed(mixed(1 + golden) + attempt + golden);
    }

    // Restarts.

    static final List<Move> givenMoves = List.copyOf(moves);

    static void shuffleMoves(int attempt) {
        Collections.copy(moves, givenMoves);
        for (int i = moves.size(); i > 1; --i)
            Collections.swap(moves, i - 1, (int) Long.remainderUnsigned(mixed(chanceOf(attempt) + i * golden), i));
    }

    // Divide and conquer.

    static final Map<Square, List<Square>> links = new HashMap<>();

    // Ready tours: their first halves, a digit 1 to 8 for each move; the second half is the first with every move
    // reversed.
    static final Map<String, String> halves = Map.of(
            "6x6", "182345887453281472",
            "6x8", "232186763854318521354711",
            "8x8", "14718135643238528185616612452722",
            "8x10", "2742323818753356767216813256417723442721",
            "10x10", "18182323454585218185276613456771834442568714283822",
            "10x12", "181825832323454576767258181252234552277763347118534167853122");

    static List<Square> readyTour(int top, int left, int height, int width) {
        boolean upright = height > width;
        String half = halves.get(upright ? width + "x" + height : height + "x" + width);
        List<Square> squares = new ArrayList<>();
        int row = 0, col = 0;
        for (int turn = 0; turn <= 4; turn += 4) {
            for (char digit : half.toCharArray()) {
                squares.add(upright ? new Square(top + col, left + row) : new Square(top + row, left + col));
                Move move = moves.get((digit - '1' + turn) % 8);
                row += move.down;
                col += move.right;
            }
        }
        return squares;
    }

    static List<Square> ring(int row, int col) {
        int[][] offsets = {{-1, -3}, {-2, -1}, {-3, 1}, {-1, 0}, {0, 2}, {1, 0}, {2, -2}, {0, -1}};
        return Arrays.stream(offsets).map(o -> new Square(row + o[0], col + o[1])).toList();
    }

    static void link(Square a, Square b) {
        links.computeIfAbsent(a, square -> new ArrayList<>()).add(b);
        links.computeIfAbsent(b, square -> new ArrayList<>()).add(a);
    }

    static void unlink(Square a, Square b) {
        links.get(a).remove(b);
        links.get(b).remove(a);
    }

    static void showLinks() {
        StringBuilder text = new StringBuilder("cycle");
        Square before = null, here = start;
        do {
            text.append(" ").append(here.row).append(",").append(here.col);
            List<Square> pair = links.get(here);
            Square next = pair.get(0).equals(before) ? pair.get(1) : pair.get(0);
            before = here;
            here = next;
        } while (!here.equals(start));
        System.out.println(text);
    }

    // The neural network. Its squares are numbers, row by row.

    static class Neuron {
        final int a, b;  // squares
        boolean active;
        int state;

        Neuron(int a, int b) {
            this.a = a;
            this.b = b;
        }
    }

    static final List<Neuron> neurons = new ArrayList<>();
    static final List<List<Neuron>> neuronsAt = new ArrayList<>();
    static final int patience = 40 * (int) Math.ceil(Math.sqrt(rows * cols));

    static {
        for (Square from : everySquare()) {
            neuronsAt.add(new ArrayList<>());
            for (Move move : moves) {
                int row = from.row + move.down, col = from.col + move.right;
                int a = from.row * cols + from.col, b = row * cols + col;
                if (row >= 0 && row < rows && col >= 0 && col < cols && b > a) neurons.add(new Neuron(a, b));
            }
        }
        neurons.sort(Comparator.<Neuron>comparingInt(n -> n.a).thenComparingInt(n -> n.b));
        for (Neuron neuron : neurons) {
            neuronsAt.get(neuron.a).add(neuron);
            neuronsAt.get(neuron.b).add(neuron);
        }
    }

    // Each neuron active or not; each state 0.
    static void setAtRandom(List<Neuron> list, int attempt) {
        long base = chanceOf(attempt);
        for (int i = 0; i < list.size(); ++i) {
            list.get(i).active = (mixed(base + i / 64 + golden) >>> i % 64 & 1) == 1;
            list.get(i).state = 0;
        }
    }

    static void showActive() {
        links.clear();
        for (Neuron neuron : neurons) {
            if (!neuron.active) continue;
            link(new Square(neuron.a / cols, neuron.a % cols), new Square(neuron.b / cols, neuron.b % cols));
        }
        showLinks();
    }
}
