import type { Locale } from '../locale';
import type { Finding, FindingCode } from './finding';

/** The description of a finding and the advice about it. Names in braces are parameters of the finding. */
type Message = { readonly message: string; readonly advice: string };

const EN: Readonly<Record<FindingCode, Message>> = {
  'hidden.tag': {
    message: 'Tag characters, which nobody sees ({codePoint}, {count})',
    advice: 'Remove them. Only the flags of England, Scotland and Wales are written with tags.',
  },
  'hidden.selector': {
    message: 'A variation selector behind a character that takes none ({codePoint}, {count})',
    advice: 'Remove it. Such characters can carry a hidden text.',
  },
  'hidden.direction': {
    message: 'A control of the direction of writing ({codePoint})',
    advice: 'Remove it. The text reads otherwise than it looks.',
  },
  'hidden.operator': { message: 'An invisible operator ({codePoint}, {count})', advice: 'Remove it.' },
  'hidden.filler': {
    message: 'A filler that looks like a space ({codePoint})',
    advice: 'Write an ordinary space instead.',
  },
  'hidden.null': { message: 'A NUL character', advice: 'Remove it.' },
  'hidden.run': {
    message: '{count} invisible characters in a row ({codePoint})',
    advice: 'Remove them. No writing needs so many.',
  },
  'hidden.zero_width': {
    message: 'A character without a width ({codePoint})',
    advice: 'Remove it, above all within words.',
  },
  'hidden.soft_hyphen': {
    message: 'A soft hyphen',
    advice: 'Remove it unless it marks where a word may break.',
  },
  'hidden.byte_order_mark': {
    message: 'A mark of byte order inside the text',
    advice: 'Remove it. It belongs at the start of a file only.',
  },
  'hidden.control': { message: 'A control character ({codePoint})', advice: 'Remove it.' },
  'hidden.other': { message: 'A character that nobody sees ({codePoint})', advice: 'Remove it.' },
  'hidden.comment': {
    message: 'An instruction inside an HTML comment',
    advice: 'People do not see it on the page. Write it as text, or remove it.',
  },
  'hidden.link_definition': {
    message: 'An instruction inside the definition of a link',
    advice: 'People do not see it on the page. Write it as text, or remove it.',
  },
  'hidden.markup': { message: 'Text that is hidden by markup', advice: 'Show the text, or remove it.' },
  'hidden.collapsed': {
    message: 'A risky instruction inside a collapsed block',
    advice: 'Write it where people read it.',
  },
  'secret.credential': {
    message: 'It looks like a credential ({kind})',
    advice: 'Revoke it if it is real, and write a placeholder instead.',
  },
  'secret.private_key': {
    message: 'A private key',
    advice: 'Replace the key wherever it is used, and remove it here.',
  },
  'secret.own_token': { message: 'A token of this site', advice: 'Revoke it and remove it from the text.' },
  'exec.pipe_to_shell': {
    message: 'Runs something fetched from outside, unread',
    advice: 'Name a version and a checksum, or write the steps out.',
  },
  'exec.encoded_to_shell': {
    message: 'Decodes a text and runs it',
    advice: 'Write the commands in plain text.',
  },
  'exec.raw_address': {
    message: 'An address that is a number ({host})',
    advice: 'Use a name, so that people see whose server it is.',
  },
  'exec.raw_address_to_shell': {
    message: 'Runs something fetched from an address that is a number',
    advice: 'Use a name, and write the steps out.',
  },
  'exec.prerequisite': {
    message: 'Asks to run something first that comes from elsewhere',
    advice: 'Link the project instead, and let people decide.',
  },
  'exec.while_loading': {
    message: 'A command that runs while the text is loaded',
    advice: 'Check that nobody is surprised by it.',
  },
  'exec.disable_checks': {
    message: 'Turns off a check or a permission',
    advice: 'Leave the decision to whoever uses the rule.',
  },
  'injection.ignore': {
    message: 'Tells the assistant to ignore other instructions',
    advice: 'Say what has precedence instead.',
  },
  'injection.hide': {
    message: 'Tells the assistant to hide something from people',
    advice: 'Let people see what is done.',
  },
  'injection.likely': {
    message:
      'Resembles orders against the reader: to set rules aside, to hide something, or to give something away',
    advice: 'Say plainly what is done and why, or remove it.',
  },
  'exfil.host': {
    message: 'An address that collects what is sent to it ({host})',
    advice: 'Use a server of your own, or remove it.',
  },
  'exfil.key_file': {
    message: 'Reads a place where secrets are kept ({path})',
    advice: 'Ask people for what is needed.',
  },
  'exfil.send': {
    message: 'Sends secrets or files elsewhere',
    advice: 'Remove it, or say what is sent where and why.',
  },
  'obfuscation.encoded': {
    message: 'A long encoded block ({count} characters)',
    advice: 'Write it in plain text, or link to it.',
  },
  'obfuscation.long_line': {
    message: 'A line of {count} characters',
    advice: 'Break the line, so that people can read it.',
  },
  'obfuscation.mixed_letters': {
    message: 'Letters of different scripts in one word ({word})',
    advice: 'Write the word in one script.',
  },
};

