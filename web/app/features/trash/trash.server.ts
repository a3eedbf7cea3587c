import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { LIMITS } from '@kimari/common/limits';
import { readForm } from '#app/components/form/read-form.server';
import { RestoreRuleDocument, TrashDocument } from '#app/graphql/generated/graphql';
import { mutate, query } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { lastReachable } from '#app/lib/last-page';
import { paths } from '#app/lib/paths';
import { requireWithinPages } from '#app/lib/within-pages.server';
import { requireSignIn } from '#app/session/guard.server';
import { redirectWithNotice } from '#app/session/notice.server';

const FORM = { fields: ['id'] };

/** One page of the rules that the reader can bring back; `deleted` is the id of the one deleted just now. */
export async function loadTrash(args: LoaderFunctionArgs) {
  requireSignIn(args);
  const params = new URL(args.request.url).searchParams;
  const page = pageOf(params.get('page'));
  const pageSize = LIMITS.list.default;
  const { viewer } = await query(args, TrashDocument, { first: pageSize, offset: (page - 1) * pageSize });
  const rules = viewer?.deletedRules ?? { totalCount: 0, nodes: [] };
  requireWithinPages({ page, pageSize, total: rules.totalCount }, args.request);
  return {
    ...{ rules, page, pageSize },
    deleted: rules.nodes.find(({ id }) => id === params.get('deleted')) ?? null,
    title: translator(args.context.locale)('trash:title'),
  };
}

/** Brings a rule back and shows it. */
export async function restoreRule(args: ActionFunctionArgs) {
  requireSignIn(args);
  const form = await readForm(args, FORM);
  const id = form.get('id');
  const outcome = await mutate(
    args,
    RestoreRuleDocument,
    { input: { id: typeof id === 'string' ? id : '' } },
    { handles: ['NOT_FOUND'] },
  );
  if (!outcome.ok) {
    const { status, code, message } = outcome.problem;
    const gone = translator(args.context.locale)('trash:gone');
    return data({ problem: code === 'NOT_FOUND' ? gone : message }, { status });
  }
  const { rule } = outcome.data.restoreRule;
  return redirectWithNotice(paths.rule(rule.owner.name, rule.name), { kind: 'restored' }, args.context);
}

const pageOf = (text: string | null): number => {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 && page <= lastReachable(LIMITS.list.default) ? page : 1;
};
