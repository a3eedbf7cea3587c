import { ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../kernel/graphql/context';
import { PRICES, segments } from '../../../kernel/graphql/prices';
import { versionContents } from '../reading/versions.loaders';
import { MatchedLine, RuleEdge, RuleMatch, type SearchedEdge, TextSegment } from './lists.view';
import { lineOf } from './match';

/** What a search matched in each rule it found. */
@Resolver(() => RuleEdge)
export class EdgeMatchResolver {
  @ResolveField(() => RuleMatch, {
    nullable: true,
    description: 'What the query matched; null without a query.',
  })
  match({ node, highlighter }: SearchedEdge): RuleMatch | null {
    return highlighter ? Object.assign(new RuleMatch(), { found: { highlighter, rule: node.result } }) : null;
  }
}

@Resolver(() => RuleMatch)
export class MatchResolver {
  @ResolveField(() => [TextSegment], { complexity: segments })
  name({ found: { highlighter, rule } }: RuleMatch): readonly TextSegment[] {
    return highlighter.segments(rule.name);
  }

  @ResolveField(() => [TextSegment], {
    description: 'Empty without a description.',
    complexity: segments,
  })
  description({ found: { highlighter, rule } }: RuleMatch): readonly TextSegment[] {
    return highlighter.segments(rule.description ?? '');
  }

  @ResolveField(() => MatchedLine, {
    nullable: true,
    description:
      'The line of the current text that matches most of the query; null when none does, or when it says what the description does.',
    complexity: PRICES.segments,
  })
  async excerpt(
    { found: { highlighter, rule } }: RuleMatch,
    _args: unknown,
    { loaders }: GraphqlContext,
  ): Promise<MatchedLine | null> {
    const content = await loaders.load(versionContents, rule.latestVersionId);
    return content === null ? null : lineOf(highlighter, rule, content);
  }
}
