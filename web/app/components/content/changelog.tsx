import { Fragment } from 'react';
import { FIRST_CHANGELOG } from '@kimari/common/first-changelog';
import { useTranslation } from '#app/i18n/use-translation';

/** The changelog of a version. Backticks mark code; the server's own words for first versions are translated. */
export function Changelog({ text }: { readonly text: string }) {
  const { t } = useTranslation('reading');
  if (text === FIRST_CHANGELOG) return t('first_version');
  return text
    .split(/`([^`\n]+)`/)
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
