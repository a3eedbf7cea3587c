import { Field, Float, HideField, ID, ObjectType } from '@nestjs/graphql';
import type { OrganizationRole } from '@kimari/common/enums';
import { connectionOf } from '../../../kernel/schema/connection';
import { OrganizationRoleEnum } from '../../../kernel/schema/enums';
import { UserView } from '../../users';

/** What the caller may do with an organization. */
@ObjectType()
export class OrganizationPermissions {
  @Field(() => Boolean, { description: 'Invite, see and revoke invitations.' })
  invite!: boolean;

  @Field(() => Boolean, { description: 'Change roles, rename, describe, transfer, delete.' })
  manage!: boolean;
}

/** A member of an organization. */
@ObjectType('Member')
export class MemberView {
  @Field(() => ID)
  id!: string;

  @Field(() => UserView)
  user!: UserView;

  @Field(() => String, { description: "Members see each other's addresses." })
  email!: string;

  @Field(() => OrganizationRoleEnum)
  role!: OrganizationRole;

  @Field(() => Float, { description: 'Unix time in seconds.' })
  joinedAt!: number;

  @HideField()
  organizationId!: string;
}

@ObjectType()
export class MemberConnection extends connectionOf(MemberView, 'Member') {}
