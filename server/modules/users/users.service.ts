import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { LIMITS } from '@kimari/common/limits';
import type { Locale } from '@kimari/common/locale';
import { NO_PREFERENCES } from '@kimari/common/preferences';
import { Clock } from '../../kernel/clock';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { Transactions } from '../../kernel/database/transactions';
import { Admission } from './admission.service';
import { emailKey } from './email-key';
import { type NameObstacle, OwnersRepository } from './owners.repository';
import type { UserResult } from './user.result';
import { EmailTaken, UsernameTaken, UserNotFound } from './users.errors';
import { type UserChanges, type UserRow, UsersRepository } from './users.repository';

/** Why a username cannot be registered. */
export type UsernameObstacle = NameObstacle | 'too_short' | 'too_long';

/** Finds and creates accounts, and checks usernames against the shared namespace. */
@Injectable()
export class UsersService {
  private readonly adminEmails: ReadonlySet<string>;

  constructor(
    private readonly users: UsersRepository,
    private readonly owners: OwnersRepository,
    private readonly admission: Admission,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(ENV) env: Env,
  ) {
    this.adminEmails = new Set(env.ADMIN_EMAILS.map(emailKey));
  }

  /** In the order of the ids; unknown ones are null. */
  async findMany(ids: readonly string[]): Promise<readonly (UserResult | null)[]> {
    const rows = await this.users.findByIds(ids);
    const byId = new Map(rows.map((row) => [row.id, this.toResult(row)]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  async find(id: string): Promise<UserResult | null> {
    const [user] = await this.findMany([id]);
    return user ?? null;
  }

  /** Throws UserNotFound. */
  async get(id: string): Promise<UserResult> {
    const user = await this.find(id);
    if (!user) throw UserNotFound();
    return user;
  }

  /** By a current or a former name, ignoring case. */
  async findByName(name: string): Promise<UserResult | null> {
    const row = await this.users.findByName(name);
    return row && this.toResult(row);
  }

  async findByEmail(email: string): Promise<UserResult | null> {
    const row = await this.users.findByEmail(email);
    return row && this.toResult(row);
  }

  /** Users whose current name starts with the prefix, sorted by name. */
  async findByNamePrefix(prefix: string, limit: number): Promise<readonly UserResult[]> {
    if (prefix === '') return [];
    const rows = await this.users.findByNamePrefix(prefix, limit);
    return rows.map((row) => this.toResult(row));
  }

  /** Why a username cannot be registered; null when it is free. */
  async obstacleToUsername(username: string): Promise<UsernameObstacle | null> {
    if (username.length < LIMITS.username.min) return 'too_short';
    if (username.length > LIMITS.username.max) return 'too_long';
    return this.owners.obstacleTo(username, null);
  }

  /** Why somebody cannot take a name for a new owner, and whose name it looks like; null when nothing prevents it. */
  async lookAlike(
    name: string,
    userId: string,
  ): Promise<{ readonly obstacle: NameObstacle | null; readonly imitated: string | null }> {
    const obstacle = await this.owners.obstacleTo(name, userId);
    return { obstacle, imitated: obstacle === 'imitates' ? await this.owners.imitated(name, userId) : null };
  }

  /** Throws EmailTaken, UsernameTaken or NameImitates; when both are taken, EmailTaken. */
  async requireFree(email: string, username: string): Promise<void> {
    if (await this.users.findByEmail(email)) throw EmailTaken();
    await this.owners.requireFree(username, null, UsernameTaken);
  }

  /** Throws RegistrationClosed, InvitationRequired or DomainNotAdmitted. */
  async requireAdmitted(email: string): Promise<void> {
    await this.admission.require(email);
  }

  /**
   * Creates an account with an unverified address; returns its id. Every new account of a person comes from here, so that
   * none comes about against the settings. Throws as `requireAdmitted`, or UsernameTaken.
   */
  async create(account: {
    readonly username: string;
    readonly email: string;
    readonly locale: Locale;
    readonly displayName?: string | null;
  }): Promise<string> {
    const id = uuid();
    const { username, email, locale, displayName = null } = account;
    await this.requireAdmitted(email);
    await this.transactions.run(async () => {
      await this.owners.insertOwner({ id, kind: 'user', name: username });
      await this.users.insert({ id, email, locale, displayName, createdAt: this.clock.now() });
      await this.owners.claimName(id, username, UsernameTaken);
    });
    return id;
  }

  /**
   * Gives an account another name. The former one leads on to it and stays reserved for it, so it can come back. Throws
   * UsernameTaken, NameImitates.
   */
  async rename(id: string, username: string): Promise<void> {
    await this.owners.rename(id, username, id, UsernameTaken);
    await this.users.update(id, {}, this.clock.now());
  }

  /** Lets an account take a name that looks like somebody else's; false if it may already. */
  allowName(id: string, name: string): Promise<boolean> {
    return this.owners.allow(name, id, this.clock.now());
  }

  /** Changes the settings of an account. */
  update(id: string, changes: UserChanges): Promise<void> {
    return this.users.update(id, changes, this.clock.now());
  }

  /** Marks the address of an account as verified; false if it already is, or if the account no longer has that address. */
  markEmailVerified(id: string, email: string): Promise<boolean> {
    return this.users.markEmailVerified(id, email, this.clock.now());
  }

  /** Gives an account another address, which its holder has verified. Throws EmailTaken when another account has it. */
  changeEmail(id: string, email: string): Promise<void> {
    return this.users.changeEmail(id, email, this.clock.now());
  }

  /** Moderators and administrators, the account created last first. */
  async findStaff(): Promise<readonly UserResult[]> {
    const rows = await this.users.findStaff([...this.adminEmails]);
    return rows.map((row) => this.toResult(row));
  }

  /** Makes a plain user a moderator; false if the account already has another role. */
  appointModerator(id: string): Promise<boolean> {
    return this.users.changeRole(id, 'user', 'moderator', this.clock.now());
  }

  /** Makes a moderator a plain user again; false if the account is not a moderator. */
  dismissModerator(id: string): Promise<boolean> {
    return this.users.changeRole(id, 'moderator', 'user', this.clock.now());
  }

  /** Keeps the owner of an account from signing in, until it is restored; false if the account is gone. */
  suspend(id: string, reason: string): Promise<boolean> {
    return this.users.suspend(id, reason, this.clock.now());
  }

  /** Lifts a suspension; false if there is none. */
  restore(id: string): Promise<boolean> {
    return this.users.restore(id, this.clock.now());
  }

  /** Whether an account may be used. It stays so until the transaction ends. */
  lock(id: string): Promise<'active' | 'suspended' | 'gone'> {
    return this.users.lock(id);
  }

  /** The administrators who can sign in. They stay so until the transaction ends. */
  lockAdministrators(): Promise<readonly string[]> {
    return this.users.lockActive([...this.adminEmails]);
  }

  /** The configuration appoints administrators by address; the address must be verified. */
  private toResult({ emailKey: key, ...row }: UserRow): UserResult {
    const isAdmin = key !== null && row.emailVerified && this.adminEmails.has(key);
    const preferences = { ...NO_PREFERENCES, ...row.preferences };
    return { ...row, email: row.email ?? '', role: isAdmin ? 'admin' : row.role, preferences };
  }
}
