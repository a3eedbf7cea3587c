import type { OrganizationRole } from '@kimari/common/enums';

/** A member of an organization as services return it. Fellow members see each other's addresses. */
export type MemberResult = {
  /** Id of the user. */
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly displayName: string | null;
  readonly avatarUrl: string | null;
  readonly role: OrganizationRole;
  readonly joinedAt: Date;
};
