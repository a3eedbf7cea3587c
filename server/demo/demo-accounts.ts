import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { ownerKey } from '@kimari/common/name-key';
import { ENV } from '../kernel/config/config.module';
import type { Env } from '../kernel/config/env';
import { keptSecret } from '../kernel/config/kept-secret';
import { PasswordHasher } from '../kernel/crypto/password-hasher';
import { Transactions } from '../kernel/database/transactions';
import { OrganizationEditing } from '../modules/organizations';
import { OwnerNames, UsernameTaken } from '../modules/users';
import type { DemoSet, DemoUser } from './demo-set';
import { DemoRepository } from './demo.repository';
import { ImportRepository } from '../import/import.repository';

/** Sixteen characters. */
const PASSWORD_BYTES = 12;

/** The password of the demo account, generated once per installation so that it is not publicly known. */
export function demoPassword(env: Pick<Env, 'DATA_DIR'>): string {
  return keptSecret(env.DATA_DIR, 'demo-password', PASSWORD_BYTES);
}

/** Creates the users and organizations of the demo data. */
@Injectable()
export class DemoAccounts {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: DemoRepository,
    private readonly imports: ImportRepository,
    private readonly names: OwnerNames,
    private readonly organizations: OrganizationEditing,
    private readonly passwords: PasswordHasher,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Creates missing users and organizations; returns the ids of all by name. */
  async make(set: DemoSet, at: Date): Promise<ReadonlyMap<string, string>> {
    const passwordHash = await this.passwords.hash(demoPassword(this.env));
    return this.transactions.run(async () => {
      const names = [
        ...set.users.map(({ username }) => username),
        ...set.organizations.map(({ name }) => name),
      ];
      const found = await this.imports.findOwners(names.map(ownerKey));
      const ids = new Map(found.map(({ nameKey, id }) => [nameKey, id]));
      for (const user of set.users) {
        if (!ids.has(ownerKey(user.username)))
          ids.set(ownerKey(user.username), await this.makeUser(user, at));
      }
      const [first] = set.users;
      await this.repository.insertPassword(idIn(ids, first.username), passwordHash, at);
      for (const organization of set.organizations) {
        const isMissing = !ids.has(ownerKey(organization.name));
        if (isMissing)
          ids.set(ownerKey(organization.name), await this.makeOrganization(organization, ids, at));
      }
      return ids;
    });
  }

  private async makeUser(user: DemoUser, at: Date): Promise<string> {
    const id = uuid();
    await this.names.register({ id, kind: 'user', name: user.username }, UsernameTaken);
    await this.repository.insertUser(id, user, at);
    return id;
  }

  private async makeOrganization(
    { name, displayName, description, members }: DemoSet['organizations'][number],
    ids: ReadonlyMap<string, string>,
    at: Date,
  ): Promise<string> {
    const id = uuid();
    await this.organizations.insert(
      { id, name, displayName, description, createdAt: at },
      members.map(({ username, role }) => ({ userId: idIn(ids, username), role })),
    );
    return id;
  }
}

/** The id of an owner in the demo data. */
export function idIn(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(ownerKey(name));
  if (id === undefined) throw new Error(`The demo data refers to ${name}, which it does not define`);
  return id;
}
