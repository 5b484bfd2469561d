#include "app/language/translation.h"

#include <gtest/gtest.h>

#include "app/language/say.h"
#include "app/state/tables.h"

namespace kt {
namespace {

constexpr std::uint64_t kMany = 8'250'733;

TEST(Translation, FormatsEnglishPatterns) {
  const Translation english;
  EXPECT_EQ(english.format({"From {0} the knight goes to {1}.", "c3", "d5"}), "From c3 the knight goes to d5.");
  const auto visits = [&](std::uint64_t n) {
    return english.format({"{0, plural, =0 {no visit} one {# visit} other {# visits}}", n});
  };
  EXPECT_EQ(visits(0), "no visit");
  EXPECT_EQ(visits(1), "1 visit");
  EXPECT_EQ(visits(kMany), "8,250,733 visits");
  const auto nth = [&](std::uint64_t n) {
    return english.format({"{0, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", n});
  };
  for (const auto& [n, text] : {std::pair{1, "1st"},
                                {2, "2nd"},
                                {3, "3rd"},
                                {4, "4th"},
                                {11, "11th"},
                                {13, "13th"},
                                {21, "21st"},
                                {112, "112th"},
                                {1003, "1,003rd"}})
    EXPECT_EQ(nth(static_cast<std::uint64_t>(n)), text);
  EXPECT_EQ(english.format({"{0, select, vertex {a vertex} other {a square}}", "vertex"}), "a vertex");
  EXPECT_EQ(english.format({"{0, select, vertex {a vertex} other {a square}}", "square"}), "a square");
  EXPECT_EQ(english.format(Decimal{12345, 1}), "1,234.5");
  EXPECT_EQ(english.format(Decimal{5, 2}), "0.05");
  EXPECT_EQ(english.format(Message{}), "");
}

TEST(Translation, AMessageInAMessageIsTranslatedToo) {
  const Translation german(
      *find_locale("de"),
      "{0} of {1}\n{0} von {1}\n{0, plural, one {# square} other {# squares}}\n{0, plural, one {# Feld} "
      "other {# Felder}}\n");
  EXPECT_EQ(german.format({"{0} of {1}", kMany, Message{"{0, plural, one {# square} other {# squares}}", 1u}}),
            "8.250.733 von 1 Feld");
  EXPECT_EQ(german.format({"no such pattern, {0}", "c3"}), "no such pattern, c3") << "English, where there is none";
}

TEST(Translation, OtherLanguagesHaveOtherPlurals) {
  const auto few = [](std::string_view id, std::uint64_t n) { return find_locale(id)->plural(n); };
  EXPECT_EQ(few("fr", 0), PluralCategory::one);
  EXPECT_EQ(few("en", 0), PluralCategory::other);
  EXPECT_EQ(few("zh", 1), PluralCategory::other);
  EXPECT_EQ(find_locale("fr")->ordinal(1), PluralCategory::one);
  EXPECT_EQ(find_locale("xx"), nullptr);
  EXPECT_EQ(locales().front().id, "en");
}

TEST(Translation, AClauseBeginsSmall) {
  EXPECT_EQ(in_english({"No tour: {0, clause}", Message{"No move leads to {0}.", "b2"}}),
            "No tour: no move leads to b2.");
}

TEST(Translation, AClauseLowersAccentedCapitals) {
  const Translation french(*find_locale("fr"), "Given: {0}\nDonné : {0, clause}\nNo move.\nÉtape impossible.\n");
  EXPECT_EQ(french.format({"Given: {0}", Message{"No move."}}), "Donné : étape impossible.");
}

TEST(Translation, KeepsTheCapitalOfANameAtTheStartOfAClause) {
  EXPECT_EQ(in_english({"No tour: {0, clause}", Message{"{0} has one neighbour.", "A"}}),
            "No tour: A has one neighbour.");
  EXPECT_EQ(in_english({"No tour: {0, clause}", joined(Message{"{0} has one neighbour.", "A"}, Message{"So has B."})}),
            "No tour: A has one neighbour. So has B.");
  EXPECT_EQ(
      in_english({"No tour: {0, clause}", Message{"{0, plural, one {One} other {Many}} left.", std::uint64_t{1}}}),
      "No tour: one left.");
}

TEST(Translation, SentencesAreJoined) {
  const Message one{"One."}, two{"Two."};
  EXPECT_EQ(in_english(joined(one, two)), "One. Two.");
  EXPECT_EQ(joined(one, {}), one);
  EXPECT_EQ(joined({}, two), two);
  EXPECT_EQ(first_of_joined(joined(one, two)), one);
  EXPECT_EQ(first_of_joined(one), std::nullopt);
}

// Each language has its own name for itself.
TEST(Tables, NamesOfLanguagesAreNotAmongTheWords) {
  const std::string tables = tables_json();
  const std::string words = tables.substr(tables.find("\"words\":"));
  EXPECT_NE(words.find("\"Follows the language of the page or system.\""), std::string::npos);
  for (const char* name : {"Deutsch", "Español"})
    EXPECT_EQ(words.find("\"" + std::string(name) + "\""), std::string::npos) << name;
}

TEST(Say, UsesTheCurrentLanguage) {
  const Translation german(*find_locale("de"), "Play\nSpielen\n");
  speak(&german);
  EXPECT_STREQ(tr("Play"), "Spielen");
  EXPECT_STREQ(tr("Play###play"), "Spielen###play");
  EXPECT_EQ(say(kMany), "8.250.733");
  speak(nullptr);
  EXPECT_STREQ(tr("Play"), "Play");
}

}  // namespace
}  // namespace kt
