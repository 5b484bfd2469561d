// The content security policy of our pages: files of their own directory, and nothing else. Inline content is allowed by its hash, so a
// copy with a changed inline script needs a new policy.
import {createHash} from 'node:crypto';
import {edited, elementsOf, lineOf} from '../html.mjs';

const kMeta = 'Content-Security-Policy';
const hashOf = ({text}) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export function policyOf(page) {
  const elements = elementsOf(page);
  const hashesOf = (tag) =>
    elements
      .filter(({name, attributes}) => name === tag && !attributes.src)
      .map(hashOf)
      .join('');
  // In a sandboxed frame a page has no origin, and WebKit then matches 'self' with nothing: the page for frames could load none of its files.
  // So it may load files from any web address; its own content stays bound to hashes.
  const own = elements.some(({attributes}) => attributes.src === 'frame.js') ? "'self' http: https:" : "'self'";
  return [
    "default-src 'none'",
    `script-src ${own} 'wasm-unsafe-eval'${hashesOf('script')}`,
    `style-src ${own}${hashesOf('style')}`,
    `connect-src ${own}`,
    `img-src ${own}`,
    `font-src ${own}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

export function withPolicy(page) {
  const elements = elementsOf(page);
  if (elements.some(({attributes}) => attributes['http-equiv'] === kMeta)) return page;
  const {to, indent} = lineOf(
    page,
    elements.find(({attributes}) => attributes.charset),
  );
  return edited(page, [{from: to, text: `${indent}<meta http-equiv="${kMeta}" content="${policyOf(page)}">\n`}]);
}
