import { EXIT } from '../../exit-codes';
import { Failure } from '../../failure';
import { Reader } from '../../registry/answers';
import type { RegistryClient } from '../../registry/client';

export const TOKEN = /^kmr_[0-9A-Za-z_-]{8,500}$/;
/** RFC 8628 §3.5. */
const SLOW_DOWN_SECONDS = 5;

/** A token that somebody has allowed. */
export type Granted = {
  readonly token: string;
  readonly scopes: readonly string[];
  /** Unix seconds. */
  readonly expiresAt: number | null;
};

type Pending = {
  readonly deviceCode: string;
  readonly clientId: string;
  readonly codeVerifier: string;
  /** Seconds between two questions. */
  readonly interval: number;
  readonly expiresIn: number;
};

type Pace = {
  readonly sleep: (seconds: number) => Promise<unknown>;
  /** Called when the registry asks for longer pauses. */
  readonly onSlower: (seconds: number) => void;
};

/** Asks for the token until somebody has decided (RFC 8628 §3.4). Throws Failure when it is denied or too late. */
export async function pollForToken(
  client: Pick<RegistryClient, 'object'>,
  { deviceCode, clientId, codeVerifier, ...pending }: Pending,
  { sleep, onSlower }: Pace,
): Promise<Granted> {
  let interval = Math.max(1, pending.interval);
  for (let waited = interval; waited <= pending.expiresIn; waited += interval) {
    await sleep(interval);
    const answer = await client.object('/api/auth/device/token', {
      ...{ method: 'POST', isSafe: true, body: { deviceCode, clientId, codeVerifier } },
    });
    const reader = Reader.of(answer, 'token');
    const error = reader.optionalText('error');
    if (error === null) return readGranted(reader);
    if (error === 'slow_down') {
      interval += SLOW_DOWN_SECONDS;
      onSlower(interval);
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
