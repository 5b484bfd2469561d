// The scripts of web/: nothing that the element offers is missing in web/board.d.ts, and Biome finds no fault in any script of ours,
// which is formatted. The build itself fails where TypeScript finds a fault (web/build.mjs).
import '#tables'; // which the build writes, and TypeScript reads
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import {methods} from '../web/package/contract.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const kContract = `${root}web/board.d.ts`;

const config = ts.getParsedCommandLineOfConfigFile(
  `${root}web/tsconfig.json`,
  {noErrorTruncation: true},
  {...ts.sys, onUnRecoverableConfigFileDiagnostic: assert.fail},
);
const {options, fileNames} = config;
const host = ts.createCompilerHost(options);
const read = new Map();

// The scripts with this contract.
function programWith(contract) {
  const sourceOf = (name, ...rest) => {
    if (name === kContract) return ts.createSourceFile(name, contract, ...rest);
    if (!read.has(name)) read.set(name, host.getSourceFile(name, ...rest));
    return read.get(name);
  };
  return ts.createProgram({rootNames: fileNames, options, host: {...host, getSourceFile: sourceOf}});
}
const textsOf = (faults) =>
  faults.map(({file, messageText}) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);

const contract = ts.sys.readFile(kContract);

test('every method of the element has to be declared in web/board.d.ts', () => {
  assert.ok(fileNames.length > 80, `${fileNames.length} files`);
  const without = contract.replace(/(interface KnightsTourMethods \{)[^]*?\n\}/, '$1}');
  assert.ok(without.length < contract.length);
  const program = programWith(without);
  const [fault] = textsOf(program.getSemanticDiagnostics(program.getSourceFile(kContract)));
  assert.match(fault, /does not satisfy the constraint 'never'/);
  for (const {name} of methods.filter((each) => each.name !== 'focus'))
    assert.ok(fault.includes(`"${name}"`), `${name}: ${fault}`); // every element has focus()
});

for (const [name, ...args] of [
  ['Biome finds no fault in the scripts', 'lint', '--error-on-warnings'],
  ['the scripts are formatted as ./dev format has it', 'format'],
]) {
  test(name, () => {
    const {status, stdout, stderr} = spawnSync(`${root}node_modules/.bin/biome`, [...args, 'web', 'tests', 'assets', 'docs'], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stdout + stderr);
  });
}