const JA: Readonly<Record<FindingCode, Message>> = {
  'hidden.tag': {
    message: '目に見えないタグ文字があります（{codePoint}、{count}個）',
    advice: '削除してください。タグ文字で書くのはイングランド、スコットランド、ウェールズの旗だけです。',
  },
  'hidden.selector': {
    message: '異体字のない文字に異体字セレクタが付いています（{codePoint}、{count}個）',
    advice: '削除してください。文章を隠すために使えます。',
  },
  'hidden.direction': {
    message: '文字の方向を変える制御文字があります（{codePoint}）',
    advice: '削除してください。見た目と実際の順序が異なります。',
  },
  'hidden.operator': {
    message: '目に見えない演算子があります（{codePoint}、{count}個）',
    advice: '削除してください。',
  },
  'hidden.filler': {
    message: '空白に見える埋め草の文字があります（{codePoint}）',
    advice: '通常の空白に置き換えてください。',
  },
  'hidden.null': { message: 'NUL文字があります', advice: '削除してください。' },
  'hidden.run': {
    message: '目に見えない文字が{count}個続いています（{codePoint}）',
    advice: '削除してください。これほど必要な文章はありません。',
  },
  'hidden.zero_width': {
    message: '幅のない文字があります（{codePoint}）',
    advice: '削除してください。単語の中では特に不要です。',
  },
  'hidden.soft_hyphen': {
    message: 'ソフトハイフンがあります',
    advice: '改行位置を示すものでなければ、削除してください。',
  },
  'hidden.byte_order_mark': {
    message: '文章の途中にバイト順マークがあります',
    advice: '削除してください。ファイルの先頭以外では不要です。',
  },
  'hidden.control': { message: '制御文字があります（{codePoint}）', advice: '削除してください。' },
  'hidden.other': { message: '目に見えない文字があります（{codePoint}）', advice: '削除してください。' },
  'hidden.comment': {
    message: 'HTMLコメントの中に指示があります',
    advice: 'ページでは人の目に触れません。本文に書くか、削除してください。',
  },
  'hidden.link_definition': {
    message: 'リンクの定義の中に指示があります',
    advice: 'ページでは人の目に触れません。本文に書くか、削除してください。',
  },
  'hidden.markup': {
    message: 'マークアップで隠された文章があります',
    advice: '見えるように書くか、削除してください。',
  },
  'hidden.collapsed': {
    message: '折りたたまれた部分に注意が必要な指示があります',
    advice: '人が読む場所に書いてください。',
  },
  'secret.credential': {
    message: '認証情報のように見えます（{kind}）',
    advice: '本物なら失効させ、代わりの文字に置き換えてください。',
  },
  'secret.private_key': {
    message: '秘密鍵があります',
    advice: '使用中の鍵を交換し、ここから削除してください。',
  },
  'secret.own_token': {
    message: 'このサイトのトークンがあります',
    advice: '失効させ、本文から削除してください。',
  },
  'exec.pipe_to_shell': {
    message: '外部から取得したものを、読まずに実行します',
    advice: '版とチェックサムを固定するか、手順を書き出してください。',
  },
  'exec.encoded_to_shell': {
    message: '符号化された文字列を復号して実行します',
    advice: 'コマンドをそのまま書いてください。',
  },
  'exec.raw_address': {
    message: '番号だけのアドレスがあります（{host}）',
    advice: '誰のサーバーか分かるように、名前を使ってください。',
  },
  'exec.raw_address_to_shell': {
    message: '番号だけのアドレスから取得したものを実行します',
    advice: '名前を使い、手順を書き出してください。',
  },
  'exec.prerequisite': {
    message: '外部のものを先に実行するよう求めています',
    advice: '提供元へのリンクにして、判断を利用者に任せてください。',
  },
  'exec.while_loading': {
    message: '読み込み時に実行されるコマンドがあります',
    advice: '利用者が予期できる内容か、確かめてください。',
  },
  'exec.disable_checks': {
    message: '検査や権限の確認を無効にします',
    advice: '判断を利用者に任せてください。',
  },
  'injection.ignore': {
    message: '他の指示を無視するよう求めています',
    advice: '代わりに、優先する内容を書いてください。',
  },
  'injection.hide': {
    message: '人に隠すよう求めています',
    advice: '何をするか、人に見えるようにしてください。',
  },
  'injection.likely': {
    message: '読み手に不利な指示（決まりの無視、隠し事、持ち出しなど）に似ています',
    advice: '何をなぜ行うのかをはっきり書くか、取り除いてください。',
  },
  'exfil.host': {
    message: '送信内容を収集するアドレスがあります（{host}）',
    advice: '自分のサーバーを使うか、削除してください。',
  },
  'exfil.key_file': {
    message: '秘密情報の置き場所を読みます（{path}）',
    advice: '必要なものは利用者に尋ねてください。',
  },
  'exfil.send': {
    message: '秘密情報やファイルを外部に送ります',
    advice: '削除するか、何をどこへなぜ送るのかを書いてください。',
  },
  'obfuscation.encoded': {
    message: '符号化された長い文字列があります（{count}文字）',
    advice: 'そのまま書くか、リンクにしてください。',
  },
  'obfuscation.long_line': { message: '{count}文字の行があります', advice: '読めるように改行してください。' },
  'obfuscation.mixed_letters': {
    message: '一つの単語に異なる文字体系の文字が混ざっています（{word}）',
    advice: '一つの文字体系で書いてください。',
  },
};

