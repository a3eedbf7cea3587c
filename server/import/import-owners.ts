import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { LIMITS } from '@kimari/common/limits';
import { ownerKey } from '@kimari/common/name-key';
import { ORGANIZATION_NAME_PATTERN } from '@kimari/common/patterns';
import { isReservedName } from '@kimari/common/reserved-names';
import type { OperatorActor } from '../access/actor';
import { Audit, type AuditAction } from '../kernel/audit/audit';
import { Clock } from '../kernel/clock';
import { OrganizationEditing } from '../modules/organizations';
import { OwnerNames, UsernameTaken } from '../modules/users';
import { type ImportEntry, UnusableLine } from './import-line';
import { ImportRepository } from './import.repository';

/** Nobody has asked for these accounts and organizations but the operator. */
const IMPORT: OperatorActor = { kind: 'system', origin: { ip: '', agent: 'kimari import' } };

/** The owner and author of a rule. */
export type Ownership = {
  readonly ownerId: string;
  readonly organizationId: string | null;
  readonly authorId: string;
};

/** Finds or creates the owners of imported rules, in the transaction that imports them. */
@Injectable()
export class ImportOwners {
  constructor(
    private readonly repository: ImportRepository,
    private readonly names: OwnerNames,
    private readonly organizations: OrganizationEditing,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Resolves the owner of each entry, in order; creates missing users and organizations. Throws {@link UnusableLine}. */
  async resolveAll(entries: readonly ImportEntry[]): Promise<Ownership[]> {
    const known = new Map<string, Ownership>();
    const ownerships: Ownership[] = [];
    for (const entry of entries) {
      const key = [ownerKey(entry.owner), ownerKey(entry.organization ?? '')].join('/');
      const ownership = known.get(key) ?? (await this.resolve(entry));
      known.set(key, ownership);
      ownerships.push(ownership);
    }
    return ownerships;
  }

  private async resolve(entry: ImportEntry): Promise<Ownership> {
    const owner = await this.find(entry.owner);
    if (owner?.kind === 'organization') return this.ownedBy(owner.id, entry.owner);
    const authorId = owner?.id ?? (await this.makeUser(entry.owner));
    if (entry.organization === null) return { ownerId: authorId, organizationId: null, authorId };
    const organizationId = await this.joinOrganization(entry.organization, authorId);
    return { ownerId: organizationId, organizationId, authorId };
  }

  private async ownedBy(organizationId: string, name: string): Promise<Ownership> {
    const authorId = await this.repository.firstOwnerOf(organizationId);
    if (authorId === null) throw new UnusableLine(`owner: the organization ${name} has no owner`);
    return { ownerId: organizationId, organizationId, authorId };
  }

  private async find(name: string) {
    const [owner] = await this.repository.findOwners([ownerKey(name)]);
    return owner ?? null;
  }

  private async makeUser(name: string): Promise<string> {
    if (isReservedName(name)) throw new UnusableLine(`owner: the name ${name} is reserved`);
    const id = uuid();
    await this.names.register({ id, kind: 'user', name }, UsernameTaken);
    await this.repository.insertUser(id, this.clock.now());
    await this.audit.record(IMPORT, 'user.register', { kind: 'user', id });
    return id;
  }

  private async joinOrganization(name: string, userId: string): Promise<string> {
    const now = this.clock.now();
    const found = await this.find(name);
    if (found?.kind === 'user') throw new UnusableLine(`organization: ${name} is a user`);
    if (found) {
      if (await this.repository.addMember(found.id, userId, now))
        await this.record('organization.add-member', found.id, { userId, role: 'member' });
      return found.id;
    }
    return this.makeOrganization(name, userId, now);
  }

  private async makeOrganization(name: string, userId: string, now: Date): Promise<string> {
    if (!isOrganizationName(name)) throw new UnusableLine(`organization: ${name} is not a valid name`);
    const id = uuid();
    await this.organizations.insert({ id, name, displayName: name, description: null, createdAt: now }, [
      { userId, role: 'owner' },
    ]);
    await this.record('organization.create', id, {});
    return id;
  }

  private record(action: AuditAction, id: string, details: Record<string, unknown>): Promise<void> {
    return this.audit.record(IMPORT, action, { kind: 'organization', id, organizationId: id }, details);
  }
}

function isOrganizationName(name: string): boolean {
  const { min, max } = LIMITS.organizationName;
  return (
    ORGANIZATION_NAME_PATTERN.test(name) && name.length >= min && name.length <= max && !isReservedName(name)
  );
}
