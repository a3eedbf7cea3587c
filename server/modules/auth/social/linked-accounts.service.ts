import type { SocialProviderName } from '@kimari/common/enums';
import { Injectable } from '@nestjs/common';
import type { Actor, UserActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { getTranslator } from '../../../kernel/i18n/translator';
import type { UserResult } from '../../users';
import { Reauthentication } from '../credentials/reauthentication.service';
import { AccountNotices } from '../notices/account-notices.service';
import type { NoticeName } from '../notices/notice.mail';
import { SessionsService } from '../sessions/sessions.service';
import type { FinishedFlow } from './flows.service';
import { SocialFlows } from './flows.service';
import type { LinkedAccount } from './linked-account.entity';
import { LinkedAccountsRepository } from './linked-accounts.repository';
import type { SocialProfile } from './provider';
import { SocialProviders } from './providers.service';
import { InvalidState, LastSignInMethod, ProviderAccountInUse, ProviderNotLinked } from './social.errors';

export type LinkRequest = {
  readonly provider: SocialProviderName;
  readonly redirectUrl: string;
  readonly currentPassword?: string | undefined;
};

/** Where a browser returns to that linked an account. */
export const SECURITY_SETTINGS = '/settings/security';

/** Links accounts at providers to accounts here, and unlinks them. */
@Injectable()
export class LinkedAccounts {
  constructor(
    private readonly accounts: LinkedAccountsRepository,
    private readonly flows: SocialFlows,
    private readonly providers: SocialProviders,
    private readonly reauthentication: Reauthentication,
    private readonly sessions: SessionsService,
    private readonly notices: AccountNotices,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  list(userId: string): Promise<readonly LinkedAccount[]> {
    return this.accounts.list(userId);
  }

  /** Returns the provider's address for the browser, once the caller has proved to own the account. */
  async begin(actor: UserActor, { currentPassword, ...request }: LinkRequest): Promise<string> {
    await this.reauthentication.confirm(actor, currentPassword);
    return this.flows.begin(actor, { ...request, action: 'link', userId: actor.userId });
  }

  /** Links the account with which the browser came back. Throws InvalidState or ProviderAccountInUse. */
  async finish(
    actor: Actor,
    flow: FinishedFlow,
    provider: SocialProviderName,
    profile: SocialProfile,
  ): Promise<void> {
    if (actor.kind !== 'user' || actor.userId !== flow.userId) throw InvalidState();
    const user = await this.sessions.account(actor);
    await this.transactions.run(async () => {
      await this.accounts.lockUser(user.id);
      const owner = await this.accounts.findOwner(provider, profile.subject);
      if (owner === user.id) return;
      if (owner !== null) throw ProviderAccountInUse();
      await this.link(actor, user, provider, profile);
    });
  }

  /** Records a link and notifies the account's owner. Call it in a transaction. */
  async link(
    actor: Actor,
    user: UserResult,
    provider: SocialProviderName,
    { subject, name }: SocialProfile,
  ): Promise<void> {
    await this.accounts.insert({ provider, subject, userId: user.id, name, linkedAt: this.clock.now() });
    await this.audit.record(actor, 'provider.link', { kind: 'user', id: user.id }, { provider });
    await this.tell(actor, user, 'providerLinked', provider);
  }

  /** Throws ProviderNotLinked, or LastSignInMethod when nothing else signs the caller in. */
  async unlink(
    actor: UserActor,
    provider: SocialProviderName,
    currentPassword: string | undefined,
  ): Promise<void> {
    await this.reauthentication.confirm(actor, currentPassword);
    const user = await this.sessions.account(actor);
    await this.transactions.run(async () => {
      await this.accounts.lockUser(user.id);
      const linked = await this.accounts.list(user.id);
      if (!linked.some((account) => account.provider === provider)) throw ProviderNotLinked();
      if (linked.length === 1 && !(await this.reauthentication.hasPassword(actor.userId)))
        throw LastSignInMethod();
      await this.accounts.remove(user.id, provider);
      await this.audit.record(actor, 'provider.unlink', { kind: 'user', id: user.id }, { provider });
      await this.tell(actor, user, 'providerUnlinked', provider);
    });
  }

  private async tell(
    actor: Actor,
    user: UserResult,
    notice: NoticeName,
    provider: SocialProviderName,
  ): Promise<void> {
    const label = getTranslator(user.locale)('mail.facts.provider');
    const facts = [{ label, value: this.providers.label(provider) }];
    await this.notices.send(actor, user, notice, { facts });
  }
}
