# Dear ImGui: the copy made by cmake/toolchain.sh, otherwise the release archive.
set(imgui_SOURCE_DIR ${CMAKE_SOURCE_DIR}/.toolchain/src/imgui)
if(NOT EXISTS ${imgui_SOURCE_DIR}/imgui.h)
  kt_archive(imgui)
endif()

# An object library: its objects become part of kt_view, which defines the hooks that src/view/pen/imgui_config.h asks for.
add_library(imgui OBJECT
  ${imgui_SOURCE_DIR}/imgui.cpp
  ${imgui_SOURCE_DIR}/imgui_draw.cpp
  ${imgui_SOURCE_DIR}/imgui_tables.cpp
  ${imgui_SOURCE_DIR}/imgui_widgets.cpp)
target_include_directories(imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR})
target_include_directories(imgui PUBLIC ${CMAKE_SOURCE_DIR}/src)
target_compile_definitions(imgui PUBLIC IMGUI_USER_CONFIG="view/pen/imgui_config.h")
