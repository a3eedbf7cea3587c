import { Clock, SquareTerminal } from 'lucide';
import { DAY, SECOND } from '@kimari/common/durations';
import type { Locale } from '@kimari/common/locale';
import { Icon } from '#app/components/ui/icon';
import { ButtonLink } from '#app/components/ui/button';
import { RelativeTime } from '#app/components/ui/relative-time';
import type { CliTokenListFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { cn } from '#app/lib/cn';
import { formatDate, toIso } from '#app/lib/format';
import { signInPaths } from '#app/lib/sign-in-paths';
import { useTimeZone } from '#app/lib/time-zone';
import { useTranslation } from '#app/i18n/use-translation';
import { SettingsActions, SettingsSection } from '../settings-section';
import { RevokeToken } from './revoke-token';
import { badgeStyles, icons, typography } from '#app/components/ui/styles';
import tables from '#app/components/ui/table.module.css';
import styles from './cli-tokens-section.module.css';

type CliToken = CliTokenListFragment['cliTokens'][number];

/** From how many days on a token is marked as about to expire. */
const SOON = 7;

type CliTokensSectionProps = {
  readonly tokens: readonly CliToken[];
  /** Unix seconds. */
  readonly now: number;
};

/** The command-line tokens of the account, on the security page. Its texts are in the namespace `cli-tokens`. */
export function CliTokensSection({ tokens, now }: CliTokensSectionProps) {
  const { t } = useTranslation('cli-tokens');
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      {tokens.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <table className={cn(tables.table, tables.labelled, styles.tokens)}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('scopes')}</th>
              <th scope="col">{t('expires')}</th>
              <th scope="col">{t('last_used')}</th>
              <th scope="col">
                <span className={typography.visuallyHidden}>{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} now={now} />
            ))}
          </tbody>
        </table>
      )}
      <SettingsActions note={t('note')}>
        <ButtonLink to={signInPaths.device()} icon={SquareTerminal}>
          {t('connect')}
        </ButtonLink>
      </SettingsActions>
    </SettingsSection>
  );
}

function TokenRow({ token, now }: { readonly token: CliToken; readonly now: number }) {
  const { t } = useTranslation('cli-tokens');
  const locale = useLocale();
  return (
    <tr>
      <td>
        <b className={typography.mono}>{token.name}</b>
        <span className={cn(typography.muted, typography.mono)}>kmr_…{token.lastFour}</span>
      </td>
      <td data-label={t('scopes')}>
        <span className={styles.scopes}>
          <span className={badgeStyles.badge}>{t('read')}</span>
          {token.scopes.includes('write') && <span className={badgeStyles.badge}>{t('write')}</span>}
        </span>
      </td>
      <td className={typography.figures} data-label={t('expires')}>
        <Expiry time={token.expiresAt} now={now} locale={locale} />
      </td>
      <td className={cn(typography.figures, typography.muted)} data-label={t('last_used')}>
        {token.lastUsedAt == null ? (
          t('never_used')
        ) : (
          <RelativeTime time={token.lastUsedAt} now={now} locale={locale} />
        )}
      </td>
      <td>
        <RevokeToken id={token.id} name={token.name} />
      </td>
    </tr>
  );
}

type ExpiryProps = { readonly time: number; readonly now: number; readonly locale: Locale };

function Expiry({ time, now, locale }: ExpiryProps) {
  const { t } = useTranslation('cli-tokens');
  const timeZone = useTimeZone();
  const days = Math.ceil(((time - now) * SECOND) / DAY);
  return (
    <span className={styles.expiry}>
      <time dateTime={toIso(time)}>{formatDate(time, locale, timeZone)}</time>
      {days <= SOON && (
        <span className={cn(badgeStyles.badge, badgeStyles.warning)}>
          <Icon of={Clock} className={icons.icon} />
          {t('expires_soon', { count: days })}
        </span>
      )}
    </span>
  );
}
