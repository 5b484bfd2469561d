// The web's glGetIntegerv for Dear ImGui's renderer, which asks for the state before each frame to put it back.
//
// In a browser each answer waits until the graphics process has drawn everything before it: measured, 45 of a frame's
// 48 milliseconds. One WebAssembly instance has one context, and nobody but the renderer, which restores what it finds,
// and window.cpp, which sets the viewport before use, ever changes it; so the first answers stay true, and a context
// that was lost comes back with the same ones.
#include <GLES3/gl3.h>

#include <array>
#include <map>

extern "C" void kt_cached_glGetIntegerv(GLenum name, GLint* values) {
  static std::map<GLenum, std::array<GLint, 4>> answers;
  const auto [answer, is_new] = answers.try_emplace(name);
  if (is_new) glGetIntegerv(name, answer->second.data());
  const bool is_rectangle = name == GL_VIEWPORT || name == GL_SCISSOR_BOX;
  for (std::size_t i = 0; i < (is_rectangle ? 4u : 1u); ++i) values[i] = answer->second[i];
}
