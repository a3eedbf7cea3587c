import type { SiteRole } from '@kimari/common/enums';
import { absent, allowed, type Decision } from './decision';

/** Administrators alone run the installation. For everybody else there is nothing to see. */
export function canAdminister(role: SiteRole): Decision<never> {
  return role === 'admin' ? allowed : absent;
}
