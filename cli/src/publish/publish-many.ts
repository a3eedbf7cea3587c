import { join, relative, sep } from 'node:path';
import type { StoredVisibility } from '@kimari/common/enums';
import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import type { Context } from '../run/context';
import { type Counts, type Estimate, estimate } from './estimate';
import type { Publication } from './publication';
import type { PublishPlan } from './publish-plan';
import { Publisher } from './publish-rule';
import type { Imported, Skipped } from './read-foreign';
import { withPlaces } from './refused-text';
import { planFacts, showPlan } from './show-plan';

type Wishes = {
  readonly visibility: StoredVisibility;
  readonly organization: string | undefined;
  /** Allows changes of existing rules. */
  readonly mayUpdate: boolean;
  /** The author declares that the questioned parts are examples. */
  readonly acceptsFindings: boolean;
  readonly isDryRun: boolean;
};

type Step = { readonly rule: Imported; readonly plan: PublishPlan; readonly publication: Publication };

/** The result for one rule: facts for programs, and a line for people. */
export type PublishedRow = Readonly<Record<string, unknown>> & { readonly to: string; readonly says: string };

type Published = {
  readonly rows: readonly PublishedRow[];
  readonly estimate: Estimate | null;
  /** Rules that were not published, though the others were. */
  readonly left: readonly Skipped[];
};

/**
 * Publishes rules of files. All of them are compared with the registry before the first one is published, and nothing is
 * published when one would change a rule that exists, unless that was asked for.
 */
export async function publishMany(
  context: Context,
  rules: readonly Imported[],
  wishes: Wishes,
): Promise<Published> {
  const publisher = await Publisher.of(context);
  const planned = await context.terminal.during(context.t('publish.looking'), () =>
    planAll(publisher, rules, wishes),
  );
  const { steps, left } = wishes.mayUpdate
    ? await withoutStrangers(context, planned)
    : { steps: planned, left: [] };
  for (const { plan, publication } of steps) showPlan(context, plan, publication);
  if (!wishes.mayUpdate) await refuseUpdates(context, steps);
  const isIdle = steps.every(({ plan }) => plan.kind === 'nothing');
  const time = estimate(countsOf(steps), publisher.quotas);
  if (time) sayEstimate(context, time);
  if (wishes.isDryRun || isIdle)
    return { rows: steps.map((step) => rowOf(context, step)), estimate: time, left };
  if (!(await context.confirm(context.t('publish.ask'), true)))
    throw new Failure({ code: 'CANCELLED', says: ['plan.cancelled'] });
  const done: PublishedRow[] = [];
  for (const step of steps) {
    done.push(await publishStep(context, publisher, step, done, steps.length));
    const { rule, plan } = step;
    if (steps.length > 1 && plan.kind !== 'nothing')
      context.terminal.say(
        context.t('import.progress', {
          done: done.length,
          count: steps.length,
          from: rule.from,
          path: plan.path,
        }),
      );
  }
  return { rows: done, estimate: time, left };
}

/** A name that is not a text's own may be that of a rule from another project, so that only a person can say which is meant. */
async function withoutStrangers(
  context: Context,
  all: readonly Step[],
): Promise<{ readonly steps: readonly Step[]; readonly left: readonly Skipped[] }> {
  const isStranger = ({ rule, plan }: Step) =>
    !rule.hasOwnName && (plan.kind === 'version' || plan.kind === 'details');
  const left = await Promise.all(
    all.filter(isStranger).map(async ({ rule: { from, name }, plan: { path } }): Promise<Skipped> => {
      const options = { name, update: true };
      const command = context.again({ command: 'publish', args: [await typedPath(context, from)], options });
      return { path: from, why: ['import.stranger', { name, path, command }], exit: EXIT.collision };
    }),
  );
  return { steps: all.filter((step) => !isStranger(step)), left };
}

