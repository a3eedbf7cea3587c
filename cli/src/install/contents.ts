import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import { textOfVersion } from '../project/fetch-text';
import type { ResolvedRule } from './resolve';
import type { Context } from '../run/context';
import { goneRule, isNotFound } from '../registry/not-found';
import { mapLimited } from '../lib/map-limited';
import { hiddenCharacters } from '@kimari/common/hidden-characters';

const DOWNLOADS_AT_ONCE = 6;

/** The texts of rules: from the cache, else from the registry, each checked against its digest. */
export async function loadContents(
  context: Context,
  resolved: Readonly<Record<string, ResolvedRule>>,
): Promise<ReadonlyMap<string, string>> {
  const entries = Object.entries(resolved);
  const texts = await context.terminal.during(context.t('install.downloading'), () =>
    mapLimited(
      entries,
      DOWNLOADS_AT_ONCE,
      async ([path, rule]) => [path, await textOfProject(context, path, rule)] as const,
    ),
  );
  return new Map(texts);
}

/** Throws a failure with a way out when the registry does not have the rule any more. */
async function textOfProject(context: Context, path: string, rule: ResolvedRule): Promise<string> {
  try {
    return await contentOf(context, path, rule);
  } catch (error) {
    throw isNotFound(error) ? goneRule(error, path) : error;
  }
}

/** The text of one version. The registry is only chosen when the cache does not have it. */
export async function contentOf(
  context: Context,
  path: string,
  rule: Pick<ResolvedRule, 'version' | 'digest'>,
): Promise<string> {
  const cached = await context.cache.get(rule.digest);
  return cached ?? textOfVersion(context, await context.rules(), path, rule, 'install');
}

/** Asks before texts with characters that nobody sees are installed; refuses where nobody can be asked. */
export async function requireVisible(
  context: Context,
  contents: ReadonlyMap<string, string>,
  isAllowed: boolean,
): Promise<void> {
  const { terminal, t } = context;
  for (const [path, content] of contents) {
    const hidden = hiddenCharacters(content);
    const first = hidden[0];
    if (!first) continue;
    terminal.warn(
      terminal.err.red(`${path}: ${t('hidden.found', { count: hidden.length, line: first.line })}`),
    );
    if (isAllowed) continue;
    const mayInstall =
      terminal.canAsk && (await (await context.questions()).confirm(t('hidden.ask', { path })));
    if (!mayInstall)
      throw new Failure({
        code: 'HIDDEN_CHARACTERS',
        says: ['hidden.refused', { path }],
        exit: EXIT.denied,
        hint: ['hidden.hint', { path }],
        fields: { path, characters: hidden },
      });
  }
}
