import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PurgeSteps } from '../../kernel/maintenance/purge-steps';
import { AuthModule, ProvidedGroups } from '../auth';
import { Admission, UsersModule } from '../users';
import { EditingController } from './editing/editing.controller';
import { EditingResolver } from './editing/editing.resolver';
import { OrganizationEditing } from './editing/editing.service';
import { Invitation } from './invitations/invitation.entity';
import { INVITATIONS_PURGE_STEPS } from './invitations/invitations.purge-steps';
import { InvitationsController } from './invitations/invitations.controller';
import { InvitationsLoaders } from './invitations/invitations.loaders';
import { InvitationsRepository } from './invitations/invitations.repository';
import { InvitationFieldsResolver, InvitationsResolver } from './invitations/invitations.resolver';
import { InvitationsService } from './invitations/invitations.service';
import { Membership } from './membership.entity';
import { OwnerAppointment } from './membership/owner-appointment.service';
import { MembersLoaders } from './membership/members.loaders';
import { MembershipsController } from './membership/memberships.controller';
import { GroupMemberships } from './membership/group-memberships.service';
import { MembershipsRepository } from './membership/memberships.repository';
import { MemberFieldsResolver, MembershipsResolver } from './membership/memberships.resolver';
import { MembershipsService } from './membership/memberships.service';
import { Organization } from './organization.entity';
import { OrganizationDeletion } from './organization-deletion.service';
import { OrganizationViews } from './organization-views.service';
import { OrganizationsLoaders } from './organizations.loaders';
import { OrganizationsRepository } from './organizations.repository';
import { OrganizationsResolver } from './organizations.resolver';
import { OrganizationsService } from './organizations.service';
import { OwnerConfirmation } from './owner-confirmation.service';

@Module({
  imports: [TypeOrmModule.forFeature([Organization, Membership, Invitation]), UsersModule, AuthModule],
  controllers: [EditingController, MembershipsController, InvitationsController],
  providers: [
    OrganizationsRepository,
    OrganizationDeletion,
    OrganizationsService,
    OrganizationsLoaders,
    OrganizationsResolver,
    OrganizationViews,
    OwnerConfirmation,
    MembershipsRepository,
    MembershipsService,
    OwnerAppointment,
    GroupMemberships,
    MembersLoaders,
    MembershipsResolver,
    MemberFieldsResolver,
    InvitationsRepository,
    InvitationsService,
    InvitationsLoaders,
    InvitationsResolver,
    InvitationFieldsResolver,
    OrganizationEditing,
    EditingResolver,
  ],
  exports: [
    OrganizationEditing,
    OrganizationsService,
    OrganizationDeletion,
    OrganizationViews,
    OwnerConfirmation,
    MembershipsService,
    OwnerAppointment,
    InvitationsService,
  ],
})
export class OrganizationsModule {
  constructor(
    purge: PurgeSteps,
    admission: Admission,
    invitations: InvitationsService,
    groups: ProvidedGroups,
    memberships: GroupMemberships,
  ) {
    purge.add(...INVITATIONS_PURGE_STEPS);
    groups.onSignIn((actor, userId, listed) => memberships.follow(actor, userId, listed));
    admission.addInvitations((emailKey) => invitations.isInvited(emailKey));
  }
}
