import { v7 as uuid } from 'uuid';
import type { OrganizationRole } from '@kimari/common/enums';
import { Transactions } from '../../../server/kernel/database/transactions';
import { OrganizationsRepository } from '../../../server/modules/organizations/organizations.repository';
import { OwnersRepository } from '../../../server/modules/users/owners.repository';
import type { TestApp } from '../app';
import type { TestUser } from './user';

export type TestOrganization = { readonly id: string; readonly name: string };

type Members = { readonly owner: TestUser } & Partial<
  Record<'admins' | 'members' | 'owners', readonly TestUser[]>
>;

let count = 0;

/** Creates an organization with members. */
export async function anOrganization(
  app: TestApp,
  {
    name = `org-${++count}`,
    owner,
    owners = [],
    admins = [],
    members = [],
  }: Members & { readonly name?: string },
): Promise<TestOrganization> {
  const id = uuid();
  const now = new Date();
  const member = (role: OrganizationRole) => (user: TestUser) => ({
    organizationId: id,
    userId: user.id,
    role,
    joinedAt: now,
  });
  const names = app.nest.get(OwnersRepository, { strict: false });
  await app.nest.get(Transactions, { strict: false }).run(async () => {
    await names.insertOwner({ id, kind: 'organization', name });
    await names.claimName(id, name, () => {
      throw new Error(`The name ${name} is taken`);
    });
    await app.nest
      .get(OrganizationsRepository, { strict: false })
      .insert({ id, displayName: `The ${name}`, description: null, createdAt: now, updatedAt: now }, [
        ...[owner, ...owners].map(member('owner')),
        ...admins.map(member('admin')),
        ...members.map(member('member')),
      ]);
  });
  return { id, name };
}
