import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  COMPARED_POWERS,
  fieldsOf,
  plainPowers,
  sorted,
  unaskedTools,
} from '../../test/support/plain-powers';
import type { RuleType } from '../enums';
import { powersAddedBy } from './added-powers';
import { listPowers } from './list-powers';
import { describePower } from './messages';
import { readPowers } from './read-powers';

/** Real texts, which stay where they are; see the README beside them. */
const CORPUS = process.env['KIMARI_CORPUS'] ?? path.resolve(__dirname, '../../../shared/corpus');
const isThere = existsSync(path.join(CORPUS, 'corpus-dev.jsonl'));

type Entry = { readonly type: RuleType; readonly content: string; readonly source_path: string };
type History = Entry & { readonly versions: readonly { readonly content: string }[] };

const linesOf = <Line>(file: string): readonly Line[] =>
  readFileSync(path.join(CORPUS, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

(isThere ? describe : describe.skip)('the real texts', () => {
  const entries = isThere ? linesOf<Entry>('corpus-dev.jsonl') : [];

  it('say what a YAML library reads in every subagent, or where it refuses one, what its lines say', () => {
    const differences: string[] = [];
    const counts = { subagents: 0, 'by the library': 0, 'by their lines': 0 };
    for (const { content, source_path: file } of entries.filter(({ type }) => type === 'ccsubagents')) {
      counts.subagents += 1;
      const { powers: wanted, isByLibrary } = plainPowers(content);
      counts[isByLibrary ? 'by the library' : 'by their lines'] += 1;
      const listed = listPowers(readPowers(content, 'ccsubagents')).filter(({ code }) =>
        COMPARED_POWERS.has(code),
      );
      const found = sorted(listed.map(({ code, identifier }) => `${code} ${identifier}`));
      if (JSON.stringify(found) !== JSON.stringify(wanted))
        differences.push(`${file}: ${found.join('; ')} <> ${wanted.join('; ')}`);
    }
    process.stdout.write(
      `Powers of the corpus: ${JSON.stringify({ ...counts, differing: differences.length })}\n`,
    );
    expect(differences).toEqual([]);
  });

  it('name the tools that skills need not ask for', () => {
    for (const { content } of entries.filter(({ type }) => type === 'rule')) {
      const found = listPowers(readPowers(content, 'rule')).filter(({ code }) => code === 'unasked_tool');
      if (fieldsOf(content)?.['allowed-tools'] !== undefined)
        expect(found.length).toBe(unaskedTools(content));
    }
  });

  it('ask for nothing new against themselves, and have a sentence for each power in both languages', () => {
    for (const { content, type } of entries) {
      expect(powersAddedBy(content, content, type)).toEqual([]);
      for (const power of listPowers(readPowers(content, type)))
        for (const locale of ['en', 'ja'] as const)
          expect(describePower(power, locale)).not.toMatch(/^$|\{(?:tool|name|detail)\}/);
    }
  });

  it('widen in few of the real steps', () => {
    const steps = linesOf<History>('histories-dev.jsonl').flatMap(({ type, versions }) =>
      versions
        .slice(1)
        .map(({ content }, index) => powersAddedBy(versions[index]?.content ?? '', content, type).length > 0),
    );
    process.stdout.write(`Steps that widen: ${steps.filter(Boolean).length} of ${steps.length}\n`);
    expect(steps.filter(Boolean).length).toBeLessThan(steps.length / 10);
  });
});
