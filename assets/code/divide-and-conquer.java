import java.util.*;

class DivideAndConquer extends Harness {
    // [shown]
    static void lay(List<Square> squares) {
        int size = squares.size();
        for (int i = 0; i < size; i++)
            link(squares.get(i), squares.get((i + 1) % size));
    }

    // corner: two squares of each part, around the centre.
    static void join(int row, int col) {
        List<Square> corner = ring(row, col);
        // Remove one move from each part.
        for (int i = 0; i < 8; i += 2)
            unlink(corner.get(i), corner.get(i + 1));
        // Connect each part with the next one.
        for (int i = 1; i < 8; i += 2)
            link(corner.get(i), corner.get((i + 1) % 8));
    }

    static void cover(int top, int left, int height, int width) {
        if (Math.min(height, width) < 12) {
            lay(readyTour(top, left, height, width));
            trace("lay", new Square(top, left), 0);
            return;
        }
        int north = height / 4 * 2;  // about half, and even
        int west = width / 4 * 2;
        trace("divide", new Square(top, left), 0);
        int south = height - north, east = width - west;
        cover(top, left, north, west);
        cover(top, left + west, north, east);
        cover(top + north, left, south, west);
        cover(top + north, left + west, south, east);
        join(top + north, left + west);
        trace("join", new Square(top + north, left + west), 0);
    }

    public static void main(String[] args) {
        trace("start");  // below
        cover(0, 0, rows, cols);
        showLinks();
        trace("tour");
    }
    // [end]
}
