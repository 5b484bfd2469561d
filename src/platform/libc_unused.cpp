// A part of the C library that this program never enters, web only, for its weight; weak, as in sdl_unused.cpp.
//
// sinf() and cosf() of more than 400 million go by way of two hundred digits of 2/pi, 5 kB that do not compress. Angles
// here are a few turns at most.
extern "C" __attribute__((weak)) int __rem_pio2_large(double*, double* remainder, int, int, int) {
  remainder[0] = 0;
  return 0;
}
