#!/usr/bin/env bash
# Makes .toolchain/: the sources of SDL2 and Dear ImGui and, unless the system's own package of Emscripten is recent enough,
# a small Debian root with Emscripten. For Debian and Ubuntu machines without emsdk. Kept outside git, reused by every build.
#
#   cmake/toolchain.sh make          make what is missing (with a root about two minutes, 2.6 GB)
#   cmake/toolchain.sh run CMD...    run CMD with this Emscripten, in the current folder
#
# KT_SUITE=forky makes and uses another root beside it, with the Emscripten of Debian's testing suite (6.0.5 or later).
set -euo pipefail

top=$(cd "$(dirname "$0")/.." && pwd)
home=$top/.toolchain
stable=trixie                # Emscripten 3.1.69, clang 19, Node 20
testing=forky
suite=${KT_SUITE:-$stable}
root=$home/root
[ "$suite" = $stable ] || root=$home/root-$suite
packages=emscripten,cmake,ninja-build,googletest,ca-certificates

# The system's own package of Emscripten serves if it is recent enough (Debian 13): no root is needed.
if [ -z "${KT_SUITE:-}" ] && command -v emcc >/dev/null &&
    printf '%s\n' 3.1.69 "$(emcc -dumpversion | sed 's/[^0-9.].*//')" | sort -C -V; then
  root=
fi

# Field N of a row of cmake/pinned.txt: 2 is the version, 5 the SHA-256 of Debian's archive.
pinned() { awk -v name="$1" -v field="$2" '$1 == name {print $field}' "$top/cmake/pinned.txt"; }

# The lists of a testing suite are often past their date; those of the stable suite must not be.
may_be_outdated() { [ "$1" != $stable ]; } # SUITE

say() { printf '%s\n' "dev: $*" >&2; }

