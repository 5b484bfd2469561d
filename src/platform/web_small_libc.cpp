// Parts of the C library of which this program needs little or nothing, web only, for their weight; weak, as in
// web_unused_sdl.cpp.
#include <emscripten/console.h>

#include <algorithm>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string_view>

namespace {

// A buffer as vsnprintf() has it: what does not fit is counted, and left out.
struct Output {
  char* buffer;
  std::size_t size;
  std::size_t count = 0;

  void put(char c) {
    if (count + 1 < size) buffer[count] = c;
    ++count;
  }
  void put(std::string_view text, std::size_t width, char padding) {
    for (std::size_t i = text.size(); i < width; ++i) put(padding);
    for (const char c : text) put(c);
  }
};

// `digits`: room for 20 of them.
std::string_view in_digits(std::uint64_t number, unsigned base, bool capital, char* digits) {
  char* at = digits + 20;
  do {
    const auto digit = static_cast<unsigned>(number % base);
    *--at = static_cast<char>(digit < 10 ? '0' + digit : (capital ? 'A' : 'a') + digit - 10);
    number /= base;
  } while (number != 0);
  return {at, digits + 20};
}

}  // namespace

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

// Whole numbers and texts, which is all that Dear ImGui and SDL write here: %d %u %x %X %s %c, with a width, a
// precision of texts, and the lengths l, ll and z.
__attribute__((weak)) int vsnprintf(char* buffer, std::size_t size, const char* format, va_list values) {
  Output output{buffer, size};
  for (; *format != '\0'; ++format) {
    if (*format != '%' || *++format == '%') {
      output.put(*format);
      continue;
    }
    const char padding = *format == '0' ? '0' : ' ';
    std::size_t width = 0, precision = SIZE_MAX;
    const auto read = [&](std::size_t& number) {
      if (*format == '*') number = va_arg(values, unsigned), ++format;
      for (; *format >= '0' && *format <= '9'; ++format) number = number * 10 + (*format - '0');
    };
    read(width);
    if (*format == '.') precision = 0, ++format, read(precision);
    int longs = 0;
    for (; *format == 'l' || *format == 'z'; ++format) ++longs;
    char digits[21];
    switch (*format) {
      case 's': {
        const char* text = va_arg(values, const char*);
        output.put({text, strnlen(text, precision)}, width, ' ');
        break;
      }
      case 'c': output.put(static_cast<char>(va_arg(values, int))); break;
      case 'd':
      case 'i': {
        const std::int64_t number = longs > 1 ? va_arg(values, std::int64_t) : va_arg(values, int);
        if (number < 0) output.put('-');
        const std::uint64_t absolute = number < 0 ? -number : number;
        output.put(in_digits(absolute, 10, false, digits), width, padding);
        break;
      }
      case '\0': --format; break;
      default: {
        const std::uint64_t number = longs > 1 ? va_arg(values, std::uint64_t) : va_arg(values, unsigned);
        output.put(in_digits(number, *format == 'u' ? 10 : 16, *format == 'X', digits), width, padding);
      }
    }
  }
  if (size > 0) buffer[std::min(output.count, size - 1)] = '\0';
  return static_cast<int>(output.count);
}

// What Dear ImGui's renderer and SDL tell of their errors: there is no file here, only the console.
#undef stderr
__attribute__((weak)) extern std::FILE* const stderr;
std::FILE* const stderr = nullptr;
// The same without numbers with a point, under which compilers know it; both stand in one file of the library, which is
// left out whole or not at all.
__attribute__((weak)) int fprintf(std::FILE*, const char*, ...) { return -1; }
__attribute__((weak)) int fiprintf(std::FILE*, const char* format, ...) {
  char text[1024];
  va_list values;
  va_start(values, format);
  const int length = vsnprintf(text, sizeof text, format, values);
  va_end(values);
  emscripten_err(text);
  return length;
}

// SDL reads two factors with it, for a mouse that is captured: 12.5, say. The library's own goes by way of numbers of
// 16 bytes.
__attribute__((weak)) double atof(const char* text) {
  double number = 0, digit = 1;
  for (; *text >= '0' && *text <= '9'; ++text) number = number * 10 + (*text - '0');
  if (*text != '.') return number;
  for (++text; *text >= '0' && *text <= '9'; ++text) number += (*text - '0') * (digit /= 10);
  return number;
}

}  // extern "C"
