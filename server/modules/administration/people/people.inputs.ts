import { InputType } from '@nestjs/graphql';
import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import { PersonStateEnum } from '../../../kernel/schema/enums';
import { BooleanField, ChoiceField, IdField, TextField } from '../../../kernel/schema/fields';
import type { PersonState } from './person.result';

@InputType('AdministeredUserFilter')
export class PersonFilterInput {
  @TextField({
    optional: true,
    max: ADMINISTRATION_LIMITS.search.max,
    description: 'A part of the username, of the address or of the display name.',
  })
  readonly search?: string;

  @ChoiceField({ values: ['active', 'suspended', 'unverified'], graphql: PersonStateEnum, optional: true })
  readonly state?: PersonState;
}

@InputType('AdministeredUserInput')
export class PersonInput {
  @IdField()
  readonly userId!: string;
}

@InputType()
export class SuspendUserInput {
  @IdField()
  readonly userId!: string;

  @TextField({
    min: 1,
    max: ADMINISTRATION_LIMITS.suspensionReason.max,
    description: 'What the owner reads in a mail.',
  })
  readonly reason!: string;
}

@InputType()
export class DeleteUserInput {
  @IdField()
  readonly userId!: string;

  @BooleanField({
    optional: true,
    default: false,
    description: 'Whether public rules go too, instead of staying under a deleted user.',
  })
  readonly deleteRules: boolean = false;
}
