// A homework sheet's own script: a QR code that brings its lesson onto a phone. The address is known only where the sheet lies on
// a web server, so none is drawn by the build. No phone can open the address of a file, or of this computer.
import {isLocal, qrCode} from '../share/qr.js';

const place = /** @type {HTMLElement} */ (document.querySelector('.code'));
const link = /** @type {HTMLAnchorElement} */ (document.querySelector('nav a.player'));
if (location.protocol.startsWith('http') && !isLocal(link.href)) {
  const code = /** @type {SVGSVGElement} */ (qrCode(link.href));
  code.setAttribute('aria-label', String(place.textContent));
  place.prepend(code);
  place.hidden = false;
}
