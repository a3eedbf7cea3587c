import { createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { v7 as uuid } from 'uuid';
import { Clock, unixSeconds } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { keyRing, type Secrets } from '../../../kernel/crypto/key-ring';
import { LIFETIMES } from '../lifetimes';

/** Algorithm, type and audience of access tokens (RFC 9068, RFC 8725). */
export const ACCESS_TOKEN = { algorithm: 'HS256', type: 'at+jwt', audience: 'api' } as const;

/**
 * The keys for access tokens only, the current one first. As key objects: of bytes, jsonwebtoken would first try to make a
 * public key, in fifty times the time of a verification.
 */
export function accessTokenKeys(secrets: Secrets): readonly [KeyObject, ...(readonly KeyObject[])] {
  const [current, ...previous] = keyRing(secrets, 'access/v1');
  return [createSecretKey(current), ...previous.map((key) => createSecretKey(key))];
}

/** Signs access tokens. They contain only ids; every request reads session and user, so a revocation applies at once. */
@Injectable()
export class AccessTokens {
  private readonly key: KeyObject;

  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {
    [this.key] = accessTokenKeys(env);
  }

  issue(userId: string, sessionId: string): string {
    const issuedAt = unixSeconds(this.clock.now());
    return this.jwt.sign(
      { sid: sessionId, iat: issuedAt, exp: issuedAt + LIFETIMES.accessToken / 1000 },
      {
        // Its `secret` takes bytes only.
        privateKey: this.key,
        algorithm: ACCESS_TOKEN.algorithm,
        header: { alg: ACCESS_TOKEN.algorithm, typ: ACCESS_TOKEN.type },
        issuer: this.env.APP_URL,
        audience: ACCESS_TOKEN.audience,
        subject: userId,
        jwtid: uuid(),
      },
    );
  }
}
