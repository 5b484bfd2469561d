#include "app/recording/trace.h"

namespace kt {

std::string trace_line(const Settings& settings, const Search& search, TraceFormat format) {
  const bool csv = format == TraceFormat::csv;
  const Event event = search.last_event();
  // With rows and columns, a square is a row, a comma and a column.
  const std::string square = csv && settings.graph.empty() ? to_string(event.square, settings.board, Notation::row_col)
                                                           : settings.name(event.square);
  std::string line;
  for (const std::string& word :
       {std::to_string(search.steps()), std::string(to_string(event.type)), square, std::to_string(search.depth())}) {
    if (!line.empty()) line += csv ? ',' : ' ';
    line += word;
  }
  return line + "\n";
}

std::string trace_columns(const Settings& settings) {
  return settings.graph.empty() ? "step,event,row,column,depth" : "step,event,vertex,depth";
}

}  // namespace kt
