import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PageBody } from '../../kernel/schema/page.body';

/** One page of rules and its position. */
export function pageOf<Rule extends object>(rule: Type<Rule>) {
  abstract class RulePageBody extends PageBody {
    @ApiProperty({ type: [rule] })
    rules!: Rule[];
  }
  return RulePageBody;
}
