import type { FindingCode } from './finding';

/** Words of Japanese orders by groups. Verbs are listed by the part that does not change. */
export const JAPANESE_TERMS = {
  former:
    'これまで 今まで いままで 以前 上記 前述 前の 先の 先ほど 既存 元の 本来 システム すべて 全て 全ての 他の ほかの あらゆる 開発者 安全 与えられた 上の それまで 最初の 過去の 従来の ここまで 直前の 当初の 初期 上述 先述 現在の 今の 冒頭 ユーザーの 与えた',
  instruction:
    '指示 命令 ルール 規則 プロンプト ガイドライン 制約 指令 インストラクション 方針 規約 制限 指図 指針 ポリシー 決まり 取り決め 禁止事項 注意事項 指示書 文脈 コンテキスト',
  ignore:
    '無視 忘れ 破棄 上書き 捨て 無効 取り消 取消 撤回 放棄 度外視 白紙 リセット なかったこと 無かったこと ないもの 無いもの 失効 効力を失 反故 聞き流',
  follow:
    '従わ 従う必要 従う義務 守らな 守らず 守る必要 とらわれな 捉われな 縛られな 拘束され 適用され 遵守 準拠 気にしな 気にせ 気にする必要 聞かな 考慮し',
  dialog:
    'ダイアログ 確認画面 許可要求 承認要求 確認要求 権限要求 権限の要求 許可の要求 承認の要求 プロンプト 許可を求め 承認を求め 確認を求め',
  ever: '常に 必ず 自動 すべて 全て 無条件 いつも 一律',
  approve:
    '許可し 許可す 許可せ 承認し 承認す 承認せ 同意し 同意す 同意せ 了承し 了承す はい」を選 はい」を押 はいを選 常に許可 常に承認 すべて許可 すべて承認 自動で許可 自動で承認 自動的に許可 自動的に承認',
  unasked:
    '確認せず 確認なし 確認無し 確認を取らず 確認をとらず 確認を求めず 尋ねず 聞かず 許可なく 許可なし 許可を得ず 許可を待たず 許可を求めず 承認なし 承認を得ず 承認を待たず 承認を求めず 断りなく 承諾なく 同意なし 同意を得ず 問い合わせず',
  failure: '失敗 落ち エラー 通らな',
  success: '成功したと 成功と 通ったと 合格したと 合格と 完了したと 問題ないと 問題なしと 問題なかったと',
  claim: '報告し 報告す 報告せ 伝え 答え 回答し 述べ 記載し 書い',
  beforeUse: '使う前 利用前 使用前 使用する前 利用する前 このスキル 本スキル このルール このエージェント',
  program: 'npx bunx uvx curl wget bash pip インストーラ セットアップ 補助ツール ヘルパー',
  user: 'ユーザー ユーザ 利用者 使用者 人間 開発者 オペレーター レビュアー 担当者 所有者 本人',
  tell: '伝え 知らせ 言わ 言うな 話さ 話すな 報告せ 報告し 報告する 見せ 明かさ 明かす 通知し 通知せ 通知する 教え 気づか 気付か 悟ら 告げ 開示し 開示せ 表示し 表示せ 知られ バレ 見つから 見付から',
  conceal: '内緒 秘密に 隠し 隠せ 隠す 隠して 伏せ 隠ぺい 隠蔽 黙って',
  secretly: 'こっそり 密かに ひそかに 秘密裏 内緒で 黙って 無断で',
  act: '送信 送っ 実行 追加 アップロード コピー 変更 書き込 削除 転送 収集 インストール ダウンロード 取得 挿入 送る 送れ 投稿',
  guard: 'セキュリティ 安全 権限 承認 許可 署名 証明書 TLS SSL 認可 同意 マルウェア ウイルス',
  check:
    'チェック 検査 検証 確認 プロンプト スキャン ダイアログ 保護 機能 レビュー 設定 警告 要求 モード 手続き 手順',
  shield:
    'サンドボックス ガードレール ファイアウォール ウイルス対策 アンチウイルス 安全装置 確認プロンプト 確認ダイアログ ユーザー確認 ユーザーの確認 ユーザーへの確認 利用者の確認 権限確認',
  disable: '無効 スキップ 省略 オフに 回避 迂回 外し 外す 解除 バイパス 飛ばし 飛ばす 切っ 切る 停止 止め',
  send: '送信 送っ 送る 送れ 転送 アップロード POST 投稿 渡し メール',
  secret:
    'APIキー ＡＰＩキー トークン 秘密鍵 パスワード 認証情報 環境変数 資格情報 会話 クレデンシャル シークレット .env 機密 クッキー 鍵 ウォレット',
  far: 'http 外部 リモート 次のサーバ 以下のサーバ 攻撃者 次の宛先 次のアドレス 次のURL 下記',
  terminal: 'ターミナル コマンドプロンプト PowerShell 端末 シェル コンソール',
  paste: '貼り付け ペースト コピペ 張り付け',
  download: 'ダウンロード 入手 取得',
  package: 'zip exe dmg pkg インストーラ バイナリ 実行ファイル アーカイブ スクリプト エージェント',
  run: '実行 起動 展開 解凍 開い 開く',
  require: '前提 事前 最初に まず 必ず 使う前 利用前 使用前 使用する前 利用する前 必須 必要',
} as const;
export type JapaneseGroup = keyof typeof JAPANESE_TERMS;

