import { Form, useNavigation } from '@remix-run/react';
import { Gavel, ShieldCheck } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { Banner } from '#app/components/feedback/banner';
import { describedBy, FieldError } from '#app/components/form/field';
import { FormErrors } from '#app/components/form/form-errors';
import { simpleField } from '#app/components/form/simple-field';
import { useFocusOnError } from '#app/components/form/use-focus-on-error';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { Link } from '#app/components/ui/link';
import { Avatar } from '#app/components/ui/avatar';
import { Button, ButtonLink } from '#app/components/ui/button';
import type { ModeratorsQuery } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { cn } from '#app/lib/cn';
import { formatCount, formatDate } from '#app/lib/format';
import { operatorPaths } from '#app/lib/operator-paths';
import { paths } from '#app/lib/paths';
import { useTimeZone } from '#app/lib/time-zone';
import { useTranslation } from '#app/i18n/use-translation';
import { LIMITS } from '@kimari/common/limits';
import type { Moderators, ModeratorsAnswer } from './moderators.server';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import { badgeStyles, icons, layoutStyles, typography } from '#app/components/ui/styles';
import styles from './moderators.module.css';

type ModeratorsPageProps = { readonly state: Moderators; readonly answer: ModeratorsAnswer | undefined };

/** Who handles reports, for administrators, who appoint and dismiss them. */
export function ModeratorsPage({ state, answer }: ModeratorsPageProps) {
  const { t } = useTranslation(['moderation', 'nav']);
  const { moderators, saved } = state;
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb
        steps={[
          { label: t('nav:home'), to: paths.home() },
          { label: t('moderation:queue.title'), to: paths.moderation() },
          { label: t('moderation:admin.title') },
        ]}
        folio={t('moderation:admin.total', {
          count: moderators.length,
          number: formatCount(moderators.length),
        })}
      />
      <header className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={typography.title}>{t('moderation:admin.title')}</h1>
          <p>{t('moderation:admin.lead')}</p>
        </div>
        <ButtonLink to={paths.moderation()} icon={Gavel}>
          {t('moderation:admin.to_queue')}
        </ButtonLink>
        <ButtonLink to={operatorPaths.people()} icon={ShieldCheck}>
          {t('moderation:admin.to_administration')}
        </ButtonLink>
      </header>
      {saved !== '' && !answer && (
        <div className={layoutStyles.above}>
          <Banner tone="ok" live>
            {saved === 'assigned' ? t('moderation:admin.assigned') : t('moderation:admin.removed')}
          </Banner>
        </div>
      )}
      <FormErrors errors={answer?.field === null ? [answer.message] : undefined} />
      <AssignForm answer={answer} />
      <ul className={styles.people}>
        {moderators.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
    </div>
  );
}

function AssignForm({ answer }: Pick<ModeratorsPageProps, 'answer'>) {
  const { t } = useTranslation('moderation');
  const busy = useNavigation().formData?.get('intent') === 'assign';
  const form = useFocusOnError(answer);
  const field = simpleField('moderator-name', answer?.field === 'username' ? answer.message : null);
  return (
    <Form ref={form} method="post" className={styles.assign} noValidate>
      <div className={fieldStyles.field}>
        <label htmlFor={field.id}>{t('admin.username')}</label>
        <input
          className={cn(controlStyles.input, controlStyles.mono, typography.mono)}
          id={field.id}
          name="username"
          required
          maxLength={LIMITS.ownerLookup.max}
          defaultValue={answer?.username}
          aria-invalid={field.errors ? true : undefined}
          aria-describedby={describedBy(field, false)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <Button type="submit" variant="ink" name="intent" value="assign" busy={busy}>
        {t('admin.assign')}
      </Button>
      <FieldError field={field} />
    </Form>
  );
}

function PersonRow({ person }: { readonly person: ModeratorsQuery['moderators'][number] }) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { id, username, role, createdAt } = person;
  return (
    <li>
      <Avatar name={username} size="md" />
      <span className={styles.name}>
        <Link className={typography.mono} to={paths.user(username)}>
          @{username}
        </Link>
        <small className={typography.muted}>
          {t('case.registered', { date: formatDate(createdAt, locale, timeZone) })}
        </small>
      </span>
      <span className={cn(badgeStyles.badge, role === 'admin' && badgeStyles.solid)}>
        {role === 'admin' && <Icon of={ShieldCheck} className={icons.icon} />}
        {role === 'admin' ? t('admin.administrator') : t('admin.moderator')}
      </span>
      {role === 'moderator' && (
        <Form method="post">
          <input type="hidden" name="userId" value={id} />
          <Button
            type="submit"
            variant="bad"
            size="sm"
            name="intent"
            value="remove"
            aria-label={t('admin.remove_label', { name: username })}
          >
            {t('admin.remove')}
          </Button>
        </Form>
      )}
    </li>
  );
}
