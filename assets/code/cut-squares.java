import java.util.*;

class CutSquares extends Harness {
    record Part(Square cut, List<Square> squares) {}

    static boolean isFree(Square s) {
        return s.row() >= 0 && s.row() < rows && s.col() >= 0 && s.col() < cols && board[s.row()][s.col()] == 0;
    }

    static int colour(Square s) {
        return 1 - 2 * ((s.row() + s.col()) % 2);
    }

    static List<Square> ways(Square square) {
        List<Square> free = new ArrayList<>();
        for (Move move : moves) {
            Square to = new Square(square.row() + move.down(), square.col() + move.right());
            if (isFree(to)) free.add(to);
        }
        return free;
    }

    static int degree(Square square) {
        return ways(square).size();
    }

    static List<Square> byDegree(List<Square> squares) {
        squares.sort(Comparator.comparing(to -> degree(to)));
        return squares;
    }

    static List<Square> freeSquares() {
        List<Square> free = everySquare();
        free.removeIf(square -> !isFree(square));
        return free;
    }

    static List<Square> worthTrying(List<Square> free) {
        List<Square> scarce = new ArrayList<>();
        if (free.size() == 1) return free;
        for (Square square : free) {
            if (degree(square) == 0) return List.of();
            if (degree(square) == 1) scarce.add(square);
        }
        if (scarce.size() < 2) return free;
        return scarce.size() > 2 ? List.of() : scarce;
    }

    // True if each part is inside the next one.
    static boolean nested(List<Part> parts) {
        for (int i = 1; i < parts.size(); ++i) {
            if (!parts.get(i).squares().contains(parts.get(i - 1).squares().get(0))) return false;
        }
        return true;
    }

    static boolean isCut(Square s, List<Part> parts) {
        return parts.stream().anyMatch(part -> part.cut().equals(s));
    }

    static boolean isInside(Square s, List<Part> parts) {
        return parts.isEmpty() || parts.get(0).squares().contains(s);
    }

    static boolean isOutside(Square s, List<Part> parts) {
        return parts.isEmpty() || !parts.get(parts.size() - 1).squares().contains(s);
    }

    static int endColour(Square cut, List<Square> part) {
        return colour(cut) + 2 * part.stream().mapToInt(s -> colour(s)).sum();
    }

    static boolean allEndOn(int colour, List<Part> parts) {
        return parts.stream().allMatch(part -> endColour(part.cut(), part.squares()) == colour);
    }

    // 1 if a path over these squares ends on the colour of its first square.
    static int sign(List<Square> squares) {
        return squares.size() % 2 == 1 ? 1 : -1;
    }

    static void mark(Square s, int number) {
        board[s.row()][s.col()] = number;
    }

    static final Map<Square, Integer> order = new HashMap<>();
    static final List<Part> found = new ArrayList<>();

    static boolean isMet(Square s) {
        return order.containsKey(s);
    }

    // False if the part is empty or has all other free squares.
    static boolean isPart(List<Square> squares) {
        return squares.size() > 0 && squares.size() + 1 < freeSquares().size();
    }

    // Returns parts that are not nested if the walk misses a free square.
    static List<Part> partsFrom(Square root) {
        order.clear();
        found.clear();
        List<Square> met = new ArrayList<>();
        walk(root, met);
        if (met.size() < freeSquares().size())
            return List.of(new Part(root, List.of(root)), new Part(root, List.of()));
        return List.copyOf(found);
    }

    static List<Part> parts(List<Square> free) {
        if (free.isEmpty()) return List.of();
        List<Part> list = partsFrom(free.get(0));
        return list.isEmpty() ? list : partsFrom(list.get(0).squares().get(0));
    }

    // [shown]
    // worthTrying(free): the squares that pruning leaves. parts(free):
    // cut squares and their parts, by a walk from an end of the chain.
    // endColour(cut, part): of a path from cut through part.
    static int walk(Square s, List<Square> met) {
        int own = order.size(), low = own;
        order.put(s, own);
        met.add(s);
        for (Square to : ways(s)) {
            List<Square> part = new ArrayList<>();
            int far = isMet(to) ? order.get(to) : walk(to, part);
            low = Math.min(low, far);
            met.addAll(part);
            if (isPart(part) && far >= own) found.add(new Part(s, part));
        }
        return low;
    }

    static List<Square> promising(Square here) {
        List<Square> free = freeSquares(), good = new ArrayList<>();
        List<Part> cuts = parts(free);
        int first = -colour(here), last = first * sign(free);
        if (!nested(cuts) || endColour(here, free) != last) return good;
        for (Square s : worthTrying(free)) {
            boolean in = allEndOn(first, cuts) && isInside(s, cuts);
            boolean out = allEndOn(last, cuts) && isOutside(s, cuts);
            if (!isCut(s, cuts) && (in || out)) good.add(s);
        }
        return good;
    }

    static void search(Square square, int number) {
        mark(square, number);
        trace("advance", square, number);
        if (number == rows * cols) {
            show(board);
            trace("tour");
        }
        List<Square> good = promising(square);
        traceRejects(square, number);
        for (Square to : byDegree(ways(square))) {
            if (good.contains(to)) search(to, number + 1);
            else trace("prune", to, number);
        }
        mark(square, 0);
        trace("backtrack", square, number - 1);
    }

    public static void main(String[] args) {
        trace("start");  // below
        search(start, 1);
        System.out.println("There is no further tour.");
        trace("exhausted");
    }
    // [end]
}