export type JapaneseOrder = {
  readonly code: FindingCode;
  /** Groups that precede the verb, in any order, and the greatest distance in characters. */
  readonly needs: readonly JapaneseGroup[];
  readonly reach: number;
  readonly verb: JapaneseGroup;
  /** Whether the negated verb is the order: 「伝えない」. */
  readonly isForbidding?: true;
};

export const JAPANESE_ORDERS: readonly JapaneseOrder[] = [
  { code: 'injection.ignore', needs: ['former', 'instruction'], reach: 40, verb: 'ignore' },
  {
    code: 'injection.ignore',
    needs: ['former', 'instruction'],
    reach: 40,
    verb: 'follow',
    isForbidding: true,
  },
  { code: 'injection.hide', needs: ['user'], reach: 24, verb: 'tell', isForbidding: true },
  { code: 'injection.hide', needs: ['user'], reach: 20, verb: 'conceal' },
  { code: 'injection.hide', needs: ['secretly'], reach: 30, verb: 'act' },
  { code: 'exec.disable_checks', needs: ['guard', 'check'], reach: 24, verb: 'disable' },
  { code: 'exec.disable_checks', needs: ['dialog', 'ever'], reach: 40, verb: 'approve' },
  { code: 'exec.disable_checks', needs: ['unasked'], reach: 24, verb: 'act' },
  { code: 'injection.hide', needs: ['failure', 'success'], reach: 40, verb: 'claim' },
  { code: 'exec.prerequisite', needs: ['beforeUse', 'require', 'program'], reach: 60, verb: 'run' },
  { code: 'exec.disable_checks', needs: ['shield'], reach: 16, verb: 'disable' },
  { code: 'exfil.send', needs: ['secret', 'far'], reach: 80, verb: 'send' },
  { code: 'exec.prerequisite', needs: ['terminal'], reach: 24, verb: 'paste' },
  { code: 'exec.prerequisite', needs: ['package', 'download'], reach: 50, verb: 'run' },
  { code: 'exec.prerequisite', needs: ['require', 'far'], reach: 120, verb: 'run' },
];

/** Endings of prohibitions. */
export const DENIES = [
  ...[
    'しない',
    'するな',
    'せず',
    'さず',
    'てはいけ',
    'てはなら',
    'てはだめ',
    'ないで',
    'ないこと',
    '禁止',
    'べきではな',
    'べきでな',
  ],
  ...[
    'ません',
    '厳禁',
    '避け',
    '拒否',
    '防',
    '断',
    'ずに',
    'ない',
    '禁じ',
    '不可',
    'るな',
    'すな',
    'うな',
    'くな',
  ],
];
/** Endings that only look like negations. */
export const ALLOWS = [
  '構いません',
  'かまいません',
  '構わない',
  'かまわない',
  '問題ありません',
  '問題ない',
  'なければ',
  'ないと',
];
/** Endings that release from a duty: 「従わなくて構いません」. */
export const WAIVES = ['なくて', 'なくとも', 'しなくて', 'しなくとも'];
/** Words after a verb that only reports an action. */
export const TELLS = [
  ...[
    'という',
    'といった',
    'のような',
    'ような',
    'などの',
    'と書',
    'とある',
    '試み',
    '攻撃',
    '検出',
    '検知',
    'よう求め',
    'よう要求',
  ],
  ...[
    'よう誘導',
    'ように誘導',
    'よう促',
    'ように促',
    'よう指示され',
    'ように指示され',
    'ように求め',
    '見つけ',
    '見つか',
    'インジェクション',
    '不審',
    '疑わしい',
    '怪しい',
  ],
  ...['しようとする', 'させようと', 'とみなす', 'と見なす', '被害', '手口', '悪意', '危険'],
];
