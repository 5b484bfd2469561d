// Exported functions that make pictures as SVG (view/picture/picture.h): of the shown board, of a recording, and
// posters, which need neither a window nor an instance.
//
// `options` are those of picture_options(). Returned strings are valid until the next call for the same board or
// poster.
#include <emscripten.h>

#include "app/recording/recording.h"
#include "app/state/path_text.h"
#include "platform/web_instance.h"

// A board at the settings' step, before anybody interacts with it.
struct Poster {
  kt::Recording recording;
  kt::PictureMaker maker;
  std::string reply;

  const char* keep(std::string text) {
    reply = std::move(text);
    return reply.c_str();
  }
};

namespace {

// The picture has the board's own colours and the current positions of a graph's vertices.
const char* picture_of(Instance* instance, const kt::Snapshot& snapshot, const char* options) {
  if (!instance->pictures) instance->pictures = std::make_unique<kt::PictureMaker>();
  const kt::View& view = instance->visualizer->view();
  const kt::PictureOptions asked = kt::picture_options(options, view.picture_options());
  return instance->keep(instance->pictures->svg(snapshot, asked, &view.vertices()));
}

}  // namespace

extern "C" {

// The board as it is now.
EMSCRIPTEN_KEEPALIVE const char* kt_picture(Instance* instance, const char* options) {
  return picture_of(instance, instance->visualizer->snapshot(), options);
}

EMSCRIPTEN_KEEPALIVE const char* kt_recording_picture(Instance* instance, kt::Recording* recording,
                                                      const char* options) {
  return picture_of(instance, recording->snapshot(), options);
}

// A user's matrix or list of squares: see kt_check_tour(). Works without an instance.
EMSCRIPTEN_KEEPALIVE const char* kt_check_picture(Instance* instance, const char* text, const char* board,
                                                  const char* options, const char* leaper) {
  const kt::Snapshot snapshot = kt::check_snapshot(text, board, tour_context(instance, leaper));
  if (instance) return picture_of(instance, snapshot, options);
  static kt::PictureMaker maker;
  return keep(nullptr, maker.svg(snapshot, kt::picture_options(options)));
}

// `settings` as in a link; invalid ones are ignored.
EMSCRIPTEN_KEEPALIVE Poster* kt_poster_open(const char* settings) {
  kt::Settings read;
  kt::assign(read, kt::parse_query(settings));
  return new Poster{.recording = kt::Recording(read, read.step, kt::now)};
}

// Continues to the settings' step for a part of a frame. Returns the share of the way that is done; 1: arrived.
EMSCRIPTEN_KEEPALIVE double kt_poster_approach(Poster* poster) {
  constexpr double kSlice = 0.008;  // seconds
  return poster->recording.approach(kt::now() + kSlice);
}

EMSCRIPTEN_KEEPALIVE const char* kt_poster_picture(Poster* poster, const char* options) {
  return poster->keep(poster->maker.svg(poster->recording.untouched(), kt::picture_options(options)));
}

EMSCRIPTEN_KEEPALIVE void kt_poster_close(Poster* poster) { delete poster; }

}  // extern "C"
