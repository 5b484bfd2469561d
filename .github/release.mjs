// Writes the release notes: node .github/release.mjs TAG prints the changelog's entry for the tag.
//
// The tag, the version in package.json and the newest entry of CHANGELOG.md must name the same release, and the entry must have a
// date. Otherwise one sentence says what is wrong, and the exit status is 1.
import {readFileSync} from 'node:fs';
import {argv} from 'node:process';
import {fileURLToPath} from 'node:url';

// [{version, day, text}] of a changelog, the newest first.
export function entriesOf(changelog) {
  return changelog.split(/^## /m).slice(1).map((entry) => {
    const [heading] = entry.split('\n', 1);
    const [version, day = ''] = heading.split(' - ');
    return {version, day, text: entry.slice(heading.length).trim()};
  });
}

export function notesOf(tag, version, changelog) {
  const [newest] = entriesOf(changelog);
  if (tag !== `v${version}`) throw new Error(`the tag is ${tag}, and the version in package.json ${version}`);
  if (newest?.version !== version) throw new Error(`the newest entry of CHANGELOG.md is for ${newest?.version}, not ${version}`);
  if (!/^\d{4}-\d\d-\d\d$/.test(newest.day)) throw new Error(`the entry for ${version} in CHANGELOG.md has no date, but '${newest.day}'`);
  if (newest.text === '') throw new Error(`the entry for ${version} in CHANGELOG.md is empty`);
  return `${newest.text}\n`;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  try {
    process.stdout.write(notesOf(argv[2], JSON.parse(read('package.json')).version, read('CHANGELOG.md')));
  } catch (error) {
    console.error(`release: ${error.message}`);
    process.exitCode = 1;
  }
}
