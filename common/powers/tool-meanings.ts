import type { Locale } from '../locale';
import { baseOf, isReading } from '../targets/tool-names';
import { canonicalTool } from './tools';

type Meanings = Readonly<Record<string, string>>;

const EN: Meanings = {
  Read: 'Reads files',
  NotebookRead: 'Reads notebooks',
  Grep: 'Searches in files',
  Glob: 'Finds files by name',
  LS: 'Lists folders',
  Bash: 'Runs commands in your terminal',
  BashOutput: 'Reads what commands print',
  KillShell: 'Ends running commands',
  Edit: 'Changes files',
  MultiEdit: 'Changes files in many places',
  Write: 'Writes and overwrites files',
  NotebookEdit: 'Changes notebooks',
  WebFetch: 'Opens pages on the internet',
  WebSearch: 'Searches the internet',
  TodoWrite: 'Keeps a list of tasks',
  TodoRead: 'Reads the list of tasks',
  Task: 'Starts other subagents',
  Skill: 'Uses skills',
  SlashCommand: 'Runs slash commands',
  ExitPlanMode: 'Proposes a plan to carry out',
  AskUserQuestion: 'Asks you questions',
  ListMcpResourcesTool: 'Lists what MCP servers offer',
  ReadMcpResourceTool: 'Reads what MCP servers offer',
  LSP: 'Asks the language server about the code',
};

const JA: Meanings = {
  Read: 'ファイルを読みます',
  NotebookRead: 'ノートブックを読みます',
  Grep: 'ファイルの中を検索します',
  Glob: 'ファイルを名前で探します',
  LS: 'フォルダの中身を調べます',
  Bash: '端末でコマンドを実行します',
  BashOutput: 'コマンドの出力を読みます',
  KillShell: '実行中のコマンドを止めます',
  Edit: 'ファイルを書き換えます',
  MultiEdit: 'ファイルの何か所もまとめて書き換えます',
  Write: 'ファイルを作成、上書きします',
  NotebookEdit: 'ノートブックを書き換えます',
  WebFetch: 'インターネットのページを開きます',
  WebSearch: 'インターネットを検索します',
  TodoWrite: '作業の一覧を管理します',
  TodoRead: '作業の一覧を読みます',
  Task: 'ほかのサブエージェントを動かします',
  Skill: 'スキルを使います',
  SlashCommand: 'スラッシュコマンドを実行します',
  ExitPlanMode: '計画の実行を提案します',
  AskUserQuestion: 'あなたに質問します',
  ListMcpResourcesTool: 'MCPサーバーが提供するものを調べます',
  ReadMcpResourceTool: 'MCPサーバーが提供するものを読みます',
  LSP: '言語サーバーにコードのことを尋ねます',
};

const MEANINGS: Readonly<Record<Locale, Meanings>> = { en: EN, ja: JA };

const OTHERS: Readonly<Record<Locale, { readonly server: string; readonly unknown: string }>> = {
  en: { server: 'Uses tools of the MCP server {name}', unknown: 'Uses this tool' },
  ja: { server: 'MCPサーバー {name} のツールを使います', unknown: 'このツールを使います' },
};

/** The meaning of a tool, or of a set of tools, in a sentence without a full stop. */
export function meaningOfTool(tool: string, locale: Locale): string {
  const names = canonicalTool(tool);
  const [first = tool] = names;
  if (first.startsWith('mcp__'))
    return OTHERS[locale].server.replace('{name}', () => first.split('__')[1] ?? '');
  const found = [...new Set(names.map(baseOf))].flatMap((name) =>
    Object.hasOwn(MEANINGS[locale], name) ? [MEANINGS[locale][name] ?? ''] : [],
  );
  return found.length === 0 ? OTHERS[locale].unknown : found.join(locale === 'ja' ? '。' : '. ');
}

/** Whether a tool only reads, so that several such tools can stand together. */
export const onlyReads = (tool: string): boolean => canonicalTool(tool).every(isReading);