const CATALOGUE: Readonly<Record<Locale, Readonly<Record<FindingCode, Message>>>> = { en: EN, ja: JA };

/** The message and the advice of a finding, in the language of the reader. */
export function describeFinding({ code, params }: Pick<Finding, 'code' | 'params'>, locale: Locale): Message {
  const texts = CATALOGUE[locale];
  if (!Object.hasOwn(texts, code))
    return { ...OF_ANOTHER_RELEASE[locale], message: fill(OF_ANOTHER_RELEASE[locale].message, { code }) };
  const { message, advice } = texts[code];
  return { message: fill(message, params), advice };
}

/** The bracketed parts of messages that quote the text. */
const QUOTATIONS = ['host', 'path', 'word'].flatMap((name) => [` ({${name}})`, `（{${name}}）`]);

/** The message of a finding without quotations, for mails and feeds: a stranger wrote the text. */
export function describeUnquoted({ code, params }: Pick<Finding, 'code' | 'params'>, locale: Locale): string {
  const template = describeFinding({ code, params: {} }, locale).message;
  return fill(
    QUOTATIONS.reduce((text, quotation) => text.replace(quotation, ''), template),
    params,
  );
}

/** During an upgrade, a process of the former release reads findings that a newer one has stored. */
const OF_ANOTHER_RELEASE: Readonly<Record<Locale, Message>> = {
  en: {
    message: 'Found by another release of Kimari ({code})',
    advice: 'Read the place before you use the text.',
  },
  ja: {
    message: '別の版のKimariが見つけた項目です（{code}）',
    advice: '使う前に、その箇所を読んでください。',
  },
};

function fill(template: string, params: Finding['params']): string {
  let filled = template;
  for (const [name, value] of Object.entries(params))
    filled = filled.replaceAll(`{${name}}`, () => String(value));
  return filled;
}
