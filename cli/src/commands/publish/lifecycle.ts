import { SEMVER_PATTERN } from '@kimari/common/patterns';
import { usageFailure } from '../../failure';
import { readReference } from '../../registry/rule-reference';
import { Rules } from '../../registry/rules';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { notSignedIn } from '../../registry/not-signed-in';

async function signedInRules(context: Context): Promise<Rules> {
  const client = await context.client({ withProject: false });
  if (!client.isSignedIn) throw notSignedIn(client.origin);
  return new Rules(client);
}

function readVersion(text: string): { readonly path: string; readonly version: string } {
  const { path, range } = readReference(text);
  if (range === null || !SEMVER_PATTERN.test(range))
    throw usageFailure(['yank.no_version', { path }], ['yank.no_version_hint', { path }]);
  return { path, version: range };
}

/** `kimari yank`: ranges skip this version from now on. */
export async function runYank(
  context: Context,
  [text = '']: readonly string[],
  options: Options,
): Promise<Outcome> {
  const { path, version } = readVersion(text);
  const reason = options.text('reason');
  if (reason === undefined) throw usageFailure(['yank.no_reason'], ['yank.no_reason_hint']);
  const rules = await signedInRules(context);
  const { id } = await rules.get(path);
  const yanked = await rules.yank(id, version, reason);
  return { data: { path, version: yanked }, text: context.t('yank.done', { path, version }) };
}

/** `kimari unyank`: ranges find this version again. */
export async function runUnyank(context: Context, [text = '']: readonly string[]): Promise<Outcome> {
  const { path, version } = readVersion(text);
  const rules = await signedInRules(context);
  const { id } = await rules.get(path);
  return {
    data: { path, version: await rules.unyank(id, version) },
    text: context.t('yank.undone', { path, version }),
  };
}

/** `kimari deprecate`: tells everybody who installs the rule to take another. */
export async function runDeprecate(
  context: Context,
  [text = '']: readonly string[],
  options: Options,
): Promise<Outcome> {
  const { path } = readReference(text);
  const message = options.text('message');
  if (message === undefined) throw usageFailure(['deprecate.no_message'], ['deprecate.no_message_hint']);
  const replacement = options.text('replacement');
  const rules = await signedInRules(context);
  const { id } = await rules.get(path);
  const rule = await rules.deprecate(
    id,
    message,
    replacement === undefined ? null : readReference(replacement).path,
  );
  return { data: { rule }, text: context.t('deprecate.done', { path }) };
}

/** `kimari undeprecate`: takes the warning back. */
export async function runUndeprecate(context: Context, [text = '']: readonly string[]): Promise<Outcome> {
  const { path } = readReference(text);
  const rules = await signedInRules(context);
  const { id } = await rules.get(path);
  return { data: { rule: await rules.undeprecate(id) }, text: context.t('deprecate.undone', { path }) };
}

const setStar =
  (isStarred: boolean) =>
  async (context: Context, [text = '']: readonly string[]): Promise<Outcome> => {
    const { path } = readReference(text);
    const rules = await signedInRules(context);
    const { id } = await rules.get(path);
    const stars = await rules.setStar(id, isStarred);
    return {
      data: { path, stars, isStarred },
      text: context.t(isStarred ? 'star.done' : 'star.undone', { path, stars }),
    };
  };

/** `kimari star` and `kimari unstar`. */
export const runStar = setStar(true);
export const runUnstar = setStar(false);
