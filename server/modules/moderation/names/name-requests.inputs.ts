import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';
import { BooleanField, IdField, TextField } from '../../../kernel/schema/fields';
import { PageInput } from '../../../kernel/schema/page.inputs';

@InputType()
export class RequestNameInput {
  @TextField({
    ...LIMITS.organizationName,
    pattern: NAME_PATTERN,
    description: 'Of an account or an organization.',
  })
  readonly name!: string;

  @TextField({ min: 1, max: LIMITS.reportText.max, description: 'Why the name is the caller’s to take.' })
  readonly reason!: string;
}

@InputType()
export class WithdrawNameRequestInput {
  @IdField()
  readonly id!: string;
}

export class ListNameRequestsInput extends PageInput {
  @BooleanField({
    optional: true,
    default: false,
    description: 'Those that were decided instead of those that wait.',
  })
  readonly decided: boolean = false;
}

@InputType()
export class DecideNameInput {
  @IdField()
  readonly id!: string;

  @BooleanField({ description: 'Whether the caller may take the name.' })
  readonly accept!: boolean;

  @TextField({
    max: LIMITS.reportText.max,
    optional: true,
    nullable: true,
    description: 'For whoever asked. Required to refuse.',
  })
  readonly answer?: string | null;
}
