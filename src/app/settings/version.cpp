#include "app/settings/version.h"

namespace kt {

std::string_view program_version() { return KT_VERSION; }

}  // namespace kt
