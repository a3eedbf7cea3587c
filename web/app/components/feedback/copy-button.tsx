import { Check, Copy } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { Button, IconButton } from '#app/components/ui/button';
import { CONFIRMATION_DURATION, copyText, type Copied } from './copy-text';
import { cn } from '#app/lib/cn';
import { icons, layoutStyles, menuStyles, typography } from '#app/components/ui/styles';

type CopyButtonProps = {
  readonly text: Copied;
  /** Accessible name of the button, such as "Copy command". */
  readonly label: string;
  /** Shows the label as text instead of an icon alone. */
  readonly variant?: 'icon' | 'primary' | 'ghost' | 'default' | 'menu';
  readonly size?: 'sm' | 'lg';
  /** Called when the browser denies access to the clipboard, so that the caller can select the text instead. */
  readonly onRefused?: () => void;
};

/** Copies a text to the clipboard and shows whether that worked. */
export function CopyButton({ text, label, variant = 'icon', size, onRefused }: CopyButtonProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_DURATION);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    if (await copyText(text, t)) setCopied(true);
    else onRefused?.();
  }

  const icon = copied ? Check : Copy;
  const onClick = () => void copy();
  return (
    <>
      {variant === 'icon' && (
        <IconButton
          className={layoutStyles.scriptOnly}
          icon={icon}
          size={size ?? 'sm'}
          label={label}
          onClick={onClick}
        />
      )}
      {variant === 'menu' && (
        <button className={cn(menuStyles.item, layoutStyles.scriptOnly)} type="button" onClick={onClick}>
          <Icon of={icon} className={icons.icon} />
          {copied ? t('copy.done') : label}
        </button>
      )}
      {variant !== 'icon' && variant !== 'menu' && (
        <Button
          className={layoutStyles.scriptOnly}
          icon={icon}
          size={size}
          variant={variant === 'default' ? undefined : variant}
          onClick={onClick}
        >
          {copied ? t('copy.done') : label}
        </Button>
      )}
      <span className={typography.visuallyHidden} role="status">
        {copied ? t('copy.done') : ''}
      </span>
    </>
  );
}
