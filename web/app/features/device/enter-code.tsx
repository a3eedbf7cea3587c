import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { RichText } from '#app/i18n/rich-text';
import { readUserCode } from '@kimari/common/device-code';
import { useFocusOnError } from '#app/components/form/use-focus-on-error';
import { Link } from '#app/components/ui/link';
import { Button } from '#app/components/ui/button';
import { paths } from '#app/lib/paths';
import { signInPaths } from '#app/lib/sign-in-paths';
import { useHydrated } from '#app/lib/use-hydrated';
import { useTranslation } from '#app/i18n/use-translation';
import { CodeField } from './code-field';
import type { DeviceStep } from './device-step';
import { typography } from '#app/components/ui/styles';
import styles from './device-page.module.css';

type EnterCodeProps = { readonly step: Extract<DeviceStep, { step: 'enter' }> };

/** The first step: the code is typed, pasted or filled in by a link. */
export function EnterCode({ step }: EnterCodeProps) {
  const { t } = useTranslation('device');
  const { typed, message } = step;
  const hydrated = useHydrated();
  const busy = useNavigation().state !== 'idle';
  const form = useFocusOnError(step);
  const [complete, setComplete] = useState(readUserCode(typed) !== null);
  return (
    <>
      <h1 className={typography.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('enter.lead')}</p>
      <Form ref={form} className={styles.frame} method="get" action={signInPaths.device()} noValidate>
        <CodeField typed={typed} message={message} onComplete={setComplete} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={busy}
          aria-disabled={(hydrated && !complete) || undefined}
        >
          {busy ? t('enter.submitting') : t('enter.submit')}
        </Button>
      </Form>
      <p className={styles.note}>
        <RichText t={t} i18nKey="enter.where" components={{ code: <code className={typography.mono} /> }} />{' '}
        <Link className={typography.link} to={paths.home()}>
          {t('enter.home')}
        </Link>
      </p>
    </>
  );
}
