import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { leanIcons } from './lean-icons';

const INDEX = createRequire(__filename).resolve('lucide-react');
const ICON = join(dirname(INDEX), '../esm/icons/circle-check.mjs');

describe('leanIcons', () => {
  it('leaves of a file of Lucide what is drawn', () => {
    const { transform } = leanIcons() as unknown as {
      transform: (code: string, id: string) => { readonly code: string };
    };
    const before = readFileSync(ICON, 'utf8');
    const { code } = transform(before, ICON);
    expect(before).toMatch(/key: "|name: "/);
    expect(code).not.toMatch(/key: "|name: "/);
    for (const drawn of before.match(/ d: "[^"]*"| r: "[^"]*"/g) ?? []) expect(code).toContain(drawn.trim());
  });
});
