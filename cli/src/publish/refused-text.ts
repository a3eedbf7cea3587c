import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import { isObject, type JsonObject } from '../lib/json';
import { cleanLine } from '../texts/clean';
import type { Context } from '../run/context';

const MAX_SHOWN = 20;
const UNACCEPTED = 'rules.textUnaccepted';

/** Adds to a refusal of a text where in the file the places are, and what to do. Other errors stay as they are. */
export function withPlaces(error: unknown, file: string, context: Pick<Context, 't' | 'again'>): unknown {
  if (!(error instanceof Failure)) return error;
  const { findings, reason } = error.fields;
  if (!Array.isArray(findings) || findings.length === 0) return error;
  const { t } = context;
  const command = context.again({ args: [file], options: { acceptFindings: true } });
  const found = findings.filter(isObject);
  const places = found.slice(0, MAX_SHOWN).map((finding) => placeOf(finding, file));
  const unlisted = found.reduce((sum, { more }) => sum + (typeof more === 'number' ? more : 0), 0);
  const more = found.length - places.length + unlisted;
  const detail = [...places, ...(more > 0 ? [t('publish.more_places', { count: more })] : [])].join('\n');
  return error.with({
    detail,
    ...(reason === UNACCEPTED ? {} : { exit: EXIT.denied }),
    ...(reason === UNACCEPTED ? { hint: ['publish.accept_hint', { command }] as const } : {}),
  });
}

/** `file:line:column`, which editors and terminals open. */
function placeOf({ line, column, message, excerpt, advice }: JsonObject, file: string): string {
  const [what, shown, todo] = [message, excerpt, advice].map((text) =>
    typeof text === 'string' ? cleanLine(text) : '',
  );
  const place = `${cleanLine(file)}:${Number(line)}:${Number(column)}: ${what}`;
  return [place, ...[shown, todo].filter((text) => text).map((text) => `  ${text}`)].join('\n');
}
