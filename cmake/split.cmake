# The page's WebAssembly in two parts: TARGET.wasm, and TARGET.later.wasm with what cmake/later.txt names.
find_program(WASM_SPLIT wasm-split HINTS ${EMSCRIPTEN_ROOT_PATH}/../bin REQUIRED)
find_program(WASM_OPT wasm-opt HINTS ${EMSCRIPTEN_ROOT_PATH}/../bin REQUIRED)
find_program(NODE NAMES node nodejs REQUIRED)

function(kt_split target)
  set(script ${CMAKE_SOURCE_DIR}/cmake/split.mjs)
  set(list ${CMAKE_SOURCE_DIR}/cmake/later.txt)
  # The names of functions, as the compiler knows them; and what is called but once stays a function until it is known in which
  # part it is. The parts are shrunk afterwards.
  target_link_options(${target} PRIVATE --profiling-funcs -Wl,--no-demangle
    -sBINARYEN_EXTRA_PASSES=--one-caller-inline-max-function-size=10)
  set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${script} ${CMAKE_SOURCE_DIR}/cmake/wasm.mjs ${list})
  set(built $<TARGET_FILE_DIR:${target}>/$<TARGET_FILE_BASE_NAME:${target}>)
  add_custom_command(TARGET ${target} POST_BUILD
    COMMAND ${CMAKE_COMMAND} -E rename ${built}.wasm ${built}.whole.wasm
    COMMAND ${NODE} ${script} --whole ${built}.whole.wasm --first ${built}.wasm --later ${built}.later.wasm
      --commands ${CMAKE_BINARY_DIR}/compile_commands.json --sources ${CMAKE_SOURCE_DIR}/src --list ${list}
      --split ${WASM_SPLIT} --opt ${WASM_OPT} --nm ${CMAKE_NM}
    COMMENT "Splitting the WebAssembly in two" VERBATIM)
endfunction()
