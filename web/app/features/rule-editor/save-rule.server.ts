import type { Submission, SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { replyWithProblem } from '#app/components/form/problem-reply';
import {
  CreateRuleDocument,
  RuleForEditDocument,
  UpdateRuleDocument,
  type RuleForEditQuery,
  type UpdateRuleInput,
} from '#app/graphql/generated/graphql';
import type { Problem } from '#app/graphql/problem';
import { mutate, query } from '#app/graphql/query.server';
import { readAddress, requireRule } from '#app/graphql/rule-address.server';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { requireSignIn } from '#app/session/guard.server';
import { restoreLineEnds } from './line-ends';
import { createRuleSchema, editRuleSchema, type EditRuleValues } from './rule-schema';

/** What a form that was not saved answers. */
export type SaveAnswer = {
  readonly result: SubmissionResult;
  /** The version somebody else published meanwhile. */
  readonly conflictWith: string | null;
};

const FIELD_OF_REASON = { 'rules.nameTaken': 'name' };
const FIELDS = ['name', 'description', 'visibility', 'organizationId', 'tags', 'content', 'changelog'];

const VISIBILITIES = { public: 'PUBLIC', private: 'PRIVATE' } as const;
const TYPES = { rule: 'RULE', ccsubagents: 'CCSUBAGENTS' } as const;
const BUMPS = { major: 'MAJOR', minor: 'MINOR', patch: 'PATCH' } as const;

function answer(result: SubmissionResult, status: number, conflictWith: string | null = null) {
  return data<SaveAnswer>({ result, conflictWith }, { status });
}

function refuse<Value>(submission: Submission<Value>, problem: Problem) {
  return answer(
    replyWithProblem(submission, problem, { fields: FIELD_OF_REASON, known: FIELDS }),
    problem.status,
  );
}

/** Publishes a new rule and shows it. */
export async function createRule(args: ActionFunctionArgs) {
  requireSignIn(args);
  const form = await args.request.formData();
  const submission = parseWithZod(form, { schema: createRuleSchema(translator(args.context.locale)) });
  if (submission.status !== 'success') return answer(submission.reply(), 400);
  const { name, type, description, visibility, organizationId, tags, content } = submission.value;
  const outcome = await mutate(args, CreateRuleDocument, {
    input: {
      name,
      type: TYPES[type],
      description: description || null,
      visibility: VISIBILITIES[visibility],
      organizationId: organizationId || null,
      tags,
      content: restoreLineEnds(content, ''),
    },
  });
  if (!outcome.ok) return refuse(submission, outcome.problem);
  const { rule } = outcome.data.createRule;
  return redirect(paths.rule(rule.owner.name, rule.name));
}

type EditedRule = NonNullable<RuleForEditQuery['rule']>;

/** Only what differs is sent: members may edit a rule's text without the right to move or hide it. */
function changesOf(rule: EditedRule, values: EditRuleValues, expectedVersion: string): UpdateRuleInput {
  const { latestVersion, owner } = rule;
  const content = restoreLineEnds(values.content, latestVersion.content);
  const wasPublic = rule.visibility === 'PUBLIC';
  const organization = owner.__typename === 'Organization' ? owner.id : '';
  return {
    id: rule.id,
    description: values.description || null,
    tags: values.tags,
    ...((values.visibility === 'public') !== wasPublic && { visibility: VISIBILITIES[values.visibility] }),
    ...(values.organizationId !== organization && { organizationId: values.organizationId || null }),
    ...(content !== latestVersion.content && {
      content,
      changelog: values.changelog,
      versionBump: BUMPS[values.bump],
      expectedVersion,
    }),
  };
}

/** Saves a change. When somebody published in between, nothing is overwritten and the writer decides. */
export async function updateRule(args: ActionFunctionArgs) {
  requireSignIn(args);
  const address = readAddress(args);
  const form = await args.request.formData();
  const { rule: found } = await query(args, RuleForEditDocument, { path: address.path });
  const rule = requireRule(found, address, args, '/edit');
  const submission = parseWithZod(form, { schema: editRuleSchema(translator(args.context.locale)) });
  if (submission.status !== 'success') return answer(submission.reply(), 400);
  // Pressing "put mine on top" names the version that was seen in the banner.
  const onTop = form.get('onTop');
  const expectedVersion = typeof onTop === 'string' ? onTop : submission.value.expectedVersion;
  const outcome = await mutate(args, UpdateRuleDocument, {
    input: changesOf(rule, submission.value, expectedVersion),
  });
  if (outcome.ok) {
    const { owner, name } = outcome.data.updateRule.rule;
    return redirect(paths.rule(owner.name, name));
  }
  const { problem } = outcome;
  if (problem.reason !== 'rules.versionConflict') return refuse(submission, problem);
  return answer(submission.reply(), problem.status, rule.latestVersion.version);
}
