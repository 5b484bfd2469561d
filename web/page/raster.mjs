// Renders an SVG to pixels during the build, without a browser. Its letters are those of the canvas.
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {Resvg, initWasm} from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);
let ready = null;

async function setUp() {
  await initWasm(readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return readFile(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'));
}

// {width, height, pixels, asPng()}: in the size of the SVG, with four bytes per pixel.
export async function raster(svg) {
  const font = await (ready ??= setUp());
  return new Resvg(svg, {font: {fontBuffers: [font], defaultFontFamily: 'Inter', loadSystemFonts: false}}).render();
}
