import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { SubmitButton } from '#app/components/form/submit-button';
import { ButtonLink } from '#app/components/ui/button';
import { NewSecret } from '#app/features/settings/security/new-secret';
import { PlainField } from '#app/features/settings/security/plain-field';
import { RecoveryCodes } from '#app/features/settings/security/recovery-codes';
import { SetupSteps } from '#app/features/settings/security/setup-steps';
import { continueSetup, loadTwoFactor } from '#app/features/settings/security/two-factor.server';
import { SettingsPageHead } from '#app/features/settings/settings-page-head';
import type { RouteHandle } from '#app/i18n/handle';
import { cn } from '#app/lib/cn';
import { pageTitle } from '#app/lib/page-title';
import { paths } from '#app/lib/paths';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import typography from '#app/components/ui/typography.module.css';
import styles from '#app/features/settings/security/setup.module.css';

export const handle: RouteHandle = { i18n: ['settings-security'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, t } = await loadTwoFactor({ context, request });
  const { secondFactorSetup } = viewer;
  if (!secondFactorSetup) throw redirect(paths.settingsTwoFactor());
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
      <div className={styles.frame}>{codes ? <LastStep codes={codes} /> : <FirstSteps />}</div>
    </>
  );
}

function FirstSteps() {
  const { t } = useTranslation('settings-security');
  const { setup } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  return (
    <>
      <NewSecret {...setup} />
      <Form method="post" className={styles.check} noValidate>
        <PlainField
          className={typography.mono}
          name="code"
          label={t('setup.code')}
          hint={t('setup.code_hint')}
          error={error}
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
          <ButtonLink variant="ghost" to={paths.settingsSecurity()}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

function LastStep({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation('settings-security');
  return (
    <>
      <RecoveryCodes codes={codes} />
      <Form method="post" className={cn(styles.buttons)}>
        <label className={checkboxStyles.checkbox}>
          <input type="checkbox" required />
          {t('codes.noted')}
        </label>
        <SubmitButton
          block={false}
          intent="enable"
          label={t('setup.enable')}
          busyLabel={t('setup.enabling')}
        />
      </Form>
    </>
  );
}
