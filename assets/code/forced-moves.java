import java.util.*;
import java.util.stream.*;

// A square is its number, row by row. The number after the last is the outside.
class ForcedMoves extends Harness {
    static final int OUT = rows * cols;
    static final List<List<Integer>> near = new ArrayList<>();
    static List<Set<Integer>> left, forced;

    static Square squareOf(int s) {
        return new Square(s / cols, s % cols);
    }

    static int numberOf(Square square) {
        return square.row() * cols + square.col();
    }

    static boolean mayBeLast(Square square) {
        return (square.row() + square.col() + start.row() + start.col() + OUT - 1) % 2 == 0;
    }

    static {
        for (int s = 0; s <= OUT; ++s) near.add(new ArrayList<>());
        for (Square square : everySquare()) {
            List<Integer> list = near.get(numberOf(square));
            for (Move move : moves) {
                Square to = new Square(square.row() + move.down(), square.col() + move.right());
                if (everySquare().contains(to)) list.add(numberOf(to));
            }
            if (!square.equals(start) && !mayBeLast(square)) continue;
            list.add(OUT);
            near.get(OUT).add(numberOf(square));
        }
    }

    static List<Set<Integer>> setsOf(List<List<Integer>> lists) {
        return lists.stream().map(list -> (Set<Integer>) new TreeSet<>(list)).toList();
    }

    static List<Set<Integer>> emptySets() {
        return near.stream().map(list -> (Set<Integer>) new TreeSet<Integer>()).toList();
    }

    // Removes a move from those left, unless it is forced.
    static void lose(int a, int b) {
        if (forced.get(a).contains(b)) return;
        left.get(a).remove(b);
        left.get(b).remove(a);
    }

    static void loseOthers(int s) {
        for (int other : List.copyOf(left.get(s))) lose(s, other);
    }

    static int count(List<Set<Integer>> sets) {
        return sets.stream().mapToInt(Set::size).sum() / 2;
    }

    static List<Integer> ways(int s) {
        return near.get(s).stream().filter(to -> to != OUT && board[to / cols][to % cols] == 0).collect(Collectors.toList());
    }

    static int degree(int s) {
        return ways(s).size();
    }

    // The end of the chain of forced moves that starts at `before` and goes on with `s`.
    static int chainEnd(int s, int before) {
        while (forced.get(s).size() == 2) {
            int last = before;
            int on = forced.get(s).stream().filter(to -> to != last).findFirst().get();
            before = s;
            s = on;
        }
        return s;
    }

    static List<Integer> extended(List<Integer> path, int to) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(to);
        return longer;
    }

    static void mark(int s, int number) {
        board[s / cols][s % cols] = number;
    }

    // [shown]
    // near: the squares one move away. OUT is outside the board: it
    // is near the start and all squares that may be last.
    static void force(int a, int b) {
        if (!left.get(a).contains(b)) return;
        forced.get(a).add(b);
        forced.get(b).add(a);
        for (int s : List.of(a, b))
            if (forced.get(s).size() == 2) loseOthers(s);
        if (count(forced) + 1 < near.size())  // loop too short
            lose(chainEnd(a, b), chainEnd(b, a));
    }

    static Set<Integer> movesLeft(List<Integer> path) {
        left = setsOf(near);
        forced = emptySets();
        for (int i = 0; i < path.size(); ++i)
            force(i == 0 ? OUT : path.get(i - 1), path.get(i));
        for (int s = 0; s <= OUT; ++s) {
            Set<Integer> moves = left.get(s);
            if (moves.size() < 2) return Set.of();
            if (moves.size() > 2 || forced.get(s).size() == 2) continue;
            for (int to : List.copyOf(moves)) force(s, to);
            s = -1;  // this can force more moves
        }
        return left.get(path.get(path.size() - 1));
    }

    static void search(List<Integer> path) {
        int number = path.size(), s = path.get(number - 1);
        mark(s, number);
        trace("advance", squareOf(s), number);
        if (number == rows * cols) {
            show(board);
            trace("tour");
        }
        Set<Integer> promising = movesLeft(path);
        List<Integer> free = ways(s);
        traceRejects(squareOf(s), number);
        free.sort(Comparator.comparing(to -> degree(to)));
        for (int to : free) {
            if (promising.contains(to)) search(extended(path, to));
            else trace("prune", squareOf(to), number);
        }
        mark(s, 0);
        trace("backtrack", squareOf(s), number - 1);
    }

    public static void main(String[] args) {
        trace("start");  // below
        search(List.of(numberOf(start)));
        System.out.println("There is no further tour.");
        trace("exhausted");
    }
    // [end]
}
