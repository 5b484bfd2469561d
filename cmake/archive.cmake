# Sources that no package manager provides: release archives, verified by their SHA-256. See cmake/pinned.txt.
#
# Not FetchContent: it would fetch one copy for each directory in build/, try an unreachable address for eight minutes,
# and report a wrong checksum in forty lines.

# kt_archive(NAME): sets NAME_SOURCE_DIR to the archive's content, unpacked once in .toolchain/src/. Without a network,
# set the environment variable KT_ARCHIVES to a directory with NAME-VERSION.tar.gz.
function(kt_archive name)
  set(here ${CMAKE_CURRENT_FUNCTION_LIST_DIR})
  file(STRINGS ${here}/pinned.txt row REGEX "^${name} ")
  string(REGEX REPLACE " +" ";" row "${row}")
  list(POP_FRONT row name version sha256 url)
  cmake_path(SET home NORMALIZE ${here}/../.toolchain/src)
  set(folder ${home}/${name}-${version})
  set(${name}_SOURCE_DIR ${folder} PARENT_SCOPE)
  file(LOCK ${home} DIRECTORY GUARD FUNCTION)
  if(EXISTS ${folder})
    return()
  endif()

  set(archive $ENV{KT_ARCHIVES}/${name}-${version}.tar.gz)
  if(EXISTS ${archive})
    set(url ${archive})
  else()
    message(STATUS "Getting ${url}")
    set(archive ${folder}.part.tar.gz)
    file(DOWNLOAD ${url} ${archive} STATUS status INACTIVITY_TIMEOUT 30)
    list(POP_FRONT status failed reason)
    if(failed)
      file(REMOVE ${folder}.part.tar.gz)
      message(FATAL_ERROR "${url} is not available (${reason}). Put it as ${name}-${version}.tar.gz into a folder that KT_ARCHIVES names.")
    endif()
  endif()
  file(SHA256 ${archive} found)
  if(NOT found STREQUAL sha256)
    file(REMOVE ${folder}.part.tar.gz)
    message(FATAL_ERROR "${url} is not the ${name} ${version} of cmake/pinned.txt: its SHA-256 is ${found} instead of ${sha256}.")
  endif()
  file(ARCHIVE_EXTRACT INPUT ${archive} DESTINATION ${folder}.part)
  file(GLOB content ${folder}.part/*) # a release's archive holds one folder
  file(RENAME ${content} ${folder})
  file(REMOVE_RECURSE ${folder}.part ${folder}.part.tar.gz)
endfunction()
