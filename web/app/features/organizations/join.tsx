import { Form } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { Avatar } from '#app/components/ui/avatar';
import { Button, ButtonLink } from '#app/components/ui/button';
import { useLocale } from '#app/i18n/use-locale';
import { useTimeZone } from '#app/lib/time-zone';
import type { InvitationByTokenQuery } from '#app/graphql/generated/graphql';
import { formatDate } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useRegisters, useViewer } from '#app/session/site-state';
import { cn } from '#app/lib/cn';
import type { JoinAnswer } from './join.server';
import { useRoleNames } from './role-badge';
import { typography } from '#app/components/ui/styles';
import styles from './organizations.module.css';

type Invitation = NonNullable<InvitationByTokenQuery['invitation']>;
type JoinProps = {
  readonly invitation: Invitation | null;
  /** Whether the browser has kept a token; one without cookies has none, however good its link is. */
  readonly isKept: boolean;
  readonly answer: JoinAnswer | undefined;
};

/** An invitation, and what the visitor can do with it: sign in, join, decline, or open the organization. */
export function Join({ invitation, isKept, answer }: JoinProps) {
  const { t } = useTranslation('organizations');
  if (!isKept) return <Failed message={t('join.missing')} help={t('join.missing_help')} />;
  if (!invitation?.organization)
    return <Failed message={answer?.message ?? t('join.failed')} help={t('join.failed_help')} />;
  const { organization, invitedBy } = invitation;
  const name = organization.displayName ?? organization.name;
  return (
    <>
      {answer && (
        <Banner tone="bad" live>
          {answer.message}
        </Banner>
      )}
      <div className={styles.organization}>
        <Avatar name={name} src={organization.avatarUrl} size="lg" square />
        <div>
          <h2 className={typography.heading}>{name}</h2>
          <p className={cn(typography.mono, typography.muted)}>@{organization.name}</p>
        </div>
      </div>
      <p className={typography.secondary}>{t('join.lead', { inviter: invitedBy?.username ?? '' })}</p>
      <Facts invitation={invitation} />
      <Choices invitation={invitation} isForOther={answer?.isForOther ?? false} />
    </>
  );
}

function Failed({ message, help }: { readonly message: string; readonly help: string }) {
  const { t } = useTranslation('organizations');
  return (
    <>
      <Banner tone="bad" live>
        {message}
      </Banner>
      <p className={typography.secondary}>{help}</p>
      <ButtonLink to={paths.organizations()}>{t('join.to_list')}</ButtonLink>
    </>
  );
}

function Facts({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('organizations');
  const roles = useRoleNames();
  const date = formatDate(invitation.expiresAt, useLocale(), useTimeZone());
  const viewer = useViewer();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('join.role')}</dt>
        <dd>{roles[invitation.role]}</dd>
      </div>
      <div>
        <dt>{t('join.expiry')}</dt>
        <dd>{t('join.until', { date })}</dd>
      </div>
      {viewer && (
        <div>
          <dt>{t('join.person')}</dt>
          <dd>
            <b>{viewer.username}</b>
          </dd>
        </div>
      )}
    </dl>
  );
}

type ChoicesProps = { readonly invitation: Invitation; readonly isForOther: boolean };

function Choices({ invitation: { id, organization }, isForOther }: ChoicesProps) {
  const { t } = useTranslation('organizations');
  const viewer = useViewer();
  if (!viewer) return <SignInChoices />;
  if (organization?.viewerRole) {
    return (
      <>
        <p role="status">{t('join.already')}</p>
        <ButtonLink to={paths.organization(organization.name)} variant="primary" size="lg">
          {t('join.open')}
        </ButtonLink>
      </>
    );
  }
  if (isForOther) {
    return (
      <Form method="post" action={paths.logout()} className={styles.choices}>
        <Button type="submit" size="lg">
          {t('join.sign_out')}
        </Button>
      </Form>
    );
  }
  return (
    <Form method="post" action={paths.organizationJoin()} className={styles.choices}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="lg" name="intent" value="decline">
        {t('decline')}
      </Button>
      <Button type="submit" variant="primary" size="lg" name="intent" value="join">
        {t('accept')}
      </Button>
    </Form>
  );
}

function SignInChoices() {
  const { t } = useTranslation('organizations');
  const registers = useRegisters();
  const back = paths.organizationJoin();
  return (
    <>
      <p>{t(registers ? 'join.sign_in_first' : 'join.sign_in_only')}</p>
      <div className={styles.choices}>
        {registers && (
          <ButtonLink to={paths.register(back)} size="lg">
            {t('join.register')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.login(back)} variant="primary" size="lg">
          {t('join.login')}
        </ButtonLink>
      </div>
    </>
  );
}
