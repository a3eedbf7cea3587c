import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kimari/common/limits';
import type { Actor, SignedInActor } from '../../access/actor';
import type { PageKeys, Window } from '../../kernel/schema/connection';
import {
  InvitationsService,
  OrganizationNotFound,
  type OrganizationResult,
  OrganizationsService,
} from '../organizations';
import { RuleSearchService } from '../rules';
import { OrganizationDetailsRepository } from './organization-details.repository';
import type { OrganizationDetails, OrganizationProfile } from './organization-details.result';
import { ProfilesRepository } from './profiles.repository';

/** Organizations with facts from other modules. */
@Injectable()
export class OrganizationDetailsService {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly invitations: InvitationsService,
    private readonly details: OrganizationDetailsRepository,
    private readonly profiles: ProfilesRepository,
    private readonly searches: RuleSearchService,
  ) {}

  /** Throws OrganizationNotFound. */
  async get(actor: Actor, idOrName: string): Promise<OrganizationDetails> {
    const organization = await this.organizations.get(actor, idOrName);
    const [details] = await this.detailsOf([organization]);
    if (!details) throw OrganizationNotFound();
    return details;
  }

  /** A page of the organizations of the caller; within the page, by display name. */
  async listMine(
    actor: SignedInActor,
    window: Window,
  ): Promise<PageKeys & { readonly organizations: readonly OrganizationDetails[] }> {
    const { items, keys, hasMore } = await this.organizations.listOfMember(actor.userId, window);
    const details = await this.detailsOf(items);
    const organizations = details.toSorted((one, other) =>
      one.displayName.localeCompare(other.displayName, 'ja'),
    );
    return { organizations, keys, hasMore };
  }

  /** The public page of an organization: by name only, and the same for everybody. Throws OrganizationNotFound. */
  async profile(name: string): Promise<OrganizationProfile> {
    const anybody: Actor = { kind: 'anonymous', origin: { ip: '', agent: '' } };
    const organization = await this.organizations.findByName(anybody, name);
    if (!organization) throw OrganizationNotFound();
    const [[counts], { rules }] = await Promise.all([
      this.profiles.countsOf([organization.id]),
      this.searches.search(anybody, {
        author: organization.name,
        visibility: 'public',
        limit: LIMITS.list.default,
        offset: 0,
      }),
    ]);
    return { organization, counts: counts ?? { publicRulesCount: 0, totalStars: 0 }, rules };
  }

  /** Joins an organization by the token of an invitation, and returns it. */
  async accept(actor: SignedInActor, token: string): Promise<OrganizationDetails> {
    const { id } = await this.invitations.accept(actor, token);
    return this.get(actor, id);
  }

  private async detailsOf(organizations: readonly OrganizationResult[]): Promise<OrganizationDetails[]> {
    const owners = new Map(organizations.map(({ id, ownerId }) => [id, ownerId]));
    const counts = new Map((await this.details.countsOf(owners)).map((count) => [count.id, count]));
    return organizations.flatMap((organization) => {
      const count = counts.get(organization.id);
      if (!count) return [];
      const isMember = organization.viewerRole !== null;
      return {
        ...organization,
        owner: { ...count.owner, email: isMember ? count.owner.email : '' },
        memberCount: count.memberCount,
        ruleCount: isMember ? count.ruleCount : count.publicRuleCount,
      };
    });
  }
}
