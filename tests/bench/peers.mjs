// What a careful JavaScript programmer writes: plain backtracking on 8x8 without recursion or objects, on typed arrays
// with a margin around the board. Returns the visits to the first tour.
export function typedArrayFirstTour() {
  const side = 8,
    margin = 2,
    stride = side + 2 * margin,
    squares = side * side;
  const deltas = Int32Array.of(
    2 * stride + 1,
    stride + 2,
    -stride + 2,
    -2 * stride + 1,
    -2 * stride - 1,
    -stride - 2,
    stride - 2,
    2 * stride - 1,
  );
  const occupied = new Uint8Array(stride * stride).fill(1);
  for (let row = 0; row < side; ++row) {
    for (let col = 0; col < side; ++col) occupied[(row + margin) * stride + col + margin] = 0;
  }
  const path = new Int32Array(squares),
    next = new Uint8Array(squares);
  path[0] = margin * stride + margin;
  occupied[path[0]] = 1;
  let depth = 1,
    visits = 1;
  while (depth > 0 && depth < squares) {
    const here = path[depth - 1];
    let move = next[depth - 1];
    while (move < 8 && occupied[here + deltas[move]] !== 0) ++move;
    if (move === 8) {
      occupied[here] = 0;
      --depth;
      continue;
    }
    next[depth - 1] = move + 1;
    const to = here + deltas[move];
    occupied[to] = 1;
    path[depth] = to;
    next[depth] = 0;
    ++depth;
    ++visits;
  }
  return visits;
}
