import type { SocialProviderName } from '@kimari/common/enums';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor';
import { Transactions } from '../../../kernel/database/transactions';
import { type UserResult, UsersService } from '../../users';
import { EmailNotVerified } from '../auth.errors';
import { FinishSignIn } from '../sign-in/finish-sign-in.service';
import { requireActive } from '../sign-in/require-active';
import { AccountClaims } from './claims.service';
import { type FlowRequest, SocialFlows } from './flows.service';
import { LinkedAccounts } from './linked-accounts.service';
import { LinkedAccountsRepository } from './linked-accounts.repository';
import type { SocialOutcome } from './outcome';
import { ProvidedGroups } from './provided-groups.service';
import type { SocialProfile } from './provider';
import { SocialProviders } from './providers.service';
import { SocialRegistration } from './registration.service';
import { NoEmail, NotRegistered } from './social.errors';

export type SocialCallback = {
  readonly provider: SocialProviderName;
  readonly code: string;
  readonly state: string;
  /** The issuer, if the provider named itself in the answer (RFC 9207). */
  readonly iss?: string | undefined;
};

/** People who sign in at a provider stay signed in, as they do there. */
export const SOCIAL_SESSION = { rememberMe: true } as const;

/** Signs in the owners of accounts at providers. */
@Injectable()
export class SocialSignIn {
  constructor(
    private readonly providers: SocialProviders,
    private readonly flows: SocialFlows,
    private readonly linked: LinkedAccounts,
    private readonly accounts: LinkedAccountsRepository,
    private readonly claims: AccountClaims,
    private readonly registration: SocialRegistration,
    private readonly groups: ProvidedGroups,
    private readonly users: UsersService,
    private readonly completion: FinishSignIn,
    private readonly transactions: Transactions,
  ) {}

  /** The providers that are on. */
  get available(): readonly SocialProviderName[] {
    return this.providers.names;
  }

  /** Returns the provider's address for the browser. */
  begin(actor: Actor, request: FlowRequest): Promise<string> {
    return this.flows.begin(actor, request);
  }

  /** Continues with what the provider sent back. No connection to the database is held while the provider is asked. */
  async finish(actor: Actor, { provider, ...answer }: SocialCallback): Promise<SocialOutcome> {
    const source = this.providers.require(provider);
    const flow = await this.flows.finish(actor, provider, answer.state);
    const profile = await source.exchange(answer, flow.verifier);
    const { action, redirectPath } = flow;
    if (action === 'link') {
      await this.linked.finish(actor, flow, provider, profile);
      return { kind: 'linked', provider, redirectPath };
    }
    const user = await this.accountOf(actor, provider, profile);
    if (user) {
      if (!user.emailVerified) throw EmailNotVerified();
      requireActive(user);
      await this.groups.follow(actor, user.id, profile);
      const signIn = await this.completion.finish(actor, user, SOCIAL_SESSION);
      return { kind: 'known', signIn, redirectPath };
    }
    if (action === 'login') throw NotRegistered();
    return { kind: 'username-needed', ...(await this.registration.offer(provider, profile)) };
  }

  /** The account that is linked, or has the same verified address and is linked now; null if there is none. */
  private async accountOf(
    actor: Actor,
    provider: SocialProviderName,
    profile: SocialProfile,
  ): Promise<UserResult | null> {
    const owner = await this.accounts.findOwner(provider, profile.subject);
    if (owner !== null) return this.users.find(owner);
    const { email } = profile;
    if (email === null) throw NoEmail({ provider: this.providers.label(provider) });
    const candidate = await this.users.findByEmail(email);
    if (!candidate) return null;
    return this.transactions.run(async () => {
      await this.accounts.lockUser(candidate.id);
      // Read again under the lock: the address may have been verified or changed meanwhile.
      const user = await this.users.findByEmail(email);
      if (user?.id !== candidate.id) return null;
      requireActive(user);
      const claimed = user.emailVerified ? user : await this.claims.claim(actor, user);
      await this.linked.link(actor, claimed, provider, profile);
      return claimed;
    });
  }
}
