// The web program's functions that make pictures: of the board shown, of a film, and posters, which need neither a
// window nor an instance. Each gives the text of an SVG (view/picture/picture.h).
//
// `options` are those of picture_options(). Strings returned live until the next call for the same board or poster.
#include <emscripten.h>

#include "app/film/film.h"
#include "app/state/path_text.h"
#include "platform/web_instance.h"

// A board before anybody touches it: at the settings' step, at rest.
struct Poster {
  kt::Film film;
  kt::PictureMaker maker;
  std::string reply;

  const char* keep(std::string text) {
    reply = std::move(text);
    return reply.c_str();
  }
};

namespace {

// The board on the screen has the colours that it was given, and the vertices of a graph where they were put.
const char* picture_of(Instance* instance, const kt::Snapshot& snapshot, const char* options) {
  if (!instance->pictures) instance->pictures = std::make_unique<kt::PictureMaker>();
  const kt::View& view = instance->visualizer->view();
  const kt::PictureOptions asked = kt::picture_options(options, view.picture_options());
  return instance->keep(instance->pictures->svg(snapshot, asked, &view.vertices()));
}

}  // namespace

extern "C" {

// The board as it is shown now.
EMSCRIPTEN_KEEPALIVE const char* kt_picture(Instance* instance, const char* options) {
  return picture_of(instance, instance->visualizer->snapshot(), options);
}

EMSCRIPTEN_KEEPALIVE const char* kt_film_picture(Instance* instance, kt::Film* film, const char* options) {
  return picture_of(instance, film->snapshot(), options);
}

// A matrix or list of squares that somebody wrote: see kt_check_tour(). Works without an instance.
EMSCRIPTEN_KEEPALIVE const char* kt_check_picture(Instance* instance, const char* text, const char* board,
                                                  const char* options) {
  const kt::Snapshot snapshot = kt::check_snapshot(text, board);
  if (instance) return picture_of(instance, snapshot, options);
  static kt::PictureMaker maker;
  return keep(nullptr, maker.svg(snapshot, kt::picture_options(options)));
}

// `settings` as in a link; what can not be read is as it would be without.
EMSCRIPTEN_KEEPALIVE Poster* kt_poster_open(const char* settings) {
  kt::Settings read;
  kt::assign(read, kt::parse_query(settings));
  return new Poster{.film = kt::Film(read, read.step, kt::now)};
}

// Goes on to the settings' step, as far as a frame has time for. Returns the share of the way that is done; 1: there.
EMSCRIPTEN_KEEPALIVE double kt_poster_approach(Poster* poster) {
  constexpr double kSlice = 0.008;  // seconds
  return poster->film.approach(kt::now() + kSlice);
}

EMSCRIPTEN_KEEPALIVE const char* kt_poster_picture(Poster* poster, const char* options) {
  return poster->keep(poster->maker.svg(poster->film.untouched(), kt::picture_options(options)));
}

EMSCRIPTEN_KEEPALIVE void kt_poster_close(Poster* poster) { delete poster; }

}  // extern "C"
