import { Injectable } from '@nestjs/common';
import type { UserActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Transactions } from '../../../kernel/database/transactions';
import { Reauthentication } from '../credentials/reauthentication.service';
import { SessionsService } from '../sessions/sessions.service';
import { SecondFactors } from './second-factors.service';

/** Proof that the person at a session owns the account: its password, if any, and a code once the second factor is on. */
export type OwnerProof = { readonly password?: string | undefined; readonly code?: string | undefined };

/** Makes the person at a session prove again who they are, before sensitive changes. */
@Injectable()
export class IdentityConfirmation {
  constructor(
    private readonly reauthentication: Reauthentication,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Throws what {@link Reauthentication.confirm} and {@link SecondFactors.confirm} throw. */
  async prove(actor: UserActor, { password, code }: OwnerProof): Promise<void> {
    await this.reauthentication.confirm(actor, password);
    await this.secondFactors.confirm(actor, code);
  }

  /** Like {@link prove}, and records it in the session, for as long as {@link isFresh} says. */
  async confirm(actor: UserActor, proof: OwnerProof): Promise<void> {
    await this.prove(actor, proof);
    await this.transactions.run(async () => {
      await this.sessions.confirm(actor);
      await this.audit.record(actor, 'session.confirm', { kind: 'user', id: actor.userId });
    });
  }

  /** Whether the person at a session signed in, or confirmed it, a short time ago. */
  isFresh(actor: UserActor): Promise<boolean> {
    return this.reauthentication.isFresh(actor);
  }
}
