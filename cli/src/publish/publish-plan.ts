import type { StoredVisibility } from '@kimari/common/enums';
import { normaliseTags } from '@kimari/common/tags';
import type { RuleFacts } from '../registry/answers';
import type { Publication, TextFacts } from './publication';

type Change<Value> = { readonly from: Value; readonly to: Value };

/** Changes of a rule besides its text. Unchanged fields are absent and not sent. */
export type Changes = {
  readonly visibility?: Change<StoredVisibility>;
  readonly description?: Change<string>;
  readonly tags?: Change<readonly string[]>;
};

/** The effect of publishing. `next` is the number that the registry will assign. */
export type PublishPlan =
  | { readonly kind: 'create'; readonly path: string; readonly next: string; readonly inTrash: boolean }
  | {
      readonly kind: 'version';
      readonly path: string;
      readonly existing: RuleFacts;
      readonly before: string;
      readonly next: string;
      readonly changes: Changes;
    }
  | {
      readonly kind: 'details';
      readonly path: string;
      readonly existing: RuleFacts;
      readonly changes: Changes;
    }
  | { readonly kind: 'nothing'; readonly path: string; readonly existing: RuleFacts };

/** Pages call a private rule of an organization `organization`; stored, it is private. */
export function storedVisibility(existing: RuleFacts): StoredVisibility {
  return existing.visibility === 'public' ? 'public' : 'private';
}

/**
 * What is asked for and differs from what the registry has. A text changes the description and the tags only where it
 * says something else than the text that is published: they may have been edited on the site since.
 */
export function changesOf(publication: Publication, existing: RuleFacts, before: TextFacts): Changes {
  const { says, visibility } = publication;
  const description = publication.description ?? newlySaid(says.description, before.description);
  const tags = publication.tags ?? newlySaid(says.tags, before.tags);
  const stored = { visibility: storedVisibility(existing), description: existing.description ?? '' };
  return {
    ...(visibility === undefined || visibility === stored.visibility
      ? {}
      : { visibility: { from: stored.visibility, to: visibility } }),
    ...(description === undefined || description === stored.description
      ? {}
      : { description: { from: stored.description, to: description } }),
    ...(tags === undefined || isSameSet(tags, existing.tags)
      ? {}
      : { tags: { from: existing.tags, to: tags } }),
  };
}

function newlySaid<T>(now: T | null, before: T | null): T | undefined {
  return now === null || JSON.stringify(now) === JSON.stringify(before) ? undefined : now;
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(normaliseTags(one).sort()) === JSON.stringify(normaliseTags(other).sort());
}
