import { describeLimit } from '@kimari/common/context-cost/limit-words';
import { TOKENISER } from '@kimari/common/context-cost/tokeniser';
import { targetOf } from '@kimari/common/targets/targets';
import { columns } from '@kimari/common/text-columns';
import type { Context } from '../run/context';
import type { LimitWarning, ProjectCost } from './project-cost';

const SHOWN_RULES = 10;
/** The cost of a project in words: sums, the dearest rules, what is read twice, limits. */
export function costLines(context: Context, cost: ProjectCost): readonly string[] {
  const { t, terminal } = context;
  return [
    sums(context, cost),
    ...section(t('cost.dearest'), [dearest(context, cost)]),
    ...section(
      t('cost.twice'),
      cost.twice.map(({ target, rules, paths, always, onDemand }) =>
        t('cost.twice_line', {
          ...{ target: targetOf(target).label, rules: rules.join(', '), paths: paths.join(', ') },
          tokens: always + onDemand,
        }),
      ),
    ),
    ...section(
      t('cost.limits'),
      cost.warnings.map((warning) => terminal.out.yellow(limitLine(context, warning))),
    ),
    ...section(t('cost.missing'), cost.missing),
    '',
    terminal.out.dim(t('cost.by', TOKENISER)),
  ];
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => line.replace(/^/gm, '  '))];
}

function sums({ t }: Context, { totals }: ProjectCost): string {
  const head = [t('cost.assistant'), t('cost.always'), t('cost.on_demand'), t('cost.rules')];
  return columns([
    head,
    ...totals.map(({ target, always, onDemand, rules }) => [
      ...[targetOf(target).label, `≈ ${String(always)}`, `≈ ${String(onDemand)}`, String(rules)],
    ]),
  ]);
}

/** Each rule where it costs most. */
function dearest({ t }: Context, { parts }: ProjectCost): string {
  const first = new Map(parts.toReversed().map((part) => [part.rule, part]));
  const rows = [...first.values()].sort(
    (left, right) => right.always - left.always || right.onDemand - left.onDemand,
  );
  const rest = rows.length - SHOWN_RULES;
  const shown = columns(
    rows
      .slice(0, SHOWN_RULES)
      .map(({ rule, target, always, onDemand }) => [
        ...[rule, targetOf(target).label, t('cost.tokens', { always, onDemand })],
      ]),
  );
  return rest > 0 ? `${shown}\n${t('cost.more', { count: rest })}` : shown;
}

function limitLine({ locale }: Context, { path, target, ...limit }: LimitWarning): string {
  return `${path} (${targetOf(target).label}): ${describeLimit(limit, locale) ?? ''}`;
}
