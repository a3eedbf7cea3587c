import { findings } from '@kimari/common/findings/findings';
import { describeFinding } from '@kimari/common/findings/messages';
import { removeHidden } from '@kimari/common/findings/remove-hidden';
import type { TextAnswer, TextTask } from './text-task';

// Entry point of the worker: the engine runs beside the page, so that it never holds up who is typing.
self.addEventListener('message', ({ data: task }: MessageEvent<TextTask>) => {
  self.postMessage(answerTo(task));
});

function answerTo({ kind, text, locale }: TextTask): TextAnswer {
  if (kind === 'clean') return { kind, text: removeHidden(text) };
  return {
    kind,
    text,
    findings: findings(text).map((finding) => ({ ...finding, ...describeFinding(finding, locale) })),
  };
}
