import { InputType } from '@nestjs/graphql';
import { SecondFactorCodeField } from '../second-factor/second-factor-code-field';
import { TokenField } from '../token-field';

@InputType()
export class CompleteSecondFactorInput {
  @TokenField()
  readonly challengeToken!: string;

  @SecondFactorCodeField()
  readonly code!: string;
}
