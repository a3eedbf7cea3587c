import { type KeyObject, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, type SecretOrKeyProvider, Strategy } from 'passport-jwt';
import { z } from 'zod';
import { Clock, unixSeconds } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { keyedDigest } from '../../../kernel/crypto/key-ring';
import { ACCESS_TOKEN, accessTokenKeys } from '../sessions/access-tokens.service';

/** The user and session that an access token identifies. */
export type AccessTokenClaims = { readonly userId: string; readonly sessionId: string };

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), iat: z.int(), exp: z.int() });
const header = z.object({ typ: z.literal(ACCESS_TOKEN.type) });

/** Passport's JWT strategy: checks signature, purpose and expiry of an access token, but not whether its session is live. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly clock: Clock,
    @Inject(ENV) env: Env,
  ) {
    const keys = accessTokenKeys(env);
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // Its type does not know key objects, which jsonwebtoken takes.
      secretOrKeyProvider: ((_request, token: string, done: (error: unknown, key?: KeyObject) => void) => {
        // Rejects any other kind of token that is signed with the same key.
        if (header.safeParse(readHeader(token)).success) done(null, keyOf(token, keys));
        else done(new Error('Not an access token'));
      }) as SecretOrKeyProvider,
      algorithms: [ACCESS_TOKEN.algorithm],
      audience: ACCESS_TOKEN.audience,
      issuer: env.APP_URL,
      // `validate` checks the expiry against the injected clock.
      ignoreExpiration: true,
    });
  }

  /** Null rejects the token. */
  validate(payload: unknown): AccessTokenClaims | null {
    const parsed = claims.safeParse(payload);
    if (!parsed.success || parsed.data.exp <= unixSeconds(this.clock.now())) return null;
    return { userId: parsed.data.sub, sessionId: parsed.data.sid };
  }
}

/** The key that signed a token, in a time when the secret is being changed; the current one when none did. */
function keyOf(token: string, keys: ReturnType<typeof accessTokenKeys>): KeyObject {
  const [signed, signature] = split(token);
  const given = Buffer.from(signature, 'base64url');
  return keys.find((key) => isSame(keyedDigest(key, signed), given)) ?? keys[0];
}

/** Splits a token into its signed part and its signature. */
function split(token: string): readonly [string, string] {
  const end = token.lastIndexOf('.');
  return [token.slice(0, end), token.slice(end + 1)];
}

function isSame(own: Buffer, given: Buffer): boolean {
  return own.length === given.length && timingSafeEqual(own, given);
}

function readHeader(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
