import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import type { SocialProviderName } from '@kimari/common/enums';
import { useTranslation } from '#app/i18n/use-translation';
import { paths } from '#app/lib/paths';
import { FormErrors } from '#app/components/form/form-errors';
import { PasswordField } from '#app/components/form/password-field';
import { Button, buttonClass } from '#app/components/ui/button';
import { SettingsSection } from '../settings-section';
import { createConfirmationSchema } from './linked-accounts-schema';
import type { LinkReply } from './linked-accounts.server';
import { useProviderLabel } from '#app/session/use-provider-label';
import styles from './linked-accounts.module.css';

/** A change that the viewer is asked to confirm. */
export type LinkChange = { readonly kind: 'link' | 'unlink'; readonly provider: SocialProviderName };

type LinkConfirmationProps = {
  readonly change: LinkChange;
  readonly hasPassword: boolean;
  readonly reply: LinkReply | undefined;
};

/** Confirms that an account at another service is to be linked or unlinked. */
export function LinkConfirmation({ change, hasPassword, reply }: LinkConfirmationProps) {
  const { t } = useTranslation('linked-accounts');
  const labelOf = useProviderLabel();
  const name = labelOf(change.provider);
  const isLink = change.kind === 'link';
  return (
    <SettingsSection
      title={isLink ? t('confirm.link_heading', { name }) : t('confirm.unlink_heading', { name })}
      lead={isLink ? t('confirm.link_lead', { name }) : t('confirm.unlink_lead', { name })}
    >
      <div className={styles.confirmation}>
        {reply?.state === 'leaving' ? (
          <>
            <p role="status">{t('confirm.leaving', { name })}</p>
            <a className={buttonClass({ size: 'lg', block: true })} href={reply.address}>
              {t('confirm.go', { name })}
            </a>
          </>
        ) : (
          <ConfirmationForm change={change} hasPassword={hasPassword} reply={reply} />
        )}
      </div>
    </SettingsSection>
  );
}

type ConfirmationFormProps = Omit<LinkConfirmationProps, 'reply'> & {
  readonly reply: Extract<LinkReply, { state: 'refused' }> | undefined;
};

function ConfirmationForm({ change, hasPassword, reply }: ConfirmationFormProps) {
  const { t } = useTranslation('linked-accounts');
  const labelOf = useProviderLabel();
  const { kind, provider } = change;
  const name = labelOf(provider);
  const [form, fields] = useForm({
    id: 'confirm-link',
    lastResult: reply?.result,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createConfirmationSchema(t) }),
  });
  return (
    <>
      <FormErrors id={form.errorId} errors={form.errors}>
        {reply?.needsSignIn && (
          <Form method="post" action={paths.logout()}>
            <Button type="submit" size="sm">
              {t('confirm.sign_in_again')}
            </Button>
          </Form>
        )}
      </FormErrors>
      {/* A new document, because its headers lead to the provider. */}
      <Form method="post" reloadDocument {...getFormProps(form, { ariaAttributes: false })}>
        <input type="hidden" name="intent" value={kind} />
        <input type="hidden" name="provider" value={provider} />
        {hasPassword && (
          <PasswordField
            field={fields.currentPassword}
            label={t('confirm.password')}
            autoComplete="current-password"
            emptiedBy={reply}
          />
        )}
        <Button type="submit" variant={kind === 'link' ? 'primary' : 'bad'} size="lg" block>
          {kind === 'link' ? t('confirm.link_heading', { name }) : t('confirm.unlink_heading', { name })}
        </Button>
      </Form>
    </>
  );
}
