import java.util.*;

class PrunedWarnsdorff extends Harness {
    static boolean isFree(Square s) {
        return s.row() >= 0 && s.row() < rows
            && s.col() >= 0 && s.col() < cols
            && board[s.row()][s.col()] == 0;
    }

    // [shown]
    // board[row][col]: the square's number, or 0.
    static List<Square> ways(Square square) {
        List<Square> free = new ArrayList<>();
        for (Move move : moves) {
            Square to = new Square(square.row() + move.down(),
                                   square.col() + move.right());
            if (isFree(to)) free.add(to);
        }
        return free;
    }

    static int degree(Square square) {
        return ways(square).size();
    }

    static List<Square> promising() {
        List<Square> free = everySquare(), scarce = new ArrayList<>();
        free.removeIf(square -> !isFree(square));
        if (free.size() == 1) return free;
        for (Square square : free) {
            if (degree(square) == 0) return List.of();
            if (degree(square) == 1) scarce.add(square);
        }
        if (scarce.size() < 2) return free;  // it can be next or last
        if (scarce.size() > 2) return List.of();
        return scarce;  // one must be next, one last
    }

    static void search(Square square, int number) {
        board[square.row()][square.col()] = number;
        trace("advance", square, number);
        if (number == rows * cols) {
            show(board);
            trace("tour");
        }
        List<Square> worthTrying = promising();
        List<Square> free = ways(square);
        traceRejects(square, number);
        free.sort(Comparator.comparing(to -> degree(to)));
        for (Square to : free) {
            if (worthTrying.contains(to)) search(to, number + 1);
            else trace("prune", to, number);
        }
        board[square.row()][square.col()] = 0;
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
