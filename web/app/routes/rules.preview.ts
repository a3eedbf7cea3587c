import type { ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '#app/components/form/read-form.server';
import { renderRule } from '#app/content/render-rule.server';
import { requireSignIn } from '#app/session/guard.server';
import { LIMITS } from '@kimari/common/limits';

const FORM = { fields: ['content'], text: 'content' };

/** Renders a text exactly like a rule's page. Only for users who can publish, because rendering is expensive. */
export async function action(args: ActionFunctionArgs) {
  requireSignIn(args);
  const form = await readForm(args, FORM);
  const content = form.get('content');
  if (typeof content !== 'string') throw new Response(null, { status: 400 });
  if (Buffer.byteLength(content) > LIMITS.content.maxBytes) throw new Response(null, { status: 413 });
  const { workers, locale } = args.context;
  return Response.json(await renderRule(content, { workers, locale, keep: false }));
}
