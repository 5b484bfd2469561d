#include "view/code/code_listings.h"

#include <algorithm>

#include "core/basics/parse_number.h"

namespace kt {
namespace {

std::string_view take_until(std::string_view& text, char end) {
  const auto found = text.find(end);
  const std::string_view taken = text.substr(0, found);
  text.remove_prefix(found == std::string_view::npos ? text.size() : found + 1);
  return taken;
}

// In the order in which they are packed.
constexpr std::int8_t ListingMarks::*kMarks[] = {
    &ListingMarks::start,  &ListingMarks::advance, &ListingMarks::backtrack, &ListingMarks::reject,
    &ListingMarks::prune,  &ListingMarks::tour,    &ListingMarks::exhausted, &ListingMarks::stuck,
    &ListingMarks::divide, &ListingMarks::lay,     &ListingMarks::join,      &ListingMarks::sweep,
    &ListingMarks::restart};

}  // namespace

std::vector<Listing> parse_listings(std::string_view packed) {
  const std::vector<Choice> languages = find_setting("language")->choices();
  std::vector<Listing> listings;
  while (!packed.empty()) {
    std::string_view head = take_until(packed, '\n');
    Listing listing{.algorithm = take_until(head, ' ')};
    const auto language = std::ranges::find(languages, take_until(head, ' '), &Choice::id);
    if (language == languages.end()) return {};
    listing.language = static_cast<Language>(language - languages.begin());
    for (const auto mark : kMarks) {
      const auto line = parse_number(take_until(head, ' '));
      if (!line || *line > 127) return {};
      listing.marks.*mark = static_cast<std::int8_t>(*line - 1);
    }
    const auto lines = parse_number(head);
    if (!lines) return {};
    const char* begin = packed.data();
    std::size_t size = 0;
    for (int i = 0; i < *lines; ++i) size += take_until(packed, '\n').size() + 1;
    listing.text = {begin, size - 1};
    listings.push_back(listing);
  }
  return listings;
}

const Listing* find_listing(std::span<const Listing> listings, std::string_view algorithm, Language language) {
  for (const Listing& listing : listings) {
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

int line_to_mark(const Listing& listing, const Snapshot& snapshot) {
  const ListingMarks& marks = listing.marks;
  const int leaves = marks.backtrack >= 0 ? marks.backtrack : marks.stuck;
  const bool is_next = snapshot.dead_end && snapshot.has_looked_at_all() && snapshot.event.type != EventType::stuck;
  return is_next && leaves >= 0 ? leaves : line_of(listing, snapshot.event);
}

}  // namespace kt
