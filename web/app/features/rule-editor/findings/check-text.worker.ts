import { findings } from '@kimari/common/findings/findings';
import { describeFinding } from '@kimari/common/findings/messages';
import { removeHidden } from '@kimari/common/findings/remove-hidden';
import { showPowers } from '@kimari/common/powers/shown-powers';
import { comparePowers } from '@kimari/common/powers/stored-powers';
import type { LivePowers, TextAnswer, TextTask } from './text-task';

// Entry point of the worker: the engine runs beside the page, so that it never holds up who is typing.
self.addEventListener('message', ({ data: task }: MessageEvent<TextTask>) => {
  self.postMessage(answerTo(task));
});

function answerTo(task: TextTask): TextAnswer {
  const { kind, text } = task;
  if (kind === 'clean') return { kind, text: removeHidden(text) };
  const { locale } = task;
  return {
    kind,
    text,
    findings: findings(text).map((finding) => ({ ...finding, ...describeFinding(finding, locale) })),
    powers: powersOf(task),
  };
}

function powersOf({ text, published, type, locale }: TextTask & { readonly kind: 'check' }): LivePowers {
  const list = comparePowers(text, published, type);
  return { shown: showPowers(list, locale), added: list.added.length, omitted: list.omitted };
}
