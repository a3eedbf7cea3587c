/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderText } from './render-text.server';

const CORPUS = resolve(__dirname, '../../../../shared/corpus/corpus-dev.jsonl');
const present = existsSync(CORPUS);
/** Renders every n-th rule: all of them take a minute, and a sample finds the same defects. */
const EVERY = 25;

type CorpusRule = { readonly owner: string; readonly name: string; readonly content: string };

(present ? describe : describe.skip)(
  `real rules (${present ? 'read' : 'absent, skipped'}: ${CORPUS})`,
  () => {
    it('renders every sampled rule with all of its front matter', async () => {
      const lines = readFileSync(CORPUS, 'utf8').trim().split('\n');
      const rules = lines
        .filter((_, index) => index % EVERY === 0)
        .map((line) => JSON.parse(line) as CorpusRule);
      const failed: string[] = [];
      for (const { owner, name, content } of rules) {
        const { html, plain, frontMatter } = await renderText({ content });
        const hasFrontMatter = /^---\r?\n[\s\S]*?\S[\s\S]*?\n---/.test(content);
        if (html === '' || plain || (hasFrontMatter && frontMatter.length === 0))
          failed.push(`@${owner}/${name}`);
      }
      expect(failed).toEqual([]);
    }, 60_000);
  },
);
