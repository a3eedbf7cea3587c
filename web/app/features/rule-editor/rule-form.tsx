import { type FieldMetadata, type FormMetadata, getFormProps } from '@conform-to/react';
import { LIMITS } from '@kimari/common/limits';
import { Form, useActionData } from '@remix-run/react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { describedBy, FieldError } from '#app/components/form/field';
import { FormErrors } from '#app/components/form/form-errors';
import { TextAreaField } from '#app/components/form/text-field';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { ButtonLink } from '#app/components/ui/button';
import type { RenderedRule } from '#app/content/rendered-rule';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { formatTime } from '#app/lib/format';
import { useTimeZone } from '#app/lib/time-zone';
import sheetStyles from '#app/components/form/form-sheet.module.css';
import { layoutStyles, typography } from '#app/components/ui/styles';
import { DraftBanner } from './editor-banners';
import { AcceptBox, useAcceptance } from './findings/accept-box';
import { LiveFindingsPanel } from './findings/live-panels';
import { LivePowersPanel } from './findings/live-panels';
import { useLiveFindings } from './findings/use-live-findings';
import { MarkdownEditor } from './markdown-editor';
import { RefusedTextBanner, RefusedTextPlaces } from './refused-text';
import { type Organization, OrganizationField, TagsField, VisibilityField } from './rule-fields';
import type { RefusedText, SaveAnswer } from './save-rule.server';
import type { SourceActions } from './source-pane';
import { DropArea, UploadButton, useFileReader } from './upload-button';
import type { RuleEditor } from './use-rule-editor';
import styles from './rule-form.module.css';

type TextMetadata = FieldMetadata<string | undefined>;

type RuleFormProps = {
  readonly form: FormMetadata;
  readonly fields: Readonly<
    Record<'description' | 'visibility' | 'organizationId' | 'tags' | 'content', TextMetadata>
  >;
  readonly editor: RuleEditor;
  readonly head: EditorHeadProps;
  /** Notices shown above the form. */
  readonly notice?: ReactNode;
  /** The rows for name and type. */
  readonly identity: ReactNode;
  readonly organizations: readonly Organization[];
  /** The user may change the text but not the owner. */
  readonly locked?: boolean;
  readonly subagent: boolean;
  /** The published version that the text is compared with; null for a new rule. */
  readonly published: { readonly version: string; readonly content: string } | null;
  readonly initialPreview: RenderedRule | null;
  readonly cancelTo: string;
  /** The buttons that submit the form. */
  readonly actions: ReactNode;
  /** Below the text. */
  readonly children?: ReactNode;
};

/** The form of new and existing rules. */
export function RuleForm(props: RuleFormProps) {
  const { form, fields, editor, identity, organizations, locked } = props;
  const { found, savedAt, discard } = editor.draft;
  const refusedText = useActionData<SaveAnswer>()?.refusedText;
  return (
    <Form
      ref={editor.form}
      method="post"
      {...getFormProps(form, { ariaAttributes: false })}
      onChange={editor.touch}
    >
      <div className={cn(layoutStyles.page, layoutStyles.widePage)}>
        <EditorHead {...props.head} />
        <FormErrors id={form.errorId} errors={form.errors} />
        {refusedText && <RefusedTextBanner refused={refusedText} />}
        {props.notice}
        {found && <DraftBanner draft={found} onRestore={editor.restore} onDiscard={discard} />}
        <div className={sheetStyles.columns}>
          <div className={sheetStyles.sheet}>{identity}</div>
          <div className={sheetStyles.sheet}>
            <OrganizationField field={fields.organizationId} organizations={organizations} locked={locked} />
            <VisibilityField
              field={fields.visibility}
              ofOrganization={Boolean(fields.organizationId.value)}
            />
            <TagsField field={fields.tags} onChange={editor.touch} />
          </div>
          <DescriptionField field={fields.description} />
        </div>
        <TextSection {...props} refused={refusedText} />
        {props.children}
      </div>
      <SaveBar savedAt={savedAt} cancelTo={props.cancelTo}>
        {props.actions}
      </SaveBar>
    </Form>
  );
}

