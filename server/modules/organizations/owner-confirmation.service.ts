import { Injectable } from '@nestjs/common';
import type { UserActor } from '../../access/actor';
import { Reauthentication } from '../auth';
import { requireOwner } from './organization-access';
import type { OrganizationResult } from './organization.result';

/** Confirms that the caller is an owner in person, before an organization is handed over or deleted. */
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
