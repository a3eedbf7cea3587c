import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../kernel/config/config.module';
import { codesOf, keyedDigest, type KeyRing, keyRing, type Secrets } from '../../kernel/crypto/key-ring';

/** Digests of user codes, with a key of their own: a plain hash of so short a code can be reversed. */
@Injectable()
export class UserCodes {
  private readonly keys: KeyRing;

  constructor(@Inject(ENV) env: Secrets) {
    this.keys = keyRing(env, 'device-user-codes/v1');
  }

  /** The digest to store, with the secret in force. */
  digest(letters: string): Buffer {
    return keyedDigest(this.keys[0], letters);
  }

  /** The digests under which a code may be stored. */
  digests(letters: string): readonly Buffer[] {
    return codesOf(this.keys, letters);
  }
}
