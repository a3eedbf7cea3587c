import { costOf, countingOnce, type TargetCost } from '@kimari/common/context-cost/context-cost';
import { describeLimits } from '@kimari/common/context-cost/limit-words';
import { TOKENISER } from '@kimari/common/context-cost/tokeniser';
import type { RuleType } from '@kimari/common/enums';
import type { Power } from '@kimari/common/powers/power';
import { outcomeOf } from '@kimari/common/targets/outcomes';
import { readRule } from '@kimari/common/targets/read-rule';
import { renderRule } from '@kimari/common/targets/render-rule';
import { TARGET_IDS, targetOf } from '@kimari/common/targets/targets';
import type { Context } from '../../run/context';
import { findingLines, findingsJson } from '../../run/findings';
import type { Outcome } from '../../run/outcome';
import { textOfVersion } from '../../project/fetch-text';
import { contentOf } from '../../install/contents';
import { newPowers, powerEntries, powerLines, powersOf, powerWord } from '../../install/powers';
import { describeNote } from '../../project/describe-notes';
import { type CountTokens, tokenCounter } from '../../texts/token-counter';
import { ENGINE_VERSION, findings } from '@kimari/common/findings/findings';
import { hiddenCharacters } from '@kimari/common/hidden-characters';
import { columns } from '@kimari/common/text-columns';
import { cleanLine } from '../../texts/clean';
import { dateText, sizeText } from '../../texts/dates';
import type { TextKey, Translate } from '../../texts/translate';
import { variableNames } from '../../project/variables';
import { chooseVersion, type ChosenVersion } from './chosen-version';

const SHOWN_VERSIONS = 10;
const VISIBILITIES: Readonly<Record<string, TextKey>> = {
  public: 'visibility.public',
  private: 'visibility.private',
  organization: 'visibility.organization',
};

/** `kimari info`: what a rule is, what each assistant gets of it, and what to know before installing it. */
export async function run(context: Context, [reference = '']: readonly string[]): Promise<Outcome> {
  const rules = await context.rules();
  const chosen = await context.terminal.during(context.t('info.progress'), () =>
    chooseVersion(rules, reference),
  );
  const content = await textOfVersion(context, rules, chosen.rule.path, chosen.version, 'view');
  const targets = sizesOf(chosen, content, context, await tokenCounter());
  const hidden = hiddenCharacters(content);
  const found = findings(content);
  const variables = variableNames(content);
  const { rule, version, versions } = chosen;
  const powers = powersOf(content, rule.type);
  const { installed, added } = await comparedWithInstalled(context, chosen, content);
  return {
    data: {
      ...{ rule, version, versions, tokeniser: TOKENISER, targets, variables },
      ...{ powers: powers.map(powerWord), powersComparedWith: installed },
      powerEntries: powerEntries(powers, added, context.locale),
      findings: { hiddenCharacters: hidden },
      checks: { engineVersion: ENGINE_VERSION, findings: findingsJson(found, context.locale) },
    },
    text: [
      headOf(context, chosen),
      ...(variables.length === 0 ? [] : ['', context.t('info.variables', { names: variables.join(', ') })]),
      ...(powers.length + added.length === 0
        ? []
        : [
            '',
            powersTitle(context, rule.type, added.length, installed),
            ...powerLines(context, { powers, added }, context.terminal.out),
          ]),
      ...(hidden.length === 0
        ? []
        : [
            '',
            context.terminal.out.red(
              context.t('hidden.found', { count: hidden.length, line: hidden[0]?.line ?? 0 }),
            ),
          ]),
      '',
      context.terminal.out.bold(context.t('info.checks', { version: ENGINE_VERSION })),
      ...(found.length === 0
        ? [`  ${context.t('info.checks_none')}`]
        : findingLines(context, found, context.terminal.out)),
      '',
      context.terminal.out.bold(context.t('info.targets')),
      columns(
        targets.map(({ label, cost, notes }) => [
          `  ${label}`,
          ...(cost ? costColumns(cost, context.t) : ['—', '']),
          [...(cost ? describeLimits(cost.limits, context.locale) : []), ...notes].join(' · '),
        ]),
      ),
      context.terminal.out.dim(`  ${context.t('cost.by', TOKENISER)}`),
      '',
      context.terminal.out.bold(context.t('info.versions')),
      versionLines(context, versions),
    ].join('\n'),
  };
}

