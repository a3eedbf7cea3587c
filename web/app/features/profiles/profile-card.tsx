import { Calendar, Check, LinkIcon, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { Avatar } from '#app/components/ui/avatar';
import { useLocale } from '#app/i18n/use-locale';
import { formatDate, toIso } from '#app/lib/format';
import { useViewer } from '#app/session/site-state';
import type { UserPageContent } from './user-page.server';

type ProfileCardProps = { readonly user: UserPageContent['user'] };

/** Who somebody is, as they say it themselves. */
export function ProfileCard({ user }: ProfileCardProps) {
  const { t } = useTranslation('profile');
  const name = user.displayName ?? user.username;
  return (
    <aside className="up-s" aria-label={t('profile')}>
      <div className="up-h">
        <Avatar name={name} src={user.avatarUrl} size="2xl" />
        <div>
          <h1 className="h1">{name}</h1>
          <p className="mono muted">@{user.username}</p>
        </div>
      </div>
      {user.bio && <p className="up-bio">{user.bio}</p>}
      <Facts user={user} />
      <OwnFacts username={user.username} />
    </aside>
  );
}

function Facts({ user }: ProfileCardProps) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  return (
    <ul className="up-m">
      {user.location && (
        <li>
          <MapPin className="i" />
          <span className="sr">{t('location')} </span>
          {user.location}
        </li>
      )}
      {user.website && (
        <li>
          <LinkIcon className="i" />
          <span className="sr">{t('website')} </span>
          <Website address={user.website} />
        </li>
      )}
      <li>
        <Calendar className="i" />
        <time dateTime={toIso(user.createdAt)}>
          {t('joined', { date: formatDate(user.createdAt, locale) })}
        </time>
      </li>
    </ul>
  );
}

/** A link only when it leads to a web page; anything else stays the text it is. */
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

/** What only the person themselves sees here. */
function OwnFacts({ username }: { readonly username: string }) {
  const { t } = useTranslation('profile');
  const viewer = useViewer();
  if (viewer?.username !== username) return null;
  return (
    <div className="up-own">
      <p className="muted">{t('only_you')}</p>
      <p>{viewer.email}</p>
      {viewer.emailVerified ? (
        <span className="badge badge-latest">
          <Check className="i" />
          {t('verified')}
        </span>
      ) : (
        <span className="badge badge-warn">{t('unverified')}</span>
      )}
    </div>
  );
}
