import type { FieldMetadata } from '@conform-to/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { RichText } from '#app/i18n/rich-text';
import { useTranslation } from '#app/i18n/use-translation';
import { CheckboxField } from '#app/components/form/checkbox-field';
import { paths } from '#app/lib/paths';
import { typography } from '#app/components/ui/styles';

/** Agreement to the terms and the privacy policy. Both open in a new tab, so that the form keeps what was typed. */
export function ConsentField({ field }: { readonly field: FieldMetadata<boolean | undefined> }) {
  const { t } = useTranslation('auth');
  const hintId = useId();
  return (
    <>
      <CheckboxField field={field} required>
        <RichText
          t={t}
          i18nKey="consent.label"
          components={{
            terms: <DocumentLink href={paths.terms()} hintId={hintId} />,
            privacy: <DocumentLink href={paths.privacy()} hintId={hintId} />,
          }}
        />
      </CheckboxField>
      <span id={hintId} hidden>
        {t('common:form.new_tab')}
      </span>
    </>
  );
}

type DocumentLinkProps = { readonly href: string; readonly hintId: string; readonly children?: ReactNode };

/** `RichText` provides the text. */
function DocumentLink({ href, hintId, children }: DocumentLinkProps) {
  return (
    <a className={typography.link} href={href} target="_blank" rel="noopener" aria-describedby={hintId}>
      {children}
    </a>
  );
}
