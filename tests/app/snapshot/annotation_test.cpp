#include "app/snapshot/annotation.h"

#include <gtest/gtest.h>

namespace kt {
namespace {

TEST(Annotation, IsReadFromAMessage) {
  Settings settings;
  settings.board = {5, 5};
  const auto read = [&](const char* message) { return annotation_of(settings, parse_query(message)); };
  EXPECT_EQ(read("place=square&square=a1&kind=hint&text=start"),
            (Annotation{.kind = Annotation::Kind::hint, .square = {4, 0}, .text = "start"}));
  EXPECT_EQ(
      read("place=edge&square=a1&to=b3&kind=wrong"),
      (Annotation{.kind = Annotation::Kind::wrong, .place = Annotation::Place::move, .square = {4, 0}, .to = {2, 1}}));
  EXPECT_EQ(read("place=code&line=4"), (Annotation{.place = Annotation::Place::code_line, .line = 4}));
  for (const char* none : {"", "square=a1", "place=sky&square=a1", "place=square&square=a9", "place=edge&square=a1"})
    EXPECT_FALSE(read(none)) << none;
}

}  // namespace
}  // namespace kt
