class Backtracking extends Harness {
    // [shown]
    // board[row][col]: the square's number, or 0.
    static boolean isFree(Square s) {
        return s.row() >= 0 && s.row() < rows
            && s.col() >= 0 && s.col() < cols
            && board[s.row()][s.col()] == 0;
    }

    static void search(Square square, int number) {
        board[square.row()][square.col()] = number;
        trace("advance", square, number);
        if (number == rows * cols) {
            show(board);
            trace("tour");
        }
        for (Move move : moves) {
            Square to = new Square(square.row() + move.down(),
                                   square.col() + move.right());
            if (isFree(to)) search(to, number + 1);
            else trace("reject", to, number);
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
