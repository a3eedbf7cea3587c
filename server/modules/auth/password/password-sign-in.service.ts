import { Injectable } from '@nestjs/common';
import type { Actor, Origin } from '../../../access/actor';
import { TOKEN_SCOPES } from '@kimari/common/enums';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { PasswordHasher } from '../../../kernel/crypto/password-hasher';
import { Transactions } from '../../../kernel/database/transactions';
import { failAs } from '../../../kernel/errors/fail-as';
import { hostKey, networkKey } from '../../../kernel/http/network-address';
import { RateLimits, type RateLimitUse } from '../../../kernel/http/rate-limits';
import { emailKey, type UserResult, UsersService } from '../../users';
import { summariseAgent } from '../agent-summary';
import { EmailNotVerified, InvalidCredentials, LoginFailed, SecondFactorRequired } from '../auth.errors';
import { CliTokensService } from '../tokens/cli-tokens.service';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { KnownDevices } from '../sign-in/known-devices.service';
import { KnownNetworksRepository } from '../sign-in/known-networks.repository';
import { FinishSignIn } from '../sign-in/finish-sign-in.service';
import type { SignInOutcome } from '../sign-in/sign-in-outcome';
import type { SignedIn } from '../sessions/signed-in';

export type PasswordSignIn = {
  /** An e-mail address, or a username where the caller may send one. */
  readonly account: string;
  readonly password: string;
  readonly rememberMe: boolean;
};

/** An account whose password was correct, with the hash that says so. */
type CheckedAccount = { readonly user: UserResult; readonly hash: string };

/** A session and a command-line token. */
export type CommandLineSignedIn = SignedIn & { readonly token: string };

const CLI_CLIENT_ID = 'cli';

/** Signs in by password. Unknown accounts, missing passwords and wrong passwords give the same response in the same time. */
@Injectable()
export class PasswordSignInService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: CredentialsRepository,
    private readonly completion: FinishSignIn,
    private readonly cliTokens: CliTokensService,
    private readonly hasher: PasswordHasher,
    private readonly devices: KnownDevices,
    private readonly networks: KnownNetworksRepository,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  signIn(actor: Actor, request: PasswordSignIn): Promise<SignInOutcome> {
    return failAs(LoginFailed, async () => {
      const { user, hash } = await this.checkedAccount(actor, request);
      if (!user.emailVerified) throw EmailNotVerified();
      return this.transactions.runInTurn(user.id, async () => {
        await this.requireCurrent(user.id, hash, request.password);
        return this.completion.finish(actor, user, { rememberMe: request.rememberMe, method: 'password' });
      });
    });
  }

  /**
   * Signs in a command-line client that knows no device codes, and issues a token for it. Accounts with a second factor
   * are refused, because such a client cannot ask for it.
   */
  async signInCommandLine(actor: Actor, request: PasswordSignIn): Promise<CommandLineSignedIn> {
    const outcome = await this.signIn(actor, request);
    if (outcome.kind === 'second-factor-needed') throw SecondFactorRequired();
    return failAs(LoginFailed, async () => ({
      ...outcome,
      token: await this.issueToken(actor, outcome.user.id),
    }));
  }

  private issueToken(actor: Actor, userId: string): Promise<string> {
    const name = summariseAgent(actor.origin.agent) ?? CLI_CLIENT_ID;
    return this.cliTokens.issue(actor, { userId, name, clientId: CLI_CLIENT_ID, scopes: TOKEN_SCOPES });
  }

  /** A password that was replaced after the check, by a reset for example, starts no session. */
  private async requireCurrent(userId: string, checked: string, password: string): Promise<void> {
    const current = await this.credentials.lockHash(userId);
    if (current === checked) return;
    // Another sign-in with the same password may have renewed its hash.
    if (!(await this.hasher.check(password, current)).matches) throw InvalidCredentials();
  }

  /** The account, if the password is correct. Only failures count against the limits. */
  private async checkedAccount(actor: Actor, { account, password }: PasswordSignIn): Promise<CheckedAccount> {
    const user = await this.findAccount(account);
    const uses = await this.limitsOf(user?.id ?? null, emailKey(account), actor.origin);
    // Counted before the password is checked, so that concurrent attempts cannot bypass the limits.
    await this.limits.consume(actor.origin, ...uses);
    const checked = await this.checkPassword(actor, user, password);
    await this.limits.giveBack(...uses);
    return checked;
  }

  /**
   * Known devices and networks have limits of their own, so that guesses made elsewhere never lock out the owner. The
   * narrowest limit comes first, so that attempts it rejects do not count against the wider ones.
   */
  private async limitsOf(
    userId: string | null,
    typed: string,
    { ip, device }: Origin,
  ): Promise<readonly RateLimitUse[]> {
    const account = userId ?? typed;
    const knownDevice = this.devices.deviceOf(userId, device);
    const isKnownNetwork = await this.networks.knows(userId, ip);
    if (knownDevice !== null) return [{ limit: 'loginByDevice', key: `${account} ${knownDevice}` }];
    const here = `${account} ${networkKey(ip)}`;
    return [
      { limit: 'loginByAccountAndNetwork', key: here },
      { limit: 'loginByHost', key: hostKey(ip) },
      isKnownNetwork
        ? { limit: 'loginByKnownNetwork', key: here }
        : { limit: 'loginByAccount', key: account },
    ];
  }

  private findAccount(account: string): Promise<UserResult | null> {
    return account.includes('@') ? this.users.findByEmail(account) : this.users.findByName(account);
  }

  private async checkPassword(
    actor: Actor,
    user: UserResult | null,
    password: string,
  ): Promise<CheckedAccount> {
    const hash = await this.credentials.findHash(user?.id ?? null);
    const { matches, needsRehash } = await this.hasher.check(password, hash);
    if (!user || hash === null || !matches) {
      await this.audit.record(actor, 'session.refuse', user && { kind: 'user', id: user.id });
      throw InvalidCredentials();
    }
    if (!needsRehash) return { user, hash };
    const renewed = await this.hasher.hash(password);
    await this.credentials.save(user.id, renewed, this.clock.now());
    return { user, hash: renewed };
  }
}
