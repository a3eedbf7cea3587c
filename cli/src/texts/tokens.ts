/** Letters of scripts without spaces, of which tokenizers make about one token each. */
const CJK = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uff00-\uffef]/g;
const CHARACTERS_PER_TOKEN = 4;

/** About how many tokens of a model's context a text takes; assistants count differently. */
export function estimateTokens(text: string): number {
  const dense = text.match(CJK)?.length ?? 0;
  return Math.ceil(dense + (text.length - dense) / CHARACTERS_PER_TOKEN);
}
