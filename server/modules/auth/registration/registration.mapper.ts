import type { UsernameObstacle } from '../../users';
import type { UsernameAvailabilityView } from './registration.view';

/** What stands against a username; null for one that can be had. */
export function toAvailability(obstacle: UsernameObstacle | null): UsernameAvailabilityView {
  return obstacle === null ? { available: true } : { available: false, reason: obstacle };
}
