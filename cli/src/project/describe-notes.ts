import type { Loss, Obstacle } from '@kimari/common/targets/canonical-rule';
import type { TextKey, Translate } from '../texts/translate';

const ACTIVATIONS = {
  always: 'activation.always',
  files: 'activation.files',
  relevant: 'activation.relevant',
  manual: 'activation.manual',
} as const satisfies Readonly<Record<string, TextKey>>;

/** A loss in words. */
export function describeLoss(loss: Loss, t: Translate): string {
  switch (loss.code) {
    case 'description':
      return t('loss.description');
    case 'activation':
      return t('loss.activation', { from: t(ACTIVATIONS[loss.from]), to: t(ACTIVATIONS[loss.to]) });
    case 'tools':
      return t('loss.tools');
    case 'model':
      return t('loss.model');
    case 'field':
      return t('loss.field', { field: loss.key });
    case 'reference':
      return t('loss.reference', { text: loss.text });
    case 'marker':
      return t('loss.marker');
  }
}

export function describeObstacle(obstacle: Obstacle, t: Translate): string {
  return obstacle.code === 'unsupported'
    ? t('obstacle.unsupported')
    : t('obstacle.too_long', { limit: obstacle.limit, length: obstacle.length });
}
