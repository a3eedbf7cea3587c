import { useNavigation } from '@remix-run/react';
import type { IconNode } from 'lucide';
import { Button } from '#app/components/ui/button';

type SubmitButtonProps = {
  readonly label: string;
  /** The label while the form is being sent, in the progressive: 「作成しています」. */
  readonly busyLabel: string;
  readonly variant?: 'primary' | 'ink';
  readonly icon?: IconNode;
  readonly block?: boolean;
  /** Distinguishes several buttons of a form; sent as the form's `intent`. */
  readonly intent?: string;
  readonly disabled?: boolean;
};

/** Submits a form; busy while the form is being sent with this button's intent. */
export function SubmitButton({
  label,
  busyLabel,
  variant = 'primary',
  icon,
  block = true,
  intent,
  disabled,
}: SubmitButtonProps) {
  const { state, formData, formMethod } = useNavigation();
  const sending = state !== 'idle' && formMethod === 'POST';
  const busy = sending && (formData?.get('intent') ?? undefined) === intent;
  return (
    <Button
      type="submit"
      variant={variant}
      size="lg"
      block={block}
      icon={icon}
      busy={busy}
      disabled={disabled}
      name={intent ? 'intent' : undefined}
      value={intent}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
