import { Check } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { cn } from '#app/lib/cn';
import { useTranslation } from '#app/i18n/use-translation';
import { icons } from '#app/components/ui/styles';
import styles from './device-page.module.css';

/** The three steps of the way; `current` counts from 1. */
export function DeviceSteps({ current }: { readonly current: number }) {
  const { t } = useTranslation('device');
  const steps = [
    { number: t('steps.first'), label: t('steps.code') },
    { number: t('steps.second'), label: t('steps.check') },
    { number: t('steps.third'), label: t('steps.done') },
  ];
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {steps.map(({ number, label }, index) => (
        <li
          key={number}
          className={cn(index + 1 < current && styles.passed)}
          aria-current={index + 1 === current ? 'step' : undefined}
        >
          <b aria-hidden="true">{number}</b>
          {label}
          {index + 1 < current && <Icon of={Check} className={icons.icon} />}
        </li>
      ))}
    </ol>
  );
}
