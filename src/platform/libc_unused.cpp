// Parts of the C library that this program never enters, web only, for their weight; weak, as in sdl_unused.cpp.
#include <cstdarg>

extern "C" {

// sinf() and cosf() of more than 400 million go by way of two hundred digits of 2/pi, 5 kB that do not compress. Angles
// here are a few turns at most.
__attribute__((weak)) int __rem_pio2_large(double*, double* remainder, int, int, int) {
  remainder[0] = 0;
  return 0;
}

// Dear ImGui scans its settings file and the fields of its own that take numbers; SDL scans joysticks. There are none.
__attribute__((weak)) int sscanf(const char*, const char*, ...) { return 0; }
__attribute__((weak)) int vsscanf(const char*, const char*, va_list) { return 0; }

}  // extern "C"
