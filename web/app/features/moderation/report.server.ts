import { data, redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm, textOf } from '#app/components/form/read-form.server';
import { ReportedRuleDocument, ReportRuleDocument } from '#app/graphql/generated/graphql';
import { mutate, notFound, query } from '#app/graphql/query.server';
import { readAddress, requireRule } from '#app/graphql/rule-address.server';
import { REASON_NAMES } from '#app/graphql/words';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { oneOf } from '#app/lib/search-params';
import { requireSignIn } from '#app/session/guard.server';
import { REPORT_REASONS, type ReportReason } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';

/** What was sent, and why it was refused. */
export type ReportAnswer = {
  readonly reason: ReportReason | '';
  readonly description: string;
  readonly message: string;
  /** The field that the message is about. */
  readonly field: 'reason' | 'description' | null;
};

const FORM = { fields: ['reason', 'description'] };

/** Loads the rule that a person wants to report. Whoever may edit it has no use for the form. */
export async function loadReport(args: LoaderFunctionArgs) {
  requireSignIn(args);
  const address = readAddress(args);
  const { rule: found } = await query(args, ReportedRuleDocument, { path: address.path });
  const rule = requireRule(found, address, args, '/report');
  if (rule.viewerCan.update) throw redirect(paths.rule(rule.owner.name, rule.name));
  const isSent = new URL(args.request.url).searchParams.has('sent');
  const title = translator(args.context.locale)('moderation:report.title');
  return { rule, isSent, title: `${title}: ${rule.path}` };
}

/** Sends a report. */
export async function sendReport(args: ActionFunctionArgs) {
  const form = await readForm(args, FORM);
  requireSignIn(args);
  const { path, owner, name } = readAddress(args);
  const reason = oneOf(textOf(form, 'reason'), [...REPORT_REASONS, ''], '');
  const description = textOf(form, 'description');
  const typed = { reason, description: description.slice(0, 2 * LIMITS.reportText.max) };
  const t = translator(args.context.locale);
  if (reason === '')
    return refuse({ ...typed, field: 'reason', message: t('moderation:report.choose_reason') }, 400);
  const { rule } = await query(args, ReportedRuleDocument, { path });
  if (!rule) throw notFound(args.context);
  const outcome = await mutate(
    args,
    ReportRuleDocument,
    { input: { ruleId: rule.id, reason: REASON_NAMES[reason], description } },
    { handles: ['CONFLICT', 'FORBIDDEN'] },
  );
  if (outcome.ok) throw redirect(paths.ruleReport(owner, name, { sent: '1' }));
  const { issues, message, status } = outcome.problem;
  const [issue] = issues;
  const field = issue?.path[0] === 'description' ? 'description' : null;
  return refuse({ ...typed, field, message: issue?.message ?? message }, status);
}

function refuse(answer: ReportAnswer, status: number) {
  return data(answer, { status });
}
