import type { EntitySubscriberInterface, InsertEvent, RemoveEvent, UpdateEvent } from 'typeorm';
import type { Commits } from './commits';
import type { OpenTransaction } from './open-transaction';

/** Announces changes by TypeORM's repositories outside of transactions; transactions announce their own. */
export class ChangeSubscriber implements EntitySubscriberInterface {
  constructor(
    private readonly commits: Commits,
    private readonly open: OpenTransaction,
  ) {}

  afterInsert(_event: InsertEvent<unknown>): void {
    this.announce();
  }

  afterUpdate(_event: UpdateEvent<unknown>): void {
    this.announce();
  }

  afterRemove(_event: RemoveEvent<unknown>): void {
    this.announce();
  }

  private announce(): void {
    if (!this.open.getStore()) this.commits.announce();
  }
}
