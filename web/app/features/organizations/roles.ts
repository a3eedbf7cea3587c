import type { OrganizationRole } from '#app/graphql/generated/graphql';

/** GraphQL's names of the roles, the highest first. */
export const ROLES = ['OWNER', 'ADMIN', 'MEMBER'] as const satisfies readonly OrganizationRole[];
