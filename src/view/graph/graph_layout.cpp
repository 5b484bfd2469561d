#include "view/graph/graph_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <utility>

#include "core/basics/heap_sort.h"
#include "view/pen/strokes.h"

namespace kt {
namespace {

using Places = std::vector<ImVec2>;
using Members = std::vector<int>;  // the vertices of one component

constexpr int kPairsLookedAt = 1'500'000;  // in all rounds: limits the time
constexpr int kMinRounds = 20, kMaxRounds = 300;
constexpr float kStretch = 1.4f;  // of one direction relative to the other

std::vector<std::vector<int>> neighbours_of(const EdgeList& graph) {
  std::vector<std::vector<int>> near(graph.vertices.size());
  for (const auto& [from, to] : graph.edges) {
    if (from == to) continue;
    near[from].push_back(to);
    near[to].push_back(from);
  }
  return near;
}

// Number of edges between `from` and every vertex; -1 for those in other components.
std::vector<int> distances(const std::vector<std::vector<int>>& near, int from) {
  std::vector<int> distance(near.size(), -1);
  std::vector<int> queue{from};
  distance[from] = 0;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const int next : near[queue[i]]) {
      if (distance[next] >= 0) continue;
      distance[next] = distance[queue[i]] + 1;
      queue.push_back(next);
    }
  }
  return distance;
}

Places circle(std::size_t count) {
  Places places;
  const float radius = static_cast<float>(count) / (2 * std::numbers::pi_v<float>)+0.4f;
  for (std::size_t i = 0; i < count; ++i) {
    const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(count);
    places.push_back({-radius * std::cos(angle), -radius * std::sin(angle)});
  }
  return places;
}

// For each vertex, by its position, the others and their ideal distances.
struct Pull {
  int other;
  float distance;
};
using Pulls = std::vector<std::vector<Pull>>;

// Moves every vertex to the average of the positions that the others suggest; near ones have more weight.
void relax(Places& places, const Pulls& pulls) {
  for (std::size_t i = 0; i < places.size(); ++i) {
    ImVec2 sum{0, 0};
    float weights = 0;
    for (const auto& [other, ideal] : pulls[i]) {
      const ImVec2 apart{places[i].x - places[other].x, places[i].y - places[other].y};
      const float stretch = ideal / std::max(length(apart), 1e-4f);
      const float weight = 1 / (ideal * ideal);
      sum.x += weight * (places[other].x + apart.x * stretch);
      sum.y += weight * (places[other].y + apart.y * stretch);
      weights += weight;
    }
    places[i] = {sum.x / weights, sum.y / weights};
  }
}

void relax_until_settled(Places& places, const Pulls& pulls) {
  std::size_t pairs = 0;
  for (const auto& list : pulls) pairs += list.size();
  for (int rounds = layout_rounds(pairs); rounds > 0; --rounds) relax(places, pulls);
}

struct Box {
  ImVec2 min, max;
  float width() const { return max.x - min.x; }
  float height() const { return max.y - min.y; }
};

Box bounds(const Places& places) {
  Box box{places.front(), places.front()};
  for (const ImVec2 p : places) {
    box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
    box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
  }
  return box;
}

// Rotates the vertices so that they are widest horizontally, with the first one at the left and top.
void straighten(Places& places) {
  ImVec2 mean{0, 0};
  for (const ImVec2 p : places) mean = {mean.x + p.x, mean.y + p.y};
  const auto count = static_cast<float>(places.size());
  mean = {mean.x / count, mean.y / count};
  float xx = 0, xy = 0, yy = 0;
  for (const ImVec2 p : places) {
    const ImVec2 d{p.x - mean.x, p.y - mean.y};
    xx += d.x * d.x, xy += d.x * d.y, yy += d.y * d.y;
  }
  // Nearly round: no direction is the widest.
  const bool round = length({xx - yy, 2 * xy}) < 0.05f * (xx + yy);
  const float angle = round ? 0 : -0.5f * std::atan2(2 * xy, xx - yy);
  const float cosine = std::cos(angle), sine = std::sin(angle);
  for (ImVec2& p : places) {
    const ImVec2 d{p.x - mean.x, p.y - mean.y};
    p = {d.x * cosine - d.y * sine, d.x * sine + d.y * cosine};
  }
  const bool mirror = places.front().x > 0.01f, flip = places.front().y > 0.01f;
  for (ImVec2& p : places) p = {mirror ? -p.x : p.x, flip ? -p.y : p.y};
}

