import type { PageKeys } from '../../../kernel/schema/connection';
import type { RulePage } from '../../../search';
import type { RuleListResult } from '../rule.result';

/** One page of a search or a list. */
export type RuleSearchResult = RuleListResult & PageKeys & Pick<RulePage, 'reading' | 'countBy'>;
