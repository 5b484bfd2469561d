// Small decoders of the exported files, written for the tests from the format specifications, so that the page's encoders are
// checked independently.

// The codes of a GIF's picture (LZW, Welch 1984) as places in the colour table.
function places(bytes, smallest, count) {
  const clear = 1 << smallest,
    end = clear + 1;
  const pixels = new Uint8Array(count);
  let table,
    size,
    before,
    at = 0;
  const forget = () => {
    table = Array.from({length: clear + 2}, (_, i) => [i]);
    size = smallest + 1;
    before = null;
  };
  forget();
  for (let bit = 0; at < count; ) {
    let code = 0;
    for (let i = 0; i < size; ++i, ++bit) code |= ((bytes[bit >> 3] >> (bit & 7)) & 1) << i;
    if (code === end) break;
    if (code === clear) {
      forget();
      continue;
    }
    const entry = table[code] ?? [...before, before[0]];
    pixels.set(entry, at);
    at += entry.length;
    if (before && table.length < 4096) {
      table.push([...before, entry[0]]);
      if (table.length === 1 << size && size < 12) ++size;
    }
    before = entry;
  }
  if (at !== count) throw new Error(`a picture has ${at} pixels of ${count}`);
  return pixels;
}

// {width, height, loops, frames: [{delay, pixels}]}: `delay` in milliseconds, `pixels` as the frame is seen, as 0xrrggbb.
export function readGif(bytes) {
  let at = 0;
  const byte = () => bytes[at++];
  const word = () => byte() | (byte() << 8);
  const text = (n) => String.fromCharCode(...bytes.subarray(at, (at += n)));
  const blocks = () => {
    const pieces = [];
    for (let n = byte(); n > 0; n = byte()) pieces.push(bytes.subarray(at, (at += n)));
    return Buffer.concat(pieces);
  };
  const colours = (flags) =>
    flags & 0x80 ? Array.from({length: 2 << (flags & 7)}, () => (byte() << 16) | (byte() << 8) | byte()) : null;
  if (text(6) !== 'GIF89a') throw new Error('this is no GIF');
  const [width, height, flags] = [word(), word(), byte()];
  at += 2;
  const shared = colours(flags);
  const frames = [];
  let seen = new Uint32Array(width * height),
    control = {},
    loops = null;
  for (;;) {
    const kind = byte();
    if (kind === 0x3b) return {width, height, loops, frames};
    if (kind === 0x21) {
      const label = byte();
      const data = blocks();
      if (label === 0xf9) control = {delay: (data[1] | (data[2] << 8)) * 10, clear: data[0] & 1 ? data[3] : -1};
      if (label === 0xff && data.subarray(0, 11).toString() === 'NETSCAPE2.0') loops = data[12] | (data[13] << 8);
    } else if (kind === 0x2c) {
      const [x, y, w, h, own] = [word(), word(), word(), word(), byte()];
      if (x + y !== 0 || w !== width || h !== height) throw new Error('a frame that is not as large as the picture');
      const table = colours(own) ?? shared;
      const smallest = byte();
      const found = places(blocks(), smallest, w * h);
      seen = seen.map((before, i) => (found[i] === control.clear ? before : table[found[i]]));
      frames.push({delay: control.delay, pixels: seen});
    } else {
      throw new Error(`an unknown block ${kind} at ${at}`);
    }
  }
}

// {width, height, duration, frames} of a WebM: `duration` in milliseconds, `frames` their times.
export function readWebm(bytes) {
  const kParents = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0x1f43b675, 0xa0]);
  const film = {width: 0, height: 0, duration: 0, scale: 1e6, frames: [], codec: ''};
  let cluster = 0;
  const whole = (data) => data.reduce((sum, byte) => sum * 256 + byte, 0);
  const read = (from, to) => {
    for (let at = from; at < to; ) {
      const idLength = Math.clz32(bytes[at]) - 23;
      const id = whole(bytes.subarray(at, (at += idLength)));
      const sizeLength = Math.clz32(bytes[at]) - 23;
      const sized = [...bytes.subarray(at, (at += sizeLength))];
      const unknown = sized[0] === 0xff >> (sizeLength - 1) && sized.slice(1).every((byte) => byte === 255);
      sized[0] &= 0xff >> sizeLength;
      const end = unknown ? to : at + whole(sized);
      const data = bytes.subarray(at, end);
      if (id === 0xb0) film.width = whole(data);
      if (id === 0xba) film.height = whole(data);
      if (id === 0x86) film.codec = data.toString();
      if (id === 0x2ad7b1) film.scale = whole(data);
      if (id === 0x4489) film.duration = ((data.length === 8 ? data.readDoubleBE() : data.readFloatBE()) * film.scale) / 1e6;
      if (id === 0xe7) cluster = whole(data);
      if (id === 0xa3 || id === 0xa1) film.frames.push(((cluster + data.readInt16BE(1)) * film.scale) / 1e6);
      if (kParents.has(id)) read(at, end);
      at = end;
    }
  };
  read(0, bytes.length);
  return film;
}
