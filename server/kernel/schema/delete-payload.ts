import { Field, ObjectType } from '@nestjs/graphql';

/** The result of a mutation that removes something. */
@ObjectType()
export class DeletePayload {
  @Field(() => Boolean)
  success!: boolean;
}
