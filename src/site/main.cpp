// What the build of the site asks the program itself, run by Node:
//
//   site pictures   of each line of standard input, "settings<TAB>options", the picture in a line of JSON:
//   {"svg":"..."}
#include <iostream>
#include <limits>
#include <string>

#include "app/settings/json.h"
#include "app/state/film.h"
#include "view/picture/picture.h"

namespace {

void write_pictures() {
  constexpr double kNoDeadline = std::numeric_limits<double>::infinity();
  kt::PictureMaker maker;
  for (std::string line; std::getline(std::cin, line);) {
    const auto tab = std::min(line.find('\t'), line.size());
    kt::Settings settings;
    for (const std::string& error : kt::assign(settings, kt::parse_query(line.substr(0, tab))))
      std::cerr << error << "\n";
    kt::Film film(settings, settings.step, [] { return 0.0; });
    film.approach(kNoDeadline);
    const std::string options = tab < line.size() ? line.substr(tab + 1) : "";
    std::cout << "{\"svg\":" << kt::json_string(maker.svg(film.snapshot(), kt::picture_options(options))) << "}"
              << std::endl;
  }
}

}  // namespace

int main(int count, char** words) {
  const std::string asked = count > 1 ? words[1] : "";
  if (asked == "pictures") return write_pictures(), 0;
  std::cerr << "site: '" << asked << "' is not pictures\n";
  return 2;
}
