import { Form, useNavigation } from '@remix-run/react';
import { Check, X } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { userCodeLetters } from '@kimari/common/device-code';
import { Icon } from '#app/components/ui/icon';
import { Banner } from '#app/components/feedback/banner';
import { Avatar } from '#app/components/ui/avatar';
import { Button } from '#app/components/ui/button';
import { RelativeTime } from '#app/components/ui/relative-time';
import { useLocale } from '#app/i18n/use-locale';
import { signInPaths } from '#app/lib/sign-in-paths';
import { useTranslation } from '#app/i18n/use-translation';
import { useViewer } from '#app/session/site-state';
import { CodeCells } from './code-cells';
import type { DeviceStep, WaitingDevice } from './device-step';
import { SecondFactorField } from './second-factor-field';
import { icons, typography } from '#app/components/ui/styles';
import styles from './device-page.module.css';

type ConfirmDeviceProps = Extract<DeviceStep, { step: 'confirm' }>;

/** The second step: shows which tool asks, from where, since when and for what; the person decides. */
export function ConfirmDevice({ device, now, secondFactor }: ConfirmDeviceProps) {
  const { t } = useTranslation('device');
  return (
    <>
      <h1 className={typography.title}>{t('confirm.title')}</h1>
      <p className={styles.lead}>{t('confirm.lead')}</p>
      <section className={styles.frame} aria-label={t('steps.check')}>
        <p role="img" aria-label={t('confirm.code', { code: device.userCode })}>
          <CodeCells letters={userCodeLetters(device.userCode)} />
        </p>
        <p className={styles.question}>{t('confirm.question')}</p>
        <Facts device={device} now={now} />
        <Banner tone="bad">{t('confirm.warning')}</Banner>
        <Decision userCode={device.userCode} secondFactor={secondFactor} />
      </section>
      <p className={styles.note}>{t('confirm.revocable')}</p>
    </>
  );
}

function Facts({ device, now }: { readonly device: WaitingDevice; readonly now: number }) {
  const { t } = useTranslation('device');
  const locale = useLocale();
  const viewer = useViewer();
  return (
    <dl className={styles.facts}>
      <Fact term={t('confirm.client')}>
        <b>{device.clientName}</b>
        {device.agent !== null && <span className={typography.muted}>{device.agent}</span>}
      </Fact>
      <Fact term={t('confirm.when')}>
        <RelativeTime time={device.createdAt} now={now} locale={locale} />
      </Fact>
      <Fact term={t('confirm.place')}>
        <span className={typography.mono}>{device.place ?? t('confirm.place_unknown')}</span>
        <span className={typography.muted}>
          {device.sameNetwork ? t('confirm.same_network') : t('confirm.other_network')}
        </span>
      </Fact>
      <Fact term={t('confirm.scopes')}>
        <Permissions canWrite={device.scopes.includes('write')} />
      </Fact>
      {viewer && (
        <Fact term={t('confirm.account')}>
          <span className={styles.account}>
            <Avatar name={viewer.displayName ?? viewer.username} src={viewer.avatarUrl} />
            <b>{viewer.username}</b>
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Permissions({ canWrite }: { readonly canWrite: boolean }) {
  const { t } = useTranslation('device');
  return (
    <ul className={styles.permissions}>
      <li>
        <Icon of={Check} className={icons.icon} />
        {t('confirm.can_read')}
      </li>
      {canWrite && (
        <li>
          <Icon of={Check} className={icons.icon} />
          {t('confirm.can_write')}
        </li>
      )}
      <li>
        <Icon of={X} className={icons.icon} />
        {t('confirm.cannot')}
      </li>
    </ul>
  );
}

type DecisionProps = {
  readonly userCode: string;
  readonly secondFactor: ConfirmDeviceProps['secondFactor'];
};

/** Two forms, so that Enter in the field of the second factor approves, although denying comes first. */
function Decision({ userCode, secondFactor }: DecisionProps) {
  const { t } = useTranslation('device');
  const denyForm = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const { formData } = useNavigation();
  const intent = formData?.get('intent');
  const asksForCode = secondFactor !== null;
  useEffect(() => {
    // Denying is the first of the two.
    if (!asksForCode) buttons.current?.querySelector('button')?.focus();
  }, [asksForCode]);
  return (
    <>
      <Form id={denyForm} method="post" action={signInPaths.device()} replace>
        <input type="hidden" name="userCode" value={userCode} />
      </Form>
      <Form method="post" action={signInPaths.device()} replace noValidate>
        <input type="hidden" name="userCode" value={userCode} />
        {secondFactor && <SecondFactorField answer={secondFactor} />}
        <div className={styles.decision} ref={buttons}>
          <Button type="submit" form={denyForm} size="lg" name="intent" value="deny" busy={intent === 'deny'}>
            {intent === 'deny' ? t('confirm.denying') : t('confirm.deny')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            name="intent"
            value="approve"
            busy={intent === 'approve'}
          >
            {intent === 'approve' ? t('confirm.approving') : t('confirm.approve')}
          </Button>
        </div>
      </Form>
    </>
  );
}
