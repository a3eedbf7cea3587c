import { Field, Float, HideField, ID, ObjectType } from '@nestjs/graphql';
import type { OrganizationRole } from '@kimari/common/enums';
import { MAY_REGISTER } from './invitation.result';
import { OrganizationRoleEnum } from '../../../kernel/schema/enums';

/** An open invitation to an organization. */
@ObjectType('Invitation')
export class InvitationView {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'Set when an address was invited.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Set when an account was invited.' })
  username!: string | null;

  @Field(() => OrganizationRoleEnum)
  role!: OrganizationRole;

  @Field(() => Float, { description: 'Unix time in seconds.' })
  createdAt!: number;

  @Field(() => Float, { description: 'Unix time in seconds.' })
  expiresAt!: number;

  @HideField()
  inviterId!: string;

  @HideField()
  organizationId!: string;
}

@ObjectType()
export class InvitationPayload {
  @Field(() => InvitationView)
  invitation!: InvitationView;

  @Field(() => Boolean, { nullable: true, description: MAY_REGISTER })
  mayRegister!: boolean | null;
}
