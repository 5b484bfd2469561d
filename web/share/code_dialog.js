// The dialog with a QR code of what is shown, as large as it fits: for a room with phones.
import {id} from '../element/fill_in.js';
import {make, note} from './dom.js';
import {qrCode} from './qr.js';
import {openSmall} from './small.js';

const isLocal = (address) => {
  const {protocol, hostname} = new URL(address);
  return protocol === 'file:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

// In a lesson the address names only the stop: a short address has a code that can be read from the last row.
export function codeAddress(element) {
  const address = element.permalink();
  const {lesson = 'none'} = element.getState({path: false})?.settings ?? {};
  if (lesson === 'none' || lesson.startsWith('.')) return address;
  const [page, settings = ''] = address.split('#');
  const lang = new URLSearchParams(settings).get('lang');
  return `${page}#lesson=${lesson}${lang ? `&lang=${lang}` : ''}`;
}

// The code with what is to be said of it.
export function codeParts(address, {tr, put}) {
  const code = qrCode(address);
  if (!code) return [note(tr('The link to this step is too long for a QR code. Share the link instead.'))];
  code.setAttribute('aria-label', put([id('QR code for {0}'), address]));
  return [code, ...(isLocal(address) ? [note(tr('This address works on this computer only. Phones need the page on a web server.'))] : [])];
}

export function openCode(element, options) {
  const {tr} = options.language, address = codeAddress(element);
  return openSmall(element, options, {
    name: 'code', title: tr('Scan to open this on a phone'),
    content: [...codeParts(address, options.language), make('p', {className: 'address'}, address)],
  });
}
