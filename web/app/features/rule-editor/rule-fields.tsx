import { getInputProps, type FieldMetadata } from '@conform-to/react';
import { Bot, FileText } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { describedBy, Field, FieldError } from '#app/components/form/field';
import { ChoiceRow } from '#app/components/form/form-sheet';
import { TextField } from '#app/components/form/text-field';
import { TypeBadge } from '#app/components/rules/rule-badges';
import type { EditorOrganizationsQuery, RuleType } from '#app/graphql/generated/graphql';
import { paths } from '#app/lib/paths';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';
import { TagInput } from './tag-input';
import { cn } from '#app/lib/cn';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import sheetStyles from '#app/components/form/form-sheet.module.css';
import { Link } from '#app/components/ui/link';
import { icons, segmentStyles, typography } from '#app/components/ui/styles';
import choiceStyles from './choices.module.css';

export type Organization = NonNullable<EditorOrganizationsQuery['viewer']>['organizations']['nodes'][number];
type TextMetadata = FieldMetadata<string | undefined>;

type NameFieldProps = {
  readonly field: TextMetadata;
  readonly owner: string;
  readonly appUrl: string;
  readonly onChange: (name: string) => void;
};

/** The rule's name, with the address that results from it. */
export function NameField({ field, owner, appUrl, onChange }: NameFieldProps) {
  const { t } = useTranslation('rule-editor');
  const name = field.value?.trim() ?? '';
  // An address with a name that cannot be would show its encoding.
  const shown = NAME_PATTERN.test(name) ? name : t('name.example');
  const address = appUrl.replace(/^https?:\/\//, '') + paths.rule(owner, shown);
  const hint = (
    <>
      {t('name.hint')}
      <br />
      <code>{address}</code>
    </>
  );
  return (
    <TextField
      field={field}
      layout="row"
      label={t('name.label')}
      hint={hint}
      mono
      maxLength={LIMITS.ruleName.max}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The name of an existing rule. Changing it changes the address, so that has a form of its own. */
export function FixedName({ name, renameTo }: { readonly name: string; readonly renameTo: string | null }) {
  const { t } = useTranslation('rule-editor');
  return (
    <div className={sheetStyles.row}>
      <div className={sheetStyles.labelCell}>
        <label htmlFor="fixed-name">{t('name.label')}</label>
      </div>
      <div className={sheetStyles.fieldCell}>
        <input
          className={cn(controlStyles.input, controlStyles.mono, typography.mono)}
          id="fixed-name"
          value={name}
          readOnly
          aria-describedby="fixed-name-hint"
        />
        <p className={fieldStyles.hint} id="fixed-name-hint">
          {renameTo ? <Link to={renameTo}>{t('name.rename')}</Link> : t('name.fixed')}
        </p>
      </div>
    </div>
  );
}

export function FixedType({ type }: { readonly type: RuleType }) {
  const { t } = useTranslation('rule-editor');
  return (
    <div className={sheetStyles.row}>
      <div className={sheetStyles.labelCell}>
        <span className={fieldStyles.label}>{t('type.label')}</span>
      </div>
      <div className={cn(sheetStyles.fieldCell, sheetStyles.badgeCell)}>
        <TypeBadge type={type} />
      </div>
    </div>
  );
}

type TypeFieldProps = {
  readonly field: TextMetadata;
  readonly onChange: (type: string) => void;
  /** Fields of the chosen type. */
  readonly children?: ReactNode;
};

export function TypeField({ field, onChange, children }: TypeFieldProps) {
  const { t } = useTranslation('rule-editor');
  const types = [
    { value: 'rule', label: t('type.rule'), icon: FileText },
    { value: 'ccsubagents', label: t('type.subagent'), icon: Bot },
  ];
  return (
    <ChoiceRow label={t('type.label')}>
      <div className={cn(segmentStyles.segments, segmentStyles.choices)}>
        {types.map(({ value, label, icon }) => (
          <label key={value}>
            <input
              className={typography.visuallyHidden}
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={(field.initialValue ?? 'rule') === value}
              onChange={() => onChange(value)}
            />
            <Icon of={icon} className={icons.icon} />
            {label}
          </label>
        ))}
      </div>
      {children}
    </ChoiceRow>
  );
}

type OrganizationFieldProps = {
  readonly field: TextMetadata;
  readonly organizations: readonly Organization[];
  readonly locked?: boolean;
};

/** The owner of the rule: the user or one of their organizations. */
export function OrganizationField({ field, organizations, locked }: OrganizationFieldProps) {
  const { t } = useTranslation('rule-editor');
  if (organizations.length === 0 && !field.initialValue) return null;
  return (
    <Field
      field={field}
      layout="row"
      label={t('organization.label')}
      optional
      hint={locked ? t('organization.locked') : t('organization.hint')}
    >
      <select
        className={controlStyles.select}
        id={field.id}
        name={field.name}
        defaultValue={field.initialValue ?? ''}
        aria-describedby={describedBy(field, true)}
      >
        <option value="">{t('organization.none')}</option>
        {organizations.map(({ id, name, displayName }) => (
          <option key={id} value={id}>
            {displayName ? `${displayName} (@${name})` : `@${name}`}
          </option>
        ))}
      </select>
    </Field>
  );
}

type VisibilityFieldProps = { readonly field: TextMetadata; readonly ofOrganization: boolean };

export function VisibilityField({ field, ofOrganization }: VisibilityFieldProps) {
  const { t } = useTranslation('rule-editor');
  const choices = [
    { value: 'public', label: t('visibility.public'), help: t('visibility.public_help') },
    ofOrganization
      ? { value: 'private', label: t('visibility.organization'), help: t('visibility.organization_help') }
      : { value: 'private', label: t('visibility.private'), help: t('visibility.private_help') },
  ];
  return (
    <ChoiceRow label={t('visibility.label')} error={<FieldError field={field} />}>
      {choices.map(({ value, label, help }) => (
        <label key={value} className={cn(checkboxStyles.checkbox, choiceStyles.choice)}>
          <input
            type="radio"
            name={field.name}
            value={value}
            defaultChecked={(field.initialValue ?? 'public') === value}
          />
          <span className={choiceStyles.name}>
            {label} <span className={typography.muted}>{help}</span>
          </span>
        </label>
      ))}
    </ChoiceRow>
  );
}

type TagsFieldProps = { readonly field: TextMetadata; readonly onChange: () => void };

export function TagsField({ field, onChange }: TagsFieldProps) {
  const { t } = useTranslation('rule-editor');
  const { name, id } = getInputProps(field, { type: 'text' });
  return (
    <Field field={field} layout="row" label={t('tags.label')} optional>
      <TagInput
        key={field.key}
        id={id}
        name={name}
        defaultValue={field.initialValue ?? ''}
        describedBy={describedBy(field, false)}
        invalid={Boolean(field.errors?.length)}
        onChange={onChange}
      />
    </Field>
  );
}
