import { text as readAll } from 'node:stream/consumers';
import { columns } from '@kimari/common/text-columns';
import { EXIT } from '../../exit-codes';
import { Failure, usageFailure } from '../../failure';
import { readOrigin } from '../../registry/origin';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { cleanLine } from '../../texts/clean';
import { dateText } from '../../texts/dates';
import { type AccountToken, accountTokens, revokeById } from './account-tokens';
import { TOKEN } from './poll-for-token';
import { revoke } from './revoke';

const TOKEN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `kimari token list|revoke`: the tokens of this machine, and those of the account where the registry shows them. */
export async function run(context: Context, args: readonly string[], options: Options): Promise<Outcome> {
  const [action = 'list', which] = args;
  if (action === 'list') return list(context);
  if (action !== 'revoke') throw usageFailure(['usage.choice', { option: 'token', values: 'list, revoke' }]);
  if (options.flag('withToken')) return revokeGiven(context);
  return which !== undefined && TOKEN_ID.test(which)
    ? revokeOfAccount(context, which)
    : revokeStored(context, which);
}

async function list(context: Context): Promise<Outcome> {
  const { t, terminal } = context;
  const stored = [...(await context.settings.credentials())];
  const tokens = stored.map(([registry, { username, scopes, expiresAt }]) => ({
    ...{ registry, username, scopes, expiresAt },
  }));
  const registry = await context.registry({ withProject: false });
  const account = await accountTokens(context.clientFor(registry));
  const here = tokens.map((one) => [
    ...[`  ${one.registry}`, one.username, one.scopes.join(' ')],
    one.expiresAt === null ? '' : t('token.expires', { date: dateText(one.expiresAt) }),
  ]);
  const lines = [
    ...(here.length === 0 ? [t('token.none')] : [terminal.out.bold(t('token.here')), columns(here)]),
    ...(account === null
      ? []
      : [
          '',
          terminal.out.bold(t('token.of_account', { origin: registry.origin })),
          accountTable(context, account),
        ]),
  ];
  return {
    data: { tokens, account },
    text: lines.join('\n'),
    ...(account === null ? { note: t('token.elsewhere', { address: settingsOf(registry.origin) }) } : {}),
  };
}

function accountTable({ t }: Context, tokens: readonly AccountToken[]): string {
  const day = (seconds: number | null) => (seconds === null ? '—' : dateText(seconds));
  const head = [
    `  ${t('token.id')}`,
    t('token.name'),
    t('token.scopes'),
    t('token.last_used'),
    t('token.ends'),
  ];
  const rows = tokens.map(({ id, name, lastFour, scopes, lastUsedAt, expiresAt }) => [
    ...[`  ${id}`, cleanLine(`${name} …${lastFour}`), cleanLine(scopes.join(' '))],
    ...[day(lastUsedAt), day(expiresAt)],
  ]);
  return columns([head, ...rows]);
}

const settingsOf = (origin: string): string => `${origin}/settings/security`;

async function revokeOfAccount(context: Context, id: string): Promise<Outcome> {
  const registry = await context.registry({ withProject: false });
  if (!(await revokeById(context.clientFor(registry), id)))
    throw new Failure({
      code: 'FORBIDDEN',
      says: ['token.needs_session'],
      exit: EXIT.denied,
      hint: ['token.elsewhere', { address: settingsOf(registry.origin) }],
    });
  return {
    data: { registry: registry.origin, id, revoked: true },
    text: context.t('token.revoked', { origin: registry.origin }),
  };
}

async function revokeStored(context: Context, registry: string | undefined): Promise<Outcome> {
  const origin = registry ? readOrigin(registry) : (await context.registry({ withProject: false })).origin;
  const credential = (await context.settings.credentials()).get(origin);
  if (!credential)
    throw usageFailure(['logout.not_signed_in', { origin: registry ?? origin }], ['token.which_hint']);
  const ended = await revoke(context, origin, credential.token);
  await context.settings.forget(origin);
  return {
    data: { registry: origin, revoked: true },
    text: context.t(ended === 'revoked' ? 'logout.done' : 'logout.unknown', { origin }),
  };
}

async function revokeGiven(context: Context): Promise<Outcome> {
  const { origin } = await context.registry({ withProject: false });
  const token = (await readAll(process.stdin)).trim();
  if (!TOKEN.test(token)) throw usageFailure(['login.not_a_token']);
  const ended = await revoke(context, origin, token);
  return {
    data: { registry: origin, revoked: true },
    text: context.t(ended === 'revoked' ? 'token.revoked' : 'token.unknown', { origin }),
  };
}
