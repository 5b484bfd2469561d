// The content security policy of a page of ours: files of its own folder, and nothing else. What stands in the page is allowed by its
// hash, so a copy whose inline script was changed needs a new policy.
import {createHash} from 'node:crypto';

const hashesIn = (page, tag) => [...page.matchAll(RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))]
  .map(([, text]) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');

// In a sandboxed frame a page has no origin, and WebKit then takes 'self' for nothing at all: the page that is made for frames
// would load none of its files. So it may take files from any web address; its own text stays bound to hashes.
const kForFrames = /<script[^>]* src="frame\.js"/;

export function policyOf(page) {
  const own = kForFrames.test(page) ? "'self' http: https:" : "'self'";
  return [
    "default-src 'none'",
    `script-src ${own} 'wasm-unsafe-eval'${hashesIn(page, 'script')}`,
    `style-src ${own}${hashesIn(page, 'style')}`,
    `connect-src ${own}`, `img-src ${own}`, `font-src ${own}`, "frame-src 'self'", "base-uri 'none'", "form-action 'none'",
  ].join('; ');
}

const kPolicy = '<meta http-equiv="Content-Security-Policy"';

export const withPolicy = (page) => (page.includes(kPolicy) ? page
  : page.replace(/^( *)<meta charset="utf-8">\n/m, (line, indent) => `${line}${indent}${kPolicy} content="${policyOf(page)}">\n`));
