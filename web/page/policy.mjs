// The content security policy of a page of ours: files of its own folder, and nothing else. What stands in the page itself is allowed by its
// hash, so a copy whose inline script was changed needs a new policy.
import {createHash} from 'node:crypto';

const hashesIn = (page, tag) => [...page.matchAll(RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))]
  .map(([, text]) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');

export const policyOf = (page) => [
  "default-src 'none'",
  `script-src 'self' 'wasm-unsafe-eval'${hashesIn(page, 'script')}`,
  `style-src 'self'${hashesIn(page, 'style')}`,
  "connect-src 'self'", "img-src 'self'", "font-src 'self'", "frame-src 'self'", "base-uri 'none'", "form-action 'none'",
].join('; ');

const kPolicy = '<meta http-equiv="Content-Security-Policy"';

export const withPolicy = (page) => (page.includes(kPolicy) ? page
  : page.replace(/^( *)<meta charset="utf-8">\n/m, (line, indent) => `${line}${indent}${kPolicy} content="${policyOf(page)}">\n`));
