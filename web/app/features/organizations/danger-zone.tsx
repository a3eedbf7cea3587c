import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { describedBy, Field } from '#app/components/form/field';
import { simpleField } from '#app/components/form/simple-field';
import { useFocusOnError } from '#app/components/form/use-focus-on-error';
import { Button, ButtonLink } from '#app/components/ui/button';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { cn } from '#app/lib/cn';
import type { WrongField } from './answer.server';
import type { OrganizationSettings } from './settings.server';
import controlStyles from '#app/components/form/control.module.css';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './organizations.module.css';

type DangerZoneProps = OrganizationSettings & { readonly wrong: WrongField | undefined };

/** Irreversible changes: handing over, leaving, deleting. Each opens a form that has its own address. */
export function DangerZone(settings: DangerZoneProps) {
  const { t } = useTranslation('organizations');
  const { organization, isLastOwner, others, task } = settings;
  const { name, viewerCan, stats } = organization;
  if (task) return <TaskPanel {...settings} />;
  const to = (manage: string) => paths.organizationSettings(name, { manage });
  const rules = formatCount(stats.rulesCount ?? 0);
  return (
    <section className={styles.danger} aria-labelledby="danger">
      <h2 id="danger">{t('danger.title')}</h2>
      {viewerCan.manage && others.length > 0 && (
        <Choice title={t('danger.transfer')} help={t('danger.transfer_help')}>
          <ButtonLink to={to('transfer')}>{t('danger.transfer')}</ButtonLink>
        </Choice>
      )}
      <Choice title={t('danger.leave')} help={isLastOwner ? t('danger.leave_last') : t('danger.leave_help')}>
        {isLastOwner ? (
          <Button disabled>{t('danger.leave')}</Button>
        ) : (
          <ButtonLink to={to('leave')}>{t('danger.leave')}</ButtonLink>
        )}
      </Choice>
      {viewerCan.manage && (
        <Choice title={t('danger.delete')} help={t('danger.delete_help', { rules })}>
          <ButtonLink to={to('delete')} variant="bad">
            {t('danger.delete')}
          </ButtonLink>
        </Choice>
      )}
    </section>
  );
}

type ChoiceProps = { readonly title: string; readonly help: string; readonly children: ReactNode };

function Choice({ title, help, children }: ChoiceProps) {
  return (
    <div>
      <p>
        <b>{title}</b>
        <small>{help}</small>
      </p>
      {children}
    </div>
  );
}

/** The form of the task in the address. */
function TaskPanel({ organization, others, task, hasPassword, wrong }: DangerZoneProps) {
  const { t } = useTranslation('organizations');
  const { name, stats } = organization;
  const form = useFocusOnError(wrong);
  const rules = formatCount(stats.rulesCount ?? 0);
  const texts = {
    transfer: {
      title: t('danger.transfer'),
      help: t('danger.transfer_help'),
      submit: t('danger.transfer_submit'),
    },
    leave: { title: t('danger.leave'), help: t('danger.leave_help'), submit: t('danger.leave_submit') },
    delete: {
      title: t('danger.delete'),
      help: t('danger.delete_help', { rules }),
      submit: t('danger.delete_submit'),
    },
  };
  if (!task) return null;
  const { title, help, submit } = texts[task];
  return (
    <section className={styles.danger} aria-labelledby="danger">
      <h2 id="danger">{title}</h2>
      <Form
        ref={form}
        method="post"
        action={paths.organizationSettings(name, { manage: task })}
        preventScrollReset
        noValidate
      >
        <p>{help}</p>
        {task === 'transfer' && <MemberChoice others={others} wrong={wrong} />}
        {task === 'delete' && <Confirmation name={name} wrong={wrong} />}
        {task !== 'leave' && hasPassword && <Password wrong={wrong} />}
        <div className={layoutStyles.cluster}>
          <Button type="submit" variant="bad-fill" name="intent" value={task}>
            {submit}
          </Button>
          <ButtonLink to={paths.organizationSettings(name)} variant="ghost" preventScrollReset>
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}

function MemberChoice({ others, wrong }: Pick<DangerZoneProps, 'others' | 'wrong'>) {
  const { t } = useTranslation('organizations');
  const field = simpleField('transfer-to', wrong?.name === 'userId' ? wrong.message : null);
  return (
    <Field field={field} label={t('danger.transfer_to')}>
      <select
        className={controlStyles.select}
        id={field.id}
        name="userId"
        required
        defaultValue={wrong?.name === 'password' ? wrong.typed : ''}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy(field, false)}
      >
        <option value="" disabled>
          {t('danger.transfer_choose')}
        </option>
        {others.map(({ id, user }) => (
          <option key={id} value={id}>
            {user.displayName ? `${user.displayName} (@${user.username})` : `@${user.username}`}
          </option>
        ))}
      </select>
    </Field>
  );
}

type ConfirmationProps = Pick<DangerZoneProps, 'wrong'> & { readonly name: string };

function Confirmation({ name, wrong }: ConfirmationProps) {
  const { t } = useTranslation('organizations');
  const refused = wrong?.name === 'confirmation' ? wrong : undefined;
  const field = simpleField('delete-confirmation', refused?.message);
  return (
    <Field field={field} label={t('danger.delete_confirm', { name })}>
      <input
        className={cn(controlStyles.input, controlStyles.mono, typography.mono)}
        id={field.id}
        name="confirmation"
        required
        defaultValue={refused?.typed ?? (wrong?.name === 'password' ? wrong.typed : undefined)}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy(field, false)}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
      />
    </Field>
  );
}

/** Asked for again, because a session alone may be in other hands. The server never sends a password back. */
function Password({ wrong }: Pick<DangerZoneProps, 'wrong'>) {
  const { t } = useTranslation('organizations');
  const field = simpleField('owner-password', wrong?.name === 'password' ? wrong.message : null);
  return (
    <Field field={field} label={t('danger.password')}>
      <input
        className={controlStyles.input}
        id={field.id}
        name="password"
        type="password"
        required
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy(field, false)}
        autoComplete="current-password"
      />
    </Field>
  );
}
