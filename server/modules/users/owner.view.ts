import { Field, ID, InterfaceType } from '@nestjs/graphql';

/** An owner of rules: a user or an organization. */
@InterfaceType('Owner')
export abstract class OwnerView {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  displayName!: string | null;

  @Field(() => String, { description: 'Address of the page.' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'Path of the picture on this site.' })
  avatarUrl!: string | null;
}
