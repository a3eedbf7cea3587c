import { Check } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { icons } from '#app/components/ui/styles';
import styles from './setup.module.css';

/** The three steps of the setup, counted from 1. */
export function SetupSteps({ current }: { readonly current: 1 | 2 | 3 }) {
  const { t } = useTranslation('settings-security');
  const steps = [
    { number: t('setup.one'), label: t('setup.step_app') },
    { number: t('setup.two'), label: t('setup.step_code') },
    { number: t('setup.three'), label: t('setup.step_codes') },
  ];
  return (
    <ol className={styles.steps}>
      {steps.map(({ number, label }, index) => {
        const isDone = index + 1 < current;
        return (
          <li
            key={number}
            className={cn(isDone && styles.done)}
            aria-current={index + 1 === current ? 'step' : undefined}
          >
            <b>{number}</b>
            {label}
            {isDone && <Icon of={Check} className={cn(icons.icon, icons.small)} />}
          </li>
        );
      })}
    </ol>
  );
}
