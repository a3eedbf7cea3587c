import { Failure } from '../failure';
import { mapLimited } from '../lib/map-limited';

/** A refusal of a call about one rule says which rule it is about. */
export function aboutRule(failure: Failure, path: string): Failure {
  if (failure.code === 'NOT_FOUND') return rulesNotFound([path], failure);
  const { code, says, exit, hint, detail = path, fields, cause } = failure;
  return new Failure({
    ...{ code, says, exit, detail, cause },
    ...(hint ? { hint } : {}),
    fields: { ...fields, path },
  });
}

export function isNotFound(error: unknown): error is Failure {
  return error instanceof Failure && error.code === 'NOT_FOUND';
}

/** The same refusal about a rule that a project has: its name was right, so it says how to take the rule out. */
export function goneRule({ code, says, exit, fields, cause }: Failure, path: string): Failure {
  return new Failure({ code, says, exit, fields, cause, hint: ['install.missing_hint', { path }] });
}

/** Works on many rules, a few at a time. When the registry does not have some, the error names all of those. */
export async function mapRules<T, R>(
  rules: readonly T[],
  atOnce: number,
  work: (rule: T) => Promise<R>,
): Promise<readonly R[]> {
  const missing: Failure[] = [];
  const results = await mapLimited(rules, atOnce, async (rule) => {
    try {
      return [await work(rule)];
    } catch (error) {
      if (!isNotFound(error)) throw error;
      missing.push(error);
      return [];
    }
  });
  if (missing[0]) throw rulesNotFound(missing.flatMap(pathsOf), missing[0]);
  return results.flat();
}

function pathsOf({ fields }: Failure): readonly string[] {
  return Array.isArray(fields.paths) ? fields.paths.map(String) : [];
}

function rulesNotFound(paths: readonly string[], { exit, hint, fields, cause }: Failure): Failure {
  const all = [...new Set(paths)].sort();
  return new Failure({
    ...{ code: 'NOT_FOUND', says: ['registry.no_rule', { paths: all.join(', ') }], exit, cause },
    hint: hint ?? ['registry.no_rule_hint'],
    fields: { ...fields, path: all[0], paths: all },
  });
}
