import {
  BadgeCheck,
  CircleAlert,
  KeyRound,
  Link2,
  LockKeyhole,
  LogIn,
  LogOut,
  Mail,
  MonitorSmartphone,
  ShieldCheck,
  UserRound,
  type IconNode,
} from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import type { SecurityEventKind, SecurityEventRowFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { useTimeZone } from '#app/lib/time-zone';
import { cn } from '#app/lib/cn';
import { toIso } from '#app/lib/format';
import { useNow } from '#app/session/site-state';
import { formatDay } from './format-day';
import { icons, typography } from '#app/components/ui/styles';
import styles from './event-log.module.css';

const ICONS: Readonly<Record<SecurityEventKind, IconNode>> = {
  SIGNED_IN: LogIn,
  SIGNED_IN_NEW_DEVICE: MonitorSmartphone,
  WRONG_PASSWORD: CircleAlert,
  WRONG_SECOND_FACTOR_CODE: CircleAlert,
  SESSION_ENDED: LogOut,
  SESSION_MISUSED: CircleAlert,
  REGISTERED: UserRound,
  EMAIL_VERIFIED: BadgeCheck,
  EMAIL_CHANGE_REQUESTED: Mail,
  EMAIL_CHANGED: Mail,
  USERNAME_CHANGED: UserRound,
  PASSWORD_RESET: LockKeyhole,
  PASSWORD_CHANGED: LockKeyhole,
  PROVIDER_LINKED: Link2,
  PROVIDER_UNLINKED: Link2,
  SECOND_FACTOR_ON: ShieldCheck,
  SECOND_FACTOR_OFF: ShieldCheck,
  RECOVERY_CODES_RENEWED: ShieldCheck,
  RECOVERY_CODE_USED: ShieldCheck,
  DEVICE_APPROVED: KeyRound,
  DEVICE_DENIED: CircleAlert,
  CLI_TOKEN_CREATED: KeyRound,
  CLI_TOKEN_REVOKED: KeyRound,
};

const WARNINGS: ReadonlySet<SecurityEventKind> = new Set([
  'WRONG_PASSWORD',
  'WRONG_SECOND_FACTOR_CODE',
  'SESSION_MISUSED',
]);

/** What happened to the account, one line each. */
export function EventLog({ events }: { readonly events: readonly SecurityEventRowFragment[] }) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  return (
    <ol className={styles.log}>
      {events.map((event) => {
        const icon = ICONS[event.kind];
        return (
          <li key={event.id} className={cn(WARNINGS.has(event.kind) && styles.warning)}>
            <time className={typography.figures} dateTime={toIso(event.at)}>
              {formatDay(event.at, now, locale, timeZone)}
            </time>
            <Icon of={icon} className={icons.icon} />
            <span>{event.text}</span>
            <Circumstances event={event} />
          </li>
        );
      })}
    </ol>
  );
}

/** The number of repetitions, the subject, or else the origin. */
function Circumstances({ event }: { readonly event: SecurityEventRowFragment }) {
  const { t } = useTranslation('settings-security');
  const { count, subject, agent, place, kind } = event;
  const times = count > 1 ? t('events.times', { times: count }) : null;
  const where = WARNINGS.has(kind) ? place : (subject ?? agent ?? place);
  return <span className={styles.where}>{[times, where].filter(Boolean).join(t('events.separator'))}</span>;
}
