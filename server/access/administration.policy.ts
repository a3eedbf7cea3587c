import type { SiteRole } from '@kimari/common/enums';
import { absent, allowed, type Decision } from './decision';

/** Only administrators may administer the installation. For everybody else, administration does not exist. */
export function canAdminister(role: SiteRole): Decision<never> {
  return role === 'admin' ? allowed : absent;
}
