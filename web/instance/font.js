// Lends the canvas's font to the words around it, under a name of our own, so that no text of the host page changes. As bytes: no security
// policy refuses them.
const lent = new Set();

// `locale`: whose letters it has; read() returns the file. Each comes once a page.
export async function lendFont(locale, read) {
  if (lent.has(locale)) return;
  lent.add(locale);
  try {
    const bytes = await read();
    if (bytes.length > 0) document.fonts.add(new FontFace('knights-tour', bytes));
  } catch {
    lent.delete(locale);  // the board is gone: the next one lends it
  }
}
