import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { deriveKey } from '../../kernel/crypto/derive-key';

/** Digests of user codes, with a key of their own: a plain hash of so short a code can be reversed. */
@Injectable()
export class UserCodes {
  private readonly key: Buffer;

  constructor(@Inject(ENV) env: Pick<Env, 'JWT_SECRET'>) {
    this.key = deriveKey(env.JWT_SECRET, 'device-user-codes/v1');
  }

  digest(letters: string): Buffer {
    return createHmac('sha256', this.key).update(letters).digest();
  }
}
