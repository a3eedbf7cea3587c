import { Field, Float, ObjectType } from '@nestjs/graphql';
import type { OrganizationRole } from '@kimari/common/enums';
import { PRICES } from '../../kernel/graphql/prices';
import { connectionOf } from '../../kernel/schema/connection';
import { OrganizationRoleEnum } from '../../kernel/schema/enums';
import { OwnerView } from '../users';

/** A group of users that owns rules. */
@ObjectType('Organization', { implements: () => OwnerView })
export class OrganizationView extends OwnerView {
  @Field(() => String, { nullable: true, complexity: PRICES.shortText })
  description!: string | null;

  @Field(() => Float, { description: 'Unix time in seconds.' })
  createdAt!: number;

  @Field(() => OrganizationRoleEnum, { nullable: true, description: "The caller's role, or null." })
  viewerRole!: OrganizationRole | null;
}

@ObjectType()
export class OrganizationPayload {
  @Field(() => OrganizationView)
  organization!: OrganizationView;
}

@ObjectType()
export class OrganizationConnection extends connectionOf(OrganizationView, 'Organization') {}
