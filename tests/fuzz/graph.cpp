// Edge lists, and holes of a board: accepted ones are written and parsed as the same, and searched.
//
//   A-B;B>C;C-A              a graph
//   5x6                      a board
//   a1;2,3                   its holes
#include "app/settings/named_squares.h"
#include "fuzz/fuzz.h"

namespace kt {
namespace {

constexpr std::uint64_t kSteps = 500;

void hold_is_graph(std::string_view text) {
  const auto edges = parse_edge_list(text);
  if (!edges) {
    const std::string why = in_english(edges.error());
    return record_answer(why.substr(why.rfind('\'') + 1));
  }
  const std::string written = to_string(*edges);
  const auto again = parse_edge_list(written);
  hold(again.has_value(), "a graph written is accepted", written);
  hold(*again == *edges, "a graph written is the same", written);
  hold(std::ranges::is_sorted(edges->vertices), "vertices are in order", written);
  const Graph graph(*edges);
  hold(graph.size() == static_cast<int>(edges->vertices.size()), "a graph has its vertices", written);
  for (const auto& [from, to] : edges->edges) {
    hold(from != to, "no edge leads where it begins", written);
    hold(graph.has_move(from, to), "a graph has its edges", written);
  }
}

void hold_is_searched(const Settings& settings, std::string_view of) {
  if (!is_small(settings.problem())) return;
  Search search(settings.problem());
  for (int i = 0; i < 3; ++i) {
    search.run(kSteps);
    hold_is_sound(search, of);
  }
}

}  // namespace
}  // namespace kt

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace kt;
  std::string_view text = text_of(data, size);
  const std::string_view graph = take_line(text);
  hold_is_graph(graph);
  Settings settings;
  const std::vector<KeyValue> of_graph = {{"graph", std::string(graph)}};
  assign(settings, of_graph);
  hold_is_searched(settings, graph);

  settings = {};
  const std::vector<KeyValue> of_board = {{"board", std::string(take_line(text))},
                                          {"holes", std::string(take_line(text))}};
  assign(settings, of_board);
  const std::string holes = format_holes(settings);
  const Problem problem = settings.problem();
  hold(problem.board.squares() > static_cast<int>(problem.holes.size()), "a square is left", holes);
  hold(std::ranges::find(problem.holes, problem.start) == problem.holes.end(), "the start is no hole", holes);
  Settings again;
  again.board = settings.board;
  hold(parse_holes(again, holes).has_value() && again.holes == settings.holes, "holes written are the same", holes);
  hold_is_searched(settings, holes);
  return 0;
}
