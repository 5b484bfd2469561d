// What the web's OpenGL tells of itself and of its state.
//
// Dear ImGui's renderer asks for the state before each frame, to put it back. In a browser each answer waits until the
// graphics process has drawn everything before it: measured, 45 of a frame's 48 milliseconds. One WebAssembly instance
// has one context, and nobody but the renderer, which restores what it finds, and window.cpp, which sets the viewport
// before use, ever changes it; so the first answers stay true, and a context that was lost comes back with the same
// ones.
//
// The names are those of Emscripten's library, whose own functions bring lists of all that may be asked.
#include <GLES3/gl3.h>
#include <emscripten/em_js.h>

#include <array>
#include <cstddef>

// A number, a rectangle of four, or the object bound, by its number there.
EM_JS(void, ask_context, (GLenum name, GLint* values), {
  const answer = GLctx.getParameter(name);
  if (answer && answer.length)
    HEAP32.set(answer, values >> 2);
  else
    HEAP32[values >> 2] = answer && answer.name ? answer.name : answer;
})

// A context that was lost says nothing: then it went well, for what is drawn with it is drawn anew.
EM_JS(GLint, ask_shader, (GLuint shader, GLenum name),
      { return GLctx.getShaderParameter(GL.shaders[shader], name) != false; })
EM_JS(GLint, ask_program, (GLuint program, GLenum name),
      { return GLctx.getProgramParameter(GL.programs[program], name) != false; })

namespace {

struct Answer {
  GLenum name = 0;
  std::array<GLint, 4> values{};
};

// The renderer asks for some twenty names; whatever came after the last place would be asked anew each time.
Answer& answer_for(GLenum name) {
  static std::array<Answer, 32> answers;
  std::size_t i = 0;
  while (i + 1 < answers.size() && answers[i].name != 0 && answers[i].name != name) ++i;
  return answers[i];
}

}  // namespace

extern "C" void glGetIntegerv(GLenum name, GLint* values) {
  Answer& answer = answer_for(name);
  // WebGL 2 is of version 3.0, and does not say so.
  if (name == GL_MAJOR_VERSION)
    answer.values[0] = 3;
  else if (answer.name != name && name != GL_MINOR_VERSION)
    ask_context(name, answer.values.data());
  answer.name = name;
  const bool is_rectangle = name == GL_VIEWPORT || name == GL_SCISSOR_BOX;
  for (std::size_t i = 0; i < (is_rectangle ? 4u : 1u); ++i) values[i] = answer.values[i];
}

extern "C" const GLubyte* glGetString(GLenum name) {
  return reinterpret_cast<const GLubyte*>(name == GL_VERSION ? "OpenGL ES 3.0" : "");
}

// Of a shader and a program the renderer asks whether they were made, and why not: that would be known of the only ones
// there are.
extern "C" void glGetShaderiv(GLuint shader, GLenum name, GLint* value) {
  *value = name == GL_COMPILE_STATUS ? ask_shader(shader, name) : 0;
}
extern "C" void glGetProgramiv(GLuint program, GLenum name, GLint* value) {
  *value = name == GL_LINK_STATUS ? ask_program(program, name) : 0;
}
extern "C" void glGetShaderInfoLog(GLuint, GLsizei, GLsizei*, GLchar*) {}
extern "C" void glGetProgramInfoLog(GLuint, GLsizei, GLsizei*, GLchar*) {}
