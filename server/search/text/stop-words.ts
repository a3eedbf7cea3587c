/** English words without meaning for a search. */
const ENGLISH = new Set(
  (
    'a about again all also am an and any are as at be been being but by can could did do does doing for from had has have having he her here ' +
    'his how i if in into is it its itself just like me more most my need no nor not of on or other our out over own please ' +
    'same she should so some such than that the their them then there these they this those through to too under until up ' +
    'something somebody someone anything thing things help helps want wants wanted looking find show tell give get got let lets like likes use used using very via was we were what when where which while who whom why will with would you your ' +
    // What is left of contractions.
    'll re s t ve d m don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn'
  ).split(' '),
);

/** Japanese particles, inflections and polite phrases without meaning for a search. */
const JAPANESE = new Set(
  (
    'の を に は が と で も や へ か な だ ね よ から まで より など ので のに けど ため という ような ように として について ' +
    'における による によって に関する する します して した しない される された されて できる できます である です ます ' +
    'ください してください したい がほしい ほしい 欲しい いる ある なる この その あの どの こと もの とき ところ ' +
    'するための ための のための に対する 向け 向けの け き り い し どうやって どうすれば どのように について教えて くれる ほしいです'
  ).split(' '),
);

/** Japanese nouns and verbs that say how something is asked for, not what. */
const LIGHT_JAPANESE = new Set(
  '方法 仕方 手段 対応 対策 手伝 相談 一緒 自分 場合 必要 今 次 時 際 人 中 内 前 後 間'.split(' '),
);

/** Whether a Japanese word belongs to the way of asking, such as 方法 in 速くする方法. */
export function isLightJapanese(word: string): boolean {
  return LIGHT_JAPANESE.has(word);
}

/** Kanji of verbs that say what is done with anything: エラー処理を書く is about error handling. */
const LIGHT_VERBS = new Set([...'書作使行']);

/** Whether a Japanese verb of this kanji says little beside a noun. */
export function isLightVerb(stem: string): boolean {
  return LIGHT_VERBS.has(stem);
}

/** Words of names and queries for who does something, or for how it is done well. */
const ROLE_OR_ADVICE = 'engineer developer expert specialist best practices guidelines standards';

/** Words, folded, that name no topic beside another word. */
const GENERAL = new Set(
  (
    '処理 画面 表示 機能 管理 戦略 問題 実装 作業 情報 内容 システム アプリ ページ サービス プロジエクト 環境 設計 開発 ' +
    '作成 運用 ツール サーバ 分析 調査 解析 構築 project write writing create creating add adding senior junior practice guideline standard ' +
    ROLE_OR_ADVICE
  ).split(' '),
);

/** Whether another word beside it says more about the topic, such as 権限 in 権限管理 and `backend` in `backend engineer`. */
export function isGeneral(word: string): boolean {
  return GENERAL.has(word);
}

/** English words that praise what is asked for: better error messages are error messages. */
const PRAISE = new Set(
  'better best good great nice nicely proper properly correct correctly easy easily effective effectively efficient efficiently'.split(
    ' ',
  ),
);

/** Whether an English word belongs to the way of asking, such as `better` in `better error messages`. */
export function isPraise(word: string): boolean {
  return PRAISE.has(word);
}

/** Words that apply to nearly every rule and therefore hardly distinguish them. */
const COMMON_HERE = new Set(
  'rule rules agent agents subagent subagents claude cursor copilot ai カーソル クロード コパイロット'.split(
    ' ',
  ),
);
/** Of those, the names of assistants: rules may be for one of them. */
const ASSISTANTS = new Set('claude cursor copilot'.split(' '));

/** Whether an English word has no meaning for a search, such as `the` or `want`. */
export function isStopWord(word: string): boolean {
  return ENGLISH.has(word);
}

/** Whether a run of Japanese has no meaning for a search, such as の or してください. */
export function isParticle(hiragana: string): boolean {
  return JAPANESE.has(hiragana);
}

/** Whether a word applies to nearly every rule, such as `subagent` in "subagent for code review". */
export function isCommonHere(word: string): boolean {
  return COMMON_HERE.has(word);
}

/** Whether an English word is the name of an assistant that rules are for. */
export function isAssistant(word: string): boolean {
  return ASSISTANTS.has(word);
}

/** Words that names of rules carry without saying more about the topic. */
const NEUTRAL_IN_NAMES = new Set(
  (
    'agent agents assistant base basic common core cursor cursorrules claude copilot general global guide instructions ' +
    'ja en master pro rule rules skill subagent ' +
    ROLE_OR_ADVICE
  ).split(' '),
);

/** Whether a word in a name says nothing about the topic, such as `expert` in `react-expert`. */
export function isNeutralInNames(word: string): boolean {
  return NEUTRAL_IN_NAMES.has(word);
}
