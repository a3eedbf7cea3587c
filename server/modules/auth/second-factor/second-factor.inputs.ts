import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { TextField } from '../../../kernel/schema/fields';
import { SecondFactorCodeField } from './second-factor-code-field';

/** Confirms the owner: the password of an account that has one, and a code once the second factor is on. */
@InputType()
export class SecondFactorProofInput {
  @TextField({ optional: true, max: LIMITS.password.max, description: 'For accounts that have a password.' })
  readonly password?: string;

  @SecondFactorCodeField({ optional: true })
  readonly code?: string;
}

@InputType()
export class ConfirmSecondFactorInput {
  @SecondFactorCodeField()
  readonly code!: string;
}
