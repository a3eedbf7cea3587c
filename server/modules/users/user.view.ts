import { Field, ID, ObjectType } from '@nestjs/graphql';
import { TimestampField } from '../../kernel/schema/fields';
import { OwnerView } from './owner.view';

/** Somebody with an account, as everybody may see them. */
@ObjectType('User', { implements: () => OwnerView })
export class UserView implements OwnerView {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The username.' })
  name!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String, { nullable: true })
  displayName!: string | null;

  @Field(() => String, { nullable: true })
  bio!: string | null;

  @Field(() => String, { nullable: true })
  location!: string | null;

  @Field(() => String, { nullable: true })
  website!: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the picture on this site.' })
  avatarUrl!: string | null;

  @Field(() => String, { description: 'Address of the page.' })
  url!: string;

  @TimestampField()
  createdAt!: number;
}
