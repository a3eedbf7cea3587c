import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SignedInActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { isUuid } from '../../../kernel/database/uuid';
import { SignInRequired } from '../../../kernel/errors/request.errors';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { Storage, type StoredFile } from '../../../kernel/storage/storage';
import { type StoredName, toStoredName } from '../../../kernel/storage/stored-name';
import { AvatarPictures } from './avatar-pictures.service';
import { AvatarNotFound } from './avatars.errors';
import { AvatarsRepository } from './avatars.repository';
import { readUploadedImage } from './uploaded-image';

const NAME_BYTES = 16;
const FILE_NAME = /^[0-9a-f]{32}\.webp$/;

/** The pictures of users. Each upload is a new file, because browsers keep pictures for a day. */
@Injectable()
export class AvatarsService {
  constructor(
    private readonly pictures: AvatarPictures,
    private readonly avatars: AvatarsRepository,
    private readonly storage: Storage,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces the caller's picture and returns its key. Throws AvatarTooLarge, AvatarFormat, AvatarDimensions,
   * AvatarUnreadable or RateLimited.
   */
  async upload(actor: SignedInActor, image: string, filename: string): Promise<string> {
    await this.limits.consume(actor.origin, { limit: 'avatarsByUser', key: actor.userId });
    const picture = await this.pictures.make(readUploadedImage(image, filename));
    const key = storedName(actor.userId, `${randomBytes(NAME_BYTES).toString('hex')}.webp`);
    await this.storage.put(key, picture);
    try {
      await this.transactions.run(async () => {
        await this.replace(actor.userId, key);
        await this.audit.record(actor, 'user.change-avatar', { kind: 'user', id: actor.userId });
      });
    } catch (error) {
      await this.storage.delete(key);
      throw error;
    }
    return key;
  }

  /** Removes the caller's picture, if there is one. */
  async remove(actor: SignedInActor): Promise<void> {
    await this.transactions.run(async () => {
      const former = await this.replace(actor.userId, null);
      if (former === null) return;
      await this.audit.record(actor, 'user.remove-avatar', { kind: 'user', id: actor.userId });
    });
  }

  /** Opens a picture. Throws AvatarNotFound. */
  async open(userId: string, file: string): Promise<StoredFile> {
    const isOurs = isUuid(userId) && FILE_NAME.test(file);
    const found = isOurs ? await this.storage.read(storedName(userId, file)) : null;
    if (found === null) throw AvatarNotFound();
    return found;
  }

  /** Stores the key and returns the former one, whose file is deleted once the change is committed. */
  private async replace(userId: string, key: StoredName | null): Promise<string | null> {
    const former = await this.avatars.replace(userId, key, this.clock.now());
    if (former === undefined) throw SignInRequired();
    const file = former === null ? null : toStoredName(former);
    if (file !== null) await this.transactions.afterCommit(() => this.storage.delete(file));
    return former;
  }
}

function storedName(userId: string, file: string): StoredName {
  const name = toStoredName(`avatars/${userId}/${file}`);
  if (name === null) throw new Error(`${userId}/${file} cannot be the name of a file`);
  return name;
}
