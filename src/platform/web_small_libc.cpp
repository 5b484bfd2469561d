// Parts of the C library of which this program needs little or nothing, web only, for their weight; weak, as in
// web_unused_sdl.cpp.
#include <cstdarg>

extern "C" {

// sinf() and cosf() of more than 400 million go by way of two hundred digits of 2/pi, 5 kB that do not compress. Angles
// here are a few turns at most.
__attribute__((weak)) int __rem_pio2_large(double*, double* remainder, int, int, int) {
  remainder[0] = 0;
  return 0;
}

// Of all that the library's own can scan, this does what Dear ImGui's renderer asks of it: "#version %d".
__attribute__((weak)) int sscanf(const char* text, const char* format, ...) {
  va_list targets;
  va_start(targets, format);
  int read = 0;
  for (; *format != '\0'; ++format) {
    if (format[0] == '%' && format[1] == 'd') {
      if (*text < '0' || *text > '9') break;
      int number = 0;
      for (; *text >= '0' && *text <= '9'; ++text) number = number * 10 + (*text - '0');
      *va_arg(targets, int*) = number;
      ++read;
      ++format;
    } else if (*text++ != *format) {
      break;
    }
  }
  va_end(targets);
  return read;
}

}  // extern "C"
