import type { Locale } from '@kimari/common/locale';
import { unixSeconds } from '../../kernel/clock';
import { success } from '../../kernel/http/success-body';
import type { OrganizationBody, OrganizationResultBody } from './organization.body';
import type { OrganizationResult } from './organization.result';

export function toOrganizationBody(organization: OrganizationResult): OrganizationBody {
  const { id, name, displayName, description, ownerId, createdAt, updatedAt } = organization;
  return {
    id,
    name,
    displayName,
    description,
    ownerId,
    createdAt: unixSeconds(createdAt),
    updatedAt: unixSeconds(updatedAt),
  };
}

/** A success with the changed organization. */
export function toOrganizationResultBody(
  organization: OrganizationResult,
  locale: Locale,
  done: string,
): OrganizationResultBody {
  return { ...success(locale, `organizations.${done}`), organization: toOrganizationBody(organization) };
}
