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

const CLIENT_ID = 'cli';
const TOKEN = /^kmr_[0-9A-Za-z_-]{8,500}$/;
/** RFC 8628 §3.5. */
const SLOW_DOWN_SECONDS = 5;
const VERIFIER_BYTES = 32;

type Granted = {
  readonly token: string;
  readonly scopes: readonly string[];
  readonly expiresAt: number | null;
};

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
    text: context.t('login.done', { username, origin }),
  };
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
  return poll(context, client, {
    deviceCode: codes.text('deviceCode'),
    codeVerifier,
    interval: codes.number('interval'),
    expiresIn: codes.number('expiresIn'),
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

type Pending = {
  readonly deviceCode: string;
  readonly codeVerifier: string;
  readonly interval: number;
  readonly expiresIn: number;
};

async function poll(context: Context, client: RegistryClient, pending: Pending): Promise<Granted> {
  const { deviceCode, codeVerifier } = pending;
  const deadline = Date.now() + pending.expiresIn * 1000;
  let interval = Math.max(1, pending.interval);
  while (Date.now() < deadline) {
    await delay(interval * 1000);
    const answer = await client.object('/api/auth/device/token', {
      ...{ method: 'POST', isSafe: true, body: { deviceCode, clientId: CLIENT_ID, codeVerifier } },
    });
    const reader = Reader.of(answer, 'token');
    const error = reader.optionalText('error');
    if (error === null) return readGranted(reader);
    if (error === 'slow_down') {
      interval += SLOW_DOWN_SECONDS;
      context.terminal.detail(context.t('login.slower', { seconds: interval }));
    } else if (error !== 'authorization_pending')
      throw refused(error, reader.optionalText('errorDescription'));
  }
  throw refused('expired_token', null);
}

function readGranted(reader: Reader): Granted {
  const expiresIn = reader.optionalNumber('expiresIn');
  return {
    token: reader.matching('accessToken', TOKEN),
    scopes: (reader.optionalText('scope') ?? '').split(' ').filter((scope) => scope !== ''),
    expiresAt: expiresIn === null ? null : Math.floor(Date.now() / 1000) + expiresIn,
  };
}

function refused(error: string, detail: string | null): Failure {
  return new Failure({
    code: error.toUpperCase(),
    says: error === 'expired_token' ? ['login.expired'] : ['login.denied'],
    exit: EXIT.signIn,
    hint: ['login.again'],
    ...(detail === null ? {} : { detail }),
  });
}
