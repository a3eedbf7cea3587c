import { Form, useNavigation } from '@remix-run/react';
import { describedBy, Field } from '#app/components/form/field';
import { FormErrors } from '#app/components/form/form-errors';
import { simpleField } from '#app/components/form/simple-field';
import { useFocusOnError } from '#app/components/form/use-focus-on-error';
import { Banner } from '#app/components/feedback/banner';
import { Button } from '#app/components/ui/button';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { LIMITS } from '@kimari/common/limits';
import { SettingsPageHead } from '../settings-page-head';
import { NameRequestFacts, NameRequestStateBadge } from '#app/components/names/name-request-facts';
import type { NameAnswer, OwnNames } from './own-names.server';
import controlStyles from '#app/components/form/control.module.css';
import { typography } from '#app/components/ui/styles';
import styles from '#app/components/names/names.module.css';

type OwnNamesPageProps = { readonly state: OwnNames; readonly answer: NameAnswer | undefined };

/** Where people request a name that looks like somebody else's, and read the answer. */
export function OwnNamesPage({ state, answer }: OwnNamesPageProps) {
  const { t } = useTranslation('names');
  const { requests, saved } = state;
  return (
    <>
      <SettingsPageHead title={t('title')} lead={t('lead')} />
      {(saved === 'asked' || saved === 'withdrawn') && !answer && (
        <Banner tone="ok" live>
          {t(saved === 'asked' ? 'asked' : 'withdrawn_now')}
        </Banner>
      )}
      <AskForm key={state.wanted} state={state} answer={answer} />
      <section aria-labelledby="own-requests" className={styles.section}>
        <h3 id="own-requests" className={typography.subheading}>
          {t('own')}
        </h3>
        {requests.length === 0 ? (
          <p className={typography.muted}>{t('none')}</p>
        ) : (
          <ul className={styles.requests}>
            {requests.map((request) => (
              <li key={request.id}>
                <p className={styles.head}>
                  <b className={typography.mono}>{request.name}</b>
                  <NameRequestStateBadge state={request.state} />
                </p>
                <NameRequestFacts request={request} />
                {request.state === 'OPEN' && <Withdraw id={request.id} name={request.name} />}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function AskForm({ state, answer }: OwnNamesPageProps) {
  const { t } = useTranslation('names');
  const busy = useNavigation().state !== 'idle';
  const form = useFocusOnError(answer);
  const errorOf = (field: NameAnswer['field']) => (answer?.field === field ? answer.message : null);
  const name = simpleField('name-wanted', errorOf('name'));
  const reason = simpleField('name-reason', errorOf('reason'));
  return (
    <Form ref={form} method="post" className={styles.section} noValidate>
      <FormErrors errors={answer?.field === null ? [answer.message] : undefined} />
      <Field field={name} label={t('name')} hint={t('name_hint')}>
        <input
          className={cn(controlStyles.input, controlStyles.mono, typography.mono)}
          id={name.id}
          name="name"
          required
          maxLength={LIMITS.organizationName.max}
          defaultValue={answer?.name ?? state.wanted}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={name.errors ? true : undefined}
          aria-describedby={describedBy(name, true)}
        />
      </Field>
      <Field field={reason} label={t('reason')} hint={t('reason_hint')}>
        <textarea
          className={controlStyles.textarea}
          id={reason.id}
          name="reason"
          rows={4}
          required
          maxLength={LIMITS.reportText.max}
          defaultValue={answer?.reason}
          aria-invalid={reason.errors ? true : undefined}
          aria-describedby={describedBy(reason, true)}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="ask" variant="primary" busy={busy}>
          {t('ask')}
        </Button>
      </div>
    </Form>
  );
}

function Withdraw({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('names');
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="withdraw"
        size="sm"
        aria-label={t('withdraw_name', { name })}
      >
        {t('withdraw')}
      </Button>
    </Form>
  );
}
