import { Field, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../kernel/schema/connection';
import { TimestampField } from '../../kernel/schema/fields';
import { PRICES } from '../../kernel/graphql/prices';
import { OwnerView } from './owner.view';

/** The public profile of a user. */
@ObjectType('User', { implements: () => OwnerView })
export class UserView extends OwnerView {
  /** Not a field: a deleted user is null wherever a person is meant. */
  isDeleted!: boolean;

  @Field(() => String, { description: 'The username.' })
  override name!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String, { nullable: true, complexity: PRICES.shortText })
  bio!: string | null;

  @Field(() => String, { nullable: true })
  location!: string | null;

  @Field(() => String, { nullable: true, complexity: PRICES.shortText })
  website!: string | null;

  @TimestampField()
  createdAt!: number;
}

@ObjectType()
export class UserConnection extends connectionOf(UserView, 'User') {}

@ObjectType()
export class UserPayload {
  @Field(() => UserView)
  user!: UserView;
}
