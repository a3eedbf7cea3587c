import { getInputProps } from '@conform-to/react';
import { CircleAlert } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { SubmitButton } from '#app/components/form/submit-button';
import { ownerHref } from '#app/components/rules/rule-head';
import { paths } from '#app/lib/paths';
import { useHydrated } from '#app/lib/use-hydrated';
import { ConflictBanner } from './conflict-banner';
import type { EditedRuleState } from './load-editor.server';
import { ReviewButton, ReviewSection } from './review';
import { FixedName, FixedType } from './rule-fields';
import { RuleForm } from './rule-form';
import { useEditedRule } from './use-edited-rule';
import { VersionFields } from './version-fields';
import { cn } from '#app/lib/cn';
import badgeStyles from '#app/components/ui/badge.module.css';
import icons from '#app/components/ui/icon.module.css';
import layoutStyles from '#app/components/ui/layout.module.css';

type PageProps = { readonly state: EditedRuleState };

/** The page to edit a rule. A changed text becomes the next version. */
export function EditRulePage({ state }: PageProps) {
  const { rule } = state;
  const edited = useEditedRule(state);
  const { form, fields, editor, textChanged, current, next, bump, review } = edited;
  const versionFields = (
    <VersionFields
      changelog={fields.changelog}
      field={fields.bump}
      current={current}
      next={next}
      bump={bump}
    />
  );
  return (
    <RuleForm
      form={form}
      fields={fields}
      editor={editor}
      head={useHead(rule, editor.dirty)}
      notice={
        edited.conflict && (
          <ConflictBanner owner={rule.owner.name} name={rule.name} base={edited.base} current={current} />
        )
      }
      identity={
        <>
          <input {...getInputProps(fields.expectedVersion, { type: 'hidden' })} />
          <FixedName
            name={rule.name}
            renameTo={rule.viewerCan.delete ? paths.ruleRename(rule.owner.name, rule.name) : null}
          />
          <FixedType type={rule.type} />
        </>
      }
      organizations={state.organizations}
      locked={!rule.viewerCan.delete}
      published={edited.published}
      subagent={rule.type === 'CCSUBAGENTS'}
      initialPreview={textChanged ? null : state.preview}
      cancelTo={paths.rule(rule.owner.name, rule.name)}
      actions={<Actions version={textChanged ? next[bump] : null} idle={!editor.dirty} />}
    >
      {review && <ReviewSection diff={review} from={current} />}
      {textChanged ? versionFields : <noscript>{versionFields}</noscript>}
    </RuleForm>
  );
}

function useHead({ owner, name }: EditedRuleState['rule'], dirty: boolean) {
  const { t } = useTranslation('rule-editor');
  return {
    steps: [
      { label: t('rules'), to: paths.rules() },
      { label: `@${owner.name}`, to: ownerHref(owner) },
      { label: name, to: paths.rule(owner.name, name) },
      { label: t('edit.step') },
    ],
    title: t('edit.title'),
    lead: t('edit.lead'),
    badge: dirty && (
      <span className={cn(badgeStyles.badge, badgeStyles.warning, badgeStyles.large)} role="status">
        <Icon of={CircleAlert} className={icons.icon} />
        {t('edit.unsaved')}
      </span>
    ),
  };
}

/** A changed text can be reviewed first; the save button names the new version, where scripts know that there is one. */
function Actions({ version, idle }: { readonly version: string | null; readonly idle: boolean }) {
  const { t } = useTranslation('rule-editor');
  const hydrated = useHydrated();
  const label = version === null ? t('edit.submit') : t('edit.submit_version', { version });
  return (
    <>
      {version !== null && <ReviewButton />}
      <noscript>
        <SubmitButton label={t('edit.submit_plain')} busyLabel={t('edit.submitting')} block={false} />
      </noscript>
      <span className={layoutStyles.scriptOnly}>
        <SubmitButton
          label={label}
          busyLabel={t('edit.submitting')}
          block={false}
          disabled={idle && hydrated}
        />
      </span>
    </>
  );
}
