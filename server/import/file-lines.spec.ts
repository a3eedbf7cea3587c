import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { aSeed } from '../../test/support/random-numbers';
import { fileLines, requireTextFile } from './file-lines';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kimari-lines-'));
  file = join(folder, 'rules.jsonl');
});
afterAll(() => rm(folder, { recursive: true }));

async function linesOf(bytes: Uint8Array | string) {
  await writeFile(file, bytes);
  const lines = [];
  for await (const line of fileLines(file)) lines.push(line);
  return lines;
}

const texts = fc.string({ unit: 'binary' }).map((text) => JSON.stringify({ text }));
const breaks = fc.constantFrom('\n', '\r\n', '\r');

it('reads what JSON wrote, at any length of a line, with any break and with a mark', async () => {
  const files = fc.tuple(
    fc.constantFrom('', '\ufeff'),
    fc.array(fc.tuple(texts, fc.nat(70_000), breaks), { maxLength: 4 }),
  );
  await fc.assert(
    fc.asyncProperty(files, async ([mark, parts]) => {
      const written = parts.map(([text, spaces]) => text + ' '.repeat(spaces));
      const lines = await linesOf(mark + parts.map(([, , end], at) => (written[at] ?? '') + end).join(''));
      expect(lines.map(({ text }) => text)).toEqual(mark && written.length === 0 ? [''] : written);
      expect(lines.map(({ number }) => number)).toEqual(lines.map((_, at) => at + 1));
    }),
    { seed: aSeed(), numRuns: 60 },
  );
});

it('keeps separators that belong to a text', async () => {
  const line = JSON.stringify('a\u2028b\u2029c\u0085d');
  expect((await linesOf(`${line}\n${line}`)).map(({ text }) => text)).toEqual([line, line]);
});

it('names the encoding of a line that is not UTF-8, and reads the others', async () => {
  const shiftJis = Buffer.from('7b2261223a2282a082a282a4227d', 'hex');
  const lines = await linesOf(Buffer.concat([Buffer.from('{}\n'), shiftJis, Buffer.from('\n"é"\n')]));
  expect(lines.map(({ text, encoding }) => text ?? encoding)).toEqual(['{}', 'Shift_JIS', '"é"']);
});

it.each([
  ['UTF-16 LE', Buffer.from('\ufeff{"a":"あ"}\n', 'utf16le')],
  ['UTF-16 LE', Buffer.from('{"a":1}\n', 'utf16le')],
  ['UTF-16 BE', Buffer.from('{"a":1}\n', 'utf16le').swap16()],
  ['not text', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0])],
])('refuses a file of %s as a whole', async (what, bytes) => {
  await writeFile(file, bytes);
  await expect(requireTextFile(file)).rejects.toThrow(what);
});
