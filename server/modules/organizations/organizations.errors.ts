import { defineError } from '../../kernel/errors/app-error';

export const OrganizationNotFound = defineError('organizations.notFound', { code: 'NOT_FOUND' });
export const OrganizationNameTaken = defineError('organizations.nameTaken', { code: 'CONFLICT' });
export const OwnersOnly = defineError('organizations.ownersOnly', { code: 'FORBIDDEN' });
export const AdminsOnly = defineError('organizations.adminsOnly', { code: 'FORBIDDEN' });
export const MembersOnly = defineError('organizations.membersOnly', { code: 'FORBIDDEN' });
export const MemberNotFound = defineError('organizations.memberNotFound', { code: 'NOT_FOUND' });
export const NotAMember = defineError('organizations.notAMember', { code: 'NOT_FOUND' });
export const RemoveForbidden = defineError('organizations.removeForbidden', { code: 'FORBIDDEN' });
export const LastOwnerRemoved = defineError('organizations.lastOwnerRemoved', { code: 'BAD_REQUEST' });
export const LastOwnerLeaves = defineError('organizations.lastOwnerLeaves', { code: 'FORBIDDEN' });
export const LastOwnerRole = defineError('organizations.lastOwnerRole', { code: 'BAD_REQUEST' });
export const TransferToSelf = defineError('organizations.transferToSelf', { code: 'BAD_REQUEST' });
export const AlreadyOwner = defineError('organizations.alreadyOwner', { code: 'CONFLICT' });
export const AlreadyMember = defineError('organizations.alreadyMember', { code: 'CONFLICT' });
/** The caller, who accepts an invitation, already belongs to the organization. */
export const AlreadyMemberSelf = defineError('organizations.alreadyMemberSelf', { code: 'CONFLICT' });
export const AlreadyInvited = defineError('organizations.alreadyInvited', { code: 'CONFLICT' });
export const InvitationInvalid = defineError('organizations.invitationInvalid', { code: 'BAD_REQUEST' });
export const InvitationOfOther = defineError('organizations.invitationOfOther', { code: 'BAD_REQUEST' });
export const InvitationNotFound = defineError('organizations.invitationNotFound', { code: 'NOT_FOUND' });