type Compared = {
  /** The version that the project has, if it has the rule and its text can still be had. */
  readonly installed: string | null;
  /** What the version shown lets an assistant do besides. */
  readonly added: readonly Power[];
};

async function comparedWithInstalled(
  context: Context,
  { rule: { path, type } }: ChosenVersion,
  content: string,
): Promise<Compared> {
  const installed = (await context.project()).lock.rules[path];
  const old = installed ? await contentOf(context, path, installed).catch(() => null) : null;
  if (!installed || old === null) return { installed: null, added: [] };
  return { installed: installed.version, added: newPowers(old, content, type) };
}

function powersTitle(
  { t, terminal: { out } }: Context,
  type: RuleType,
  count: number,
  version: string | null,
): string {
  const title = out.bold(t(type === 'rule' ? 'info.powers_rule' : 'info.powers_subagent'));
  if (count === 0 || version === null) return title;
  return `${title}  ${out.red(t('info.powers_more', { count, version }))}`;
}

function headOf({ t, terminal }: Context, { rule, version }: ChosenVersion): string {
  const facts: readonly (readonly [string, string])[] = [
    [t('info.version'), `${version.version} (${dateText(version.createdAt)}, ${sizeText(version.size)})`],
    [t('info.digest'), version.digest],
    [t('info.type'), rule.type === 'rule' ? t('info.type_rule') : t('info.type_subagent')],
    [t('info.visibility'), t(VISIBILITIES[rule.visibility] ?? 'visibility.other', { text: rule.visibility })],
    [t('info.tags'), cleanLine(rule.tags.join(', '))],
    [t('info.stars'), String(rule.stars)],
    [t('info.downloads'), String(rule.downloads)],
  ];
  const warnings = [
    ...(rule.deprecated
      ? [
          t('info.deprecated', {
            message: rule.deprecationMessage ?? '',
            replacement: rule.replacement ?? '—',
          }),
        ]
      : []),
    ...(version.yanked
      ? [t('info.yanked', { version: version.version, reason: version.yankReason ?? '' })]
      : []),
  ];
  return [
    terminal.out.bold(rule.path),
    ...(rule.description ? [cleanLine(rule.description)] : []),
    ...warnings.map((line) => terminal.out.yellow(line)),
    '',
    columns(facts.filter(([, value]) => value !== '').map(([name, value]) => [`  ${name}`, value])),
  ].join('\n');
}

function sizesOf({ rule }: ChosenVersion, content: string, { locale }: Context, countTokens: CountTokens) {
  const canonical = readRule(content, { type: rule.type, name: rule.name, description: rule.description });
  const count = countingOnce(canonical, countTokens);
  return TARGET_IDS.map((target) => {
    const rendering = renderRule(canonical, target, content);
    const { text, losses, obstacle } = rendering;
    return {
      ...{ target, label: targetOf(target).label, outcome: outcomeOf(rendering), losses, obstacle },
      tokens: text === null ? null : count(text),
      cost: costOf(canonical, target, rendering, count),
      notes: describeNote({ losses, obstacle }, locale),
    };
  });
}

const LOADINGS = {
  always: 'info.cost_always',
  files: 'info.cost_files',
  relevant: 'info.cost_relevant',
  manual: 'info.cost_manual',
  subagent: 'info.cost_subagent',
} as const satisfies Readonly<Record<TargetCost['loading'], TextKey>>;

/** The tokens and when they count; what is there before the rule is loaded, in brackets. */
function costColumns({ loading, always, onDemand }: TargetCost, t: Translate): readonly [string, string] {
  const ahead = loading === 'always' || always === 0 ? '' : ` (${t('info.cost_ahead', { tokens: always })})`;
  return [`≈ ${String(always + onDemand)}`, t(LOADINGS[loading]) + ahead];
}

function versionLines({ t, terminal }: Context, versions: ChosenVersion['versions']): string {
  const rows = versions
    .slice(0, SHOWN_VERSIONS)
    .map(({ version, createdAt, yanked, changelog }) => [
      ...[`  ${version}`, dateText(createdAt)],
      yanked ? terminal.out.yellow(t('info.yanked_mark')) : cleanLine(changelog),
    ]);
  const rest = versions.length - SHOWN_VERSIONS;
  return [columns(rows), ...(rest > 0 ? [`  ${t('info.more_versions', { count: rest })}`] : [])].join('\n');
}
