// Prints from a separate frame, which needs no address and so works from files and under any policy.
import {make} from './dom.js';

// `locale`: of its text; `fill(page)` puts the content into the frame's document. The frame is ready at its load event: at once in some
// browsers, in others later, with another document than at first.
/** @param {{root: ParentNode, title: string, locale: string, style: string, fill(page: Document): void}} options */
export function printPaper({root, title, locale, style, fill}) {
  const frame = /** @type {HTMLIFrameElement & {contentDocument: Document, contentWindow: Window & typeof globalThis}} */ (
    make('iframe', {title, className: 'paper'})
  );
  frame.addEventListener(
    'load',
    () => {
      const page = frame.contentDocument;
      const sheet = new frame.contentWindow.CSSStyleSheet();
      sheet.replaceSync(style);
      page.adoptedStyleSheets = [sheet];
      page.documentElement.lang = locale;
      page.title = title;
      fill(page);
      frame.contentWindow.addEventListener('afterprint', () => setTimeout(() => frame.remove()));
      frame.contentWindow.print();
    },
    {once: true},
  );
  root.append(frame);
}
