import { unixSeconds } from '../../kernel/clock';
import type { OrganizationResult } from './organization.result';
import { OrganizationView } from './organization.view';

/** Maps an organization to its GraphQL type; `appUrl` is the origin of its page. */
export function toOrganizationView(organization: OrganizationResult, appUrl: string): OrganizationView {
  return Object.assign(new OrganizationView(), {
    id: organization.id,
    name: organization.name,
    displayName: organization.displayName,
    description: organization.description,
    avatarUrl: null,
    url: `${appUrl}/org/${organization.name}`,
    createdAt: unixSeconds(organization.createdAt),
    viewerRole: organization.viewerRole,
  });
}
