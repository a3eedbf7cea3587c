import { text as readAll } from 'node:stream/consumers';
import { usageFailure } from '../../failure';
import { readOrigin } from '../../registry/origin';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { columns } from '../../terminal/width';
import { dateText } from '../../texts/dates';
import { revoke } from './revoke';

/** `kimari token list|revoke`: the tokens of this machine. Those of other machines are listed on the registry's pages. */
export async function run(context: Context, args: readonly string[], options: Options): Promise<Outcome> {
  const [action = 'list', registry] = args;
  if (action === 'list') return list(context);
  if (action === 'revoke')
    return options.flag('withToken') ? revokeGiven(context) : revokeStored(context, registry);
  throw usageFailure(['usage.choice', { option: 'token', values: 'list, revoke' }]);
}

async function list(context: Context): Promise<Outcome> {
  const { t } = context;
  const stored = [...(await context.settings.credentials())];
  const tokens = stored.map(([registry, { username, scopes, expiresAt }]) => ({
    registry,
    username,
    scopes,
    expiresAt,
  }));
  const { origin } = await context.registry({ withProject: false });
  const rows = tokens.map(({ registry, username, scopes, expiresAt }) => [
    ...[registry, username, scopes.join(' ')],
    expiresAt === null ? '' : t('token.expires', { date: dateText(expiresAt) }),
  ]);
  context.terminal.say(t('token.elsewhere', { address: `${origin}/settings/security` }));
  return { data: { tokens }, text: rows.length === 0 ? t('token.none') : columns(rows) };
}

async function revokeStored(context: Context, registry: string | undefined): Promise<Outcome> {
  const origin = registry ? readOrigin(registry) : (await context.registry({ withProject: false })).origin;
  const credential = (await context.settings.credentials()).get(origin);
  if (!credential) throw usageFailure(['logout.not_signed_in', { origin }]);
  await revoke(context.clientFor({ origin, token: null }), credential.token);
  await context.settings.forget(origin);
  return { data: { registry: origin, revoked: true }, text: context.t('logout.done', { origin }) };
}

async function revokeGiven(context: Context): Promise<Outcome> {
  const { origin } = await context.registry({ withProject: false });
  const token = (await readAll(process.stdin)).trim();
  await revoke(context.clientFor({ origin, token: null }), token);
  return { data: { registry: origin, revoked: true }, text: context.t('token.revoked', { origin }) };
}
