# Dear ImGui, pinned: the copy that cmake/toolchain.sh made, or else the same release by its tag.
include(FetchContent)
if(EXISTS ${CMAKE_SOURCE_DIR}/.toolchain/src/imgui/imgui.h)
  set(FETCHCONTENT_SOURCE_DIR_IMGUI ${CMAKE_SOURCE_DIR}/.toolchain/src/imgui)
endif()
FetchContent_Declare(imgui GIT_REPOSITORY https://github.com/ocornut/imgui GIT_TAG v1.92.2b GIT_SHALLOW ON)
FetchContent_MakeAvailable(imgui)

# An object library: its objects become part of kt_view, which defines the hooks that src/view/pen/imgui_config.h asks for.
add_library(imgui OBJECT
  ${imgui_SOURCE_DIR}/imgui.cpp
  ${imgui_SOURCE_DIR}/imgui_draw.cpp
  ${imgui_SOURCE_DIR}/imgui_tables.cpp
  ${imgui_SOURCE_DIR}/imgui_widgets.cpp)
target_include_directories(imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR})
target_include_directories(imgui PUBLIC ${CMAKE_SOURCE_DIR}/src)
target_compile_definitions(imgui PUBLIC IMGUI_USER_CONFIG="view/pen/imgui_config.h")
