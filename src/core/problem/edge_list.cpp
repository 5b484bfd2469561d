// Graphs as texts: the edges by the names of their vertices.
#include <algorithm>

#include "core/basics/heap_sort.h"
#include "core/basics/quoted.h"
#include "core/problem/algorithms.h"
#include "core/problem/graph.h"

namespace kt {
namespace {

constexpr std::size_t kMaxVertices = kMaxSide;  // they are a board of one row

bool is_name(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
  });
}

struct NamedEdge {
  std::string_view from, to;
  bool both_ways;
};

std::expected<NamedEdge, Message> parse_edge(std::string_view text) {
  const auto mark = text.find_first_of("->");
  if (mark != std::string_view::npos) {
    const NamedEdge edge{text.substr(0, mark), text.substr(mark + 1), text[mark] == '-'};
    if (is_name(edge.from) && is_name(edge.to) && edge.from != edge.to) return edge;
  }
  return std::unexpected(
      Message{"{0} is not an edge such as A-B (both ways) or A>B (one way) of two vertices", quoted(text)});
}

std::vector<std::string_view> parts(std::string_view text, char separator) {
  std::vector<std::string_view> list;
  for (std::size_t at = 0; at <= text.size();) {
    const auto end = std::min(text.find(separator, at), text.size());
    if (end > at) list.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return list;
}

}  // namespace

std::expected<EdgeList, Message> parse_edge_list(std::string_view text) {
  std::vector<NamedEdge> named;
  EdgeList list;
  for (const std::string_view part : parts(text, ';')) {
    const auto edge = parse_edge(part);
    if (!edge) return std::unexpected(edge.error());
    named.push_back(*edge);
    for (const std::string_view name : {edge->from, edge->to}) list.vertices.emplace_back(name);
  }
  if (named.empty()) return std::unexpected(Message{"{0} is not an edge list such as A-B;B>C", quoted(text)});
  heap_sort(list.vertices);
  list.vertices.erase(std::ranges::unique(list.vertices).begin(), list.vertices.end());
  if (list.vertices.size() > kMaxVertices) {
    return std::unexpected(Message{"the graph has {0} vertices, and {1} are allowed",
                                   std::to_string(list.vertices.size()), std::to_string(kMaxVertices)});
  }
  const auto position = [&](std::string_view name) {
    return static_cast<int>(std::ranges::lower_bound(list.vertices, name) - list.vertices.begin());
  };
  for (const NamedEdge& edge : named) {
    const int from = position(edge.from), to = position(edge.to);
    list.edges.emplace_back(from, to);
    if (edge.both_ways) list.edges.emplace_back(to, from);
  }
  heap_sort(list.edges);
  list.edges.erase(std::ranges::unique(list.edges).begin(), list.edges.end());
  for (std::size_t i = kMaxMoves; i < list.edges.size(); ++i) {
    const int from = list.edges[i].first;
    if (list.edges[i - kMaxMoves].first == from)
      return std::unexpected(Message{"{0} has edges to more than {1} vertices, which is as many as are allowed",
                                     list.vertices[from], kMaxMoves});
  }
  return list;
}

std::string to_string(const EdgeList& list) {
  std::string text;
  for (const auto& [from, to] : list.edges) {
    const bool both = std::ranges::binary_search(list.edges, std::pair{to, from});
    if (both && to < from) continue;
    const auto name = [&](int v) { return list.vertices[v]; };
    text += (text.empty() ? "" : ";") + name(from) + (both ? "-" : ">") + name(to);
  }
  return text;
}

}  // namespace kt
