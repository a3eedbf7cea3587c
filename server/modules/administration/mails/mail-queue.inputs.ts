import { InputType } from '@nestjs/graphql';
import { IdField } from '../../../kernel/schema/fields';

@InputType()
export class QueuedMailInput {
  @IdField()
  readonly id!: string;
}
