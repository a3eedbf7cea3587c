import type { ExitCode } from '../exit-codes';
import { Failure } from '../failure';
import { type JsonObject, parseObject } from '../lib/json';
import { jsonProblem } from '../lib/json-problem';

/** The object in a file of the project. Throws Failure with the line of what is wrong, also of a merge that was not finished. */
export function readProjectJson(file: string, text: string, code: string, exit: ExitCode): JsonObject {
  const json = parseObject(text);
  if (json) return json;
  const { kind, line } = jsonProblem(text) ?? { kind: 'syntax', line: 1 };
  throw new Failure({
    code: kind === 'conflict' ? 'MERGE_CONFLICT' : code,
    says: kind === 'conflict' ? ['json.conflict', { file, line }] : ['json.invalid', { file, line }],
    exit,
    hint: kind === 'conflict' ? ['json.conflict_hint'] : ['json.invalid_hint', { file }],
    fields: { file, line },
  });
}
