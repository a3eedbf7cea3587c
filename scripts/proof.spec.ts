import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const PROOF = pathToFileURL(resolve(__dirname, 'proof.mjs')).href;

/** The script is a module of Node's, which Jest does not load. */
function asked<Answer>(expression: string): Answer {
  const program = `import * as proof from '${PROOF}'; console.log(JSON.stringify(${expression}))`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(said) as Answer;
}

describe('the proof that a test passed', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kimari-proof-'));
    mkdirSync(join(root, 'folder/deep'), { recursive: true });
    writeFileSync(join(root, 'folder/deep/a.ts'), 'a');
    writeFileSync(join(root, 'folder/b.ts'), 'b');
    writeFileSync(join(root, 'single'), 'c');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const digest = () => asked<string>(`proof.digestOf(['folder', 'single'], ${JSON.stringify(root)})`);

  it.each<[string, () => void]>([
    ['another text', () => writeFileSync(join(root, 'folder/deep/a.ts'), 'A')],
    ['another name', () => renameSync(join(root, 'folder/b.ts'), join(root, 'folder/c.ts'))],
    ['a new file', () => writeFileSync(join(root, 'folder/deep/new.ts'), '')],
    ['a file less', () => rmSync(join(root, 'folder/b.ts'))],
    [
      'a text that moved to the next file',
      () => {
        writeFileSync(join(root, 'folder/b.ts'), '');
        writeFileSync(join(root, 'folder/deep/a.ts'), 'ab');
      },
    ],
  ])('is void with %s', (_, change) => {
    const before = digest();
    expect(digest()).toBe(before);
    change();
    expect(digest()).not.toBe(before);
  });

  it('cannot be made of a file that is gone', () => {
    rmSync(join(root, 'single'));
    expect(digest).toThrow();
  });

  it('names files that are there', () => {
    expect(asked<string[]>('Object.values(proof.READS).map((paths) => proof.digestOf(paths))')).toHaveLength(
      3,
    );
  });
});
