import { Calendar, Check, Link as LinkIcon, MapPin, Pencil } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { Link } from '#app/components/ui/link';
import { Avatar } from '#app/components/ui/avatar';
import { ButtonLink } from '#app/components/ui/button';
import type { Viewer } from '#app/graphql/load-context';
import { paths } from '#app/lib/paths';
import { useLocale } from '#app/i18n/use-locale';
import { formatDate, toIso } from '#app/lib/format';
import { useTimeZone } from '#app/lib/time-zone';
import { useViewer } from '#app/session/site-state';
import type { UserPageContent } from './user-page.server';
import { cn } from '#app/lib/cn';
import { badgeStyles, icons, typography } from '#app/components/ui/styles';
import styles from './profile.module.css';

type ProfileCardProps = Pick<UserPageContent, 'user' | 'organizations'>;

/** A user's public profile. */
export function ProfileCard({ user, organizations }: ProfileCardProps) {
  const { t } = useTranslation('profile');
  const viewer = useViewer();
  const name = user.displayName ?? user.username;
  return (
    <aside className={styles.card} aria-label={t('profile')}>
      <div className={styles.head}>
        <Avatar name={name} src={user.avatarUrl} size="2xl" />
        <div>
          <h1 className={typography.title}>{name}</h1>
          <p className={cn(typography.mono, typography.muted)}>@{user.username}</p>
        </div>
      </div>
      {user.bio && <p className={styles.bio}>{user.bio}</p>}
      <Facts user={user} />
      {viewer?.username === user.username && <OwnFacts viewer={viewer} organizations={organizations} />}
    </aside>
  );
}

function Facts({ user }: Pick<ProfileCardProps, 'user'>) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <ul className={styles.facts}>
      {user.location && (
        <li>
          <Icon of={MapPin} className={icons.icon} />
          <span className={typography.visuallyHidden}>{t('location')} </span>
          {user.location}
        </li>
      )}
      {user.website && (
        <li>
          <Icon of={LinkIcon} className={icons.icon} />
          <span className={typography.visuallyHidden}>{t('website')} </span>
          <Website address={user.website} />
        </li>
      )}
      <li>
        <Icon of={Calendar} className={icons.icon} />
        <time dateTime={toIso(user.createdAt)}>
          {t('joined', { date: formatDate(user.createdAt, locale, timeZone) })}
        </time>
      </li>
    </ul>
  );
}

/** Links http(s) addresses; shows anything else as text. */
function Website({ address }: { readonly address: string }): ReactNode {
  if (!URL.canParse(address)) return address;
  const { protocol, host, pathname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return address;
  return (
    <a href={address} rel="nofollow ugc noopener">
      {host + (pathname === '/' ? '' : pathname)}
    </a>
  );
}

/** Shown only to the user themselves. */
function OwnFacts({
  viewer,
  organizations,
}: Pick<ProfileCardProps, 'organizations'> & { readonly viewer: Viewer }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <ButtonLink to={paths.settings()} icon={Pencil} block>
        {t('edit')}
      </ButtonLink>
      <div className={styles.own}>
        <p className={typography.muted}>{t('only_you')}</p>
        <p>{viewer.email}</p>
        {viewer.emailVerified ? (
          <span className={cn(badgeStyles.badge, badgeStyles.latest)}>
            <Icon of={Check} className={icons.icon} />
            {t('verified')}
          </span>
        ) : (
          <span className={cn(badgeStyles.badge, badgeStyles.warning)}>{t('unverified')}</span>
        )}
        {organizations.length > 0 && (
          <>
            <p className={typography.muted}>{t('stats.organizations')}</p>
            <ul>
              {organizations.map(({ id, name, displayName }) => (
                <li key={id}>
                  <Link to={paths.organization(name)}>{displayName ?? `@${name}`}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
