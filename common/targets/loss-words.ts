import type { Locale } from '../locale';
import { ACTIVATIONS, type Activation, type Obstacle } from './canonical-rule';
import type { LossGroup, TargetOutcome } from './outcomes';

type Code = LossGroup['code'];
/** `{values}` are the things concerned, `{first}` and `{second}` the first two of them. */
type Words = {
  readonly losses: Readonly<Record<Code, string | { readonly one: string; readonly other: string }>>;
  readonly activations: Readonly<Record<Activation, string>>;
  readonly unsupported: string;
  readonly tooLong: string;
  readonly andMore: string;
  readonly separator: string;
};

const EN: Words = {
  losses: {
    activation: 'loads {second} instead of {first}',
    denied: 'may use tools that are denied: {values}',
    description: 'the description is left out',
    description_cut: 'the description is cut at {first} characters',
    field: { one: 'the field "{first}" is left out', other: 'the fields {values} are left out' },
    import: {
      one: 'takes "{first}" for the name of a file to insert',
      other: 'takes {values} for names of files to insert',
    },
    invalid_yaml: 'line {first} of the front matter is not valid YAML, so it may not be read',
    marker: 'markers in the text are written differently',
    model: 'the choice of model is left out',
    overridden: {
      one: 'the field "{first}" is there twice; the later one counts',
      other: 'the fields {values} are there twice; the later ones count',
    },
    permissions: 'does not keep to the permissions: the restriction is lost',
    read_only: 'may use all tools that only read, instead of a list',
    reference: { one: '"{first}" is plain text there', other: '{values} are plain text there' },
    tool_patterns: 'tools are not narrowed: {values}',
    tools: 'may use ALL tools: the restriction is lost',
    unknown_field: 'does not know the fields {values}',
    unknown_model: 'does not know the model "{first}"',
    unknown_tools: 'does not know the tools {values}',
  },
  activations: {
    always: 'always',
    files: 'for certain files',
    manual: 'when asked',
    relevant: 'when relevant',
  },
  unsupported: 'has no files for subagents',
  tooLong: '{length} characters, {limit} allowed',
  andMore: '{values} and {count} more',
  separator: ', ',
};

const JA: Words = {
  losses: {
    activation: '読み込み: {first} → {second}',
    denied: '禁止したツールも使えます: {values}',
    description: '説明は書き出されません',
    description_cut: '説明は {first} 文字で切られます',
    field: { one: '項目「{first}」は書き出されません', other: '項目 {values} は書き出されません' },
    import: {
      one: '「{first}」は読み込むファイルの名前とみなされます',
      other: '{values} は読み込むファイルの名前とみなされます',
    },
    invalid_yaml: 'フロントマターの {first} 行目が YAML として正しくないため、読まれないことがあります',
    marker: '本文中の目印を書き換えます',
    model: 'モデルの指定は書き出されません',
    overridden: {
      one: '項目「{first}」が 2 つあり、後のほうが使われます',
      other: '項目 {values} が 2 つずつあり、後のほうが使われます',
    },
    permissions: '権限の指定が効きません（制限がなくなります）',
    read_only: '一覧の代わりに、読み取りだけのツールをすべて使えます',
    reference: { one: '「{first}」はただの文字になります', other: '{values} はただの文字になります' },
    tool_patterns: 'ツールの範囲を絞れません: {values}',
    tools: 'ツールの制限なし（すべて使えます）',
    unknown_field: '項目 {values} には対応していません',
    unknown_model: 'モデル「{first}」には対応していません',
    unknown_tools: 'ツール {values} には対応していません',
  },
  activations: {
    always: '常に',
    files: '特定のファイルだけ',
    manual: '指示したときだけ',
    relevant: '関連するとき',
  },
  unsupported: 'サブエージェントのファイルがありません',
  tooLong: '{length} 文字（上限 {limit}）',
  andMore: '{values} ほか {count} 件',
  separator: ', ',
};

const WORDS: Readonly<Record<Locale, Words>> = { en: EN, ja: JA };

/** A loss in one sentence. Its values come from the text of a rule: terminals must clean it. */
export function describeLoss({ code, values, count }: LossGroup, locale: Locale): string {
  const words = WORDS[locale];
  const template = words.losses[code];
  const shown = code === 'activation' ? values.map((value) => activationIn(value, words)) : values;
  const rest = count - values.length;
  const named = shown.join(words.separator);
  const [first = '', second = ''] = shown;
  return fill(typeof template === 'string' ? template : count === 1 ? template.one : template.other, {
    ...{ first, second },
    values: rest > 0 ? fill(words.andMore, { values: named, count: rest }) : named,
  });
}

function activationIn(value: string, { activations }: Words): string {
  const known = ACTIVATIONS.find((activation) => activation === value);
  return known ? activations[known] : value;
}

export function describeObstacle(obstacle: Obstacle, locale: Locale): string {
  const { unsupported, tooLong } = WORDS[locale];
  return obstacle.code === 'unsupported'
    ? unsupported
    : fill(tooLong, { limit: obstacle.limit, length: obstacle.length });
}

/** Everything that a reader should know of an outcome, in sentences: losses first, then why there is no file. */
export function describeOutcome(
  { losses, obstacle }: Pick<TargetOutcome, 'losses' | 'obstacle'>,
  locale: Locale,
): readonly string[] {
  const sentences = losses.map((loss) => describeLoss(loss, locale));
  return obstacle ? [...sentences, describeObstacle(obstacle, locale)] : sentences;
}

function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
