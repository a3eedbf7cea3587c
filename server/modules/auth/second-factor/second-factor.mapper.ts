import { unixSeconds } from '../../../kernel/clock';
import { SecondFactorView } from './second-factor.view';
import type { SecondFactorState } from './second-factors.repository';

/** Maps the second factor of an account for its owner. */
export function toSecondFactorView(state: SecondFactorState | null): SecondFactorView | null {
  return (
    state &&
    Object.assign(new SecondFactorView(), {
      enabledAt: unixSeconds(state.enabledAt),
      lastUsedAt: state.lastUsedAt && unixSeconds(state.lastUsedAt),
      recoveryCodesLeft: state.recoveryCodesLeft,
    })
  );
}
