import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/i18n/use-translation';
import { TextAreaField, TextField } from '#app/components/form/text-field';
import { LIMITS } from '@kimari/common/limits';

type Text = FieldMetadata<string | undefined>;
type OrganizationFieldsProps = {
  readonly fields: { readonly name: Text; readonly displayName: Text; readonly description: Text };
  readonly nameHint: string;
};

/** Name, display name and description, on the pages that create and change an organization. */
export function OrganizationFields({ fields, nameHint }: OrganizationFieldsProps) {
  const { t } = useTranslation('organizations');
  return (
    <>
      <TextField
        layout="row"
        field={fields.name}
        label={t('name.label')}
        hint={nameHint}
        maxLength={LIMITS.organizationName.max}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        mono
      />
      <TextField
        layout="row"
        field={fields.displayName}
        label={t('display_name.label')}
        hint={t('display_name.hint')}
        maxLength={LIMITS.displayName.max}
        autoComplete="off"
        optional
      />
      <TextAreaField
        layout="row"
        field={fields.description}
        label={t('description.label')}
        hint={t('description.hint', LIMITS.organizationDescription)}
        rows={3}
        optional
      />
    </>
  );
}
