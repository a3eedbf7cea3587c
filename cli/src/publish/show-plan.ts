import { findings } from '@kimari/common/findings/findings';
import type { Context } from '../run/context';
import { diffLines, diffText } from '../run/diff';
import { findingLines, findingsJson } from '../run/findings';
import type { Publication } from './publication';
import type { Changes, PublishPlan } from './publish-plan';

/** Tells what a plan does. Who can see a rule that exists is never changed in silence: that line ignores `--quiet`. */
export function showPlan(context: Context, plan: PublishPlan, publication: Publication): void {
  if (plan.kind === 'nothing') return;
  showFacts(context, plan, publication);
  if (plan.kind === 'details') return;
  const found = findings(publication.content);
  if (found.length === 0) return;
  context.terminal.warn(`  ${context.t('findings.in', { rule: plan.path })}`);
  for (const line of findingLines(context, found, context.terminal.err)) context.terminal.warn(`  ${line}`);
}

function showFacts(
  { terminal, t }: Context,
  plan: Exclude<PublishPlan, { kind: 'nothing' }>,
  publication: Publication,
): void {
  terminal.say(terminal.err.bold(titleOf(plan, t)));
  if (plan.kind === 'create') {
    const { type, visibility = '', description, says, tags } = publication;
    const facts = [
      type,
      visibility,
      description ?? says.description ?? '',
      (tags ?? says.tags ?? []).join(', '),
    ];
    terminal.say(t('publish.facts', { facts: facts.filter((fact) => fact !== '').join(' · ') }));
    if (plan.inTrash) terminal.warn(terminal.err.yellow(t('publish.in_trash', { path: plan.path })));
    return;
  }
  const { visibility, description, tags } = plan.changes;
  if (visibility)
    terminal.warn(`  ${terminal.err.yellow(terminal.err.bold(t('publish.new_visibility', visibility)))}`);
  if (description) terminal.say(`  ${t('publish.new_description', quoted(description))}`);
  if (tags) terminal.say(`  ${t('publish.new_tags', listed(tags))}`);
  if (plan.kind === 'version') terminal.say(diffText(plan.before, publication.content, terminal.err));
}

function titleOf(plan: Exclude<PublishPlan, { kind: 'nothing' }>, t: Context['t']): string {
  const { path } = plan;
  if (plan.kind === 'create') return t('publish.creates', { path, next: plan.next });
  const { version } = plan.existing;
  return plan.kind === 'version'
    ? t('publish.next', { path, version, next: plan.next })
    : t('publish.details', { path, version });
}

const orDash = (text: string): string => (text === '' ? '—' : text);
const quoted = ({ from, to }: NonNullable<Changes['description']>) => ({
  from: orDash(from),
  to: orDash(to),
});
const listed = ({ from, to }: NonNullable<Changes['tags']>) =>
  quoted({ from: from.join(', '), to: to.join(', ') });

/** The same for programs. */
export function planFacts(
  { locale }: Pick<Context, 'locale'>,
  plan: PublishPlan,
  publication: Publication,
): Readonly<Record<string, unknown>> {
  const { content, type, visibility, description, says, tags } = publication;
  const existing = plan.kind === 'create' ? null : plan.existing;
  return {
    ...{ action: plan.kind, path: plan.path, type, visibility: visibility ?? null },
    ...{ description: description ?? says.description, tags: tags ?? says.tags },
    bytes: Buffer.byteLength(content),
    findings: findingsJson(findings(content), locale),
    version: existing?.version ?? null,
    previous: existing && {
      version: existing.version,
      visibility: existing.visibility,
      digest: existing.digest,
    },
    ...('next' in plan ? { next: plan.next } : {}),
    changes: 'changes' in plan ? plan.changes : {},
    ...(plan.kind === 'version' ? { diff: diffLines(plan.before, content) } : {}),
    ...(plan.kind === 'create' ? { inTrash: plan.inTrash } : {}),
  };
}
