import type { RuleType, VersionBump } from '@kimari/common/enums';
import inc from 'semver/functions/inc';
import maxSatisfying from 'semver/ranges/max-satisfying';
import { notSignedIn } from '../commands/account/whoami';
import { Reader, type RuleFacts } from '../registry/answers';
import { Rules } from '../registry/rules';
import type { Context } from '../run/context';
import { usageFailure } from '../failure';

/** What shall be published. Fields that are undefined stay as they are in an existing rule. */
export type Publication = {
  readonly name: string;
  readonly type: RuleType;
  readonly content: string;
  readonly organization: string | undefined;
  readonly description: string | undefined;
  readonly tags: readonly string[] | undefined;
  readonly visibility: string | undefined;
  readonly changelog: string | undefined;
  readonly bump: VersionBump | undefined;
};

/** What publishing would do. */
export type PublishPlan =
  | { readonly kind: 'create'; readonly path: string }
  | {
      readonly kind: 'version';
      readonly path: string;
      readonly existing: RuleFacts;
      readonly before: string;
      /** The number that the registry will give. */
      readonly next: string;
    }
  | { readonly kind: 'details'; readonly path: string; readonly existing: RuleFacts }
  | { readonly kind: 'nothing'; readonly path: string; readonly existing: RuleFacts };

/** Publishes for the signed-in account, or for an organization of it. */
export class Publisher {
  private constructor(
    private readonly rules: Rules,
    readonly username: string,
  ) {}

  static async of(context: Context): Promise<Publisher> {
    const client = await context.client({ withProject: false });
    if (!client.isSignedIn) throw notSignedIn(client.origin);
    const me = Reader.of(await client.json('/api/auth/me'), 'me');
    return new Publisher(new Rules(client), me.text('username'));
  }

  async plan(publication: Publication): Promise<PublishPlan> {
    const path = `@${publication.organization ?? this.username}/${publication.name}`;
    const existing = await this.rules.find(path);
    if (!existing) return { kind: 'create', path };
    if (existing.type !== publication.type)
      throw usageFailure(['publish.other_type', { path, type: existing.type }]);
    const before = await this.rules.viewText(existing.path, existing.version, existing.digest);
    if (before !== publication.content) {
      // Numbers go on from the highest, which may be withdrawn.
      const numbers = (await this.rules.versions(existing.path)).map(({ version }) => version);
      const highest = maxSatisfying(numbers, '*') ?? existing.version;
      const next = inc(highest, publication.bump ?? 'patch') ?? '';
      return { kind: 'version', path, existing, before, next };
    }
    return { kind: hasNewDetails(publication, existing) ? 'details' : 'nothing', path, existing };
  }

  /** Carries the plan out. Refused by the registry when somebody else has published in between. */
  async publish(plan: PublishPlan, publication: Publication): Promise<RuleFacts> {
    if (plan.kind === 'nothing') return plan.existing;
    const { name, type, content, organization, description, tags, visibility, changelog, bump } = publication;
    const details = {
      ...(description === undefined ? {} : { description }),
      ...(visibility === undefined ? {} : { visibility }),
    };
    if (plan.kind === 'create') {
      const owner = organization === undefined ? {} : { organizationId: organization };
      return this.rules.create({ name, type, content, visibility, tags: tags ?? [], ...owner, ...details });
    }
    const { rule } = await this.rules.update({
      ...{ id: plan.existing.id, ...details },
      ...(tags === undefined ? {} : { tags }),
      ...(plan.kind === 'version' ? { content, expectedVersion: plan.existing.version } : {}),
      ...(changelog === undefined ? {} : { changelog }),
      ...(bump === undefined ? {} : { versionBump: bump }),
    });
    return rule;
  }
}

/** Whether anything but the text differs from what is published. */
function hasNewDetails({ description, tags, visibility }: Publication, existing: RuleFacts): boolean {
  const isNew = <T>(given: T | undefined, stored: T): boolean => given !== undefined && given !== stored;
  const sortedTags = (all: readonly string[]) => [...all].sort().join('\n');
  return (
    isNew(description, existing.description ?? '') ||
    isNew(visibility, existing.visibility) ||
    (tags !== undefined && sortedTags(tags) !== sortedTags(existing.tags))
  );
}
