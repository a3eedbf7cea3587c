import type { Loss, Obstacle } from '@kimari/common/targets/canonical-rule';
import { cleanLine } from '../texts/clean';
import type { TextKey, Translate } from '../texts/translate';

const ACTIVATIONS = {
  always: 'activation.always',
  files: 'activation.files',
  relevant: 'activation.relevant',
  manual: 'activation.manual',
} as const satisfies Readonly<Record<string, TextKey>>;

/** Losses that take the freedom of a subagent's author to restrict it: what a reader must not miss. */
const GRAVE: ReadonlySet<Loss['code']> = new Set(['tools', 'denied', 'permissions', 'tool_patterns']);

export const isGraveLoss = ({ code }: Loss): boolean => GRAVE.has(code);

/** Losses in words; those of fields as one. */
export function describeLosses(losses: readonly Loss[], t: Translate): readonly string[] {
  const keysOf = (code: 'field' | 'unknown_field') =>
    losses.flatMap((loss) => (loss.code === code ? [cleanLine(loss.key)] : []));
  const [left, unknown] = [keysOf('field'), keysOf('unknown_field')];
  return [
    ...losses.flatMap((loss) =>
      loss.code === 'field' || loss.code === 'unknown_field' ? [] : [describeLoss(loss, t)],
    ),
    ...(left.length === 1 ? [t('loss.field', { field: left[0] ?? '' })] : []),
    ...(left.length > 1 ? [t('loss.fields', { fields: left.join(', ') })] : []),
    ...(unknown.length > 0 ? [t('loss.unknown_fields', { fields: unknown.join(', ') })] : []),
  ];
}

type OtherLoss = Exclude<Loss, { readonly code: 'field' | 'unknown_field' }>;

function describeLoss(loss: OtherLoss, t: Translate): string {
  switch (loss.code) {
    case 'description':
      return t('loss.description');
    case 'tools':
      return t('loss.tools');
    case 'permissions':
      return t('loss.permissions');
    case 'read_only':
      return t('loss.read_only');
    case 'model':
      return t('loss.model');
    case 'marker':
      return t('loss.marker');
    case 'description_cut':
      return t('loss.description_cut', { limit: loss.limit });
    case 'activation':
      return t('loss.activation', { from: t(ACTIVATIONS[loss.from]), to: t(ACTIVATIONS[loss.to]) });
    case 'denied':
      return t('loss.denied', { tools: loss.tools.map(cleanLine).join(', ') });
    case 'tool_patterns':
      return t('loss.tool_patterns', { tools: loss.tools.map(cleanLine).join(', ') });
    case 'unknown_tools':
      return t('loss.unknown_tools', { tools: loss.tools.map(cleanLine).join(', ') });
    case 'unknown_model':
      return t('loss.unknown_model', { model: cleanLine(loss.model) });
    case 'overridden':
      return t('loss.overridden', { field: cleanLine(loss.key) });
    case 'invalid_yaml':
      return t('loss.invalid_yaml', { line: loss.line });
    case 'reference':
      return t('loss.reference', { text: loss.text });
    case 'import':
      return t('loss.import', { text: loss.text });
  }
}

export function describeObstacle(obstacle: Obstacle, t: Translate): string {
  return obstacle.code === 'unsupported'
    ? t('obstacle.unsupported')
    : t('obstacle.too_long', { limit: obstacle.limit, length: obstacle.length });
}
