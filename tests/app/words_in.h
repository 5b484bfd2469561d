// An app in a situation of a table (approved.h), and what it says there: a query, or - for none, and commands after it.
//
//   board=5x5&start=a5&mode=play choose 1,2 choose 0,0
#pragma once

#include <sstream>
#include <string>

#include "app/from_query.h"
#include "app/in_english.h"

namespace kt {

inline SnapshotApp in_situation(const std::string& situation) {
  std::istringstream words(situation);
  std::string query;
  words >> query;
  SnapshotApp app = opened(query == "-" ? "" : query);
  for (std::string command; words >> command;) {
    if (command == "step") {
      std::uint64_t step = 0;
      words >> step;
      app.apply(Seek{step});
    } else if (command == "choose") {
      Square square;
      char comma = 0;
      words >> square.row >> comma >> square.col;
      app.apply(Choose{square});
    } else if (command == "vote") {
      app.apply(ShowOfHands{});
    } else if (command == "hands") {  // for each answer
      for (std::size_t i = 0; i < app.snapshot().quiz.options.size(); ++i) {
        std::uint32_t votes = 0;
        words >> votes;
        app.apply(CountHands{i, votes});
      }
    } else if (command == "play") {
      app.apply(Play{});
      app.tick();
    } else {
      ADD_FAILURE() << "no such command: " << command;
    }
  }
  return app;
}

inline std::string words_in(const std::string& situation) {
  SnapshotApp app = in_situation(situation);
  const Snapshot& snapshot = app.snapshot();
  return (snapshot.notice.empty() ? "" : "notice: " + in_english(snapshot.notice) + "\n") +
         in_english(snapshot.sentence);
}

}  // namespace kt
