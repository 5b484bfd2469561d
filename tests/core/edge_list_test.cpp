#include <gtest/gtest.h>

#include <algorithm>

#include "app/in_english.h"
#include "core/problem/graph.h"
#include "core/search/search.h"

namespace kt {
namespace {

std::string name(int v) { return "v" + std::to_string(v); }

std::string edges(int count, auto&& other) {
  std::string text;
  for (int v = 0; v < count; ++v) text += name(v) + "-" + name(other(v)) + ";";
  return text;
}

std::string path_of(int vertices) {
  return edges(vertices - 1, [](int v) { return v + 1; });
}

std::string star_of(int vertices) {
  return edges(vertices - 1, [=](int) { return vertices - 1; });
}

std::string refusal(const std::string& text) {
  const auto parsed = parse_edge_list(text);
  return parsed ? "" : in_english(parsed.error());
}

TEST(EdgeList, AllowsUpTo1024Vertices) {
  EXPECT_EQ(parse_edge_list(path_of(1024))->vertices.size(), 1024u);
  EXPECT_EQ(refusal(path_of(1025)), "the graph has 1025 vertices, but at most 1024 are allowed");
}

TEST(EdgeList, AllowsUpTo255EdgesFromAVertex) {
  EXPECT_EQ(parse_edge_list(star_of(256))->edges.size(), 510u);
  EXPECT_EQ(refusal(star_of(257)), "v256 has too many edges; a vertex may have edges to at most 255 others");
  std::string from_the_first;
  for (int v = 0; v < 256; ++v) from_the_first += "A-" + name(v) + ";";
  EXPECT_EQ(refusal(from_the_first), "A has too many edges; a vertex may have edges to at most 255 others");
}

TEST(EdgeList, ReadsOtherNotations) {
  const struct {
    const char* text;
    const char* edges;
  } kCases[] = {
      {"A-B, B-C", "A-B;B-C"},
      {"A->B; B --> C", "A>B;B>C"},
      {"A <- B", "B>A"},
      {"A <-> B\nB => C", "A-B;B>C"},
      {"0 -- 1\n1 -- 2\n", "0-1;1-2"},
      {"0 1\r\n1 2\r\n\r\n2 0", "0-1;0-2;1-2"},
      {"A-B-C-A", "A-B;A-C;B-C"},
      {"A-B B-C", "A-B;B-C"},
      {"\"A\" -- \"B\"", "A-B"},
      {"K\xC3\xB6ln-Bonn", "Bonn-K\xC3\xB6ln"},
      {"\xE5\x8C\x97\xE4\xBA\xAC\xE2\x86\x92\xE4\xB8\x8A\xE6\xB5\xB7",
       "\xE5\x8C\x97\xE4\xBA\xAC>\xE4\xB8\x8A\xE6\xB5\xB7"},
      {"A \xE2\x80\x93 B", "A-B"},
      {"A\xC2\xA0-\xC2\xA0"
       "B;B-\xE3\x80\x80"
       "C",
       "A-B;B-C"},
      {"\xE7\x94\xB2-\xE4\xB9\x99\xEF\xBC\x9B\xE4\xB9\x99\xE2\x87\x92\xE4\xB8\x99\xEF\xBC\x8C"
       "A-\xE4\xB8\x99",
       "A-\xE4\xB8\x99;\xE4\xB9\x99>\xE4\xB8\x99;\xE4\xB9\x99-\xE7\x94\xB2"},
  };
  for (const auto& [text, expected] : kCases) {
    const auto list = parse_edge_list(text);
    ASSERT_TRUE(list) << text << ": " << in_english(list.error());
    EXPECT_EQ(to_string(*list), expected) << text;
    EXPECT_EQ(parse_edge_list(to_string(*list)), *list) << text;
  }
  for (const char* text :
       {"A", "A-", "-A", "A-B C", "A B C", "A B-C", "A-B-C D", "A.B-C", "A-(B)", "A--", "A-B->", "A\xFF-B", "A-\xC2",
        "\xE2\x80\x9C"
        "A\xE2\x80\x9D-B",
        "A\xE3\x80\x81"
        "B-C",
        "A\xEF\xBC\x9A"
        "B-C",
        "A\xE2\x80\x8D"
        "B",
        "A\xC2\x85-B"})
    EXPECT_EQ(refusal(text),
              "'" + std::string(text) +
                  "' is not an edge such as A-B (both ways) or A>B (one way); names may contain only letters, digits "
                  "and _");
  EXPECT_EQ(refusal("A-B;B-B"), "'B' has an edge to itself, which is not allowed");
}

// A ring with chords and shuffled vertex numbers; following the ring is a tour.
TEST(EdgeList, SearchesAThousandVertices) {
  constexpr int kVertices = 1000;
  const std::string ring = edges(kVertices, [](int v) { return (v + 1) % kVertices; });
  const EdgeList graph = *parse_edge_list(ring + edges(kVertices, [](int v) { return (v + 3) % kVertices; }));
  for (const char* algorithm : {"warnsdorff", "warnsdorff-backtracking", "pruned-warnsdorff"}) {
    Search search({.board = {1, kVertices}, .edges = graph, .algorithm = find_algorithm(algorithm)});
    search.run(1'000'000);
    ASSERT_EQ(search.status(), Status::tour) << algorithm;
    const std::vector<Square> tour = search.depth_first()->path().squares();
    std::vector<bool> visited(kVertices);
    for (std::size_t i = 0; i < tour.size(); ++i) {
      EXPECT_FALSE(visited[tour[i].col]);
      visited[tour[i].col] = true;
    }
    for (std::size_t i = 1; i < tour.size(); ++i)
      EXPECT_TRUE(std::ranges::binary_search(graph.edges, std::pair{tour[i - 1].col, tour[i].col})) << algorithm << i;
    EXPECT_EQ(tour.size(), static_cast<std::size_t>(kVertices));
    while (search.step_back()) {
    }
    EXPECT_EQ(search.steps(), 0u);
  }
}

}  // namespace
}  // namespace kt
