import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { FIRST_CHANGELOG } from '@kimari/common/first-changelog';
import { isDeviceName } from '@kimari/common/device-names';
import { ruleKey } from '@kimari/common/name-key';
import type { StoredVisibility, VisibilityInput } from '@kimari/common/enums';
import { normaliseTags } from '@kimari/common/tags';
import type { SignedInActor } from '../../../access/actor';
import { canAddRuleTo } from '../../../access/rule.policy';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import type { AppError } from '../../../kernel/errors/app-error';
import { customIssue } from '../../../kernel/errors/issue';
import { requireAllowed } from '../../../kernel/errors/require-allowed';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { OrganizationNotFound, type OrganizationResult, OrganizationsService } from '../../organizations';
import { TextChecker, type TextChecks, VersionsService } from '../../versions';
import type { CreateRuleInput } from './publishing.inputs';
import type { RuleResult } from '../rule.result';
import { excerptOf } from '../excerpt';
import { RuleHiding } from '../lifecycle/hiding.service';
import { requireReadable } from '../rule-access';
import { shownAs } from '../rule-audience';
import { RuleTagsService } from '../lists/tags.service';
import { Search } from '../../../search';
import { RuleCreateForbidden } from '../rules.errors';
import { RuleEvents } from '../rule-events.service';
import { RulesRepository } from '../rules.repository';

/** `organization` and `team` mean "private, owned by an organization". Throws InvalidInput without an organization. */
export function toStoredVisibility(
  visibility: VisibilityInput,
  organizationId: string | null,
): StoredVisibility {
  if (visibility === 'public' || visibility === 'private') return visibility;
  if (organizationId === null) throw customIssue(['visibility'], 'visibilityNeedsOrganization');
  return 'private';
}

/** Throws InvalidInput for a name that is no file on Windows: nobody could install such a rule there. */
export function requireFileName(name: string): void {
  if (isDeviceName(name)) throw customIssue(['name'], 'nameOfDevice');
}

/** Creates rules. */
@Injectable()
export class PublishRuleService {
  constructor(
    private readonly transactions: Transactions,
    private readonly rules: RulesRepository,
    private readonly versions: VersionsService,
    private readonly organizations: OrganizationsService,
    private readonly search: Search,
    private readonly hiding: RuleHiding,
    private readonly tags: RuleTagsService,
    private readonly events: RuleEvents,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly checker: TextChecker,
  ) {}

  /** Throws OrganizationNotFound, RuleCreateForbidden, RuleNameTaken, RuleNameWithheld, InvalidInput, TextRefused, TextUnaccepted, Unavailable. */
  async create(actor: SignedInActor, input: CreateRuleInput): Promise<RuleResult> {
    requireFileName(input.name);
    const visibility = toStoredVisibility(input.visibility, input.organizationId ?? null);
    const organization = await this.destination(actor, input.organizationId ?? null, RuleCreateForbidden);
    await this.limits.consume(
      actor.origin,
      { limit: 'createsByUser', key: actor.userId },
      { limit: 'createsByUserDaily', key: actor.userId },
    );
    const checks = this.checker.requirePublishable(await this.checker.checkSent(actor, input.content), {
      isPublic: visibility === 'public',
      accepts: input.acceptFindings === true,
    });
    return this.transactions.run(() => this.insert(actor, { ...input, checks }, visibility, organization));
  }

  /** The organization that will own the rule; the caller must be a member. Null when the caller owns it. */
  async destination(
    actor: SignedInActor,
    idOrName: string | null,
    refusal: () => AppError,
  ): Promise<OrganizationResult | null> {
    if (idOrName === null) return null;
    const organization = await this.organizations.get(actor, idOrName);
    requireAllowed(canAddRuleTo(organization.viewerRole), {
      absent: OrganizationNotFound,
      refusals: { membership: refusal },
    });
    return organization;
  }

  private async insert(
    actor: SignedInActor,
    input: CreateRuleInput & { readonly checks: TextChecks },
    visibility: StoredVisibility,
    organization: OrganizationResult | null,
  ): Promise<RuleResult> {
    const id = uuid();
    const latestVersionId = uuid();
    const now = this.clock.now();
    const ownerId = organization?.id ?? actor.userId;
    const nameKey = ruleKey(input.name);
    await this.rules.insert({
      id,
      ownerId,
      organizationId: organization?.id ?? null,
      createdBy: actor.userId,
      type: input.type,
      ...shownAs(visibility, false),
      isHidden: false,
      name: input.name,
      nameKey,
      description: input.description ? input.description : null,
      tags: normaliseTags(input.tags),
      excerpt: excerptOf(input.content),
      latestVersionId,
      deprecationMessage: null,
      replacementId: null,
      sourceRepository: null,
      license: null,
      createdAt: now,
      updatedAt: now,
      publishedAt: visibility === 'public' ? now : null,
    });
    await this.rules.removeRedirect(ownerId, nameKey);
    const lastNumber = await this.rules.lastDeletedNumber(ownerId, nameKey);
    const { content, checks } = input;
    const draft = { ruleId: id, content, checks, changelog: FIRST_CHANGELOG, authorId: actor.userId };
    const { version } = await this.versions.publishFirst(draft, lastNumber, latestVersionId);
    await this.search.write(id);
    await this.hiding.hideAgain({ ruleIds: [id] });
    await this.transactions.afterCommit(() => this.tags.invalidate());
    await this.events.announce('rule', id);
    await this.audit.record(
      actor,
      'rule.create',
      { kind: 'rule', id, organizationId: organization?.id ?? null },
      { version, ...(checks.isAccepted && { acceptedFindings: true }) },
    );
    return requireReadable(actor, await this.rules.findById(id, actor.userId));
  }
}
