#include "view/code_listings.h"

#include <algorithm>

namespace kt {

const Listing* find_listing(std::string_view algorithm, Language language) {
  for (const Listing& listing : code_listings()) {
    if (listing.algorithm == algorithm && listing.language == language) return &listing;
  }
  return nullptr;
}

std::vector<std::string_view> lines_of(const Listing& listing) {
  std::vector<std::string_view> lines;
  std::string_view rest = listing.text;
  while (true) {
    const auto end = rest.find('\n');
    lines.push_back(rest.substr(0, end));
    if (end == std::string_view::npos) return lines;
    rest.remove_prefix(end + 1);
  }
}

int line_of(const Listing& listing, const Event& event) {
  const ListingMarks& marks = listing.marks;
  switch (event.type) {
    case EventType::start: return marks.start;
    case EventType::advance: return marks.advance;
    case EventType::backtrack: return marks.backtrack;
    case EventType::reject:
      return event.rejection == Rejection::pruned && marks.prune >= 0 ? marks.prune : marks.reject;
    case EventType::tour: return marks.tour;
    case EventType::exhausted: return marks.exhausted;
    case EventType::stuck: return marks.stuck;
    case EventType::divide: return marks.divide;
    case EventType::lay: return marks.lay;
    case EventType::join: return marks.join;
    case EventType::sweep: return marks.sweep;
    case EventType::restart: return marks.restart;
  }
  return -1;
}

}  // namespace kt
