// Compile-time settings of Dear ImGui.
#pragma once

#define ImDrawIdx unsigned int    // a large board has more than 65,536 vertices
#define IMGUI_ENABLE_TEST_ENGINE  // the four hooks in view/controls/imgui_access.cpp see every widget
#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_DEFAULT_FONT
#define IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
#define IMGUI_DISABLE_FILE_FUNCTIONS
#ifdef NDEBUG  // on the page, nobody reads messages about wrong uses of Dear ImGui
#define IM_ASSERT_USER_ERROR(_EXPR, _MSG) ((void)0)
#endif
