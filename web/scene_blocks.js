// A path on squares too small for lines: they have its colour; still smaller ones share it with their neighbours.
const kColours = 64;
const kSmallest = 2;  // units

export function paintBlocks({pen, problem, path, cell, box}) {
  const n = Math.max(1, Math.ceil(kSmallest / cell));
  const ages = Array.from({length: kColours}, () => new Set());
  path.forEach(([row, col], i) => {
    ages[Math.floor(i / path.length * kColours)].add((row - row % n) * problem.cols + col - col % n);
  });
  const painted = new Set();
  for (let age = kColours; age-- > 0;) {
    const fresh = [...ages[age]].filter((v) => !painted.has(v));
    fresh.forEach((v) => painted.add(v));
    pen.fill(fresh.map((v) => box(problem.square(v), n)).join(''), pen.age(age / (kColours - 1)),
      {'fill-opacity': 0.9, 'shape-rendering': 'crispEdges'});
  }
}
