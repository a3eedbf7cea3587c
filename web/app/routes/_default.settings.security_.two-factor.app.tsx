import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { SubmitButton } from '#app/components/form/submit-button';
import { useFocusOnError } from '#app/components/form/use-focus-on-error';
import { ButtonLink } from '#app/components/ui/button';
import { LastSetupStep } from '#app/features/settings/security/last-setup-step';
import { NewSecret } from '#app/features/settings/security/new-secret';
import { PlainField } from '#app/features/settings/security/plain-field';
import { SetupSteps } from '#app/features/settings/security/setup-steps';
import { continueSetup, loadTwoFactor } from '#app/features/settings/security/two-factor.server';
import { SettingsPageHead } from '#app/features/settings/settings-page-head';
import { pageTitle } from '#app/lib/page-title';
import { settingsPaths } from '#app/lib/settings-paths';
import { typography } from '#app/components/ui/styles';
import styles from '#app/features/settings/security/setup.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, t } = await loadTwoFactor({ context, request });
  const { secondFactorSetup } = viewer;
  if (!secondFactorSetup) throw redirect(settingsPaths.twoFactor());
  return { setup: secondFactorSetup, title: t('settings-security:setup.title') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export function action({ context, request }: ActionFunctionArgs) {
  return continueSetup({ context, request });
}

/** Shows the secret and asks for a code; after it, shows the recovery codes. */
export default function SetUpApp() {
  const { t } = useTranslation('settings-security');
  const { title } = useLoaderData<typeof loader>();
  const codes = useActionData<typeof action>()?.codes;
  return (
    <>
      <SettingsPageHead title={title} lead={codes ? t('setup.codes_lead') : t('setup.app_lead')} />
      <SetupSteps current={codes ? 3 : 1} />
      <div className={styles.frame}>{codes ? <LastSetupStep codes={codes} /> : <FirstSteps />}</div>
    </>
  );
}

function FirstSteps() {
  const { t } = useTranslation('settings-security');
  const { setup } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const form = useFocusOnError(answer);
  return (
    <>
      <NewSecret {...setup} />
      <Form ref={form} method="post" className={styles.check} noValidate>
        <PlainField
          className={typography.mono}
          name="code"
          label={t('setup.code')}
          hint={t('setup.code_hint')}
          error={answer?.error}
          answer={answer}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="000000"
          maxLength={32}
          required
        />
        <div className={styles.buttons}>
          <SubmitButton
            block={false}
            intent="confirm"
            label={t('setup.confirm')}
            busyLabel={t('setup.confirming')}
          />
          <ButtonLink variant="ghost" to={settingsPaths.security()}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}
