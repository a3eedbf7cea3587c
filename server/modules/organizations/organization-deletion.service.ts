import { Injectable } from '@nestjs/common';
import type { OrganizationResult } from './organization.result';
import { OrganizationsRepository } from './organizations.repository';

/** The steps of deleting an organization, for the module that deletes its rules first. Call them in one transaction. */
@Injectable()
export class OrganizationDeletion {
  constructor(private readonly organizations: OrganizationsRepository) {}

  /** The organization as an anonymous caller sees it; null when there is none. */
  async find(id: string): Promise<OrganizationResult | null> {
    const [organization] = await this.organizations.findByIds([id], null);
    return organization ?? null;
  }

  /** Locks the organization. Rules that are being published or moved into it wait, and fail once it is deleted. */
  async lock(id: string): Promise<void> {
    await this.organizations.lockForDeletion(id);
  }

  /** Deletes it with its memberships and invitations. Its name stays reserved. */
  delete(id: string): Promise<void> {
    return this.organizations.delete(id);
  }

  /** Deletes its memberships and invitations at once, because its rules take longer. */
  dissolve(id: string): Promise<void> {
    return this.organizations.dissolve(id);
  }
}
