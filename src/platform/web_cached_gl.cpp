// A caching glGetIntegerv() for the web.
//
// Dear ImGui's renderer reads OpenGL's state before each frame and restores it afterwards. In a browser, each of these
// reads waits until the graphics process has drawn everything before it: measured, 45 of a frame's 48 milliseconds. A
// WebAssembly instance has one context. Only the renderer, which restores what it finds, and window.cpp, which sets the
// viewport before use, change its state. So the first results stay valid. They also hold after the browser restores a
// lost context.
#include <GLES3/gl3.h>

#include <array>
#include <cstddef>

// Emscripten exports its own glGetIntegerv() under this second name.
// Tried with Emscripten 3.1.69 and 6.0.5, and Dear ImGui 1.92.2b.
extern "C" void emscripten_glGetIntegerv(GLenum name, GLint* values);

namespace {

struct Answer {
  GLenum name = 0;
  std::array<GLint, 4> values{};
};

// The renderer reads about twenty names. The last entry is shared by all names without their own entry.
Answer& answer_for(GLenum name) {
  static std::array<Answer, 32> answers;
  std::size_t i = 0;
  while (i + 1 < answers.size() && answers[i].name != 0 && answers[i].name != name) ++i;
  return answers[i];
}

}  // namespace

extern "C" void glGetIntegerv(GLenum name, GLint* values) {
  Answer& answer = answer_for(name);
  if (answer.name != name) emscripten_glGetIntegerv(name, answer.values.data());
  answer.name = name;
  const bool is_rectangle = name == GL_VIEWPORT || name == GL_SCISSOR_BOX;
  for (std::size_t i = 0; i < (is_rectangle ? 4u : 1u); ++i) values[i] = answer.values[i];
}
