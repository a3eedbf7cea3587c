import { Check, Clock, Reply, UserRound, X } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import type { CaseState } from '#app/graphql/generated/graphql';
import { cn } from '#app/lib/cn';
import { useStateWords } from './words';
import { badgeStyles, icons } from '#app/components/ui/styles';

const ICONS = {
  PENDING: Clock,
  REVIEWING: UserRound,
  ANSWERED: Reply,
  RESOLVED: Check,
  REJECTED: X,
} as const;
const LOOKS = {
  PENDING: badgeStyles.warning,
  REVIEWING: badgeStyles.solid,
  ANSWERED: badgeStyles.agent,
  RESOLVED: undefined,
  REJECTED: undefined,
} as const;

/** Says in which state a case is. */
export function StateBadge({ state }: { readonly state: CaseState }) {
  const words = useStateWords();
  const icon = ICONS[state];
  return (
    <span className={cn(badgeStyles.badge, LOOKS[state])}>
      <Icon of={icon} className={icons.icon} />
      {words[state]}
    </span>
  );
}
