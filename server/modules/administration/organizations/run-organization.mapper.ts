import { unixSeconds } from '../../../kernel/clock';
import type { RunOrganization } from './run-organization.result';
import { RunOrganizationView } from './run-organization.view';

/** Maps an organization for administrators. */
export function toRunOrganizationView(organization: RunOrganization): RunOrganizationView {
  const { id, name, displayName, members, owners, suspendedOwners, rules, createdAt } = organization;
  const createdAtSeconds = unixSeconds(createdAt);
  return Object.assign(new RunOrganizationView(), {
    ...{ id, name, displayName, members, owners, suspendedOwners, rules },
    createdAt: createdAtSeconds,
  });
}
