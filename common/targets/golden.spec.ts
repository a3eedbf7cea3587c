import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleType } from '../enums';
import { readRule } from './read-rule';
import { renderRule } from './render-rule';
import { TARGET_IDS, type TargetId } from './targets';

/** One text of each kind, as its author published it. */
const KINDS: Readonly<Record<string, { readonly type: RuleType; readonly content: string }>> = {
  always: { type: 'rule', content: '# Style\n\n- Use whole words. See @docs/style.md.\n' },
  files: {
    type: 'rule',
    content:
      '---\ndescription: TypeScript, strictly\nglobs: **/*.ts,src/**/*.{tsx,mts}\nalwaysApply: false\nauthor: hana\n---\n\n# TypeScript\n\n- No `any`.\n',
  },
  relevant: {
    type: 'rule',
    content:
      '---\ntrigger: model_decision\ndescription: "データベース: 移行の書き方"\n---\n移行は 1 つのファイルに 1 つの変更だけ書く。\n',
  },
  manual: { type: 'rule', content: '---\ninclusion: manual\n---\nOnly when asked.\n' },
  subagent: {
    type: 'ccsubagents',
    content:
      '---\nname: reviewer\ndescription: Reviews diffs; finds "bugs".\ntools: Read, Grep, Bash(git log:*)\nmodel: sonnet\ncolor: blue\n---\nYou review.\n\nNever write `"""` or C:\\temp.\n',
  },
};

const GOLDEN = join(__dirname, 'golden');

/** The path, the losses and the text of a rendering, as one reviewable text. */
function picture(target: TargetId, kind: string): string {
  const { type, content } = KINDS[kind] ?? { type: 'rule', content: '' };
  const rule = readRule(content, { type, name: 'sample', description: 'A sample' });
  const { place, text, losses, obstacle } = renderRule(rule, target, content);
  const notes = [...losses, ...(obstacle ? [obstacle] : [])].map((note) => `${JSON.stringify(note)}\n`);
  return `${place?.path ?? '(none)'}\n${notes.join('')}────\n${text ?? ''}`;
}

describe.each(TARGET_IDS)('%s', (target) => {
  it.each(Object.keys(KINDS))('renders a rule of the kind "%s"', (kind) => {
    const file = join(GOLDEN, `${target}.${kind}.txt`);
    const rendered = picture(target, kind);
    if (process.env.UPDATE_GOLDEN === '1') {
      mkdirSync(GOLDEN, { recursive: true });
      writeFileSync(file, rendered);
    }
    expect(rendered).toBe(readFileSync(file, 'utf8'));
  });
});
