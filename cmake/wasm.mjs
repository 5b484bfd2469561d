// What there is in a WebAssembly module: its functions, with their names and whom they call, and which of them are open to others.
class Reader {
  constructor(bytes, at = 0, end = bytes.length) {
    Object.assign(this, {bytes, at, end});
  }
  byte() { return this.bytes[this.at++]; }
  // A whole number, as all are written; of negative ones only the length counts here.
  number() {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  }
  text() {
    const length = this.number();
    this.at += length;
    return this.bytes.toString('utf8', this.at - length, this.at);
  }
  skip(numbers) { for (let i = 0; i < numbers; ++i) this.number(); }
  each(action) { for (let count = this.number(), i = 0; i < count; ++i) action(i); }
}

const kNumbers = (from, to, count) => Array.from({length: to - from + 1}, (_, i) => [from + i, count]);
// How many numbers follow an instruction; those that are not here have none.
const kOperands = new Map([...kNumbers(0x02, 0x04, 1), ...kNumbers(0x0c, 0x0d, 1), [0x10, 1], [0x11, 2], [0x12, 1], [0x13, 2],
  ...kNumbers(0x20, 0x26, 1), ...kNumbers(0x28, 0x3e, 2), ...kNumbers(0x3f, 0x42, 1), [0xd0, 1], [0xd2, 1]]);
const kBulkOperands = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];
const kCall = 0x10, kReference = 0xd2;

// The functions that a body calls or names.
function callsOf(reader) {
  const calls = new Set();
  reader.each(() => reader.skip(2));  // locals
  while (reader.at < reader.end) {
    const code = reader.byte();
    if (code === kCall || code === kReference) calls.add(reader.number());
    else if (code === 0x43) reader.at += 4;
    else if (code === 0x44) reader.at += 8;
    else if (code === 0x0e) reader.skip(reader.number() + 1);
    else if (code === 0x1c) reader.skip(reader.number());
    else if (code === 0xfc) reader.skip(kBulkOperands[reader.number()]);
    else if (code > 0xfc) throw new Error(`an instruction that is not known here: ${code}`);
    else reader.skip(kOperands.get(code) ?? 0);
  }
  return calls;
}

const kKinds = {function: 0, table: 1, memory: 2, global: 3};

// {functions: [{name, size, calls, isImport}], exported, inTable: their numbers, start: one or null; names: the section with the
// names, as {from, to}}
export function readModule(bytes) {
  const module = {functions: [], exported: new Set(), inTable: new Set(), start: null, names: null};
  const {functions} = module;
  const limits = (reader) => reader.skip(reader.byte() % 2 === 1 ? 2 : 1);
  const readers = {
    2: (reader) => reader.each(() => {
      const name = `${reader.text()}.${reader.text()}`;
      const kind = reader.byte();
      if (kind === kKinds.function) {
        functions.push({name, size: 0, calls: new Set(), isImport: true});
        reader.number();
      } else if (kind === kKinds.table) { reader.byte(); limits(reader); } else if (kind === kKinds.memory) limits(reader);
      else reader.at += 2;
    }),
    7: (reader) => reader.each(() => {
      reader.text();
      if (reader.byte() === kKinds.function) module.exported.add(reader.number());
      else reader.number();
    }),
    8: (reader) => { module.start = reader.number(); },
    9: (reader) => reader.each(() => {
      if (reader.number() !== 0) throw new Error('a list of functions of a kind that is not known here');
      reader.at += 1;
      reader.number();
      reader.at += 1;
      reader.each(() => module.inTable.add(reader.number()));
    }),
    10: (reader) => reader.each(() => {
      const size = reader.number();
      functions.push({name: '', size, calls: callsOf(new Reader(bytes, reader.at, reader.at + size)), isImport: false});
      reader.at += size;
    }),
    0: (reader) => {
      if (reader.text() !== 'name') return;
      while (reader.at < reader.end) {
        const kind = reader.byte(), end = reader.number() + reader.at;
        if (kind === 1) reader.each(() => { functions[reader.number()].name = reader.text(); });
        reader.at = end;
      }
    },
  };
  const file = new Reader(bytes, 8);
  while (file.at < file.end) {
    const from = file.at, kind = file.byte(), size = file.number();
    if (kind === 0 && bytes.toString('latin1', file.at + 1, file.at + 5) === 'name') module.names = {from, to: file.at + size};
    readers[kind]?.(new Reader(bytes, file.at, file.at + size));
    file.at += size;
  }
  return module;
}
