import type { FieldMetadata } from '@conform-to/react';
import { Check } from 'lucide';
import { useState } from 'react';
import { LIMITS } from '@kimari/common/limits';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { onSettledText } from '#app/lib/keys';
import { TextField } from '#app/components/form/text-field';
import { useAvailability } from './use-availability';
import fieldStyles from '#app/components/form/field.module.css';
import { icons } from '#app/components/ui/styles';

/** Asks for a new username, and says while typing whether it is free. */
export function UsernameField({ field }: { readonly field: FieldMetadata<string | undefined> }) {
  const { t } = useTranslation('auth');
  const [typed, setTyped] = useState(field.value ?? '');
  const availability = useAvailability(typed);
  return (
    <TextField
      field={field}
      label={t('username.label')}
      mono
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      hint={t('username.hint', LIMITS.username)}
      invalid={availability === 'taken' || availability === 'imitates'}
      end={availability === 'free' ? <Icon of={Check} className={cn(icons.icon, fieldStyles.good)} /> : null}
      {...onSettledText(setTyped)}
      note={<AvailabilityNote availability={availability} />}
    />
  );
}

function AvailabilityNote({ availability }: { readonly availability: ReturnType<typeof useAvailability> }) {
  const { t } = useTranslation('auth');
  return (
    <p className={cn(fieldStyles.error, availability === 'free' && fieldStyles.good)} role="status">
      {availability === 'free' && t('username.free')}
      {availability === 'taken' && t('username.taken')}
      {availability === 'imitates' && t('username.imitates')}
    </p>
  );
}
