import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import type { SocialProviderName } from '@kimari/common/enums';
import { useTranslation } from '#app/i18n/use-translation';
import { signInPaths } from '#app/lib/sign-in-paths';
import { Button } from '#app/components/ui/button';
import { ConsentField } from './consent-field';
import { createConsentSchema } from './schemas';
import { useProviderLabel } from '#app/session/use-provider-label';
import frameStyles from './auth-frame.module.css';

type ConsentFormProps = { readonly provider: SocialProviderName; readonly redirectTo: string };

/** Asks newcomers to agree to the terms before they leave for a provider. */
export function ConsentForm({ provider, redirectTo }: ConsentFormProps) {
  const { t } = useTranslation('social');
  const labelOf = useProviderLabel();
  const [form, fields] = useForm({
    id: 'consent',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createConsentSchema(t) }),
  });
  return (
    <div className={frameStyles.frame}>
      <Form
        method="post"
        action={signInPaths.socialStart()}
        reloadDocument
        {...getFormProps(form, { ariaAttributes: false })}
      >
        <input type="hidden" name="from" value="register" />
        <input type="hidden" name="redirect" value={redirectTo} />
        <input type="hidden" name="provider" value={provider} />
        <ConsentField field={fields.consent} />
        <Button type="submit" variant="primary" size="lg" block>
          {t('leaving.go', { name: labelOf(provider) })}
        </Button>
      </Form>
    </div>
  );
}
