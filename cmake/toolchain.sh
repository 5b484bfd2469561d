#!/usr/bin/env bash
# Makes .toolchain/: a small Debian root with Emscripten, and the sources of SDL2 and Dear ImGui.
# For Debian and Ubuntu machines that have no emcc on PATH. Made once, kept outside git, reused by every build.
#
#   cmake/toolchain.sh make          make what is missing (about two minutes, 2.6 GB)
#   cmake/toolchain.sh run CMD...    run CMD inside the root, in the current folder
set -euo pipefail

top=$(cd "$(dirname "$0")/.." && pwd)
home=$top/.toolchain
root=$home/root
suite=trixie                 # Emscripten 3.1.69, clang 19, Node 20
packages=emscripten,cmake,ninja-build,googletest,ca-certificates
imgui=1.92.2b                # pinned: the same release as cmake/imgui.cmake fetches elsewhere
sdl2=2.32.4

say() { printf '%s\n' "dev: $*" >&2; }

run() {
  local environment=(HOME=/root "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin")
  if bwrap --bind / / true 2>/dev/null; then
    # The root may lie inside the project and the project is bound into the root: bubblewrap does not mind.
    bwrap --bind "$root" / --dev /dev --proc /proc --tmpfs /tmp --bind "$top" "$top" --chdir "$PWD" \
      env "${environment[@]}" "$@"
  elif [ "$(id -u)" = 0 ]; then
    # Where bubblewrap is not permitted: bind mounts in a mount namespace of our own, taken back when CMD ends.
    # shellcheck disable=SC2016
    unshare --mount --propagation unchanged bash -c '
      root=$1 top=$2 cwd=$3; shift 3
      mount --make-rprivate / 2>/dev/null || true
      trap "umount -l \"\$root\$top\" \"\$root/dev\" \"\$root/proc\" 2>/dev/null" EXIT
      mkdir -p "$root$top" && mount --bind "$top" "$root$top"
      mount --bind /dev "$root/dev" && mount -t proc proc "$root/proc"
      chroot "$root" /bin/sh -c "cd \"\$0\" && exec \"\$@\"" "$cwd" "$@"' \
      _ "$root" "$top" "$PWD" env "${environment[@]}" "$@"
  else
    say "neither bubblewrap nor root is available to enter the toolchain: install bubblewrap, or put emcc on PATH"
    exit 1
  fi
}

# The mirror that this machine already uses; on Ubuntu none serves Debian's suites, and mmdebstrap knows its own.
debian_mirror() {
  [ "$(. /etc/os-release && echo "$ID")" = debian ] || return 0
  apt-get indextargets --format '$(SITE) $(COMPONENT) $(RELEASE)' |
    awk '$2 == "main" && $3 !~ /security|updates|backports/ {print $1; exit}'
}

make_root() {
  [ "$(cat "$root/.made-of" 2>/dev/null)" = "$suite $packages" ] && return
  say "no emcc on PATH: making a toolchain in .toolchain/ (Emscripten 3.1.69; about two minutes, 2.6 GB, only once)"
  rm -rf "$root" && mkdir -p "$root"
  local mode=auto
  [ "$(id -u)" = 0 ] || mode=unshare
  # By way of an archive, so that everything belongs to whoever unpacks it; devices come from the machine.
  # shellcheck disable=SC2046  # no mirror means no argument
  mmdebstrap --quiet --mode=$mode --format=tar --variant=apt --include=$packages $suite - $(debian_mirror) |
    tar -x -C "$root" --exclude='./dev/*'
  echo "$suite $packages" >"$root/.made-of"
}

# fetch NAME PACKAGE SUITE VERSION: Debian's source package, verified by apt against the archive's signature and sums.
fetch() {
  local name=$1 package=$2 from=$3 version=$4
  local target=$home/src/$name list=$home/apt/$name
  [ -e "$target/.$version" ] && return
  say "getting the source of $name $version"
  rm -rf "$target" "$list" && mkdir -p "$target" "$list/lists/partial" "$list/cache"
  awk -v suite="$from" '$1 == "deb" {sub(/^deb/, "deb-src"); sub(/ trixie /, " " suite " "); print; exit}' \
    "$root/etc/apt/sources.list" >"$list/sources.list"
  local options=(-o "Dir::Etc::sourcelist=$list/sources.list" -o Dir::Etc::sourceparts=-
    -o "Dir::State::lists=$list/lists" -o "Dir::Cache=$list/cache" -o APT::Sandbox::User=root
    -o Acquire::Check-Valid-Until=false -q=2)
  # shellcheck disable=SC2016
  run sh -c 'cd "$1"; shift; package=$1; shift; apt-get "$@" update && apt-get "$@" source --download-only "$package"' \
    _ "$list" "$package" "${options[@]}"
  local tarball
  tarball=$(find "$list" -maxdepth 1 -name "${package}_$version*.orig.tar.*" | head -n 1)
  [ -n "$tarball" ] || {
    say "$package in the suite $from is no longer version $version: put emcc on PATH, or change the pin in cmake/toolchain.sh"
    exit 1
  }
  tar -xf "$tarball" -C "$target" --strip-components=1
  touch "$target/.$version"
}

make() {
  make_root
  fetch sdl2 libsdl2 trixie "$sdl2"
  fetch imgui imgui forky "$imgui"
}

case ${1:-} in
  make) make ;;
  run) shift; run "$@" ;;
  *) say "cmake/toolchain.sh make | run COMMAND..."; exit 2 ;;
esac
