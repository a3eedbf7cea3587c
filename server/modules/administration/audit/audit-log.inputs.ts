import { InputType } from '@nestjs/graphql';
import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import { AuditOutcomeEnum } from '../../../kernel/schema/enums';
import { ChoiceField, IntField, TextField } from '../../../kernel/schema/fields';
import type { AuditOutcome } from './audit-log.result';

/** GraphQL has no larger integers. */
const TIME = { min: 0, max: 2_147_483_647 } as const;

@InputType('AuditEventFilter')
export class AuditFilterInput {
  @TextField({
    optional: true,
    max: ADMINISTRATION_LIMITS.search.max,
    description: 'The id, name or address of the account that did it.',
  })
  readonly actor?: string;

  @TextField({
    optional: true,
    max: ADMINISTRATION_LIMITS.search.max,
    description: 'An id, the name of a user or an organization, or `@owner/name` of a rule.',
  })
  readonly target?: string;

  @TextField({
    optional: true,
    max: ADMINISTRATION_LIMITS.search.max,
    description: 'An action such as `user.suspend`, or the first word of several, such as `user`.',
  })
  readonly action?: string;

  @ChoiceField({ values: ['done', 'refused'], graphql: AuditOutcomeEnum, optional: true })
  readonly outcome?: AuditOutcome;

  @IntField({ ...TIME, optional: true, description: 'The first time; Unix time in seconds.' })
  readonly from?: number;

  @IntField({ ...TIME, optional: true, description: 'The time after the last; Unix time in seconds.' })
  readonly until?: number;
}
