import { Injectable } from '@nestjs/common';
import type { AppError } from '../../kernel/errors/app-error';
import type { Owner } from './owner.entity';
import { OwnersRepository } from './owners.repository';

/** The shared namespace of users and organizations. `taken` makes the caller's error. */
@Injectable()
export class OwnerNames {
  constructor(private readonly owners: OwnersRepository) {}

  /** Throws `taken()`, and NameImitates if the name looks like somebody else's. */
  requireFree(name: string, userId: string, taken: () => AppError): Promise<void> {
    return this.owners.requireFree(name, userId, taken);
  }

  /**
   * Creates an owner and reserves its name for ever, in the transaction that creates the user or organization itself. Throws
   * `taken()`.
   */
  async register(owner: Pick<Owner, 'id' | 'kind' | 'name'>, taken: () => AppError): Promise<void> {
    await this.owners.insertOwner(owner);
    await this.owners.claimName(owner.id, owner.name, taken);
  }

  /** The former name stays reserved for the owner. Throws `taken()`, NameImitates. */
  rename(ownerId: string, name: string, userId: string, taken: () => AppError): Promise<void> {
    return this.owners.rename(ownerId, name, userId, taken);
  }
}
