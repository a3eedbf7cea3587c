import type { OrganizationRole } from '@kimari/common/enums';

/** An organization as services return it to REST and GraphQL. */
export type OrganizationResult = {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly description: string | null;
  /** The main owner: the user to whom it was last transferred, or else its longest-serving owner. */
  readonly ownerId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The caller's role, or null. */
  readonly viewerRole: OrganizationRole | null;
};
