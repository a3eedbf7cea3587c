import { InputType } from '@nestjs/graphql';
import { IdField } from '../../../kernel/schema/fields';

@InputType()
export class ModeratorInput {
  @IdField()
  readonly userId!: string;
}
