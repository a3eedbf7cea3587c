import type { UsernameObstacle } from '../../users';
import type { UsernameAvailabilityView } from './registration.view';

/** Why a username is unavailable; null when it is available. */
export function toAvailability(obstacle: UsernameObstacle | null): UsernameAvailabilityView {
  return obstacle === null ? { available: true } : { available: false, reason: obstacle };
}
