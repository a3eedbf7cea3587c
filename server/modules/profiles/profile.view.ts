import { Field, Int, ObjectType } from '@nestjs/graphql';

/** Counts for a user, over public rules that they own or created. */
@ObjectType()
export class UserStats {
  @Field(() => Int)
  publicRulesCount!: number;

  @Field(() => Int)
  organizationsCount!: number;

  @Field(() => Int, { description: "Stars of the user's public rules." })
  totalStars!: number;
}

/** Counts for an organization. */
@ObjectType()
export class OrganizationStats {
  @Field(() => Int)
  publicRulesCount!: number;

  @Field(() => Int, { description: 'Stars of its public rules.' })
  totalStars!: number;

  @Field(() => Int, { nullable: true, description: 'Null for those who are not members.' })
  memberCount!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Private rules included. Null for those who are not members.',
  })
  rulesCount!: number | null;
}
