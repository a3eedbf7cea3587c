import type { OrganizationRole } from '@kimari/common/enums';

/** An organization as services return it to REST and GraphQL. */
export type OrganizationResult = {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly description: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The caller's role, or null. */
  readonly viewerRole: OrganizationRole | null;
};
