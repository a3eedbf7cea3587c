/** Japanese descriptions of what calls take, and of queries and mutations, by the English text of the contract. */
const DESCRIPTIONS_JA: Readonly<Record<string, string>> = {
  // Sign-in and security
  'Language of the mail; else that of the request.': 'メールの言語。省くとリクエストの言語です。',
  'All sessions except the current one; only `true`.':
    'いま使っているもの以外のすべてのセッション。指定できる値は`true`だけです。',
  'Id of the token, or `current` for the command-line token of the request.':
    'トークンのID。リクエストに使ったCLIトークンなら`current`。',
  'Six digits of an authenticator app, or a recovery code.': '認証アプリの6桁の数字、または回復コード。',
  'For accounts that have a password.': 'パスワードのあるアカウントで必要です。',
  'For accounts with a second factor.': '二要素認証を使うアカウントで必要です。',
  'Where to go afterwards: a path of this site, or an address with its origin; by default /.':
    '終わったあとに開くページ。このサイトのパス、またはこのサイトのオリジンを持つURL。省くと / です。',
  'Where to go afterwards: a path of this site, or an address with its origin; by default /settings/security.':
    '終わったあとに開くページ。このサイトのパス、またはこのサイトのオリジンを持つURL。省くと /settings/security です。',
  'What to do with people who have no account: refuse them, or let them choose a username.':
    'アカウントのない人の扱い。断るか、ユーザー名を選んでもらいます。',
  'The parameter of that name, if the provider sent one (RFC 9207).':
    '外部サービスが送った同じ名前のパラメーター（RFC 9207）。送られなければ省きます。',
  'Needed for accounts with a password; others need a session opened in the last 15 minutes.':
    'パスワードのあるアカウントで必要です。ないアカウントには、15分以内に始めたセッションが必要です。',
  'Needed for any change; an account without a password needs a session opened in the last 15 minutes.':
    'どの変更にも必要です。パスワードのないアカウントには、15分以内に始めたセッションが必要です。',
  'The password of the caller. An account without one needs a session opened in the last 15 minutes.':
    '呼び出す人のパスワード。パスワードのないアカウントには、15分以内に始めたセッションが必要です。',
  'Empty for an account without a password, which needs a session opened in the last 15 minutes.':
    'パスワードのないアカウントでは空にします。その場合、15分以内に始めたセッションが必要です。',
  'Words separated by spaces: `read` (the default) and `write`. Others are ignored.':
    '空白で区切った語。`read`（省いたとき）と`write`です。ほかの語は無視します。',
  'Shown to the person who approves, and used as the name of the token.':
    '承認する人に表示し、トークンの名前に使います。',
  'SHA-256 of a secret of the tool, in base64url (RFC 7636, S256).':
    'ツールが持つ秘密の値のSHA-256。base64urlで書きます（RFC 7636、S256）。',
  'The secret of the `codeChallenge`.': '`codeChallenge`のもとになった秘密の値。',
  'In any case, with or without the dash.': '大文字でも小文字でもよく、ハイフンは省けます。',
  'Counts once the mailed link is opened.': 'メールのリンクを開いたときに有効になります。',
  // Rules
  '`@owner/name`, `owner/name`, an id or a bare name.': '`@owner/name`、`owner/name`、ID、または名前だけ。',
  'Unique per owner, ignoring case and treating `-` and `_` as equal.':
    '所有者ごとに一つだけ使えます。大文字と小文字、`-`と`_`は区別しません。',
  'Id or name of the organization.': '組織のIDまたは名前。',
  'Each is trimmed and lower-cased; repeats are dropped.':
    '前後の空白を除き、小文字にします。重複は一つにまとめます。',
  'Kept byte for byte.': '1バイトも変えずに保存します。',
  'Publishes a text for everybody though something in it looks like a credential or the like: it is an example.':
    '認証情報などに見えるものがあっても、例であるとして本文を全員に公開します。',
  'Empty or null clears it.': '空またはnullで消します。',
  'Id or name of the organization to move the rule to; null moves it to its creator.':
    'ルールの移動先となる組織のIDまたは名前。nullなら作成者に移します。',
  'Makes a version when it differs from the current text.': 'いまの本文と違えば、新しい版を作ります。',
  'The next major version; `versionBump` wins.':
    '次のメジャー版にします。`versionBump`があれば、そちらを使います。',
  'Refused with 412 when another version is current.': 'いまの版がこれと違えば、ステータス412で断ります。',
  'An exact number, or `latest`.': '版の番号、または`latest`。',
  'The `nextCursor` of the page before.': '前のページの`nextCursor`。',
  'A username or the name of an organization.': 'ユーザー名または組織の名前。',
  'Skip this many; wins over `page`.': 'この件数だけ飛ばします。`page`より優先します。',
  'Skip this many; `after` wins.': 'この件数だけ飛ばします。`after`があれば、そちらを使います。',
  'Search as typed, without corrections.': '入力を直さず、そのまま検索します。',
  'Searches for the query as typed, without corrections.': '入力を直さず、そのまま検索します。',
  'Say what the query matched in each rule.': '各ルールのどこが一致したかを添えます。',
  'Left out, names ascend and all else descends. Relevance always begins with the best.':
    '省くと、名前は昇順、ほかは降順です。関連度は、いつも高いものから並べます。',
  // Organizations, profiles and settings
  'Invite the account with this name instead.': '代わりに、この名前のアカウントを招待します。',
  'The image in base64, also with `data:…;base64,` before it; at most 5 MiB when decoded.':
    'base64で書いた画像。前に`data:…;base64,`があってもかまいません。元の大きさで5 MiBまで。',
  'Ends in jpg, jpeg, png, gif or webp.': '末尾はjpg、jpeg、png、gif、webpのいずれか。',
  'An http or https address, or empty.': 'httpまたはhttpsのURL、または空。',
  'Language of pages and mails; null lets pages follow the browser.':
    '画面とメールの言語。nullなら、画面はブラウザーに合わせます。',
  'IANA time zone of dates; null for that of the browser.':
    '日時に使うIANAのタイムゾーン。nullなら、ブラウザーに合わせます。',
  'Order of lists without a query.': '検索語のない一覧の並び順。',
  'Whether long lines of source texts wrap.': 'ソース表示で長い行を折り返すかどうか。',
  'Whether shortcuts of a single key are on.': '1キーのショートカットを使うかどうか。',
  'Whether a mail tells of versions of starred rules that ask for more, or in which the checks found something new.':
    'スターを付けたルールに、アシスタントに許すことが増えた版や、検査が新しく何かを見つけた版が出たとき、メールで知らせるかどうか。',
  'Whether public rules go too, instead of staying under a deleted user.':
    '公開ルールも消すかどうか。消さなければ、削除済みの利用者のルールとして残ります。',
  // Moderation and administration
  'A note left out stays.': '省くと、いまのメモが残ります。',
  'Of the newest report.': '最新の報告の理由。',
  'Part of `owner/name`, ignoring case.': '`owner/name`の一部。大文字と小文字は区別しません。',
  'The version whose text is read; the reported one by default.': '本文を読む版。省くと、報告された版です。',
  'Of the case as it was read; a decision about a case that has changed since is a conflict.':
    '読んだときの案件の値。そのあと案件が変わっていれば、決定は競合になります。',
  'The version that is hidden, kept hidden or shown; the whole rule by default.':
    '隠す、隠したままにする、または表示に戻す版。省くと、ルール全体です。',
  'For those who may edit the rule. Required to hide and to uphold, unless a finding is named, which they read as well.':
    'ルールを編集できる人が読む説明。隠すときと、隠したままにするときに必要です。指摘を挙げれば省けます。その指摘も同じ人が読みます。',
  'The code of the finding that is the reason to hide or to uphold.':
    '隠す理由、または隠したままにする理由となる指摘のコード。',
  'The line of the finding; the first finding of its code by default.':
    '指摘のある行。省くと、そのコードの最初の指摘です。',
  'The version in which it was found; that of the decision or the current one by default.':
    '指摘のある版。省くと、決定の対象の版、またはいまの版です。',
  'Read by moderators only.': 'モデレーターだけが読みます。',
  'Of an account or an organization.': 'アカウントまたは組織の名前。',
  'Why the name is the caller’s to take.': '申請する人がその名前を使ってよい理由。',
  'Those that were decided instead of those that wait.': '未決のものではなく、決定済みのものを読みます。',
  'Whether the caller may take the name.': '申請した人にその名前を認めるかどうか。',
  'For whoever asked. Required to refuse.': '申請した人が読む説明。断るときに必要です。',
  'A part of the name.': '名前の一部。',
  'A part of the username, of the address or of the display name.':
    'ユーザー名、メールアドレス、表示名のいずれかの一部。',
  'An action such as `user.suspend`, or the first word of several, such as `user`.':
    '`user.suspend`のような操作の名前。`user`のように最初の語だけを書くと、その語で始まる操作すべて。',
  'The id, name or address of the account that did it.':
    '操作したアカウントのID、名前、またはメールアドレス。',
  'The first time; Unix time in seconds.': '始まりの時刻。秒単位のUnix時間で、この時刻を含みます。',
  'The time after the last; Unix time in seconds.':
    '終わりの時刻。秒単位のUnix時間で、この時刻は含みません。',
  'An id, the name of a user or an organization, or `@owner/name` of a rule.':
    'ID、利用者か組織の名前、またはルールの`@owner/name`。',
  'The id, the username or the address of the account.': 'アカウントのID、ユーザー名、またはメールアドレス。',
  'Unix time in seconds; until it is removed without it.': '秒単位のUnix時間。省くと、外すまで表示します。',
  'Unix time in seconds; at once without it.': '秒単位のUnix時間。省くと、すぐに表示します。',
  'For readers of English; for everybody if there is no Japanese text.':
    '英語で読む人へ。日本語の文がなければ、全員に表示します。',
  'For readers of Japanese; for everybody if there is no English text. One of the two is required.':
    '日本語で読む人へ。英語の文がなければ、全員に表示します。どちらか一つは必要です。',
  'What the owner reads in a mail.': '持ち主がメールで読む説明。',
  // Queries
  'The notice to everybody, whether it is shown now or not.':
    '全員へのお知らせ。表示していないものも含みます。',
  'The newest first; the total is at most 10,000.': '新しい順に並べます。総数は10,000件まで数えます。',
  'Every action that was ever recorded, sorted.': 'これまでに記録した操作の名前すべて。名前順。',
  'What a user code stands for. Requires a session of a person; wrong codes are limited.':
    'ユーザーコードが何のためのものか。本人のセッションが必要です。間違えられる回数には限りがあります。',
  'What the checks have found in all rules, as it was counted last, and refused.':
    '最後に数えた、すべてのルールでの検査の指摘と、公開を断った数。',
  'Looks at database, search, disk, mail and files now.':
    'データベース、検索、ディスク、メール、ファイルのいまの状態を調べます。',
  'The open invitation of a mailed token, which stays usable. Null for any other token.':
    'メールのトークンが指す返事待ちの招待。トークンは使わずに残ります。ほかのトークンではnull。',
  'The last run of each scheduled job, sorted by name.': '定期処理それぞれの最後の実行。名前順。',
  'Public rules, last updated first, one of each owner as far as there are enough owners.':
    '公開ルールを更新の新しい順に。所有者が足りる限り、一人につき一つです。',
  'A reported rule, with its reports and the text of a version.':
    '報告されたルール。報告と、一つの版の本文を含みます。',
  'Reported rules.': '報告されたルール。',
  'The number of reported rules by state.': '報告されたルールの、状態ごとの数。',
  'Moderators and administrators.': 'モデレーターと管理者。',
  'Requests for names that wait, the oldest first, or that were decided.':
    '未決の名前の申請（古い順）、または決定済みの申請。',
  'By name or by id; exactly one of the two.': '名前かIDのどちらか一つだけで指定します。',
  'The newest requests of the caller for names that are held back. At most 100.':
    '自分が出した名前の申請。新しい順に100件まで。',
  'The account of a mailed link, which stays unused; null if the link does not work.':
    'メールのリンクが指すアカウント。リンクは使わずに残ります。使えないリンクではnull。',
  'Mails of the last 90 days, the newest first; the total is at most 10,000.':
    '直近90日のメール。新しい順に並べます。総数は10,000件まで数えます。',
  'Over all reports.': 'すべての報告についての数。',
  'Newest first.': '新しい順。',
  'By `@owner/name` or by id; exactly one of the two.': '`@owner/name`かIDのどちらか一つだけで指定します。',
  'Search and lists: everything the caller may see, narrowed by `filter`.':
    '検索と一覧。呼び出す人に見えるものすべてを、`filter`で絞り込みます。',
  'The services whose accounts sign in here.': 'ここでのログインに使える外部サービス。',
  'The administrators’ notice to everybody, such as planned maintenance; null when there is nothing to tell.':
    '計画停止などについての、管理者から全員へのお知らせ。なければnull。',
  'Tags in use on rules the caller may see, most used first.':
    '呼び出す人に見えるルールで使われているタグ。多い順。',
  'By a current or a former name.': 'いまの名前、または以前の名前で指定します。',
  'Users whose name begins with the text, by name. Needs a token.':
    '名前がその文字で始まる利用者。名前順。トークンが必要です。',
  'The state of a mailed link to verify an address; reading it does not use the link.':
    'メールアドレスを確認するリンクの状態。読んでもリンクは使われません。',
  'The signed-in caller, or null.': 'ログインしている本人。していなければnull。',
  // Mutations
  "Joins by an open invitation from the caller's own list.": '自分あての返事待ちの招待で参加します。',
  'Answers a decision about a rule that the caller may edit; once for each decision in force.':
    '自分が編集できるルールについての決定に答えます。効いている決定ごとに1回です。',
  'Makes an account an owner of an organization, beside those that there are.':
    'アカウントを組織のオーナーに加えます。いまのオーナーはそのままです。',
  'Drops the address that waits for its confirmation.': '確認待ちのメールアドレスを取り消します。',
  'Confirms that the person at the session owns the account, for 15 minutes. What needs it says so.':
    'セッションの利用者がアカウントの持ち主であることを、15分間確認済みにします。必要な操作には、そう書いてあります。',
  'Decides about a reported rule.': '報告されたルールについて決めます。',
  'Lets somebody take a name, or refuses it.': '名前の申請を認めるか、断ります。',
  "Declines an open invitation from the caller's own list.": '自分あての返事待ちの招待を断ります。',
  "Deletes the caller's account. Public rules stay under a deleted user unless asked otherwise.":
    '自分のアカウントを削除します。指定しなければ、公開ルールは削除済みの利用者のルールとして残ります。',
  'Deletes an organization with its rules.': '組織をルールごと削除します。',
  "Removes the caller's picture.": '自分の画像を外します。',
  'With rules in it, only when `force` is true. Needs the password, or a session opened in the last 15 minutes for an account without one.':
    'ルールがあれば、`force`がtrueのときだけ削除します。パスワードが必要です。ないアカウントには、15分以内に始めたセッションが必要です。',
  'Deletes an account as its owner would.': '持ち主が削除するのと同じように、アカウントを削除します。',
  'Deletes a mail that was not sent.': '送られていないメールを削除します。',
  'How hard a password is to guess, as the calls that set one for the typed facts, the account of the link or the signed-in account judge it. Weak ones are refused. Nothing is stored or logged.':
    'パスワードの推測されにくさ。入力した情報、リンクのアカウント、またはログイン中のアカウントについて、パスワードを決める呼び出しと同じ基準で判定します。弱いものはそこで断られます。何も保存せず、記録もしません。',
  'Checks the text of a version of a reported rule again.':
    '報告されたルールの版の本文を、もう一度検査します。',
  'Once for each account and rule; for anonymous visitors once a day.':
    'アカウントとルールごとに1回、ログインしていない人は1日に1回数えます。',
  'Removes the notice to everybody.': '全員へのお知らせを外します。',
  'Reports a public rule of somebody else.': 'ほかの人の公開ルールを報告します。',
  'Asks for a name that looks like somebody else’s. The answer comes by mail.':
    '別の人の名前に似た名前を申請します。返事はメールで届きます。',
  'Sends all dead mail whose link works.':
    '送信を断念したメールのうち、リンクがまだ使えるものをすべて送ります。',
  'Mails a new link to the address that waits for its confirmation.':
    '確認待ちのメールアドレスに、新しいリンクを送ります。',
  'Sends a dead or a waiting mail now.': '送信を断念したメール、または送信待ちのメールを、いま送ります。',
  'Removes the second factor of an account.': 'アカウントの二要素認証を外します。',
  'For 30 days, for whoever may delete the rule.': '削除から30日間、ルールを削除できる人が戻せます。',
  'Lifts a suspension.': 'アカウントの停止を解除します。',
  'Ends all sessions except the current one.': 'いま使っているもの以外のすべてのセッションを終えます。',
  'Ends one session, which may be the current one.':
    '一つのセッションを終えます。いま使っているものでもかまいません。',
  'Mails a link to set a password.': 'パスワードを決めるリンクをメールで送ります。',
  'Shows everybody a notice, on every page and in the command line.':
    'すべての画面とCLIで、全員にお知らせを表示します。',
  'Ends all access to an account at once; public rules stay readable.':
    'アカウントのすべてのアクセスをすぐに終えます。公開ルールは読めるままです。',
  'Takes a reported rule on.': '報告されたルールを受け持ちます。',
  'Makes the member the main owner and the caller an admin. Needs the password, or a session opened in the last 15 minutes for an account without one.':
    'メンバーを組織の主なオーナーにし、自分は管理者になります。パスワードが必要です。ないアカウントには、15分以内に始めたセッションが必要です。',
  'Changes language, time zone and display preferences. Left out stays.':
    '言語、タイムゾーン、表示の設定を変えます。省いたものはそのままです。',
  'A field left out stays; null or an empty text clears it.':
    '省いた項目はそのままです。nullか空の文字列で消します。',
  'Sets the status of a report; hides nothing.': '報告の状態を変えます。何も隠しません。',
  'Changes username, address or password. Makes all changes or none.':
    'ユーザー名、メールアドレス、パスワードを変えます。すべて変えるか、何も変えないかのどちらかです。',
  'Marks the address of an account as verified.': 'アカウントのメールアドレスを確認済みにします。',
  'Takes back an open request of the caller.': '自分の未決の申請を取り下げます。',
  // The signed-in caller
  'Command-line tokens, the newest first.': 'CLIトークン。新しい順。',
  'Rules deleted in the last 30 days that the caller can bring back, last deleted first.':
    '直近30日に削除され、自分が戻せるルール。最後に削除したものから並べます。',
  'Whether the caller can sign in by password.': 'パスワードでログインできるかどうか。',
  'Open invitations for the caller, newest first.': '自分あての返事待ちの招待。新しい順。',
  'Accounts at other services that sign the caller in.': 'ログインに使う外部サービスのアカウント。',
  'Organizations that the caller belongs to, by name.': '自分が属する組織。名前順。',
  'Rules that the caller created.': '自分が作ったルール。',
  'Null when the account has none.': '使っていないアカウントではnull。',
  'The setup that was begun and is not finished.': '始めてから、まだ終えていない設定。',
  'What happened in the last 90 days, newest first.': '直近90日の出来事。新しい順。',
  'Live sessions, the last used first.': '有効なセッション。最後に使ったものから並べます。',
  'The settings of the account.': 'アカウントの設定。',
  'Rules that the caller has starred, last starred first.':
    'スターを付けたルール。最後に付けたものから並べます。',
};

/** Last sentences that many descriptions share: who may make the call. */
const ENDINGS_JA: Readonly<Record<string, string>> = {
  'For administrators who have signed in or confirmed their identity in the last 15 minutes.':
    '15分以内にログインしたか、本人であることを確認した管理者が使えます。',
  'For moderators.': 'モデレーターが使えます。',
  'For administrators.': '管理者が使えます。',
  'Takes a session of a person.': '本人のセッションが必要です。',
};

/** A description in Japanese; undefined for one that nobody has translated. */
export function descriptionInJapanese(english: string): string | undefined {
  const whole = DESCRIPTIONS_JA[english] ?? ENDINGS_JA[english];
  if (whole !== undefined) return whole;
  const ending = Object.keys(ENDINGS_JA).find((known) => english.endsWith(` ${known}`));
  const beginning = ending && DESCRIPTIONS_JA[english.slice(0, -ending.length - 1)];
  return beginning && beginning + ENDINGS_JA[ending];
}

/** The English texts that have a translation of their own. */
export const TRANSLATED: readonly string[] = Object.keys(DESCRIPTIONS_JA);
