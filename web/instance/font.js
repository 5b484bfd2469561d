// Adds the canvas's font to the page under a name of our own, so that the host page's text does not change. It is passed as bytes, which no
// security policy refuses.
const lent = new Set();

// `locale`: the language of its letters; read() returns the file. Each is added once per page.
/** @param {string} locale @param {() => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>} read */
export async function shareFont(locale, read) {
  if (lent.has(locale)) return;
  lent.add(locale);
  try {
    const bytes = await read();
    if (bytes.length > 0) document.fonts.add(new FontFace('knights-tour', bytes));
  } catch {
    lent.delete(locale); // the board is gone: the next one adds it
  }
}