// Distances from each of these vertices to the whole graph, by number.
using Distances = std::vector<std::vector<int>>;

// Uses the distances between all pairs.
Places lay_out_all(const Distances& distance, const Members& members) {
  Pulls pulls(members.size());
  for (std::size_t i = 0; i < members.size(); ++i) {
    for (std::size_t j = 0; j < members.size(); ++j) {
      if (i != j) pulls[i].push_back({static_cast<int>(j), static_cast<float>(distance[i][members[j]])});
    }
  }
  Places places = circle(members.size());
  relax_until_settled(places, pulls);
  return places;
}

// Chooses `count` pivots, each as far as possible from the ones before it, with their distances.
std::pair<Members, Distances> pivots_of(const std::vector<std::vector<int>>& near, const Members& members,
                                        std::size_t count) {
  Members pivots;
  Distances distance;
  std::vector<int> nearest(near.size(), std::numeric_limits<int>::max());
  for (int next = members.front(); pivots.size() < count;) {
    pivots.push_back(next);
    distance.push_back(distances(near, next));
    for (const int v : members) nearest[v] = std::min(nearest[v], distance.back()[v]);
    next = *std::ranges::max_element(members, {}, [&](int v) { return nearest[v]; });
  }
  return {pivots, distance};
}

Places lay_out_around_pivots(const std::vector<std::vector<int>>& near, const Members& members) {
  constexpr std::size_t kPivots = 50;
  const auto [pivots, distance] = pivots_of(near, members, kPivots);
  const Places among = lay_out_all(distance, pivots);
  std::vector<int> position(near.size());
  for (std::size_t i = 0; i < members.size(); ++i) position[members[i]] = static_cast<int>(i);
  Places places;
  Pulls pulls(members.size());
  for (std::size_t i = 0; i < members.size(); ++i) {
    ImVec2 sum{0, 0};
    float weights = 0;
    for (std::size_t p = 0; p < pivots.size(); ++p) {
      const auto apart = static_cast<float>(distance[p][members[i]]);
      if (apart > 0) pulls[i].push_back({position[pivots[p]], apart});
      const float weight = 1 / (apart * apart * apart + 0.01f);
      sum = {sum.x + weight * among[p].x, sum.y + weight * among[p].y};
      weights += weight;
    }
    for (const int other : near[members[i]]) pulls[i].push_back({position[other], 1});
    // Vertices with equal distances must not share a position.
    const auto angle = static_cast<float>(i);
    places.push_back({sum.x / weights + 0.5f * std::cos(angle), sum.y / weights + 0.5f * std::sin(angle)});
  }
  relax_until_settled(places, pulls);
  return places;
}

// Lays out one component; an edge has a length of about 1.
Places lay_out_part(const std::vector<std::vector<int>>& near, const Members& members) {
  constexpr std::size_t kMaxWithoutPivots = 128;
  if (members.size() < 2) return {{0, 0}};
  Places places;
  if (members.size() <= kMaxWithoutPivots) {
    Distances distance;
    for (const int from : members) distance.push_back(distances(near, from));
    places = lay_out_all(distance, members);
  } else {
    places = lay_out_around_pivots(near, members);
  }
  straighten(places);
  return places;
}

