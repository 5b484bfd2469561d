// Tours as other programs and people write them: the text, how it is read, and the verdict.
#include <gtest/gtest.h>

#include "app/in_english.h"
#include "core/text/tour_text.h"

namespace kt {
namespace {

struct Example {
  const char* text;
  const char* reading;
  const char* verdict;
};

// clang-format off
constexpr Example kExamples[] = {
    {"[0, 11, 22, 19, 8, 1, 12, 15, 6, 3, 14, 23, 16, 5, 2, 9, 18, 21, 10, 7, 4, 13, 24, 17, 20]",
     "Read as square numbers from 0, row by row. The board is 5x5.",
     "valid open tour"},
    {"1 12 23 20 9 2 13 16 7 4 15 24 17 6 3 10 19 22 11 8 5 14 25 18 21",
     "Read as square numbers from 1, row by row. The board is 5x5.",
     "valid open tour"},
    {"0\n11\n22\n19\n8\n1\n12\n15\n6\n3\n14\n23\n16\n5\n2\n9\n18\n21\n10\n7\n4\n13\n24\n17\n20",
     "Read as square numbers from 0, row by row. The board is 5x5.",
     "valid open tour"},
    {"{\"path\": [0, 11, 22, 19, 8, 1, 12, 15, 6, 3, 14, 23, 16, 5, 2, 9, 18, 21, 10, 7, 4, 13, 24, 17, 20]}",
     "Read as square numbers from 0, row by row. The board is 5x5.",
     "valid open tour"},
    {"path = [0, 11, 22, 19, 8, 1, 12, 15, 6, 3, 14, 23, 16, 5, 2, 9, 18, 21, 10, 7, 4, 13, 24, 17, 20]",
     "Read as square numbers from 0, row by row. The board is 5x5.",
     "valid open tour"},
    {"0 -> 11 -> 22 -> 19 -> 8 -> 1 -> 12 -> 15 -> 6 -> 3 -> 14 -> 23 -> 16 -> 5 -> 2 -> 9 -> 18 -> 21 -> 10 -> 7 -> 4 -> 13 -> 24 -> 17 -> 20",
     "Read as square numbers from 0, row by row. The board is 5x5.",
     "valid open tour"},
    {"[(1, 1), (3, 2), (5, 3), (4, 5), (2, 4), (1, 2), (3, 3), (4, 1), (2, 2), (1, 4), (3, 5), (5, 4), (4, 2), (2, 1), (1, 3), (2, 5), (4, 4), (5, 2), (3, 1), (2, 3), (1, 5), (3, 4), (5, 5), (4, 3), (5, 1)]",
     "Read as squares: row, column, counted from 1.",
     "valid open tour"},
    {"[0, 0, 2, 1, 4, 2, 3, 4, 1, 3, 0, 1, 2, 2, 3, 0, 1, 1, 0, 3, 2, 4, 4, 3, 3, 1, 1, 0, 0, 2, 1, 4, 3, 3, 4, 1, 2, 0, 1, 2, 0, 4, 2, 3, 4, 4, 3, 2, 4, 0]",
     "Read as squares: row, column, counted from 0.",
     "valid open tour"},
    {"[[1,1],[3,2],[5,3],[4,5],[2,4],[1,2],[3,3],[4,1],[2,2],[1,4],[3,5],[5,4],[4,2],[2,1],[1,3],[2,5],[4,4],[5,2],[3,1],[2,3],[1,5],[3,4],[5,5],[4,3],[5,1]]",
     "Read as squares: row, column, counted from 1.",
     "valid open tour"},
    {"1 0 0\n2 2 1\n3 4 2\n4 3 4\n5 1 3\n6 0 1\n7 2 2\n8 3 0\n9 1 1\n10 0 3\n11 2 4\n12 4 3\n13 3 1\n14 1 0\n15 0 2\n16 1 4\n17 3 3\n18 4 1\n19 2 0\n20 1 2\n21 0 4\n22 2 3\n23 4 4\n24 3 2\n25 4 0",
     "Read as numbered squares: number, row, column, counted from 0.",
     "valid open tour"},
    {"0, 1, 1\n1, 3, 2\n2, 5, 3\n3, 4, 5\n4, 2, 4\n5, 1, 2\n6, 3, 3\n7, 4, 1\n8, 2, 2\n9, 1, 4\n10, 3, 5\n11, 5, 4\n12, 4, 2\n13, 2, 1\n14, 1, 3\n15, 2, 5\n16, 4, 4\n17, 5, 2\n18, 3, 1\n19, 2, 3\n20, 1, 5\n21, 3, 4\n22, 5, 5\n23, 4, 3\n24, 5, 1",
     "Read as numbered squares: number, row, column, counted from 1.",
     "valid open tour"},
    {"Board: 3x4\n(0,0) (2,1) (0,2) (1,0) (3,1) (1,2) (2,0) (0,1) (2,2) (3,0) (1,1) (3,2)",
     "Read as squares: column, row, counted from 0.",
     "valid open tour"},
    {"Board: 3x4\n(1,1) (3,2) (1,3) (2,1) (4,2) (2,3) (3,1) (1,2) (3,3) (4,1) (2,2) (4,3)",
     "Read as squares: column, row, counted from 1.",
     "valid open tour"},
    {"b8 a6 b4 a2 c1 b3 a1 c2 e1 g2 h4 g6 h8 f7 h6 g8 e7 c8 a7 c6 d8 b7 a5 c4 a3 b1 d2 f1 h2 g4 e3 d1 b2 a4 b6 a8 c7 b5 c3 d5 f4 h3 g1 e2 d4 f3 e5 d3 f2 h1 g3 f5 d6 e8 g7 h5 f6 e4 g5 h7 f8 e6 c5 d7 b8",
     "Read as squares in chess notation. The first square is repeated at the end.",
     "valid closed tour"},
    {"[[0, 1], [2, 0], [4, 1], [6, 0], [7, 2], [5, 1], [7, 0], [6, 2], [7, 4], [6, 6], [4, 7], [2, 6], [0, 7], [1, 5], [2, 7], [0, 6], [1, 4], [0, 2], [1, 0], [2, 2], [0, 3], [1, 1], [3, 0], [4, 2], [5, 0], [7, 1], [6, 3], [7, 5], [6, 7], [4, 6], [5, 4], [7, 3], [6, 1], [4, 0], [2, 1], [0, 0], [1, 2], [3, 1], [5, 2], [3, 3], [4, 5], [5, 7], [7, 6], [6, 4], [4, 3], [5, 5], [3, 4], [5, 3], [6, 5], [7, 7], [5, 6], [3, 5], [2, 3], [0, 4], [1, 6], [3, 7], [2, 5], [4, 4], [3, 6], [1, 7], [0, 5], [2, 4], [3, 2], [1, 3], [0, 1]]",
     "Read as squares: row, column, counted from 0. The first square is repeated at the end.",
     "valid closed tour"},
    {"[1, 16, 33, 48, 58, 41, 56, 50, 60, 54, 39, 22, 7, 13, 23, 6, 12, 2, 8, 18, 3, 9, 24, 34, 40, 57, 51, 61, 55, 38, 44, 59, 49, 32, 17, 0, 10, 25, 42, 27, 37, 47, 62, 52, 35, 45, 28, 43, 53, 63, 46, 29, 19, 4, 14, 31, 21, 36, 30, 15, 5, 20, 26, 11, 1]",
     "Read as square numbers from 0, row by row. The board is 8x8. The first square is repeated at the end.",
     "valid closed tour"},
    {"|  1 |  6 | 15 | 10 | 21 |\n| 14 |  9 | 20 |  5 | 16 |\n| 19 |  2 |  7 | 22 | 11 |\n|  8 | 13 | 24 | 17 |  4 |\n| 25 | 18 |  3 | 12 | 23 |",
     "Read as visit numbers from 1, row by row.",
     "valid open tour"},
    {"+----+----+----+----+----+\n|  0 |  5 | 14 |  9 | 20 |\n+----+----+----+----+----+\n| 13 |  8 | 19 |  4 | 15 |\n+----+----+----+----+----+\n| 18 |  1 |  6 | 21 | 10 |\n+----+----+----+----+----+\n|  7 | 12 | 23 | 16 |  3 |\n+----+----+----+----+----+\n| 24 | 17 |  2 | 11 | 22 |\n+----+----+----+----+----+",
     "Read as visit numbers from 0, row by row.",
     "valid open tour"},
    {"┌──┬──┬──┬──┬──┐\n│ 0│ 5│14│ 9│20│\n├──┼──┼──┼──┼──┤\n│13│ 8│19│ 4│15│\n├──┼──┼──┼──┼──┤\n│18│ 1│ 6│21│10│\n├──┼──┼──┼──┼──┤\n│ 7│12│23│16│ 3│\n├──┼──┼──┼──┼──┤\n│24│17│ 2│11│22│\n└──┴──┴──┴──┴──┘",
     "Read as visit numbers from 0, row by row.",
     "valid open tour"},
    {"| a | b | c | d | e |\n|---|---|---|---|---|\n| 1 | 6 | 15 | 10 | 21 |\n| 14 | 9 | 20 | 5 | 16 |\n| 19 | 2 | 7 | 22 | 11 |\n| 8 | 13 | 24 | 17 | 4 |\n| 25 | 18 | 3 | 12 | 23 |",
     "Read as visit numbers from 1, row by row.",
     "valid open tour"},
    {"    a  b  c  d  e\n5  1  6 15 10 21\n4 14  9 20  5 16\n3 19  2  7 22 11\n2  8 13 24 17  4\n1 25 18  3 12 23\n    a  b  c  d  e",
     "Read as visit numbers from 1, row by row.",
     "valid open tour"},
    {"    0  1  2  3  4\n0  1  6 15 10 21\n1 14  9 20  5 16\n2 19  2  7 22 11\n3  8 13 24 17  4\n4 25 18  3 12 23",
     "Read as visit numbers from 1, row by row.",
     "valid open tour"},
    {"5 5\n 1  6 15 10 21\n14  9 20  5 16\n19  2  7 22 11\n 8 13 24 17  4\n25 18  3 12 23",
     "Read as visit numbers from 1, row by row.",
     "valid open tour"},
    {"5\n 1  6 15 10 21\n14  9 20  5 16\n19  2  7 22 11\n 8 13 24 17  4\n25 18  3 12 23",
     "Read as visit numbers from 1, row by row.",
     "valid open tour"},
    {"Tour found:\n 1  6 15 10 21\n14  9 20  5 16\n19  2  7 22 11\n 8 13 24 17  4\n25 18  3 12 23",
     "Read as visit numbers from 1, row by row.",
     "valid open tour"},
    {"Solution 1 of 2\n\n 1  6 15 10 21\n14  9 20  5 16\n19  2  7 22 11\n 8 13 24 17  4\n25 18  3 12 23\n\nTime: 12 ms",
     "Read as visit numbers from 1, row by row.",
     "valid open tour"},
    {"```\n 1  6 15 10 21\n14  9 20  5 16\n19  2  7 22 11\n 8 13 24 17  4\n25 18  3 12 23\n```",
     "Read as visit numbers from 1, row by row.",
     "valid open tour"},
    {"# A tour\n\n 1  6 15 10 21\n14  9 20  5 16\n19  2  7 22 11\n 8 13 24 17  4\n25 18  3 12 23",
     "Read as visit numbers from 1, row by row.",
     "valid open tour"},
    {"Step 0: (0, 0)\nStep 1: (2, 1)\nStep 2: (4, 2)\nStep 3: (3, 4)\nStep 4: (1, 3)\nStep 5: (0, 1)\nStep 6: (2, 2)\nStep 7: (3, 0)\nStep 8: (1, 1)\nStep 9: (0, 3)\nStep 10: (2, 4)\nStep 11: (4, 3)\nStep 12: (3, 1)\nStep 13: (1, 0)\nStep 14: (0, 2)\nStep 15: (1, 4)\nStep 16: (3, 3)\nStep 17: (4, 1)\nStep 18: (2, 0)\nStep 19: (1, 2)\nStep 20: (0, 4)\nStep 21: (2, 3)\nStep 22: (4, 4)\nStep 23: (3, 2)\nStep 24: (4, 0)",
     "Read as squares: row, column, counted from 0.",
     "valid open tour"},
    {"Step 1: a5\nStep 2: b3\nStep 3: c1\nStep 4: e2\nStep 5: d4\nStep 6: b5\nStep 7: c3\nStep 8: a2\nStep 9: b4\nStep 10: d5\nStep 11: e3\nStep 12: d1\nStep 13: b2\nStep 14: a4\nStep 15: c5\nStep 16: e4\nStep 17: d2\nStep 18: b1\nStep 19: a3\nStep 20: c4\nStep 21: e5\nStep 22: d3\nStep 23: e1\nStep 24: c2\nStep 25: a1",
     "Read as squares in chess notation.",
     "valid open tour"},
    {"1. a5\n2. b3\n3. c1\n4. e2\n5. d4\n6. b5\n7. c3\n8. a2\n9. b4\n10. d5\n11. e3\n12. d1\n13. b2\n14. a4\n15. c5\n16. e4\n17. d2\n18. b1\n19. a3\n20. c4\n21. e5\n22. d3\n23. e1\n24. c2\n25. a1",
     "Read as squares in chess notation.",
     "valid open tour"},
    {"1) 0,0\n2) 2,1\n3) 4,2\n4) 3,4\n5) 1,3\n6) 0,1\n7) 2,2\n8) 3,0\n9) 1,1\n10) 0,3\n11) 2,4\n12) 4,3\n13) 3,1\n14) 1,0\n15) 0,2\n16) 1,4\n17) 3,3\n18) 4,1\n19) 2,0\n20) 1,2\n21) 0,4\n22) 2,3\n23) 4,4\n24) 3,2\n25) 4,0",
     "Read as squares: row, column, counted from 0.",
     "valid open tour"},
    {"- **a5**\n- **b3**\n- **c1**\n- **e2**\n- **d4**\n- **b5**\n- **c3**\n- **a2**\n- **b4**\n- **d5**\n- **e3**\n- **d1**\n- **b2**\n- **a4**\n- **c5**\n- **e4**\n- **d2**\n- **b1**\n- **a3**\n- **c4**\n- **e5**\n- **d3**\n- **e1**\n- **c2**\n- **a1**",
     "Read as squares in chess notation.",
     "valid open tour"},
    {"1. a5 -> b3\n2. b3 -> c1\n3. c1 -> e2\n4. e2 -> d4\n5. d4 -> b5\n6. b5 -> c3\n7. c3 -> a2\n8. a2 -> b4\n9. b4 -> d5\n10. d5 -> e3\n11. e3 -> d1\n12. d1 -> b2\n13. b2 -> a4\n14. a4 -> c5\n15. c5 -> e4\n16. e4 -> d2\n17. d2 -> b1\n18. b1 -> a3\n19. a3 -> c4\n20. c4 -> e5\n21. e5 -> d3\n22. d3 -> e1\n23. e1 -> c2\n24. c2 -> a1",
     "Read as squares in chess notation.",
     "valid open tour"},
    {"1. Na5 2. Nb3 3. Nc1 4. Ne2 5. Nd4 6. Nb5 7. Nc3 8. Na2 9. Nb4 10. Nd5 11. Ne3 12. Nd1 13. Nb2 14. Na4 15. Nc5 16. Ne4 17. Nd2 18. Nb1 19. Na3 20. Nc4 21. Ne5 22. Nd3 23. Ne1 24. Nc2 25. Na1",
     "Read as squares in chess notation.",
     "valid open tour"},
    {"\"a5\",\"b3\",\"c1\",\"e2\",\"d4\",\"b5\",\"c3\",\"a2\",\"b4\",\"d5\",\"e3\",\"d1\",\"b2\",\"a4\",\"c5\",\"e4\",\"d2\",\"b1\",\"a3\",\"c4\",\"e5\",\"d3\",\"e1\",\"c2\",\"a1\"",
     "Read as squares in chess notation.",
     "valid open tour"},
    {"A5 B3 C1 E2 D4 B5 C3 A2 B4 D5 E3 D1 B2 A4 C5 E4 D2 B1 A3 C4 E5 D3 E1 C2 A1",
     "Read as squares in chess notation.",
     "valid open tour"},
    {"Na5 Nb3 Nc1 Ne2 Nd4 Nb5 Nc3 Na2 Nb4 Nd5 Ne3 Nd1 Nb2 Na4 Nc5 Ne4 Nd2 Nb1 Na3 Nc4 Ne5 Nd3 Ne1 Nc2 Na1",
     "Read as squares in chess notation.",
     "valid open tour"},
    {"NA5 NB3 NC1 NE2 ND4 NB5 NC3 NA2 NB4 ND5 NE3 ND1 NB2 NA4 NC5 NE4 ND2 NB1 NA3 NC4 NE5 ND3 NE1 NC2 NA1",
     "Read as squares in chess notation.",
     "valid open tour"},
    {"a5 → b3 → c1 → e2 → d4 → b5 → c3 → a2 → b4 → d5 → e3 → d1 → b2 → a4 → c5 → e4 → d2 → b1 → a3 → c4 → e5 → d3 → e1 → c2 → a1",
     "Read as squares in chess notation.",
     "valid open tour"},
    {"a5,b3,c1,e2,d4,b5,c3,a2,b4,d5,e3,d1,b2,a4,c5,e4,d2,b1,a3,c4,e5,d3,e1,c2,a1",
     "Read as squares in chess notation.",
     "valid open tour"},
    {"a5b3c1e2d4b5c3a2b4d5e3d1b2a4c5e4d2b1a3c4e5d3e1c2a1",
     "Read as squares in chess notation.",
     "valid open tour"},
    {"a5–b3–c1–e2–d4–b5–c3–a2–b4–d5–e3–d1–b2–a4–c5–e4–d2–b1–a3–c4–e5–d3–e1–c2–a1",
     "Read as squares in chess notation.",
     "valid open tour"},
    {"“a5”, “b3”, “c1”, “e2”, “d4”, “b5”, “c3”, “a2”, “b4”, “d5”, “e3”, “d1”, “b2”, “a4”, “c5”, “e4”, “d2”, “b1”, “a3”, “c4”, “e5”, “d3”, “e1”, “c2”, “a1”",
     "Read as squares in chess notation.",
     "valid open tour"},
    {"array([[ 0,  5, 14,  9, 20],\n       [13,  8, 19,  4, 15],\n       [18,  1,  6, 21, 10],\n       [ 7, 12, 23, 16,  3],\n       [24, 17,  2, 11, 22]])",
     "Read as visit numbers from 0, row by row.",
     "valid open tour"},
    {"[[ 0  5 14  9 20]\n [13  8 19  4 15]\n [18  1  6 21 10]\n [ 7 12 23 16  3]\n [24 17  2 11 22]]",
     "Read as visit numbers from 0, row by row.",
     "valid open tour"},
    {"[[ 0.  5. 14.  9. 20.]\n [13.  8. 19.  4. 15.]\n [18.  1.  6. 21. 10.]\n [ 7. 12. 23. 16.  3.]\n [24. 17.  2. 11. 22.]]",
     "Read as visit numbers from 0, row by row.",
     "valid open tour"},
    {"[(np.int64(0), np.int64(0)), (np.int64(2), np.int64(1)), (np.int64(4), np.int64(2)), (np.int64(3), np.int64(4)), (np.int64(1), np.int64(3)), (np.int64(0), np.int64(1)), (np.int64(2), np.int64(2)), (np.int64(3), np.int64(0)), (np.int64(1), np.int64(1)), (np.int64(0), np.int64(3)), (np.int64(2), np.int64(4)), (np.int64(4), np.int64(3)), (np.int64(3), np.int64(1)), (np.int64(1), np.int64(0)), (np.int64(0), np.int64(2)), (np.int64(1), np.int64(4)), (np.int64(3), np.int64(3)), (np.int64(4), np.int64(1)), (np.int64(2), np.int64(0)), (np.int64(1), np.int64(2)), (np.int64(0), np.int64(4)), (np.int64(2), np.int64(3)), (np.int64(4), np.int64(4)), (np.int64(3), np.int64(2)), (np.int64(4), np.int64(0))]",
     "Read as squares: row, column, counted from 0.",
     "valid open tour"},
    {" 1\u00a0 6\u00a015\u00a010\u00a021\n14\u00a0 9\u00a020\u00a0 5\u00a016\n19\u00a0 2\u00a0 7\u00a022\u00a011\n 8\u00a013\u00a024\u00a017\u00a0 4\n25\u00a018\u00a0 3\u00a012\u00a023",
     "Read as visit numbers from 1, row by row.",
     "valid open tour"},
    {"{\"tour\": [[1, 6, 15, 10, 21], [14, 9, 20, 5, 16], [19, 2, 7, 22, 11], [8, 13, 24, 17, 4], [25, 18, 3, 12, 23]], \"board\": \"5x5\"}",
     "Read as visit numbers from 1, row by row.",
     "valid open tour"},
    {"{\"tour\": \"a5 b3 c1 e2 d4 b5 c3 a2 b4 d5 e3 d1 b2 a4 c5 e4 d2 b1 a3 c4 e5 d3 e1 c2 a1\"}",
     "Read as squares in chess notation.",
     "valid open tour"},
    {"{\"status\": \"tour\", \"squares\": [[0, 0], [2, 1], [4, 2], [3, 4], [1, 3], [0, 1], [2, 2], [3, 0], [1, 1], [0, 3], [2, 4], [4, 3], [3, 1], [1, 0], [0, 2], [1, 4], [3, 3], [4, 1], [2, 0], [1, 2], [0, 4], [2, 3], [4, 4], [3, 2], [4, 0]], \"visits\": 25}",
     "Read as squares: row, column, counted from 0.",
     "valid open tour"},
    {"{\"path\": [{\"row\": 0, \"col\": 0}, {\"row\": 2, \"col\": 1}, {\"row\": 4, \"col\": 2}, {\"row\": 3, \"col\": 4}, {\"row\": 1, \"col\": 3}, {\"row\": 0, \"col\": 1}, {\"row\": 2, \"col\": 2}, {\"row\": 3, \"col\": 0}, {\"row\": 1, \"col\": 1}, {\"row\": 0, \"col\": 3}, {\"row\": 2, \"col\": 4}, {\"row\": 4, \"col\": 3}, {\"row\": 3, \"col\": 1}, {\"row\": 1, \"col\": 0}, {\"row\": 0, \"col\": 2}, {\"row\": 1, \"col\": 4}, {\"row\": 3, \"col\": 3}, {\"row\": 4, \"col\": 1}, {\"row\": 2, \"col\": 0}, {\"row\": 1, \"col\": 2}, {\"row\": 0, \"col\": 4}, {\"row\": 2, \"col\": 3}, {\"row\": 4, \"col\": 4}, {\"row\": 3, \"col\": 2}, {\"row\": 4, \"col\": 0}]}",
     "Read as squares: row, column, counted from 0.",
     "valid open tour"},
    {"1 6 15 10 0\n14 9 20 5 16\n19 2 7 0 11\n8 13 0 17 4\n0 18 3 12 0",
     "Read as visit numbers from 1; 0 marks unvisited squares.",
     "invalid: 5 squares are never visited: (0,4) (2,3) (3,2) (4,0) (4,4)"},
    {"[[1, 6, 15, 10, null], [14, 9, 20, 5, 16], [19, 2, 7, null, 11], [8, 13, null, 17, 4], [null, 18, 3, 12, null]]",
     "Read as visit numbers from 1, row by row.",
     "invalid: 5 squares are never visited: (0,4) (2,3) (3,2) (4,0) (4,4)"},
    {"[[1, 6, 15, 10, None], [14, 9, 20, 5, 16], [19, 2, 7, None, 11], [8, 13, None, 17, 4], [None, 18, 3, 12, None]]",
     "Read as visit numbers from 1, row by row.",
     "invalid: 5 squares are never visited: (0,4) (2,3) (3,2) (4,0) (4,4)"},
    {"[0, 11, 22, 19, 8, 12, 1, 15, 6, 3, 14, 23, 16, 5, 2, 9, 18, 21, 10, 7, 4, 13, 24, 17, 20]",
     "Read as square numbers from 0, row by row. The board is 5x5.",
     "invalid: 5 at 8 to 6 at 12 is not a knight's move"},
    {"[(1, 1), (3, 2), (5, 3), (4, 5), (2, 4), (3, 3), (1, 2), (4, 1), (2, 2), (1, 4), (3, 5), (5, 4), (4, 2), (2, 1), (1, 3), (2, 5), (4, 4), (5, 2), (3, 1), (2, 3), (1, 5), (3, 4), (5, 5), (4, 3), (5, 1)]",
     "Read as squares: row, column, counted from 1.",
     "invalid: 5 at (2,4) to 6 at (3,3) is not a knight's move"},
    {"5x5: a1 b3 d8",
     "Read as squares in chess notation.",
     "invalid: d8 is not on the 5x5 board"},
    {"a5 b3 c1 e2 d4 b5 c3 a2 b4 d5 e3 d1 b2 a4 c5 e4 d2 b1 a3 c4 e5 d3 e1 c2",
     "Read as squares in chess notation.",
     "invalid: the square a1 is never visited"},
    {"1 4 7 10\n8 11 2 5\n3 6 9 13",
     "Read as visit numbers from 1, row by row.",
     "invalid: 12 is missing"},
};
// clang-format on

std::string verdict(const WrittenTour& tour) {
  const TourReport report = check_written_tour(tour);
  if (!report.valid) return "invalid: " + in_english(report.fault);
  return report.closed ? "valid closed tour" : "valid open tour";
}

TEST(TourNotations, ReadsEveryExample) {
  for (const Example& example : kExamples) {
    const auto tour = parse_tour(example.text);
    ASSERT_TRUE(tour) << example.text << ": " << in_english(tour.error());
    EXPECT_EQ(in_english(tour->reading), example.reading) << example.text;
    EXPECT_EQ(verdict(*tour), example.verdict) << example.text;
  }
}

TEST(TourNotations, ReadsMovesAsDigits) {
  const auto tour = parse_tour(kExamples[0].text);
  for (const NamedMoveOrder& order : move_orders()) {
    const auto moves = parse_tour(to_moves(tour->squares, order.moves));
    ASSERT_TRUE(moves) << order.id;
    EXPECT_EQ(verdict(*moves), "valid open tour") << order.id;
    EXPECT_TRUE(in_english(moves->reading).starts_with("Read as moves from ")) << in_english(moves->reading);
  }
  EXPECT_EQ(in_english(parse_tour("1234567012").error()), "digit 8 of the moves is 0, which is no direction");
}

TEST(TourNotations, RefusesHugeNumbers) {
  for (const char* huge : {"2147483647", "2147483648", "99999999999999999999"}) {
    const std::string n = huge;
    for (const std::string& text :
         {n + " 1 2 " + n + " 1 2 " + n + " 1 2 " + n + " 1 2 " + n + " 1 2", "1 " + n + "\n# 2", "-" + n + " " + n,
          "a" + n + " b3", n + "," + n + " 0,0", "[" + n + ", 0, 1]"}) {
      const auto tour = parse_tour(text);
      EXPECT_TRUE(!tour || !check_written_tour(*tour).valid) << text;
    }
  }
}

TEST(TourNotations, ReadsSeveralToursInOneText) {
  const std::string tour = "1 4 7 10\n8 11 2 5\n3 6 9 12\n", other = "12 9 6 3\n5 2 11 8\n10 7 4 1\n";
  for (const std::string& text :
       {tour + "\n" + other + "\n" + tour, "Tour 1:\n" + tour + "Tour 2:\n" + other + "Tour 3:\n" + tour,
        std::string("[[[1,4,7,10],[8,11,2,5],[3,6,9,12]],[[12,9,6,3],[5,2,11,8],[10,7,4,1]],"
                    "[[1,4,7,10],[8,11,2,5],[3,6,9,12]]]")}) {
    const auto tours = parse_tours(text);
    ASSERT_EQ(tours.size(), 3u) << text;
    for (const auto& one : tours) EXPECT_EQ(verdict(*one), "valid open tour") << text;
    EXPECT_EQ(tours[0]->squares, tours[2]->squares);
    EXPECT_NE(tours[0]->squares, tours[1]->squares);
  }
  const auto mixed = parse_tours(tour + "\n1 4 7 10\n8 11 2 5\n3 6 12 9\n");
  ASSERT_EQ(mixed.size(), 2u);
  EXPECT_EQ(verdict(*mixed[0]), "valid open tour");
  EXPECT_EQ(verdict(*mixed[1]), "invalid: 8 at (1,0) to 9 at (2,3) is not a knight's move");
  const std::string wrong = "1 4 7 10\n8 11 2 5\n3 6 12 9\n";
  EXPECT_EQ(parse_tours(wrong + "\n" + wrong).size(), 2u) << "each is wrong";
  EXPECT_EQ(parse_tours("1 4 7 10\n\n8 11 2 5\n\n3 6 12 9\n").size(), 1u) << "blank lines between the rows";
  const std::string line = "a3 c2 a1 b3 d2 b1 c3 a2 c1 d3 b2 d1\n";
  const auto lines = parse_tours(line + line);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(verdict(*lines[1]), "valid open tour");
  const auto json = parse_tours("{\"squares\":[[0,0],[1,2]]}\n{\"squares\":[[0,0],[1,2],[2,0]]}\n");
  ASSERT_EQ(json.size(), 2u);
  EXPECT_EQ(json[1]->squares.size(), 3u);
}

}  // namespace
}  // namespace kt
