import { LIMITS } from '@kimari/common/limits';
import { AfterField, IntField } from './fields';

/** A page of a list that used to be whole: so long that few lists go on. REST only. */
export class LongListQuery {
  @AfterField()
  readonly after?: string;

  @IntField({ min: 1, max: LIMITS.longList.max, optional: true, default: LIMITS.longList.max })
  readonly limit: number = LIMITS.longList.max;
}
