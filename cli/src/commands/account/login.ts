import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { text as readAll } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { LIMITS } from '@kimari/common/limits';
import { EXIT } from '../../exit-codes';
import { Failure, usageFailure } from '../../failure';
import { badAnswer, Reader } from '../../registry/answers';
import type { RegistryClient } from '../../registry/client';
import { isPrivateWay } from '../../registry/origin';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { openInBrowser } from '../../terminal/browser';
import { dateText } from '../../texts/dates';
import { type Granted, pollForToken, TOKEN } from './poll-for-token';

const CLIENT_ID = 'cli';
const VERIFIER_BYTES = 32;

/** `kimari login`: by a code that the person approves in a browser, or with a token from standard input. */
export async function run(context: Context, _args: readonly string[], options: Options): Promise<Outcome> {
  const { origin } = await context.registry({ withProject: false });
  if (!isPrivateWay(origin))
    throw new Failure({
      code: 'INSECURE',
      says: ['registry.insecure', { origin }],
      exit: EXIT.denied,
      hint: ['registry.insecure_hint'],
    });
  const anonymous = context.clientFor({ origin, token: null });
  const granted = options.flag('withToken')
    ? await tokenFromInput()
    : await askForToken(
        context,
        anonymous,
        options.flag('readOnly') ? 'read' : 'read write',
        !options.isOff('browser'),
      );
  const username = await usernameOf(context.clientFor({ origin, token: granted.token }));
  const credential = { token: granted.token, username, scopes: granted.scopes, expiresAt: granted.expiresAt };
  await context.settings.keep(origin, credential);
  await context.settings.setUsualRegistry(origin);
  const { scopes, expiresAt } = granted;
  return {
    data: { registry: origin, username, scopes, expiresAt },
    text: [context.t('login.done', { username, origin }), ...validityOf(context, expiresAt)].join('\n'),
  };
}

function validityOf({ t }: Context, expiresAt: number | null): readonly string[] {
  return expiresAt === null ? [] : [t('login.until', { date: dateText(expiresAt) })];
}

async function tokenFromInput(): Promise<Granted> {
  if (process.stdin.isTTY) throw usageFailure(['login.no_input'], ['login.no_input_hint']);
  const token = (await readAll(process.stdin)).trim();
  if (!TOKEN.test(token)) throw usageFailure(['login.not_a_token']);
  return { token, scopes: [], expiresAt: null };
}

async function usernameOf(client: RegistryClient): Promise<string> {
  return Reader.of(await client.json('/api/auth/me'), 'me').text('username');
}

async function askForToken(
  context: Context,
  client: RegistryClient,
  scope: string,
  mayOpen: boolean,
): Promise<Granted> {
  const codeVerifier = randomBytes(VERIFIER_BYTES).toString('base64url');
  const codes = Reader.of(
    await client.post('/api/auth/device/authorize', {
      ...{ clientId: CLIENT_ID, scope, deviceName: hostname().slice(0, LIMITS.deviceName.max) || 'cli' },
      codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    }),
    'device',
  );
  const address = codes.optionalText('verificationUriComplete') ?? codes.text('verificationUri');
  showCode(context, codes.text('verificationUri'), codes.text('userCode'));
  if (mayOpen && new URL(address).origin === client.origin && context.terminal.canAsk)
    openInBrowser(address, context.parts.environment);
  const pending = {
    ...{ deviceCode: codes.text('deviceCode'), clientId: CLIENT_ID, codeVerifier },
    ...{ interval: codes.number('interval'), expiresIn: codes.number('expiresIn') },
  };
  return pollForToken(client, pending, {
    sleep: (seconds) => delay(seconds * 1000),
    onSlower: (seconds) => context.terminal.detail(context.t('login.slower', { seconds })),
  });
}

function showCode({ terminal, t }: Context, address: string, code: string): void {
  terminal.warn(t('login.open', { address }));
  terminal.warn(t('login.code', { code: '\u0000' }).replace('⟦U+0000⟧', terminal.err.bold(cleanCode(code))));
  terminal.warn(terminal.err.dim(t('login.waiting')));
}

/** Codes are letters, digits and dashes; anything else did not come from a registry. */
function cleanCode(code: string): string {
  if (!/^[A-Z0-9-]{4,32}$/i.test(code)) throw badAnswer('device.userCode');
  return code;
}