function countsOf(steps: readonly Step[]): Counts {
  const count = (kind: PublishPlan['kind']) => steps.filter(({ plan }) => plan.kind === kind).length;
  return { create: count('create'), version: count('version'), details: count('details') };
}

/** Also with `--quiet`: who starts this should know that it takes an hour. */
function sayEstimate({ terminal, t }: Context, planned: Estimate): void {
  const { count, atOnce, inOneRun, seconds, nextRun } = planned;
  if (seconds > 0) terminal.warn(t('import.estimate', { count, atOnce, seconds }));
  if (nextRun !== null)
    terminal.warn(
      terminal.err.yellow(t('import.estimate_left', { count, left: count - inOneRun, seconds: nextRun })),
    );
}

async function planAll(
  publisher: Publisher,
  rules: readonly Imported[],
  wishes: Wishes,
): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (const rule of rules) {
    const { name, type, content, says } = rule;
    const { visibility, organization } = wishes;
    const publication: Publication = {
      ...{ name, type, content, says, visibility, organization },
      ...{ description: undefined, tags: undefined, changelog: undefined, bump: undefined },
      acceptsFindings: wishes.acceptsFindings,
    };
    steps.push({ rule, publication, plan: await publisher.plan(publication) });
  }
  return steps;
}

/** The path of a file as it is typed in the current folder. */
async function typedPath(context: Context, from: string): Promise<string> {
  const { root } = await context.project();
  return relative(context.parts.cwd, join(root, from)).split(sep).join('/');
}

async function refuseUpdates(context: Context, steps: readonly Step[]): Promise<void> {
  const existing = steps.filter(({ plan }) => plan.kind === 'version' || plan.kind === 'details');
  const [first] = existing;
  if (!first) return;
  const { plan, rule } = first;
  const args = [await typedPath(context, rule.from)];
  const other = context.again({ command: 'publish', args, options: { name: 'NAME' } });
  const again = context.again({ options: { update: true } });
  throw new Failure({
    code: 'RULE_EXISTS',
    says: ['import.rule_exists', { count: existing.length, path: plan.path }],
    exit: EXIT.collision,
    detail: existing.map((step) => `${step.rule.from} → ${step.plan.path}`).join('\n'),
    hint: ['import.rule_exists_hint', { other, again }],
    fields: { rules: steps.map((step) => factsOf(context, step)) },
  });
}

async function publishStep(
  context: Context,
  publisher: Publisher,
  step: Step,
  done: readonly PublishedRow[],
  count: number,
): Promise<PublishedRow> {
  try {
    const { path, version, digest } = await publisher.publish(step.plan, step.publication);
    return { ...rowOf(context, step), to: path, version, digest };
  } catch (caught) {
    const error = withPlaces(caught, await typedPath(context, step.rule.from), context);
    if (!(error instanceof Failure) || done.length === 0) throw error;
    const soFar = context.t('import.so_far', { done: done.length, count, next: step.rule.from });
    // Whatever is published stays published; the same command goes on after it.
    throw error.with({
      detail: error.fields.findings === undefined ? soFar : `${error.detail}\n${soFar}`,
      hint: error.hint ?? ['import.so_far_hint'],
      fields: { ...error.fields, published: done.map(({ says: _says, ...facts }) => facts) },
    });
  }
}

function factsOf(context: Context, { rule, plan, publication }: Step) {
  const { from, name } = rule;
  return { from, name, to: plan.path, ...planFacts(context, plan, publication) };
}

function rowOf(context: Context, step: Step): PublishedRow {
  const { t } = context;
  const { plan, publication } = step;
  const { visibility = '' } = publication;
  const says = {
    create: () => t('import.row_create', { next: plan.kind === 'create' ? plan.next : '', visibility }),
    version: () =>
      plan.kind === 'version'
        ? t('import.row_version', { version: plan.existing.version, next: plan.next })
        : '',
    details: () => t('import.row_details'),
    nothing: () => t('import.row_nothing'),
  }[plan.kind]();
  return { ...factsOf(context, step), says };
}
