import { SECOND } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import { normaliseTag } from '@kimari/common/tags';
import { type Actor, userIdOf } from '../../../access/actor';
import { type TagCount, TagsRepository } from './tags.repository';

/** Milliseconds. A count faster than this may be repeated at any time. */
const CHEAP_COUNT = 50;
/** After a slower count, the next one waits for this many times its duration. */
const REST_PER_COUNT = 20;
/** Milliseconds after which tags are recounted even without a change here, because other processes change rules too. */
const MAX_AGE = 2 * SECOND;

type Counted = { readonly tags: readonly TagCount[]; readonly at: number; readonly took: number };

/** Lists tags in use. The counts of public rules are cached for all callers, because counting reads every rule. */
@Injectable()
export class RuleTagsService {
  private counted: Counted | null = null;
  private counting: Promise<Counted> | null = null;
  private isChanged = false;

  constructor(private readonly tags: TagsRepository) {}

  /** Tags on rules that the caller may see, most used first. */
  async list(actor: Actor, prefix: string, limit: number): Promise<readonly TagCount[]> {
    const start = normaliseTag(prefix);
    const tags = await this.visibleTags(actor);
    return tags.filter(({ tag }) => tag.startsWith(start)).slice(0, limit);
  }

  /** Marks the cached counts as stale. */
  invalidate(): void {
    this.isChanged = true;
  }

  /** All tags on rules that the caller may see, most used first. */
  async visibleTags(actor: Actor): Promise<readonly TagCount[]> {
    const userId = userIdOf(actor);
    const publicTags = await this.publicTags();
    const restrictedTags = userId === null ? [] : await this.tags.restrictedTags(userId);
    if (restrictedTags.length === 0) return publicTags;
    const counts = new Map(publicTags.map(({ tag, count }) => [tag, count]));
    for (const { tag, count } of restrictedTags) counts.set(tag, (counts.get(tag) ?? 0) + count);
    return [...counts]
      .map(([tag, count]) => ({ tag, count }))
      .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
  }

  private async publicTags(): Promise<readonly TagCount[]> {
    if (this.counted && !this.isDue(this.counted)) return this.counted.tags;
    this.counting ??= this.count().finally(() => {
      this.counting = null;
    });
    return (await this.counting).tags;
  }

  private isDue({ at, took }: Counted): boolean {
    const age = performance.now() - at;
    const rest = took < CHEAP_COUNT ? 0 : took * REST_PER_COUNT;
    return age >= rest && (this.isChanged || age > MAX_AGE);
  }

  private async count(): Promise<Counted> {
    const started = performance.now();
    this.isChanged = false;
    const tags = await this.tags.publicTags();
    const at = performance.now();
    this.counted = { tags, at, took: at - started };
    return this.counted;
  }
}
