import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm, textOf } from '#app/components/form/read-form.server';
import {
  AnswerDecisionDocument,
  HiddenVersionsDocument,
  RuleDecisionsDocument,
} from '#app/graphql/generated/graphql';
import { mutate, notFound, query } from '#app/graphql/query.server';
import { readAddress, requireRule } from '#app/graphql/rule-address.server';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { requireSignIn } from '#app/session/guard.server';
import { redirectWithNotice } from '#app/session/notice.server';
import { LIMITS } from '@kimari/common/limits';

/** An answer that was refused. */
export type RefusedAnswer = {
  readonly decisionId: string;
  readonly text: string;
  readonly message: string;
  /** The field that the message is about; null when it is about the whole form. */
  readonly field: 'text' | null;
};

const FORM = { fields: ['decisionId', 'text'] };

/** Loads the moderators' decisions about a rule, for its editors; a 404 for everybody else. */
export async function loadRuleDecisions(args: LoaderFunctionArgs) {
  requireSignIn(args);
  const address = readAddress(args);
  const hidden = (await query(args, HiddenVersionsDocument, { path: address.path })).rule?.moderation;
  const version = hidden?.hiddenVersions[0] ?? null;
  const variables = { path: address.path, version: version ?? '', pinned: version !== null };
  const { rule: found } = await query(args, RuleDecisionsDocument, variables);
  const rule = requireRule(found, address, args, '/moderation');
  const { moderation } = rule;
  const text = rule.versionByNumber ?? rule.latestVersion;
  if (!moderation || moderation.decisions.length === 0 || !text) throw notFound(args.context);
  const title = translator(args.context.locale)('moderation:notice.title');
  return { rule, moderation, text, title: `${title}: ${rule.path}` };
}

export type RuleDecisions = Awaited<ReturnType<typeof loadRuleDecisions>>;

/** Sends the answer to a decision. */
export async function answerDecision(args: ActionFunctionArgs) {
  const form = await readForm(args, FORM);
  requireSignIn(args);
  const { owner, name } = readAddress(args);
  const decisionId = textOf(form, 'decisionId');
  const text = textOf(form, 'text');
  const refused = { decisionId, text: text.slice(0, 2 * LIMITS.reportText.max) };
  if (text === '') {
    const message = translator(args.context.locale)('moderation:notice.answer_required');
    return refuse({ ...refused, message, field: 'text' }, 400);
  }
  const outcome = await mutate(args, AnswerDecisionDocument, {
    input: { decisionId: decisionId || '-', text },
  });
  if (outcome.ok)
    throw redirectWithNotice(paths.ruleModeration(owner, name), { kind: 'decision-answered' }, args.context);
  const { issues, message, status } = outcome.problem;
  const [issue] = issues;
  const field = issue?.path[0] === 'text' ? 'text' : null;
  return refuse({ ...refused, message: issue?.message ?? message, field }, status);
}

function refuse(answer: RefusedAnswer, status: number) {
  return data(answer, { status });
}
