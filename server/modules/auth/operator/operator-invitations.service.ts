import { DAY } from '@kimari/common/durations';
import type { Locale } from '@kimari/common/locale';
import { Inject, Injectable } from '@nestjs/common';
import { OPERATOR } from '../../../access/actor';
import { Audit, type AuditAction } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { Transactions } from '../../../kernel/database/transactions';
import { MailOutbox } from '../../../kernel/mail/mail-outbox';
import { emailKey, EmailTaken, UsersService } from '../../users';
import { registrationInvitationMail } from './registration-invitation.mail';
import {
  type RegistrationInvitation,
  RegistrationInvitationsRepository,
} from './registration-invitations.repository';

/** As long as an invitation to an organization. */
const LIFETIME = 7 * DAY;

/** Lets an operator at a shell invite people to register, whatever REGISTRATION says. */
@Injectable()
export class OperatorInvitations {
  constructor(
    private readonly invitations: RegistrationInvitationsRepository,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Invites an address, or again, records it and mails it; returns when the invitation ends. Throws EmailTaken for one with an account. */
  async invite(email: string, locale: Locale): Promise<Date> {
    if (await this.users.findByEmail(email)) throw EmailTaken();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LIFETIME);
    const url = `${this.env.APP_URL}/register?email=${encodeURIComponent(email)}`;
    await this.transactions.run(async () => {
      await this.invitations.save(emailKey(email), email, now, expiresAt);
      await this.record('user.invite', email);
      const mail = registrationInvitationMail(locale, { email, link: url });
      const link = { kind: 'registration', key: emailKey(email), lifetime: LIFETIME } as const;
      await this.mails.enqueue({ to: email, locale, link, ...mail });
    });
    return expiresAt;
  }

  /** False if the address was not invited. */
  withdraw(email: string): Promise<boolean> {
    return this.transactions.run(async () => {
      if (!(await this.invitations.delete(emailKey(email)))) return false;
      await this.record('user.withdraw-invitation', email);
      return true;
    });
  }

  /** Open invitations that nobody has taken up yet, newest first. */
  list(): Promise<readonly RegistrationInvitation[]> {
    return this.invitations.list(this.clock.now());
  }

  /** Without the whole address: an event outlives the account that has it. */
  private record(action: AuditAction, email: string): Promise<void> {
    return this.audit.record(OPERATOR, action, null, { domain: email.slice(email.lastIndexOf('@') + 1) });
  }
}
