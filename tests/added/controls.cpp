// Draws the whole page without a window, twice, with the settings of a link, and prints its controls as JSON:
//   controls 'panels=tree'
#include <iostream>

#include "app/language/translation.h"
#include "app/settings/link.h"
#include "view/headless.h"

int main(int count, char** words) {
  kt::Headless screen({1280, 900});
  kt::View view;
  kt::Snapshot snapshot;
  for (const kt::Message& error : kt::assign(snapshot.settings, kt::parse_query(count > 1 ? words[1] : ""))) {
    std::cerr << kt::in_english(error) << "\n";
  }
  for (int frame = 0; frame < 2; ++frame) screen.frame(view, snapshot);
  std::cout << kt::controls_json(view.controls()) << "\n";
}
