import { getFormProps, useForm } from '@conform-to/react';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { durationText } from '@kimari/common/duration-text';
import { Form, useFetcher } from '@remix-run/react';
import { Mail } from 'lucide';
import { useEffect, useState } from 'react';
import { nameFailure } from '#app/components/feedback/failure-names';
import { useLocale } from '#app/i18n/use-locale';
import { useTranslation } from '#app/i18n/use-translation';
import { FormErrors } from '#app/components/form/form-errors';
import { SubmitButton } from '#app/components/form/submit-button';
import { TextField } from '#app/components/form/text-field';
import { Button } from '#app/components/ui/button';
import { signInPaths } from '#app/lib/sign-in-paths';
import { createMailRequestSchema } from './schemas';
import { typography } from '#app/components/ui/styles';

const RESEND = 'resend-verification';
/** Seconds before the mail can be requested again. */
const RESEND_INTERVAL = 60;

/** Asks for an address and sends the confirmation mail there. */
export function ResendForm({ result }: { readonly result: SubmissionResult | undefined }) {
  const { t } = useTranslation('auth');
  const [form, fields] = useForm({
    id: 'resend',
    lastResult: result,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createMailRequestSchema(t) }),
  });
  return (
    <Form method="post" action={signInPaths.verifyEmail()} {...getFormProps(form, { ariaAttributes: false })}>
      <FormErrors id={form.errorId} errors={form.errors} />
      <TextField
        field={fields.email}
        label={t('email.label')}
        type="email"
        autoComplete="email"
        hint={t('verify.resend_hint')}
      />
      <SubmitButton
        label={t('verify.resend')}
        busyLabel={t('verify.resending')}
        icon={Mail}
        intent="resend"
      />
    </Form>
  );
}

/** Sends the mail to the same address again, at most once a minute. */
export function ResendButton({ email }: { readonly email: string }) {
  const locale = useLocale();
  const { t } = useTranslation('auth');
  const fetcher = useFetcher({ key: RESEND });
  const [pause, setPause] = useState(0);
  const sent = fetcher.state === 'idle' && fetcher.data !== undefined;
  useEffect(() => {
    if (sent) setPause(RESEND_INTERVAL);
  }, [sent]);
  useEffect(() => {
    if (pause === 0) return;
    const timer = setTimeout(() => setPause(pause - 1), 1000);
    return () => clearTimeout(timer);
  }, [pause]);

  return (
    <fetcher.Form
      method="post"
      action={signInPaths.verifyEmail()}
      onSubmit={() => nameFailure(RESEND, t('verify.resend_failed'))}
    >
      <input type="hidden" name="email" value={email} />
      <Button
        type="submit"
        name="intent"
        value="resend"
        icon={Mail}
        busy={fetcher.state !== 'idle'}
        disabled={pause > 0}
      >
        {pause > 0 ? t('verify.resend_pause', { time: durationText(pause, locale) }) : t('verify.resend')}
      </Button>
      <span className={typography.visuallyHidden} role="status">
        {sent ? t('verify.resent_short') : ''}
      </span>
    </fetcher.Form>
  );
}
