import type { Submission, SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { VersionBump } from '@kimari/common/enums';
import { type ActionFunctionArgs, type AppLoadContext, data } from '@remix-run/node';
import { replyWithProblem } from '#app/components/form/problem-reply';
import { readForm } from '#app/components/form/read-form.server';
import { compareSides } from '#app/content/compare-texts.server';
import type { DiffOutcome } from '#app/content/printed-diff';
import {
  CreateRuleDocument,
  RuleForEditDocument,
  type RuleForEditQuery,
  UpdateRuleDocument,
  type UpdateRuleInput,
  type UpdateRuleMutation,
} from '#app/graphql/generated/graphql';
import type { Problem, ProblemFinding } from '#app/graphql/problem.server';
import { mutate, query } from '#app/graphql/query.server';
import { readAddress, requireRule } from '#app/graphql/rule-address.server';
import { BUMP_NAMES, TYPE_NAMES, VISIBILITY_NAMES } from '#app/graphql/words';
import { translator } from '#app/i18n/resources.server';
import { nextVersions } from '#app/lib/next-versions.server';
import { paths } from '#app/lib/paths';
import { requireSignIn } from '#app/session/guard.server';
import { type NoticeOutcome, redirectWithNotice } from '#app/session/notice.server';
import { forTextArea, restoreLineEnds } from './line-ends';
import {
  ACCEPT_FINDINGS,
  createRuleSchema,
  editRuleSchema,
  type EditRuleValues,
  REMOVE_HIDDEN,
  REVIEW,
} from './rule-schema';

/** The findings that keep a text from being published, of which the first ones are shown. */
export type RefusedText = {
  readonly message: string;
  /** Whether the author may declare these findings to be examples. */
  readonly isAcceptable: boolean;
  readonly findings: readonly ProblemFinding[];
  readonly more: number;
};

const MAX_FINDINGS = 20;

/** The result of the action when it did not save. */
export type SaveAnswer = {
  readonly result: SubmissionResult;
  /** The version that somebody else has published since, and its possible next versions. */
  readonly conflict?: { readonly version: string; readonly next: Readonly<Record<VersionBump, string>> };
  /** Why the text was not published, place by place. */
  readonly refusedText?: RefusedText;
  /** Whether the author had accepted the findings in the submitted text. */
  readonly accepted?: true;
  /** The submitted text without hidden characters. */
  readonly cleaned?: { readonly content: string };
  /** The submitted text, compared with the latest version. */
  readonly review?: { readonly content: string; readonly diff: DiffOutcome };
};

const FIELD_OF_REASON = {
  'rules.nameTaken': 'name',
  'rules.nameWithheld': 'name',
  'rules.textRefused': 'content',
  'rules.textUnaccepted': 'content',
};
const FIELDS = ['name', 'description', 'visibility', 'organizationId', 'tags', 'content', 'changelog'];

const SHARED_FIELDS = ['description', 'visibility', 'organizationId', 'tags', 'content', ACCEPT_FINDINGS];
const NEW_FORM = { fields: ['name', 'type', ...SHARED_FIELDS, 'intent'], text: 'content' };
const EDIT_FORM = {
  fields: [...SHARED_FIELDS, 'changelog', 'bump', 'expectedVersion', 'intent', 'onTop'],
  text: 'content',
};

/** Returns the form as it was sent; a ticked box stays ticked. */
function answer(status: number, form: FormData, content: SaveAnswer) {
  const accepted = form.has(ACCEPT_FINDINGS) && !content.cleaned;
  return data<SaveAnswer>({ ...content, ...(accepted && { accepted: true }) }, { status });
}

function refuse<Value>(submission: Submission<Value>, form: FormData, problem: Problem) {
  const result = replyWithProblem(submission, problem, { fields: FIELD_OF_REASON, known: FIELDS });
  return answer(problem.status, form, { result, ...refusedTextOf(problem) });
}

function refusedTextOf({ reason, message, findings }: Problem): Pick<SaveAnswer, 'refusedText'> {
  if (findings.length === 0) return {};
  const shown = findings.slice(0, MAX_FINDINGS);
  const isAcceptable = reason === 'rules.textUnaccepted';
  return { refusedText: { message, isAcceptable, findings: shown, more: findings.length - shown.length } };
}

/** What the author has accepted, for the API. */
function acceptance(form: FormData): { readonly acceptFindings?: true } {
  return form.has(ACCEPT_FINDINGS) ? { acceptFindings: true } : {};
}

/** Returns the form as it was sent, except for the hidden characters of its text. */
async function answerCleaned(
  form: FormData,
  schema: typeof createRuleSchema | typeof editRuleSchema,
  context: AppLoadContext,
) {
  const t = translator(context.locale);
  const sent = form.get('content');
  const content = await cleanText(typeof sent === 'string' ? sent : '', context);
  if (content === null) {
    const busy = { formErrors: [t('rule-editor:refused_text.busy')] };
    return answer(503, form, { result: parseWithZod(form, { schema: schema(t) }).reply(busy) });
  }
  form.set('content', content);
  const { error: _unasked, ...result } = parseWithZod(form, { schema: schema(t) }).reply();
  return answer(200, form, { result, cleaned: { content } });
}

/** Publishes a new rule and redirects to it. */
export async function createRule(args: ActionFunctionArgs) {
  requireSignIn(args);
  const form = await readForm(args, NEW_FORM);
  const t = translator(args.context.locale);
  if (form.get('intent') === REMOVE_HIDDEN) return answerCleaned(form, createRuleSchema, args.context);
  const submission = parseWithZod(form, { schema: createRuleSchema(t) });
  if (submission.status !== 'success') return answer(400, form, { result: submission.reply() });
  const { name, type, description, visibility, organizationId, tags, content } = submission.value;
  const outcome = await mutate(args, CreateRuleDocument, {
    input: {
      name,
      type: TYPE_NAMES[type],
      description: forTextArea(description) || null,
      visibility: VISIBILITY_NAMES[visibility],
      organizationId: organizationId || null,
      tags,
      content: restoreLineEnds(content, ''),
      ...acceptance(form),
    },
  });
  if (!outcome.ok) return refuse(submission, form, outcome.problem);
  const { rule } = outcome.data.createRule;
  const kind = visibility === 'public' ? 'published' : 'created';
  return redirectWithNotice(paths.rule(rule.owner.name, rule.name), { kind }, args.context);
}

type EditedRule = NonNullable<RuleForEditQuery['rule']>;

/** Whether a text differs from the original, ignoring line endings, which browsers normalize. */
function isEdited(sent: string, original: string): boolean {
  return forTextArea(sent) !== forTextArea(original).trim();
}

/** Returns only the changed fields: members may edit a rule's text without being allowed to move it or change its visibility. */
function changesOf(rule: EditedRule, values: EditRuleValues, expectedVersion: string): UpdateRuleInput {
  const { latestVersion, owner } = rule;
  const content = restoreLineEnds(values.content, latestVersion.content);
  const wasPublic = rule.visibility === 'PUBLIC';
  const organization = owner.__typename === 'Organization' ? owner.id : '';
  return {
    id: rule.id,
    ...(isEdited(values.description, rule.description ?? '') && {
      description: forTextArea(values.description) || null,
    }),
    ...(values.tags.join() !== rule.tags.join() && { tags: values.tags }),
    ...((values.visibility === 'public') !== wasPublic && {
      visibility: VISIBILITY_NAMES[values.visibility],
    }),
    ...(values.organizationId !== organization && { organizationId: values.organizationId || null }),
    ...(content !== latestVersion.content && {
      content,
      changelog: values.changelog,
      versionBump: BUMP_NAMES[values.bump],
      expectedVersion,
    }),
  };
}

/** Reports that a newer version exists than the one the edit is based on. */
function conflictOf({ latestVersion: { version } }: EditedRule): Pick<SaveAnswer, 'conflict'> {
  return { conflict: { version, next: nextVersions(version) } };
}

/** Compares the submitted text with the saved one. */
async function reviewOf(
  { latestVersion }: EditedRule,
  sent: string,
  { workers, locale }: AppLoadContext,
): Promise<Pick<SaveAnswer, 'review'>> {
  const content = restoreLineEnds(sent, latestVersion.content);
  const options = { workers, locale, ignoreWhitespace: false, showAll: false, unified: false, keep: false };
  const diff = await compareSides(latestVersion, { content }, options);
  return { review: { content: forTextArea(content), diff } };
}

/** A changed text has become a version; other changes have not. */
function redirectToSaved(
  { owner, name, latestVersion }: UpdateRuleMutation['updateRule']['rule'],
  { content }: UpdateRuleInput,
  context: AppLoadContext,
) {
  const outcome: NoticeOutcome =
    content === undefined ? { kind: 'saved' } : { kind: 'updated', version: latestVersion.version };
  return redirectWithNotice(paths.rule(owner.name, name), outcome, context);
}

/**
 * Saves a change, or returns a diff when the form asks for a review. When somebody else has published since, nothing is
 * overwritten and the author decides.
 */
export async function updateRule(args: ActionFunctionArgs) {
  requireSignIn(args);
  const address = readAddress(args);
  const form = await readForm(args, EDIT_FORM);
  const { rule: found } = await query(args, RuleForEditDocument, { path: address.path });
  const rule = requireRule(found, address, args, '/edit');
  const t = translator(args.context.locale);
  if (form.get('intent') === REMOVE_HIDDEN) return answerCleaned(form, editRuleSchema, args.context);
  const submission = parseWithZod(form, { schema: editRuleSchema(t) });
  if (submission.status !== 'success') return answer(400, form, { result: submission.reply() });
  const { content, expectedVersion: base } = submission.value;
  if (form.get('intent') === REVIEW) {
    const conflict = base === rule.latestVersion.version ? {} : conflictOf(rule);
    const review = await reviewOf(rule, content, args.context);
    return answer(200, form, { result: submission.reply(), ...conflict, ...review });
  }
  // The "put mine on top" button sends the version shown in the banner.
  const onTop = form.get('onTop');
  const expectedVersion = typeof onTop === 'string' ? onTop : base;
  const changes = changesOf(rule, submission.value, expectedVersion);
  if (Object.keys(changes).length === 1)
    return redirectWithNotice(paths.rule(rule.owner.name, rule.name), { kind: 'unchanged' }, args.context);
  const outcome = await mutate(args, UpdateRuleDocument, { input: { ...changes, ...acceptance(form) } });
  if (outcome.ok) return redirectToSaved(outcome.data.updateRule.rule, changes, args.context);
  const { problem } = outcome;
  if (problem.reason !== 'rules.versionConflict') return refuse(submission, form, problem);
  return answer(problem.status, form, { result: submission.reply(), ...conflictOf(rule) });
}

/** Milliseconds. The worst text takes a tenth. */
const DEADLINE = 2000;

/** A text without hidden characters; null where no thread is free. */
async function cleanText(text: string, { workers }: AppLoadContext): Promise<string | null> {
  const task = { name: 'removeHidden', deadline: DEADLINE };
  const outcome = await workers.run<string>(task, forTextArea(text));
  return outcome.kind === 'done' ? outcome.result : null;
}
