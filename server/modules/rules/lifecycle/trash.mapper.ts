import { formatRulePath } from '@kimari/common/rule-path';
import { unixSeconds } from '../../../kernel/clock';
import type { DeletedRule } from './trash.repository';
import { expiryOf } from './trash-period';
import type { DeletedRuleView } from './trash.view';

export function toDeletedRuleView(rule: DeletedRule): DeletedRuleView {
  const isPrivateOfOrganization = rule.visibility === 'private' && rule.organizationId !== null;
  return {
    id: rule.id,
    path: formatRulePath(rule.ownerName, rule.name),
    owner: rule.ownerName,
    name: rule.name,
    type: rule.type,
    visibility: isPrivateOfOrganization ? 'organization' : rule.visibility,
    version: rule.version,
    versionCount: rule.versionCount,
    deletedAt: unixSeconds(rule.deletedAt),
    deletedBy: rule.deletedByName,
    expiresAt: unixSeconds(expiryOf(rule.deletedAt)),
    restorable: !rule.isNameTaken,
  };
}
