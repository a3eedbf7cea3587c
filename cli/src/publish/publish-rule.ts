import { ownerKey, ruleKey } from '@kimari/common/name-key';
import { formatRulePath } from '@kimari/common/rule-path';
import inc from 'semver/functions/inc';
import maxSatisfying from 'semver/ranges/max-satisfying';
import { notSignedIn } from '../registry/not-signed-in';
import { EXIT } from '../exit-codes';
import { Failure, usageFailure } from '../failure';
import { Reader, type RuleFacts } from '../registry/answers';
import { jsonOf } from '../registry/client';
import { type Quota, readQuotas } from '../registry/quotas';
import { parseAddress } from '../registry/rule-reference';
import { type DeletedRule, Rules } from '../registry/rules';
import type { Context } from '../run/context';
import { textFacts } from './local-rule';
import type { Publication } from './publication';
import { changesOf, type PublishPlan } from './publish-plan';

const FIRST_VERSION = '1.0.0';
/** Codes of the registry for "somebody was quicker". */
const QUICKER = new Set(['CONFLICT', 'PRECONDITION_FAILED']);

/** Publishes for the signed-in account, or for an organization of it. */
export class Publisher {
  private deleted: Promise<readonly DeletedRule[]> | undefined;

  private constructor(
    private readonly rules: Rules,
    readonly username: string,
    /** The remaining quota of this account, if the registry tells it. */
    readonly quotas: readonly Quota[],
  ) {}

  static async of(context: Context): Promise<Publisher> {
    const client = await context.client({ withProject: false });
    if (!client.isSignedIn) throw notSignedIn(client.origin);
    const answer = await client.answer('/api/auth/me');
    const me = Reader.of(jsonOf(answer, 'me'), 'me');
    return new Publisher(new Rules(client), me.text('username'), readQuotas(answer));
  }

  /** Compares with the registry. Changes nothing. */
  async plan(publication: Publication): Promise<PublishPlan> {
    const wanted = formatRulePath(publication.organization ?? this.username, publication.name);
    const existing = await this.rules.find(wanted);
    if (!existing) return this.planFirst(wanted);
    const { path, type } = existing;
    if (!isSameAddress(wanted, path)) throw hasMoved(wanted, path);
    if (type !== publication.type) throw usageFailure(['publish.other_type', { path, type }]);
    const before = await this.rules.viewText(path, existing.version, existing.digest);
    const changes = changesOf(publication, existing, textFacts(before, type));
    if (before !== publication.content) {
      const next = await this.nextNumber(existing, publication);
      return { kind: 'version', path, existing, before, next, changes };
    }
    if (Object.keys(changes).length > 0) return { kind: 'details', path, existing, changes };
    return { kind: 'nothing', path, existing };
  }

  /** Carries the plan out. Refused by the registry when somebody else has published in between. */
  async publish(plan: PublishPlan, publication: Publication): Promise<RuleFacts> {
    try {
      if (plan.kind === 'nothing') return plan.existing;
      return await (plan.kind === 'create' ? this.create(publication) : this.update(plan, publication));
    } catch (error) {
      throw error instanceof Failure && QUICKER.has(error.code)
        ? error.with({ hint: ['publish.in_between_hint'] })
        : error;
    }
  }

  private create({ name, type, content, ...rest }: Publication): Promise<RuleFacts> {
    const { organization, visibility, says, description = says.description, tags = says.tags } = rest;
    const { acceptsFindings } = rest;
    return this.rules.create({
      ...{ name, type, content, visibility, tags: tags ?? [] },
      ...(description === null ? {} : { description }),
      ...(organization === undefined ? {} : { organizationId: organization }),
      ...(acceptsFindings ? { acceptFindings: true } : {}),
    });
  }

  private async update(
    plan: Extract<PublishPlan, { kind: 'version' | 'details' }>,
    { content, changelog, bump, acceptsFindings }: Publication,
  ): Promise<RuleFacts> {
    const { visibility, description, tags } = plan.changes;
    const { rule } = await this.rules.update({
      ...{ id: plan.existing.id, expectedVersion: plan.existing.version },
      ...(visibility ? { visibility: visibility.to } : {}),
      ...(description ? { description: description.to } : {}),
      ...(tags ? { tags: tags.to } : {}),
      ...(plan.kind === 'version' ? { content } : {}),
      ...(changelog === undefined ? {} : { changelog }),
      ...(bump === undefined ? {} : { versionBump: bump }),
      ...(acceptsFindings ? { acceptFindings: true } : {}),
    });
    return rule;
  }

  /** A rule in the trash keeps its text, but its name and its numbers go to the new rule. */
  private async planFirst(path: string): Promise<PublishPlan> {
    const deleted = (await (this.deleted ??= this.rules.trash())).filter((rule) =>
      isSameAddress(rule.path, path),
    );
    const numbers = deleted.filter(({ visibility }) => visibility === 'public').map(({ version }) => version);
    const last = maxSatisfying(numbers, '*');
    const next = last === null ? FIRST_VERSION : (inc(last, 'patch') ?? FIRST_VERSION);
    return { kind: 'create', path, next, inTrash: deleted.length > 0 };
  }

  /** Numbers go on from the highest, which may be withdrawn. */
  private async nextNumber({ path, version }: RuleFacts, { bump = 'patch' }: Publication): Promise<string> {
    const numbers = (await this.rules.versions(path)).map((one) => one.version);
    return inc(maxSatisfying(numbers, '*') ?? version, bump) ?? '';
  }
}

function isSameAddress(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(path: string): string {
  const parts = parseAddress(path);
  return parts ? `${ownerKey(parts.owner)}/${ruleKey(parts.name)}` : path;
}

/** A former address leads to a rule of another name or owner, which nobody has asked to change. */
function hasMoved(wanted: string, path: string): Failure {
  return new Failure({
    code: 'MOVED',
    says: ['publish.moved', { path: wanted, current: path }],
    exit: EXIT.collision,
    hint: ['publish.moved_hint'],
    fields: { path: wanted, current: path },
  });
}
