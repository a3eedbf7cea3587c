import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, unixSeconds } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import { codesOf, keyedDigest, type KeyRing, keyRing, type Secrets } from '../../../kernel/crypto/key-ring';
import { LIFETIMES } from '../lifetimes';

/** A browser is known for this many accounts, most recently used first. */
const MAX_ACCOUNTS = 5;
const DEVICE_BYTES = 12;
const MARK_SEPARATOR = '~';
const MARK = /^([\w-]{16})\.([0-9a-z]{1,8})\.([\w-]{43})$/;

/**
 * Issues and verifies the cookie value that marks a browser as known to an account: a random device name, a time and a
 * code (HMAC) that binds both to the account. It contains no personal data.
 */
@Injectable()
export class KnownDevices {
  private readonly keys: KeyRing;

  constructor(
    private readonly clock: Clock,
    @Inject(ENV) env: Secrets,
  ) {
    this.keys = keyRing(env, 'known-devices/v1');
  }

  /** The new value for the browser, which stays known to its other accounts. */
  issue(userId: string, held: string | undefined): string {
    const device = this.deviceOf(userId, held) ?? randomBytes(DEVICE_BYTES).toString('base64url');
    const issuedAt = unixSeconds(this.clock.now()).toString(36);
    const code = keyedDigest(this.keys[0], markOf(userId, device, issuedAt)).toString('base64url');
    const mark = [device, issuedAt, code].join('.');
    const others = marksOf(held).filter((other) => this.read(userId, other) === null);
    return [mark, ...others].slice(0, MAX_ACCOUNTS).join(MARK_SEPARATOR);
  }

  /** The name of the device if the account has signed in from it; null otherwise, and for a null `userId`. */
  deviceOf(userId: string | null, held: string | undefined): string | null {
    const devices = marksOf(held).map((mark) => this.read(userId, mark));
    return devices.find((device) => device !== null) ?? null;
  }

  private read(userId: string | null, mark: string): string | null {
    const [, device, issuedAt, code] = MARK.exec(mark) ?? [];
    if (device === undefined || issuedAt === undefined || code === undefined) return null;
    const age = this.clock.now().getTime() - Number.parseInt(issuedAt, 36) * 1000;
    const codes = codesOf(this.keys, markOf(userId, device, issuedAt));
    const isRight = codes.some((own) => timingSafeEqual(own, digestIn(code)));
    return isRight && userId !== null && age < LIFETIMES.knownDevice ? device : null;
  }
}

function markOf(userId: string | null, device: string, issuedAt: string): string {
  return `${userId} ${device} ${issuedAt}`;
}

function marksOf(held: string | undefined): readonly string[] {
  return (held ?? '').split(MARK_SEPARATOR, MAX_ACCOUNTS).filter(Boolean);
}

/** 43 letters of base64url are 32 bytes. */
function digestIn(code: string): Buffer {
  return Buffer.from(code, 'base64url');
}
