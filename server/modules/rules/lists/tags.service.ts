import { Injectable } from '@nestjs/common';
import { normaliseTag } from '@kimari/common/tags';
import { type Actor, userIdOf } from '../../../access/actor';
import { type TagCount, TagsRepository } from './tags.repository';

/** Counting that takes less than this, in milliseconds, is done whenever something has changed. */
const CHEAP = 50;
/** Dearer counting may take up one part in this many of the time. */
const REST_PER_COUNT = 20;
/** Milliseconds after which counts are made anew even if this process changed nothing: others may have. */
const MAX_AGE = 60_000;

type Counted = { readonly tags: readonly TagCount[]; readonly at: number; readonly took: number };

/** Tags in use. Those of public rules are counted once for everybody, as that reads every rule. */
@Injectable()
export class RuleTagsService {
  private counted: Counted | null = null;
  private counting: Promise<Counted> | null = null;
  private isChanged = false;

  constructor(private readonly tags: TagsRepository) {}

  /** Tags on rules that the caller may see, most used first. */
  async list(actor: Actor, prefix: string, limit: number): Promise<readonly TagCount[]> {
    const beginning = normaliseTag(prefix);
    const tags = await this.visibleTags(actor);
    return tags.filter(({ tag }) => tag.startsWith(beginning)).slice(0, limit);
  }

  /** Something that is counted has changed. */
  invalidate(): void {
    this.isChanged = true;
  }

  private async visibleTags(actor: Actor): Promise<readonly TagCount[]> {
    const userId = userIdOf(actor);
    const publicTags = await this.publicTags();
    const heldTags = userId === null ? [] : await this.tags.heldTags(userId);
    if (heldTags.length === 0) return publicTags;
    const counts = new Map(publicTags.map(({ tag, count }) => [tag, count]));
    for (const { tag, count } of heldTags) counts.set(tag, (counts.get(tag) ?? 0) + count);
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
    const rest = took < CHEAP ? 0 : took * REST_PER_COUNT;
    return age > MAX_AGE || (this.isChanged && age >= rest);
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
