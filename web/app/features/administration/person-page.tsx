import { Form } from '@remix-run/react';
import { Button } from '#app/components/ui/button';
import { Link } from '#app/components/ui/link';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { operatorPaths } from '#app/lib/operator-paths';
import { paths } from '#app/lib/paths';
import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import type { Answer } from './access.server';
import { Facts, Moment } from './facts';
import { FilterField } from './filter-field';
import { Frame } from './frame';
import { PersonBadges } from './people-page';
import type { PersonState } from './people.server';
import controlStyles from '#app/components/form/control.module.css';
import { typography } from '#app/components/ui/styles';
import styles from './administration.module.css';

type PersonPageProps = { readonly state: PersonState; readonly answer: Answer | undefined };

/** One account, and what administrators can do to it. */
export function PersonPage({ state: { title, person }, answer }: PersonPageProps) {
  const { t } = useTranslation('administration');
  const hasAddress = person.email !== '';
  return (
    <Frame section="people" title={`@${title}`} answer={answer}>
      <Facts
        facts={[
          [t('people.state'), <PersonBadges key="state" person={person} />],
          [t('people.reason'), person.suspensionReason ?? ''],
          [t('people.address'), person.email || t('people.no_mail')],
          [t('people.display_name'), person.displayName ?? ''],
          [t('people.since'), <Moment key="since" time={person.createdAt} />],
          [
            t('people.last_seen'),
            <Moment key="seen" time={person.lastSeenAt} none={t('people.not_lately')} />,
          ],
          [t('people.password'), person.hasPassword ? t('people.set') : t('people.not_set')],
          [
            t('people.second_factor'),
            <Moment key="factor" time={person.secondFactorSince} none={t('people.off')} />,
          ],
          [t('people.providers'), person.providers.join(', ')],
          [t('people.sessions'), formatCount(person.sessions)],
          [t('people.tokens'), formatCount(person.cliTokens)],
          [t('people.rules'), formatCount(person.rules)],
          [t('people.organizations'), formatCount(person.organizations)],
        ]}
      />
      <p className={styles.actions}>
        <Link className={typography.link} to={paths.user(person.username)}>
          {t('people.profile')}
        </Link>
        <Link className={typography.link} to={operatorPaths.audit({ actor: person.id })}>
          {t('people.log')}
        </Link>
      </p>
      <Form method="post" className={styles.actions}>
        {hasAddress && !person.emailVerified && (
          <Button type="submit" name="intent" value="verify">
            {t('people.verify')}
          </Button>
        )}
        {hasAddress && person.suspendedAt == null && (
          <Button type="submit" name="intent" value="send-reset">
            {t('people.send_reset')}
          </Button>
        )}
        {person.secondFactorSince != null && (
          <Button type="submit" name="intent" value="reset-second-factor" variant="bad">
            {t('people.reset_second_factor')}
          </Button>
        )}
        {person.suspendedAt != null && (
          <Button type="submit" name="intent" value="restore">
            {t('people.restore')}
          </Button>
        )}
      </Form>
      {person.suspendedAt == null && <SuspendForm hasAddress={hasAddress} />}
      <DeleteForm />
    </Frame>
  );
}

function SuspendForm({ hasAddress }: { readonly hasAddress: boolean }) {
  const { t } = useTranslation('administration');
  return (
    <Form method="post" className={styles.form}>
      <h2 className={typography.heading}>{t('people.suspend')}</h2>
      <p className={typography.muted}>
        {t('people.suspend_help')} {hasAddress && t('people.suspend_mail')}
      </p>
      <FilterField id="suspend-reason" label={t('people.reason')}>
        <textarea
          id="suspend-reason"
          name="reason"
          rows={3}
          required
          maxLength={ADMINISTRATION_LIMITS.suspensionReason.max}
          className={cn(controlStyles.input, controlStyles.textarea)}
        />
      </FilterField>
      <Button type="submit" name="intent" value="suspend" variant="bad">
        {t('people.suspend')}
      </Button>
    </Form>
  );
}

function DeleteForm() {
  const { t } = useTranslation('administration');
  return (
    <Form method="post" className={styles.form}>
      <h2 className={typography.heading}>{t('people.delete')}</h2>
      <p className={typography.muted}>{t('people.delete_help')}</p>
      <p>
        <input type="checkbox" id="delete-rules" name="deleteRules" value="yes" />{' '}
        <label htmlFor="delete-rules">{t('people.delete_rules')}</label>
      </p>
      <p>
        <input type="checkbox" id="delete-sure" name="confirmation" value="yes" required />{' '}
        <label htmlFor="delete-sure">{t('people.delete_sure')}</label>
      </p>
      <Button type="submit" name="intent" value="delete" variant="bad-fill">
        {t('people.delete')}
      </Button>
    </Form>
  );
}
