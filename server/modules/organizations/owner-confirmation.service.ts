import { Injectable } from '@nestjs/common';
import type { UserActor } from '../../access/actor';
import { Reauthentication } from '../auth';
import { requireOwner } from './organization-access';
import type { OrganizationResult } from './organization.result';

/** Confirms that an owner in person takes an organization away: hands it to somebody else, or deletes it. */
@Injectable()
export class OwnerConfirmation {
  constructor(private readonly reauthentication: Reauthentication) {}

  /** Throws OwnersOnly, and what {@link Reauthentication.confirm} throws. Call it outside of transactions: it hashes. */
  async confirm(
    actor: UserActor,
    organization: OrganizationResult,
    password: string | undefined,
  ): Promise<void> {
    requireOwner(actor, organization);
    await this.reauthentication.confirm(actor, password);
  }
}
