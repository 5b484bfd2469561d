#include "app/state/state_json.h"

#include <gtest/gtest.h>

#include "app/from_query.h"
#include "app/settings/json.h"

namespace kt {
namespace {

TEST(StateJson, HasItsDocumentedShape) {
  SnapshotApp app = opened("board=3x4&start=a3&speed=2.5");
  app.apply(StepBy{2});
  // The text of every setting; flags are true or false.
  std::string settings;
  for (const Setting& setting : settings_table()) {
    const std::string quote = setting.kind() == SettingKind::flag ? "" : "\"";
    settings += (settings.empty() ? "\"" : ",\"") + std::string(setting.key) + "\":" + quote +
                setting.format(app.settings()) + quote;
  }
  EXPECT_TRUE(settings.starts_with(R"("board":"3x4","holes":"none","leaper":"1,2","graph":"none","start":"a3",)"));
  EXPECT_TRUE(settings.ends_with(R"("base":"1","heat":false,"hope":false,"autoplay":false,"lesson":"none")"));
  EXPECT_EQ(state_json(app, {7, 9}, false).find("\"path\""), std::string::npos);
  EXPECT_EQ(state_json(app, {7, 9}),
            R"({"version":1,"settings":{)" + settings +
                R"(},)"
                R"("status":"paused","step":2,"visits":3,"backtracks":0,"depth":3,"deepest":3,)"
                R"("path":[[0,0],[2,1],[1,3]],"event":{"type":"advance","square":[1,3]},)"
                R"("speed":{"asked":2.5,"actual":0},"frame":{"drawn":7,"requested":9}})");
}

TEST(StateJson, NamesTheNamedSpeeds) {
  SnapshotApp app([] { return 0.0; });
  EXPECT_NE(state_json(app, {}).find(R"("asked":"frame")"), std::string::npos);
  app.apply(Change{parse_query("speed=max")});
  EXPECT_NE(state_json(app, {}).find(R"("asked":"max")"), std::string::npos);
}

TEST(StateJson, AnExhaustedSearchHasNoPath) {
  SnapshotApp app = opened("board=1x2");
  app.apply(StepBy{1});
  const std::string json = state_json(app, {});
  EXPECT_NE(json.find(R"("status":"exhausted","step":1,"visits":1,"backtracks":1,"depth":0,"deepest":1,"path":[])"),
            std::string::npos)
      << json;
}

TEST(JsonString, EscapesSpecialCharacters) {
  EXPECT_EQ(Json("a\"b\\c\nd").text, "\"a\\\"b\\\\c\\u000ad\"");
  EXPECT_EQ(Json("Größe").text, "\"Größe\"");
}

}  // namespace
}  // namespace kt
