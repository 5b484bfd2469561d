// Flashes counted from the frames of a canvas, as WCAG 2.3.1 defines them: a pair of opposing changes of relative
// luminance by a tenth of the largest, where the darker of the two is below 0.8.
//
// Works in a page that was opened with its clock in the hands of the test (clock.js): each frame is read right after it
// was drawn, however long that takes. The result is the largest share of any window of
// 341 x 256 pixels (ten degrees of the visual field) that flashes more than three times within any one second.

export async function recordFlashes(page, seconds) {
  return page.evaluate(async (length) => {
    const kStride = 6; // pixels: one sample stands for as many in each direction
    const kMax = 3;
    const canvas = document.querySelector('knights-tour').shadowRoot.querySelector('canvas');
    const gl = canvas.getContext('webgl2');
    const [width, height] = [gl.drawingBufferWidth, gl.drawingBufferHeight];
    const cols = Math.floor(width / kStride),
      rows = Math.floor(height / kStride);
    const pixels = new Uint8Array(width * height * 4);
    const linear = Float32Array.from({length: 256}, (_, i) => {
      const c = i / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    const n = cols * rows;
    const extreme = new Float32Array(n).fill(-1); // the luminance since which the sample has gone one way
    const direction = new Int8Array(n); // 1: it has risen by a flash's worth, -1: fallen
    const changes = Array.from({length: n}, () => []); // times of opposing changes

    let drawn = -1;
    const look = (now) => {
      const count = document.querySelector('knights-tour').getState({path: false}).frame.drawn;
      if (count === drawn) return; // the canvas holds a picture only right after it was drawn
      drawn = count;
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
      for (let row = 0, i = 0; row < rows; ++row) {
        for (let col = 0; col < cols; ++col, ++i) {
          const at = (row * kStride * width + col * kStride) * 4;
          const light = 0.2126 * linear[pixels[at]] + 0.7152 * linear[pixels[at + 1]] + 0.0722 * linear[pixels[at + 2]];
          if (extreme[i] < 0) {
            extreme[i] = light;
            continue;
          }
          const change = light - extreme[i];
          if (Math.abs(change) >= 0.1 && Math.min(light, extreme[i]) < 0.8 && Math.sign(change) !== direction[i]) {
            direction[i] = Math.sign(change);
            changes[i].push(now);
            extreme[i] = light;
          } else if (direction[i] === 0 ? false : Math.sign(change) === direction[i]) {
            extreme[i] = light; // further the same way
          }
        }
      }
    };
    let frames = 0;
    let watching = true;
    requestAnimationFrame(function frame(now) {
      Promise.resolve().then(() => look(now)); // when all that draws in this frame has drawn
      ++frames;
      if (watching) requestAnimationFrame(frame);
    });
    await clock.go(length * 1000);
    watching = false;

    // More than three flashes, of two changes each, within a second: eight changes.
    const isFlashing = changes.map((times) =>
      times.some((time, i) => i >= 2 * kMax + 1 && time - times[i - 2 * kMax - 1] <= 1000),
    );
    const sums = new Float64Array((cols + 1) * (rows + 1));
    for (let row = 0; row < rows; ++row) {
      for (let col = 0; col < cols; ++col) {
        sums[(row + 1) * (cols + 1) + col + 1] =
          isFlashing[row * cols + col] +
          sums[row * (cols + 1) + col + 1] +
          sums[(row + 1) * (cols + 1) + col] -
          sums[row * (cols + 1) + col];
      }
    }
    const scale = width / canvas.clientWidth;
    const wide = Math.min(cols, Math.round((341 * scale) / kStride)),
      high = Math.min(rows, Math.round((256 * scale) / kStride));
    let worst = 0;
    for (let row = 0; row + high <= rows; ++row) {
      for (let col = 0; col + wide <= cols; ++col) {
        const at = (r, c) => sums[r * (cols + 1) + c];
        worst = Math.max(worst, at(row + high, col + wide) - at(row, col + wide) - at(row + high, col) + at(row, col));
      }
    }
    return {share: worst / (wide * high), frames, seconds: length};
  }, seconds);
}
