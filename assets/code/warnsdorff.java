import java.util.*;

class Warnsdorff extends Harness {
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

    static void walk(Square square) {
        int number = 1;
        board[square.row()][square.col()] = number;
        while (number < rows * cols) {
            List<Square> free = ways(square);
            traceRejects(square, number);
            if (free.isEmpty()) {
                System.out.println("Stuck.");
                trace("stuck", square, number);
                return;
            }
            free.sort(Comparator.comparing(to -> degree(to)));
            square = free.get(0);
            number += 1;
            board[square.row()][square.col()] = number;
            trace("advance", square, number);
        }
        show(board);
        trace("tour");
    }

    public static void main(String[] args) {
        trace("start");  // below
        walk(start);
    }
    // [end]
}
