import type { CanonicalRule, Loss } from './canonical-rule';
import { lostAccess, lostDenials } from './losses';
import { isRestricted } from './tool-access';
import { nameForGemini, nameForOpencode, patternOf } from './tool-names';
import { type WrittenField, yamlScalar } from './write-front-matter';

type Access = { readonly fields: readonly WrittenField[]; readonly losses: readonly Loss[] };

const lossOf = (code: 'unknown_tools' | 'tool_patterns', tools: readonly string[]): readonly Loss[] =>
  tools.length === 0 ? [] : [{ code, tools }];

/** Gemini CLI gives a subagent the tools of a list, by its own names, and has no list of denied ones. */
export function geminiAccess(rule: CanonicalRule): Access {
  const { tools } = rule;
  const others = lostAccess({ ...rule, tools: null });
  if (tools === null) return { fields: [], losses: others };
  const known = tools.filter((tool) => nameForGemini(tool) !== null);
  // An empty list may stand for every tool.
  if (known.length === 0) return { fields: [], losses: lostAccess(rule) };
  const names = [...new Set(known.flatMap((tool) => nameForGemini(tool) ?? []))];
  return {
    fields: [['tools', names]],
    losses: [
      ...lossOf(
        'unknown_tools',
        tools.filter((tool) => !known.includes(tool)),
      ),
      ...lossOf(
        'tool_patterns',
        known.filter((tool) => patternOf(tool) !== null),
      ),
      ...others,
    ],
  };
}

/** opencode has permissions, of which the last that fits counts; what is written for it stays as it is. */
export function opencodeAccess(rule: CanonicalRule): Access {
  const { tools, deniedTools, accessFields } = rule;
  if (accessFields.length > 0) return { fields: accessFields.map(({ raw }) => ({ raw })), losses: [] };
  if (!isRestricted(rule)) return { fields: [], losses: [] };
  const lostPermissions = lostAccess({ ...rule, tools: null, deniedTools: [] });
  if (tools === null) {
    const denied = denials(rule);
    return { fields: denied.fields, losses: [...denied.losses, ...lostPermissions] };
  }
  const known = tools.filter((tool) => nameForOpencode(tool) !== null);
  const named = [...new Set(known.flatMap((tool) => nameForOpencode(tool) ?? []))];
  const lines = named.flatMap((name) =>
    permissionLines(
      name,
      known.filter((tool) => nameForOpencode(tool) === name),
    ),
  );
  const narrowed = known.filter((tool) => patternOf(tool) !== null && nameForOpencode(tool) !== 'bash');
  const refused = deniedTools.filter((tool) => named.includes(nameForOpencode(tool) ?? ''));
  return {
    fields: [{ raw: ['permission:', '  "*": deny', ...lines].join('\n') }],
    losses: [
      ...lossOf(
        'unknown_tools',
        tools.filter((tool) => !known.includes(tool)),
      ),
      ...lossOf('tool_patterns', narrowed),
      ...(refused.length === 0 ? [] : lostDenials({ ...rule, deniedTools: refused })),
      ...lostPermissions,
    ],
  };
}

/** `Bash(git log:*)` allows the commands that begin with `git log`. */
function permissionLines(name: string, tools: readonly string[]): readonly string[] {
  const patterns = tools.map(patternOf);
  if (name !== 'bash' || patterns.includes(null)) return [`  ${name}: allow`];
  const lines = patterns.map((pattern) => `    ${yamlScalar((pattern ?? '').replace(/:\*$/, ' *'))}: allow`);
  return [`  ${name}:`, '    "*": deny', ...new Set(lines)];
}

/** `edit` is one permission for several tools: it is denied when all of them are. */
function denials(rule: CanonicalRule): Access {
  const { deniedTools } = rule;
  const whole = deniedTools.filter((tool) => patternOf(tool) === null);
  const isWhole = (name: string | null) =>
    name !== null && (name !== 'edit' || ['Write', 'Edit'].every((tool) => whole.includes(tool)));
  const kept = whole.filter((tool) => isWhole(nameForOpencode(tool)));
  const names = [...new Set(kept.flatMap((tool) => nameForOpencode(tool) ?? []))];
  const lost = deniedTools.filter((tool) => !kept.includes(tool));
  return {
    fields:
      names.length === 0
        ? []
        : [{ raw: ['permission:', ...names.map((name) => `  ${name}: deny`)].join('\n') }],
    losses: lost.length === 0 ? [] : lostDenials({ ...rule, deniedTools: lost }),
  };
}
