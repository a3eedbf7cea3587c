import { Injectable } from '@nestjs/common';
import { RULE_TYPES, VISIBILITIES } from '@kimari/common/enums';
import { normaliseTag } from '@kimari/common/tags';
import type { Actor } from '../../../access/actor';
import type { Facet } from '../../../search';
import type { TagFacetArgs } from './lists.inputs';
import type { AskedList, RuleTypeCount, RuleVisibilityCount, TagCount, TagFacet } from './lists.view';
import { RuleTagsService } from './tags.service';

/** Counts the matches of a list per filter value. */
@Injectable()
export class RuleFacetsService {
  constructor(private readonly ruleTags: RuleTagsService) {}

  async types(asked: AskedList | undefined): Promise<readonly RuleTypeCount[]> {
    const counts = await countsBy('type', asked);
    return RULE_TYPES.map((type) => ({ type, count: counts.get(type) ?? 0 }));
  }

  async visibilities(asked: AskedList | undefined): Promise<readonly RuleVisibilityCount[]> {
    const counts = await countsBy('visibility', asked);
    return VISIBILITIES.map((visibility) => ({ visibility, count: counts.get(visibility) ?? 0 }));
  }

  /** A page of the tags that the caller may see, those without a rule in the list last. */
  async tags(
    actor: Actor,
    asked: AskedList | undefined,
    { search, first, offset, order }: TagFacetArgs,
  ): Promise<TagFacet> {
    const wanted = normaliseTag(search ?? '');
    const [counts, visible] = await Promise.all([countsBy('tag', asked), this.ruleTags.visibleTags(actor)]);
    const tags = visible
      .filter(({ tag }) => tag.includes(wanted))
      .map(({ tag }): TagCount => ({ tag, count: counts.get(tag) ?? 0 }));
    // The most used come first already, and sorting keeps the order of equals.
    tags.sort(order === 'name' ? byName : (left, right) => right.count - left.count);
    return { nodes: tags.slice(offset, offset + first), totalCount: tags.length };
  }
}

const collator = new Intl.Collator('en');
const isLatin = (tag: string) => /^[\x00-\x7f]/.test(tag);

/** By letter; Japanese after Latin. */
function byName({ tag: left }: TagCount, { tag: right }: TagCount): number {
  return Number(isLatin(right)) - Number(isLatin(left)) || collator.compare(left, right);
}

async function countsBy(facet: Facet, asked: AskedList | undefined): Promise<ReadonlyMap<string, number>> {
  const counts = (await asked?.found.countBy(facet)) ?? [];
  return new Map(counts.map(({ value, count }) => [value, count]));
}
