import java.util.*;

class BruteForce extends Harness {
    // [shown]
    static List<Square> path = new ArrayList<>();

    static boolean isOnBoard(Square s) {
        return s.row() >= 0 && s.row() < rows
            && s.col() >= 0 && s.col() < cols;
    }

    static void walk(Square square) {
        path.add(square);
        trace("advance", square, path.size());
        if (path.size() < rows * cols) {
            for (Move move : moves) {
                Square to = new Square(square.row() + move.down(),
                                       square.col() + move.right());
                if (isOnBoard(to)) walk(to);  // visited or not
                else trace("reject", to, path.size());
            }
        } else if (new HashSet<>(path).size() == path.size()) {
            System.out.println(path);
            trace("tour");
        }
        path.remove(path.size() - 1);
        trace("backtrack", square, path.size());
    }

    public static void main(String[] args) {
        trace("start");  // below
        walk(start);
        System.out.println("There is no further tour.");
        trace("exhausted");
    }
    // [end]
}
