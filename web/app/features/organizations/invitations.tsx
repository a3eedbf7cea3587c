import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import { Send } from 'lucide';
import { useTranslation } from '#app/i18n/use-translation';
import { FormErrors } from '#app/components/form/form-errors';
import { SubmitButton } from '#app/components/form/submit-button';
import { TextField } from '#app/components/form/text-field';
import { Button } from '#app/components/ui/button';
import { useLocale } from '#app/i18n/use-locale';
import { useTimeZone } from '#app/lib/time-zone';
import type { OrganizationInvitationsQuery } from '#app/graphql/generated/graphql';
import { formatDate, toIso } from '#app/lib/format';
import { cn } from '#app/lib/cn';
import type { OrganizationAnswer } from './answer.server';
import { createInviteSchema } from './organization-schema';
import { useRoleNames } from './role-badge';
import { badgeStyles, typography } from '#app/components/ui/styles';
import tables from '#app/components/ui/table.module.css';
import styles from './organizations.module.css';

type Invitation = NonNullable<
  NonNullable<OrganizationInvitationsQuery['organization']>['invitations']
>[number];

/** Invites somebody by username or address. */
export function InviteForm({ answer }: { readonly answer: OrganizationAnswer | undefined }) {
  const { t } = useTranslation('organizations');
  const [form, fields] = useForm<{ emailOrUsername: string }>({
    id: 'invite',
    lastResult: answer?.result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createInviteSchema(t) }),
  });
  return (
    <Form method="post" className={styles.invite} {...getFormProps(form, { ariaAttributes: false })}>
      <FormErrors id={form.errorId} errors={form.errors} />
      <div className={styles.inviteRow}>
        <TextField
          field={fields.emailOrUsername}
          label={t('invite.label')}
          hint={t('invite.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton
          label={t('invite.submit')}
          busyLabel={t('invite.submitting')}
          variant="ink"
          icon={Send}
          block={false}
        />
      </div>
    </Form>
  );
}

/** Open invitations, each of which can be taken back. */
export function InvitationTable({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const { t } = useTranslation('organizations');
  if (invitations.length === 0) return <p className={typography.muted}>{t('invitations.empty')}</p>;
  return (
    <table className={cn(tables.table, styles.people)}>
      <thead>
        <tr>
          <th scope="col">{t('invitations.to')}</th>
          <th scope="col">{t('invitations.sent')}</th>
          <th scope="col">{t('invitations.state')}</th>
          <th scope="col">
            <span className={typography.visuallyHidden}>{t('members.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </tbody>
    </table>
  );
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('organizations');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const roles = useRoleNames();
  const { id, email, username, role, createdAt, expiresAt, invitedBy } = invitation;
  const recipient = username ? `@${username}` : (email ?? '');
  return (
    <tr>
      <td>
        <div className={styles.who}>
          <span>
            <b className={typography.mono}>{recipient}</b>
            <small>{t('invitations.by', { role: roles[role], inviter: invitedBy?.username ?? '' })}</small>
          </span>
        </div>
      </td>
      <td className={cn(styles.date, typography.muted, typography.figures)}>
        <time dateTime={toIso(createdAt)}>{formatDate(createdAt, locale, timeZone)}</time>
      </td>
      <td>
        <span className={cn(badgeStyles.badge, badgeStyles.warning)}>
          {t('invitations.until', { date: formatDate(expiresAt, locale, timeZone) })}
        </span>
      </td>
      <td>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            variant="ghost"
            size="sm"
            name="intent"
            value="revoke"
            aria-label={t('invitations.revoke_name', { recipient })}
          >
            {t('invitations.revoke')}
          </Button>
        </Form>
      </td>
    </tr>
  );
}
