import java.util.*;

class Restarts extends Harness {
    static boolean isFree(Square s) {
        return s.row() >= 0 && s.row() < rows && s.col() >= 0 && s.col() < cols && board[s.row()][s.col()] == 0;
    }

    static List<Square> ways(Square square) {
        return moves.stream().map(move -> new Square(square.row() + move.down(), square.col() + move.right()))
                .filter(Restarts::isFree).toList();
    }

    static int degree(Square square) {
        return ways(square).size();
    }

    static List<Square> promising() {
        List<Square> free = everySquare();
        free.removeIf(square -> !isFree(square));
        if (free.size() == 1) return free;
        if (free.stream().anyMatch(square -> degree(square) == 0)) return List.of();
        List<Square> scarce = free.stream().filter(square -> degree(square) == 1).toList();
        if (scarce.size() < 2) return free;
        return scarce.size() == 2 ? scarce : List.of();
    }

    // [shown]
    // ways, degree, promising: as in Warnsdorff with pruning.
    enum Result { NONE, TOUR, GIVEN_UP }
    static int visitsLeft = 0;

    static Result search(Square square, int number) {
        visitsLeft--;
        board[square.row()][square.col()] = number;
        trace("advance", square, number);
        if (number == rows * cols) {
            show(board);
            trace("tour");
            return Result.TOUR;
        }
        if (visitsLeft == 0) return Result.GIVEN_UP;
        List<Square> worthTrying = promising();
        List<Square> free = new ArrayList<>(ways(square));
        traceRejects(square, number);
        free.sort(Comparator.comparing(to -> degree(to)));
        for (Square to : free) {
            if (worthTrying.contains(to)) {
                Result result = search(to, number + 1);
                if (result != Result.NONE) return result;
            } else trace("prune", to, number);
        }
        board[square.row()][square.col()] = 0;
        trace("backtrack", square, number - 1);
        return Result.NONE;
    }

    static int luby(int i) {  // 1, 1, 2, 1, 1, 2, 4, ...
        int half = Integer.highestOneBit(i);
        return i == 2 * half - 1 ? half : luby(i - half + 1);
    }

    public static void main(String[] args) {
        Result result = Result.GIVEN_UP;
        for (int i = 1; result == Result.GIVEN_UP; i++) {
            if (i > 1) shuffleMoves(i);
            for (int[] row : board) Arrays.fill(row, 0);
            visitsLeft = 2 * rows * cols * luby(i);
            trace(i == 1 ? "start" : "restart");  // below
            result = search(start, 1);
        }
        if (result == Result.NONE) {
            System.out.println("There is no tour.");
            trace("exhausted");
        }
    }
    // [end]
}