type EditorHeadProps = {
  readonly steps: ComponentProps<typeof Breadcrumb>['steps'];
  readonly title: string;
  readonly lead: string;
  readonly badge?: ReactNode;
};

function EditorHead({ steps, title, lead, badge }: EditorHeadProps) {
  return (
    <>
      <Breadcrumb steps={steps} />
      <div className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={typography.title}>{title}</h1>
          <p>{lead}</p>
        </div>
        {badge}
      </div>
    </>
  );
}

function DescriptionField({ field }: { readonly field: TextMetadata }) {
  const { t } = useTranslation('rule-editor');
  return (
    <div className={sheetStyles.wide}>
      <TextAreaField
        field={field}
        layout="row"
        label={t('description.label')}
        optional
        rows={2}
        maxLength={LIMITS.ruleDescription.max}
      />
    </div>
  );
}

type TextSectionProps = RuleFormProps & { readonly refused: RefusedText | undefined };

/** The text, typed or read from a file. */
function TextSection({
  fields: { content, visibility },
  editor,
  subagent,
  published,
  initialPreview,
  refused,
}: TextSectionProps) {
  const { t } = useTranslation('rule-editor');
  const read = useFileReader(editor.write);
  const actions = useRef<SourceActions>(null);
  const facts = { type: subagent ? 'ccsubagents' : 'rule', published: published?.content ?? null } as const;
  const { found, clean } = useLiveFindings(editor.content, facts, editor.write);
  const acceptance = useAcceptance(editor.content);
  const isAsked = found?.findings.some(({ severity }) => severity === 'ask') ?? false;
  const asksAbove = refused?.isAcceptable === true;
  const asksHere = !asksAbove && ((isAsked && visibility.value !== 'private') || acceptance.wasAccepted);
  const acceptBox = asksHere ? <AcceptBox {...acceptance} /> : null;
  return (
    <>
      <div className={cn(layoutStyles.cluster, styles.sectionHead)}>
        <h2 className={typography.subheading}>
          {subagent ? t('content.subagent_title') : t('content.rule_title')}
        </h2>
        <span className={cn(typography.muted, layoutStyles.wideOnly, styles.note)}>
          {t('content.markdown')}
        </span>
        <UploadButton read={read} />
      </div>
      <DropArea read={read}>
        <MarkdownEditor
          id={content.id}
          name={content.name}
          value={editor.content}
          replacements={editor.replacements}
          onChange={editor.type}
          initialPreview={initialPreview}
          subagent={subagent}
          actions={actions}
          found={found}
          describedBy={describedBy(content, false)}
          problem={content.errors?.[0]}
        />
        {!refused && <FieldError field={content} />}
      </DropArea>
      {refused && <RefusedTextPlaces refused={refused} field={content} acceptance={acceptance} />}
      {found ? (
        <LiveFindingsPanel
          found={found}
          onGo={(place) => actions.current?.go(place)}
          onClean={refused && !refused.isAcceptable ? null : clean}
          acceptBox={acceptBox}
        />
      ) : (
        acceptBox
      )}
      {found && (
        <LivePowersPanel powers={found.powers} published={published?.version ?? null} subagent={subagent} />
      )}
    </>
  );
}

type SaveBarProps = {
  readonly savedAt: number | null;
  readonly cancelTo: string;
  readonly children: ReactNode;
};

/** Sticks to the bottom of the window: state of the draft, cancel and save. */
function SaveBar({ savedAt, cancelTo, children }: SaveBarProps) {
  const { t } = useTranslation('rule-editor');
  const timeZone = useTimeZone();
  return (
    <div className={styles.saveBar} data-save-bar>
      <div className={cn(layoutStyles.page, layoutStyles.widePage, styles.bar)}>
        <p className={cn(typography.muted, layoutStyles.wideOnly, styles.saveBarNote)} role="status">
          {savedAt !== null && t('draft.saved', { time: formatTime(savedAt / 1000, timeZone) })}
        </p>
        <ButtonLink className={layoutStyles.pushed} to={cancelTo} variant="ghost">
          {t('cancel')}
        </ButtonLink>
        {children}
      </div>
    </div>
  );
}
