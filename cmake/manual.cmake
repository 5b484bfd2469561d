# Writes the man page and the completions of kt: cmake -DKT=program -DSHARE=folder -P manual.cmake
file(MAKE_DIRECTORY ${SHARE})
foreach(pair man:kt.1 bash:kt.bash zsh:_kt fish:kt.fish)
  string(REPLACE ":" ";" pair ${pair})
  list(POP_FRONT pair what name)
  execute_process(COMMAND ${KT} --generate ${what} OUTPUT_FILE ${SHARE}/${name} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
