// A homework sheet's own script: a QR code that brings its lesson onto a phone. The address is known only where the sheet lies on
// a web server, so none is drawn by the build.
import {qrCode} from '../share/qr.js';

const link = document.querySelector('nav a.player');
if (location.protocol.startsWith('http')) {
  const place = document.querySelector('.code');
  const code = qrCode(link.href);
  code.setAttribute('aria-label', place.textContent);
  place.prepend(code);
  place.hidden = false;
}
