import { LIMITS } from '@kimari/common/limits';
import { AfterField, LimitField, OffsetField } from './fields';

/** Which page of a list: behind a cursor, else after some entries. REST only. */
export abstract class PageInput {
  @AfterField()
  readonly after?: string;

  @LimitField()
  readonly limit: number = LIMITS.list.default;

  @OffsetField({ default: 0 })
  readonly offset: number = 0;
}
