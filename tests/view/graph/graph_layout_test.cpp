#include "view/graph/graph_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace kt {
namespace {

constexpr float kAspect = 1.3f;

EdgeList edges(const std::string& text) {
  const auto parsed = parse_edge_list(text);
  EXPECT_TRUE(parsed) << text;
  return parsed.value_or(EdgeList{});
}

std::string name(int v) { return "v" + std::to_string(v); }

std::string grid(int side) {
  std::string text;
  const auto add = [&](int a, int b) { text += (text.empty() ? "" : ";") + name(a) + "-" + name(b); };
  for (int v = 0; v < side * side; ++v) {
    if (v % side + 1 < side) add(v, v + 1);
    if (v / side + 1 < side) add(v, v + side);
  }
  return text;
}

std::string star(int leaves) {
  std::string text;
  for (int v = 1; v <= leaves; ++v) text += (v == 1 ? "" : ";") + name(0) + "-" + name(v);
  return text;
}

std::string complete(int count) {
  std::string text;
  for (int a = 0; a < count; ++a)
    for (int b = a + 1; b < count; ++b) text += (text.empty() ? "" : ";") + name(a) + "-" + name(b);
  return text;
}

std::string pairs(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += (i == 0 ? "" : ";") + name(2 * i) + "-" + name(2 * i + 1);
  return text;
}

float distance(ImVec2 a, ImVec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

float nearest_two(const std::vector<ImVec2>& places) {
  float least = 1e9f;
  for (std::size_t i = 0; i < places.size(); ++i)
    for (std::size_t j = i + 1; j < places.size(); ++j) least = std::min(least, distance(places[i], places[j]));
  return least;
}

const char* kTextbook = "A-B;A-C;B-C;B-D;C-D;C-E;D-E;D-F;E-F";

TEST(GraphLayout, KeepsVerticesApartAndInsideThePicture) {
  for (const std::string& text :
       {std::string(kTextbook), std::string("A-B"), std::string("A>B;B>C;C>A"), grid(3), grid(8), grid(16), star(5),
        star(60), star(255), complete(5), complete(20), pairs(1), pairs(10), pairs(128), grid(31), pairs(512)}) {
    for (const float aspect : {0.75f, kAspect, 8.0f}) {
      const EdgeList graph = edges(text);
      const auto places = lay_out_graph(graph, aspect);
      ASSERT_EQ(places.size(), graph.vertices.size());
      EXPECT_GE(nearest_two(places), 0.99f * least_distance(places.size(), aspect)) << text.substr(0, 60);
      for (const ImVec2 p : places) {
        EXPECT_GE(p.x, -1e-4f);
        EXPECT_GE(p.y, -1e-4f);
        EXPECT_LE(p.x, aspect + 1e-4f);
        EXPECT_LE(p.y, 1 + 1e-4f);
      }
    }
  }
}

// In a grid all edges have about the same length; in a large grid only roughly.
TEST(GraphLayout, PlacesNeighboursNearerThanOthers) {
  for (const auto& [side, most] : {std::pair{5, 2.0f}, {11, 2.0f}, {12, 2.0f}, {16, 2.0f}, {31, 3.0f}}) {
    const EdgeList graph = edges(grid(side));
    const auto places = lay_out_graph(graph, 1);
    float shortest = 1e9f, longest = 0;
    for (const auto& [a, b] : graph.edges) {
      shortest = std::min(shortest, distance(places[a], places[b]));
      longest = std::max(longest, distance(places[a], places[b]));
    }
    EXPECT_LT(longest, most * shortest) << side;
  }
}

// The triangles of the textbook's graph stand in a row: no two edges cross.
TEST(GraphLayout, DrawsTheTextbooksGraphWithoutCrossings) {
  const EdgeList graph = edges(kTextbook);
  const auto places = lay_out_graph(graph, kAspect);
  const auto side = [](ImVec2 a, ImVec2 b, ImVec2 c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
  };
  for (const auto& [a, b] : graph.edges) {
    for (const auto& [c, d] : graph.edges) {
      if (a == c || a == d || b == c || b == d) continue;
      const ImVec2 p = places[static_cast<std::size_t>(a)], q = places[static_cast<std::size_t>(b)];
      const ImVec2 r = places[static_cast<std::size_t>(c)], s = places[static_cast<std::size_t>(d)];
      EXPECT_FALSE(side(p, q, r) != side(p, q, s) && side(r, s, p) != side(r, s, q)) << a << b << " crosses " << c << d;
    }
  }
}

TEST(GraphLayout, IsDeterministic) {
  for (const std::string& text : {std::string(kTextbook), grid(6), pairs(7)}) {
    const auto first = lay_out_graph(edges(text), kAspect);
    const auto second = lay_out_graph(edges(text), kAspect);
    for (std::size_t i = 0; i < first.size(); ++i) {
      EXPECT_EQ(first[i].x, second[i].x);
      EXPECT_EQ(first[i].y, second[i].y);
    }
  }
}

TEST(GraphLayout, KeepsConnectedComponentsApart) {
  const EdgeList graph = edges("A-B;B-C;C-A;X-Y;Y-Z;Z-X");
  const auto places = lay_out_graph(graph, kAspect);
  // One component is completely beside or above the other.
  const auto [left, right] = std::minmax({places[0].x, places[1].x, places[2].x});
  const auto [other_left, other_right] = std::minmax({places[3].x, places[4].x, places[5].x});
  const auto [top, bottom] = std::minmax({places[0].y, places[1].y, places[2].y});
  const auto [other_top, other_bottom] = std::minmax({places[3].y, places[4].y, places[5].y});
  EXPECT_TRUE(right < other_left || other_right < left || bottom < other_top || other_bottom < top);
}

TEST(GraphLayout, HandlesNoVertexAndOneVertex) {
  EXPECT_TRUE(lay_out_graph({}, 1).empty());
  const auto one = lay_out_graph({.vertices = {"A"}, .edges = {}}, kAspect);
  ASSERT_EQ(one.size(), 1u);
  EXPECT_NEAR(one[0].x, kAspect / 2, 0.01f);
  EXPECT_NEAR(one[0].y, 0.5f, 0.01f);
}

// The largest graph takes no more work than a medium one.
TEST(GraphLayout, LooksAtABoundedNumberOfPairs) {
  for (std::size_t pairs = 1; pairs <= 75'000; ++pairs) {
    const std::size_t rounds = static_cast<std::size_t>(layout_rounds(pairs));
    EXPECT_LE(rounds * pairs, 1'500'000u) << pairs;
    EXPECT_GE(rounds, 20u) << "till it has settled";
    EXPECT_TRUE(rounds == 300 || rounds * pairs > 1'400'000 || rounds == 20) << pairs;
  }
  EXPECT_EQ(layout_rounds(64 * 63), 300) << "small ones are not stinted";
}

}  // namespace
}  // namespace kt