run() {
  # Debian freezes Emscripten's cache of libraries; ours may add SDL2's port, from the pinned source. Tried with Emscripten
  # 3.1.69 and 6.0.5.
  local environment=(EM_FROZEN_CACHE= "EMCC_LOCAL_PORTS=sdl2=$home/src/sdl2")
  if [ -z "$root" ]; then
    env "${environment[@]}" EM_CACHE="$home/cache" "$@"
    return
  fi
  environment+=(HOME=/root "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    EM_CACHE=/usr/share/emscripten/cache)
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

# Links to the libraries of the system's Emscripten, in a folder that may get SDL2 beside them.
make_cache() {
  [ -e "$home/cache" ] && return
  say "using the Emscripten of this system's packages"
  mkdir -p "$home"
  cp -as "$(em-config CACHE)" "$home/cache"
}

make_root() {
  [ "$(cat "$root/.made-of" 2>/dev/null)" = "$suite $packages" ] && return
  say "no emcc on PATH: making a toolchain in .toolchain/ (Emscripten of Debian's $suite; about two minutes, 2.6 GB, only once)"
  rm -rf "$root" && mkdir -p "$root"
  local options=()
  ! may_be_outdated "$suite" || options+=(--aptopt='Acquire::Check-Valid-Until "false"')
  # shellcheck disable=SC2046  # no mirror means no argument
  if [ "$(id -u)" = 0 ]; then
    mmdebstrap --quiet "${options[@]}" --variant=apt --include=$packages "$suite" "$root" $(debian_mirror)
  else
    # By way of an archive, so that everything belongs to the user who unpacks it; devices come from the machine.
    mmdebstrap --quiet --mode=unshare "${options[@]}" --format=tar --variant=apt --include=$packages "$suite" - $(debian_mirror) |
      tar -x -C "$root" --exclude='./dev/*'
  fi
  # Ports are listed in a folder that Debian's package may lack (6.0.5 does).
  mkdir -p "$root/$(run em-config CACHE)/sysroot/lib/pkgconfig"
  echo "$suite $packages" >"$root/.made-of"
}

# The line that tells apt where the sources of a suite are.
sources() { # SUITE
  if [ -n "$root" ]; then
    awk -v own=" $suite " -v from=" $1 " '$1 == "deb" {sub(/^deb/, "deb-src"); sub(own, from); print; exit}' "$root/etc/apt/sources.list"
  else
    local mirror
    mirror=$(debian_mirror)
    [ -z "$mirror" ] || echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $1 main"
  fi
}

# download PACKAGE SUITE FOLDER: Debian's source package, verified by apt against the archive's signature and sums.
download() {
  local package=$1 from=$2 list=$3
  rm -rf "$list" && mkdir -p "$list/lists/partial" "$list/cache"
  sources "$from" >"$list/sources.list"
  local options=(-o "Dir::Etc::sourcelist=$list/sources.list" -o Dir::Etc::sourceparts=-
    -o "Dir::State::lists=$list/lists" -o "Dir::Cache=$list/cache" -o APT::Sandbox::User=root
    -q=2)
  ! may_be_outdated "$from" || options+=(-o Acquire::Check-Valid-Until=false)
  # shellcheck disable=SC2016
  run sh -c 'cd "$1"; shift; package=$1; shift; apt-get "$@" update && apt-get "$@" source --download-only "$package"' \
    _ "$list" "$package" "${options[@]}"
}

# fetch NAME PACKAGE SUITE [TRIAL]: the source in .toolchain/src/NAME. The pinned version must have the pinned SHA-256; another
# version, which has only Debian's signature, is taken where `TRIAL FOLDER` succeeds. Otherwise the folder stays empty, and
# CMake gets the release's archive, by its SHA-256 (cmake/pinned.txt).
fetch() {
  local name=$1 package=$2 from=$3 trial=${4:-false} version sum
  version=$(pinned "$name" 2)
  local target=$home/src/$name list=$home/apt/$name
  [ -e "$target/.$version" ] && return
  say "getting the source of $name $version"
  rm -rf "$target" && mkdir -p "$target"
  local tarball='' found
  if download "$package" "$from" "$list"; then
    tarball=$(find "$list" -maxdepth 1 -name "${package}_*.orig.tar.*" ! -name '*.asc' | sort -V | tail -n 1)
  fi
  found=${tarball##*/"${package}"_} && found=${found%.orig.tar.*}
  sum=$([ -z "$tarball" ] || sha256sum <"$tarball" | cut -d ' ' -f 1)
  if [[ -n $tarball && $found == "$version"* && $sum != "$(pinned "$name" 5)" ]]; then
    say "the source of $name $version in Debian's $from has the SHA-256 $sum, another than in cmake/pinned.txt"
    tarball=
  fi
  [ -z "$tarball" ] || tar -xf "$tarball" -C "$target" --strip-components=1
  local taken=$version
  if [ -z "$tarball" ]; then
    say "Debian's $from gives no usable source of $name: the archive of its release $version is taken"
  elif [[ $found != "$version"* ]] && "$trial" "$target"; then
    say "$name in Debian's $from is no longer $version but $found, which builds: it is taken"
    taken="$found instead of $version"
  elif [[ $found != "$version"* ]]; then
    say "$name in Debian's $from is no longer $version but $found: the archive of the release $version is taken"
    rm -rf "$target" && mkdir -p "$target"
  fi
  echo "$taken" >"$target/.$version"
}

# All of ours that knows Dear ImGui can be compiled with the one in FOLDER.
imgui_builds() {
  say "Dear ImGui is another than the pinned one: trying whether it builds (about a minute)"
  # shellcheck disable=SC2016
  run sh -c 'find "$1"/imgui*.cpp "$2/src/view" -name "*.cpp" | xargs -P 2 -n 8 em++ -std=c++23 -fsyntax-only -w \
    -I"$2/src" -I"$1" -DIMGUI_USER_CONFIG="\"view/pen/imgui_config.h\""' _ "$1" "$top" >/dev/null 2>&1
}

make() {
  if [ -n "$root" ]; then make_root; else make_cache; fi
  fetch sdl2 libsdl2 $stable
  rm -rf "$home/src/sdl2/android-project-ant"  # its symbolic links lead nowhere, so emcc could not copy the source
  fetch imgui imgui $testing imgui_builds
}

case ${1:-} in
  make) make ;;
  run) shift; run "$@" ;;
  *) say "cmake/toolchain.sh make | run COMMAND..."; exit 2 ;;
esac