// Moves close pairs apart, inside the limits. Searches them from left to right.
void push_apart(Places& places, float least, ImVec2 size) {
  constexpr int kRounds = 200;
  const float wanted = least * 1.02f;
  std::vector<std::size_t> order(places.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  bool moved = true;
  for (int round = 0; moved && round < kRounds; ++round) {
    moved = false;
    heap_sort(order, [&](std::size_t i) { return std::pair{places[i].x, i}; });
    for (auto left = order.begin(); left != order.end(); ++left) {
      for (auto right = left + 1; right != order.end(); ++right) {
        ImVec2 &a = places[*left], &b = places[*right];
        ImVec2 apart{b.x - a.x, b.y - a.y};
        if (apart.x >= least) break;
        const float gap = length(apart);
        if (gap >= least) continue;
        moved = true;
        // Two vertices at the same position move in a direction of their own.
        const float angle = static_cast<float>(*left * 7 + *right * 13);
        if (gap < 1e-5f) apart = {std::cos(angle) * 1e-5f, std::sin(angle) * 1e-5f};
        const float by = (wanted - gap) / 2 / std::max(gap, 1e-5f);
        a = {a.x - apart.x * by, a.y - apart.y * by};
        b = {b.x + apart.x * by, b.y + apart.y * by};
      }
    }
    for (ImVec2& p : places) p = {std::clamp(p.x, 0.0f, size.x), std::clamp(p.y, 0.0f, size.y)};
  }
}

// Components in rows, the largest first, about as wide as the space.
void place_parts(std::vector<Places>& parts, float aspect) {
  constexpr float kBetween = 1;
  std::vector<std::size_t> order(parts.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  heap_sort(order, [&](std::size_t part) { return std::pair{-std::ssize(parts[part]), part}; });
  float area = 0, widest = 0;
  for (const Places& part : parts) {
    const Box box = bounds(part);
    area += (box.width() + kBetween) * (box.height() + kBetween);
    widest = std::max(widest, box.width() + kBetween);
  }
  const float row_width = std::max(widest, std::sqrt(area * aspect) * 1.1f);
  ImVec2 at{0, 0};
  float row_height = 0;
  for (const std::size_t i : order) {
    const Box box = bounds(parts[i]);
    if (at.x > 0 && at.x + box.width() > row_width) at = {0, at.y + row_height + kBetween}, row_height = 0;
    for (ImVec2& p : parts[i]) p = {p.x - box.min.x + at.x, p.y - box.min.y + at.y};
    at.x += box.width() + kBetween;
    row_height = std::max(row_height, box.height());
  }
}

}  // namespace

float least_distance(std::size_t count, float aspect) {
  // A long sheet is not filled completely.
  return 0.45f * std::sqrt(std::min(aspect, 2.0f) / static_cast<float>(std::max<std::size_t>(count, 1)));
}

int layout_rounds(std::size_t pairs) {
  return std::clamp(kPairsLookedAt / static_cast<int>(pairs + 1), kMinRounds, kMaxRounds);
}

std::vector<ImVec2> lay_out_graph(const EdgeList& graph, float aspect) {
  const std::size_t count = graph.vertices.size();
  const auto near = neighbours_of(graph);
  std::vector<Members> members;
  std::vector<Places> parts;
  std::vector<bool> placed(count);
  for (std::size_t v = 0; v < count; ++v) {
    if (placed[v]) continue;
    const std::vector<int> distance = distances(near, static_cast<int>(v));
    Members& part = members.emplace_back();
    for (std::size_t w = 0; w < count; ++w) {
      if (distance[w] < 0) continue;
      placed[w] = true;
      part.push_back(static_cast<int>(w));
    }
    parts.push_back(lay_out_part(near, part));
  }
  if (parts.size() > 1) place_parts(parts, aspect);
  Places places(count);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (std::size_t j = 0; j < parts[i].size(); ++j) places[members[i][j]] = parts[i][j];
  }
  if (count == 0) return places;
  const Box box = bounds(places);
  // Stretches the layout a little if that fills the space.
  const ImVec2 full{aspect / std::max(box.width(), 0.01f), 1 / std::max(box.height(), 0.01f)};
  const ImVec2 scale{std::min(full.x, full.y * kStretch), std::min(full.y, full.x * kStretch)};
  const ImVec2 corner{(aspect - box.width() * scale.x) / 2, (1 - box.height() * scale.y) / 2};
  for (ImVec2& p : places) p = {corner.x + (p.x - box.min.x) * scale.x, corner.y + (p.y - box.min.y) * scale.y};
  push_apart(places, least_distance(count, aspect), {aspect, 1});
  return places;
}

}  // namespace kt
