import { createRequire } from 'node:module';
import path from 'node:path';
import { assess, type Assessment } from '@kimari/common/context-cost/context-cost';
import type { KnownRule } from '@kimari/common/targets/read-rule';
import { projectPath } from '../../kernel/config/project-folder';

export type AssessmentTask = { readonly content: string; readonly known: KnownRule };

type Counter = { readonly countTokens: (text: string) => number };

/** Compiled servers use the bundle of the command line, which has the tables of the tokeniser with it. */
const isSource = path.extname(__filename) === '.ts';
let counter: Counter | undefined;

function loadCounter(): Counter {
  const load = createRequire(__filename);
  return load(
    isSource
      ? path.join(__dirname, '../../../common/context-cost/count-tokens.ts')
      : projectPath('dist/cli/tokens.cjs'),
  ) as Counter;
}

/** Counts the tokens of a text in every assistant, and finds what gets lost; for worker threads. */
export function assessText({ content, known }: AssessmentTask): Assessment {
  counter ??= loadCounter();
  return assess(content, known, counter.countTokens);
}
