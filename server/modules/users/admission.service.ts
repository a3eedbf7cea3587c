import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { isAtDomain, readableDomain } from '../../kernel/config/mail-domains';
import { emailKey } from './email-key';
import { DomainNotAdmitted, InvitationRequired, RegistrationClosed } from './users.errors';

/** Whether an address, as `emailKey` writes it, is invited. */
type IsInvited = (emailKey: string) => Promise<boolean>;

/**
 * Decides which addresses may have a new account. The address proves nothing before it is verified: nobody can sign in to
 * an account before.
 */
@Injectable()
export class Admission {
  private readonly byMembers: IsInvited[] = [];
  private readonly byOperator: IsInvited[] = [];

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'REGISTRATION' | 'REGISTRATION_DOMAINS'>) {}

  /** Adds invitations that count with `REGISTRATION=invitation`. */
  addInvitations(isInvited: IsInvited): void {
    this.byMembers.push(isInvited);
  }

  /** Adds invitations that count always. */
  addOperatorInvitations(isInvited: IsInvited): void {
    this.byOperator.push(isInvited);
  }

  /** Whether the owner of an address may have a new account; says nothing about whether there is one. */
  async admits(email: string): Promise<boolean> {
    const { REGISTRATION: mode, REGISTRATION_DOMAINS: domains } = this.env;
    if (mode === 'open' || (mode === 'domains' && isAtDomain(email, domains))) return true;
    if (await isAnyInvited(this.byOperator, email)) return true;
    return mode === 'invitation' && isAnyInvited(this.byMembers, email);
  }

  /** Throws RegistrationClosed, InvitationRequired or DomainNotAdmitted, whether or not the address has an account. */
  async require(email: string): Promise<void> {
    const { REGISTRATION: mode, REGISTRATION_DOMAINS: domains } = this.env;
    if (mode === 'open' || (await this.admits(email))) return;
    switch (mode) {
      case 'invitation':
        throw InvitationRequired({ field: 'email' });
      case 'domains':
        throw DomainNotAdmitted({ field: 'email', domains: domains.map(readableDomain).join(', ') });
      case 'closed':
        throw RegistrationClosed();
    }
  }
}

async function isAnyInvited(sources: readonly IsInvited[], email: string): Promise<boolean> {
  for (const isInvited of sources) if (await isInvited(emailKey(email))) return true;
  return false;
}
