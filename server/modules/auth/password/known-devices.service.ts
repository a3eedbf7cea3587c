import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, unixSeconds } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { deriveKey } from '../../../kernel/crypto/derive-key';
import { LIFETIMES } from '../lifetimes';

/** How many accounts a browser is known for at once; the last used first. */
const MOST_ACCOUNTS = 5;
const DEVICE_BYTES = 12;
const BETWEEN_MARKS = '~';
const MARK = /^([\w-]{16})\.([0-9a-z]{1,8})\.([\w-]{43})$/;

/**
 * What a browser holds to be known as one that an account has signed in from: a random name, a time and a code that binds
 * both to the account, and nothing about anybody.
 */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;

  constructor(
    private readonly clock: Clock,
    @Inject(ENV) env: Pick<Env, 'JWT_SECRET'>,
  ) {
    this.key = deriveKey(env.JWT_SECRET, 'known-devices/v1');
  }

  /** What the browser holds from now on; it stays known for its other accounts. */
  issue(userId: string, held: string | undefined): string {
    const device = this.deviceOf(userId, held) ?? randomBytes(DEVICE_BYTES).toString('base64url');
    const issuedAt = unixSeconds(this.clock.now()).toString(36);
    const mark = [device, issuedAt, this.code(userId, device, issuedAt).toString('base64url')].join('.');
    const others = marksOf(held).filter((other) => this.read(userId, other) === null);
    return [mark, ...others].slice(0, MOST_ACCOUNTS).join(BETWEEN_MARKS);
  }

  /** The name of the device, if the account has signed in from it; null for any other, and for nobody. */
  deviceOf(userId: string | null, held: string | undefined): string | null {
    const devices = marksOf(held).map((mark) => this.read(userId, mark));
    return devices.find((device) => device !== null) ?? null;
  }

  private read(userId: string | null, mark: string): string | null {
    const [, device, issuedAt, code] = MARK.exec(mark) ?? [];
    if (device === undefined || issuedAt === undefined || code === undefined) return null;
    const age = this.clock.now().getTime() - Number.parseInt(issuedAt, 36) * 1000;
    const isRight = timingSafeEqual(this.code(userId, device, issuedAt), digestIn(code));
    return isRight && userId !== null && age < LIFETIMES.knownDevice ? device : null;
  }

  private code(userId: string | null, device: string, issuedAt: string): Buffer {
    return createHmac('sha256', this.key).update(`${userId} ${device} ${issuedAt}`).digest();
  }
}

function marksOf(held: string | undefined): readonly string[] {
  return (held ?? '').split(BETWEEN_MARKS, MOST_ACCOUNTS).filter(Boolean);
}

/** 43 letters of base64url are 32 bytes. */
function digestIn(code: string): Buffer {
  return Buffer.from(code, 'base64url');
}
