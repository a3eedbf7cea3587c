import type { Locale } from '../locale';
import type { Power, PowerCode, PowerGroup } from './power';
import { meaningOfTool } from './tool-meanings';

/** `{tool}` is the meaning of the tool, `{name}` the identifier, `{detail}` the command or address. */
type Sentences = Readonly<
  Record<Exclude<PowerCode, 'permission_mode' | 'sandbox' | 'approval' | 'memory'>, string>
>;

const EN: Sentences = {
  all_tools: 'Uses every tool that the assistant has',
  tool: '{tool}',
  tool_after_asking: '{tool}, after asking you',
  unasked_tool: '{tool}, without asking you',
  denied_tool: 'Is kept from using it',
  no_tools: 'Uses no tools',
  not_isolated: 'Works in your project itself and no longer in a copy',
  isolation: 'Works in a copy of the project',
  hook: 'Runs {detail} by itself at this event',
  server: 'Connects to this MCP server',
  all_servers: 'Uses all MCP servers that are set up',
  network: 'Reaches the network',
  loading_command: 'Runs on your computer while the text is loaded',
  skill: 'Loads this skill from the start',
  background: 'Works in the background',
  model: 'Runs on this model',
};

const JA: Sentences = {
  all_tools: 'アシスタントのすべてのツールを使います',
  tool: '{tool}',
  tool_after_asking: '{tool}（そのつど確認があります）',
  unasked_tool: '{tool}（確認はありません）',
  denied_tool: '使うことを禁じられています',
  no_tools: 'ツールを使いません',
  not_isolated: '写しの中ではなく、プロジェクトそのものの中で作業します',
  isolation: 'プロジェクトの写しの中で作業します',
  hook: 'このときに {detail} を自動で実行します',
  server: 'このMCPサーバーに接続します',
  all_servers: '設定済みのすべてのMCPサーバーを使います',
  network: 'ネットワークに接続します',
  loading_command: '本文を読み込むときに、あなたの端末で実行されます',
  skill: 'このスキルを最初から読み込みます',
  background: 'バックグラウンドで作業します',
  model: 'このモデルで動きます',
};

type ModeSentences = Readonly<Record<string, string>>;

/** By code and value in lower case; `*` is for unknown values. */
const MODES: Readonly<Record<Locale, Readonly<Record<string, ModeSentences>>>> = {
  en: {
    permission_mode: {
      plan: 'Reads and plans, and changes nothing',
      ...{
        default: 'Asks each time before it changes something',
        manual: 'Asks each time before it changes something',
      },
      acceptedits: 'Changes files without asking each time',
      auto: 'Decides by itself what it need not ask about',
      dontask: 'Never asks: does what is allowed beforehand and nothing else',
      bypasspermissions: 'Does everything without asking',
      '*': 'An unknown mode, which may allow anything',
    },
    sandbox: {
      'read-only': 'Reads, and changes nothing',
      'workspace-write': 'Changes files of the project',
      'danger-full-access': 'Reaches the whole computer and the network',
      default: 'No longer says what it may change',
      '*': 'An unknown setting, which may allow anything',
    },
    approval: {
      untrusted: 'Asks before all but well-known commands',
      'on-request': 'Asks when it decides to ask',
      'on-failure': 'Asks only when a command fails',
      never: 'Never asks',
      default: 'No longer says when it asks',
      '*': 'An unknown setting, which may allow anything',
    },
    memory: { '*': 'Keeps notes of its own between conversations' },
    network: { default: 'No longer keeps itself from the network' },
  },
  ja: {
    permission_mode: {
      plan: '読んで計画を立てるだけで、何も変更しません',
      ...{ default: '変更の前に、そのつど確認します', manual: '変更の前に、そのつど確認します' },
      acceptedits: 'ファイルの書き換えを、そのつど確認しません',
      auto: '確認が要るかどうかを、みずから判断します',
      dontask: '確認せず、前もって許可されたことだけを行います',
      bypasspermissions: 'すべてを確認なしで行います',
      '*': '知られていない設定で、何でも許す可能性があります',
    },
    sandbox: {
      'read-only': '読むだけで、何も変更しません',
      'workspace-write': 'プロジェクトのファイルを書き換えます',
      'danger-full-access': '端末全体とネットワークを使います',
      default: '何を変更してよいかの指定がなくなりました',
      '*': '知られていない設定で、何でも許す可能性があります',
    },
    approval: {
      untrusted: 'よく知られたコマンド以外は確認します',
      'on-request': '必要と判断したときに確認します',
      'on-failure': 'コマンドが失敗したときだけ確認します',
      never: '一度も確認しません',
      default: 'いつ確認するかの指定がなくなりました',
      '*': '知られていない設定で、何でも許す可能性があります',
    },
    memory: { '*': '会話をまたいで、みずからの記録を残します' },
    network: { default: 'ネットワークの禁止がなくなりました' },
  },
};

/** The meaning of a power, in a sentence without a full stop. */
export function describePower({ code, identifier, detail }: Power, locale: Locale): string {
  const modes = MODES[locale][code];
  const known = identifier.toLowerCase();
  const mode = modes && (Object.hasOwn(modes, known) ? modes[known] : modes['*']);
  if (mode !== undefined) return mode;
  const sentences: Readonly<Record<string, string>> = locale === 'ja' ? JA : EN;
  return (sentences[code] ?? '').replace(/\{(tool|name|detail)\}/g, (_, name: string) => {
    if (name === 'tool') return meaningOfTool(identifier, locale);
    return name === 'name' ? identifier : (detail ?? identifier);
  });
}

const GROUP_NAMES: Readonly<Record<Locale, Readonly<Record<PowerGroup, string>>>> = {
  en: {
    ...{
      tools: 'Tools',
      denied: 'Kept from',
      mode: 'Permission mode',
      hooks: 'Hooks',
      servers: 'MCP servers',
    },
    ...{ network: 'Network', loading: 'While loading', other: 'Also', model: 'Model' },
  },
  ja: {
    ...{
      tools: 'ツール',
      denied: '禁じられたもの',
      mode: '許可のしかた',
      hooks: 'フック',
      servers: 'MCPサーバー',
    },
    ...{ network: 'ネットワーク', loading: '読み込み時', other: 'そのほか', model: 'モデル' },
  },
};

export const nameOfGroup = (group: PowerGroup, locale: Locale): string => GROUP_NAMES[locale][group];

/** The name of a power in lists of changes: the identifier, with the command or address. */
export function namePower({ code, identifier, detail }: Power, locale: Locale): string {
  const group = nameOfGroup('mode', locale);
  if (code === 'permission_mode') return `${group}: ${identifier}`;
  const text = detail === null || code === 'loading_command' ? identifier : `${identifier} (${detail})`;
  return text === '' || text === '*' ? describePower({ code, identifier, detail }, locale) : text;
}
