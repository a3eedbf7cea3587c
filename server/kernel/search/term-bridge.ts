import { stem } from './stem';
import { bigrams, splitText } from './split-text';

/**
 * Everyday words of software work, Japanese on the left, English on the right: people search in Japanese
 * where most rules are written in English, and the other way round. Only general vocabulary belongs here,
 * no product names except those that are commonly written in katakana. A space separates words of equal
 * meaning; an underscore joins the words of one expression.
 */
const JAPANESE_ENGLISH = `
アーキテクチャ 設計思想 = architecture
アーキテクト = architect
アカウント = account
アクセシビリティ = accessibility
アクセス = access
アジャイル = agile
アセット = asset
アップグレード = upgrade
アップデート = update
アップロード = upload
アナリスト = analyst
アナリティクス = analytics
アニメーション = animation
アノテーション = annotation
アプリ アプリケーション = app application
アルゴリズム = algorithm
アンチパターン = anti_pattern
アーティファクト = artifact
イテレーション = iteration
イベント = event
イメージ = image
インシデント = incident
インジェクション = injection
インスタンス = instance
インストール = install
インターフェース インターフェイス = interface
インターナショナル 国際化 多言語対応 多言語化 多言語 = i18n internationalization
インデックス 索引 = index
インフラ インフラストラクチャ = infrastructure infra
インポート = import
ウィジェット = widget
ウェブ = web
ウェブサイト = website
ウェブアプリ = web_app
エージェント = agent
エクスポート = export
エディタ エディター = editor
エラー = error
エラーハンドリング エラー処理 例外処理 = error_handling
エンジニア 技術者 = engineer
エンジニアリング = engineering
エンドポイント = endpoint
オーケストレーション = orchestration
オープンソース = open_source
オブザーバビリティ 可観測性 = observability
オブジェクト指向 = object_oriented
オンボーディング = onboarding
カスタマーサポート 顧客対応 = customer_support
カスタム = custom
カバレッジ 網羅率 = coverage
ガイド 手引き = guide
ガイドライン 指針 = guideline
キャッシュ = cache caching
キャンペーン = campaign
クエリ = query
クライアント = client
クラウド = cloud
クラス = class
グラフ = graph
クリーンアーキテクチャ = clean_architecture
クリーンコード = clean_code
ゲーム = game
コーディング = coding
コーディング規約 = coding_standards coding_style
コーディングスタイル = coding_style
コード = code
コードレビュー = code_review
コマンド = command
コミット = commit
コミットメッセージ = commit_message
コミュニティ = community
コメント = comment
コンテキスト 文脈 = context
コンテナ = container
コンテンツ = content
コンパイル = compile
コンパイラ = compiler
コンプライアンス 法令順守 = compliance
コンポーネント 部品 = component
コピーライティング = copywriting
サーバ = server
サーバレス = serverless
サービス = service
サブエージェント = subagent
サポート = support
サンプル = sample
シェル = shell
システム = system
シナリオ = scenario
スキーマ = schema
スキル = skill
スクラム = scrum
スクリプト = script
スケーリング スケーラビリティ = scaling scalability
スケジュール = schedule
スタイル = style
スタイルガイド = style_guide
ステート 状態 = state
状態管理 = state_management
ストリーム ストリーミング = stream streaming
ストレージ = storage
スニペット = snippet
スプリント = sprint
スペシャリスト = specialist expert
スマートコントラクト = smart_contract
スレッド = thread
セキュリティ = security
セキュア = secure
セッション = session
セットアップ = setup
ソフトウェア = software
ソーシャルメディア SNS = social_media
ソケット = socket
タイムゾーン = timezone
タスク = task
タグ = tag
ターミナル = terminal
ダッシュボード = dashboard
ダウンロード = download
チーム = team
チェックリスト = checklist
チャット = chat
チャットボット = chatbot
チュートリアル = tutorial
ツール = tool
テスト 試験 = test testing
テスト駆動 テスト駆動開発 = tdd test_driven
テストケース = test_case
テンプレート 雛形 ひな形 = template
ディレクトリ = directory
ディレクトリ構成 フォルダ構成 = directory_structure project_structure
データ = data
データベース = database
データサイエンス = data_science
データ分析 = data_analysis
データエンジニア = data_engineer
デザイナ = designer
デザイン = design
デザインシステム = design_system
デザインパターン = design_pattern
デスクトップ = desktop
デッドコード = dead_code
デバッグ = debug debugging debugger
デプロイ デプロイメント = deploy deployment
トークン = token
トラブルシューティング = troubleshooting
トランザクション = transaction
ドキュメント 文書 資料 = document documentation docs
ドメイン = domain
ドメイン駆動 ドメイン駆動設計 = ddd domain_driven
ニュースレター = newsletter
ネイティブ = native
ネットワーク = network
ノート = note
パイプライン = pipeline
パスワード = password
パターン = pattern
パッケージ = package
パフォーマンス 性能 = performance
パフォーマンス最適化 パフォーマンスチューニング = performance_optimization
パフォーマンス改善 性能改善 高速化 = performance_optimization
パラメータ = parameter
バージョン = version
バージョン管理 = version_control git
バックアップ = backup
バックエンド = backend
バグ 不具合 障害 = bug
バグ修正 = bug_fix
バッチ = batch
バリデーション 検証 = validation
ビジネス = business
ビルド = build
ビルドエラー = build_error
ファイル = file
ファイナンス 金融 財務 = finance financial
フィードバック = feedback
フィーチャ = feature
フォーマット 書式 = format
フォーム = form
フック = hook
フルスタック = fullstack full_stack
フレームワーク = framework
フロー = flow
フロントエンド = frontend front_end
ブラウザ = browser
ブランチ = branch
ブランド = brand
ブログ = blog
ブロックチェーン = blockchain
プライバシ = privacy
プラグイン = plugin
プラットフォーム = platform
プラクティス = practice
プランナ = planner
プルリクエスト プルリク PR = pull_request pr
プレゼンテーション = presentation
プログラマ = programmer
プログラミング = programming
プログラム = program
プロジェクト = project
プロジェクト管理 プロジェクトマネジメント = project_management
プロダクト 製品 = product
プロダクトマネージャ = product_manager
プロトタイプ 試作 = prototype
プロファイリング = profiling
プロンプト = prompt
プロンプトインジェクション = prompt_injection
プロンプトエンジニアリング = prompt_engineering
ヘルプ = help
ベストプラクティス 推奨事項 = best_practices
ベクトル = vector
ベンチマーク = benchmark
ペネトレーションテスト 侵入テスト = penetration_test pentest
ポリシ 方針 = policy
ホスティング = hosting
マークダウン = markdown
マーケティング = marketing
マーケタ = marketer
マイグレーション 移行 = migration
マイクロサービス = microservice
マネージャ 管理者 = manager
ミドルウェア = middleware
メール = email mail
メッセージ = message
メトリクス 指標 = metrics
メモリ 記憶 = memory
メンテナンス 保守 = maintenance
モジュール = module
モダナイゼーション 近代化 刷新 = modernization
モデル = model
モニタリング 監視 = monitoring
モバイル = mobile
モバイルアプリ スマホアプリ = mobile_app
モノレポ = monorepo
ユーザ 利用者 = user
ユーザビリティ = usability
ユーティリティ = utility
ユニットテスト 単体テスト = unit_test
ライセンス = license
ライブラリ = library
ライブ配信 = livestream
ライティング 執筆 = writing
ラッパ = wrapper
ランタイム = runtime
リサーチ 調査 = research investigation
リスク = risk
リファクタリング リファクタ = refactoring refactor
リポジトリ = repository
リリース = release
リリースノート = release_notes
リンタ リント = lint linter
ルータ ルーティング = routing router
ルール = rule
レイアウト = layout
レイヤ = layer
レガシ = legacy
レガシーコード = legacy_code
レスポンシブ = responsive
レビュー = review
レビュア = reviewer
レポート 報告 = report
ロードマップ = roadmap
ローカライズ 翻訳 = localization translation
ロギング ログ = logging log
ロボット = robot
ワークフロー = workflow
暗号 暗号化 = encryption cryptography
安全 安全性 = safety
依存 依存関係 = dependency
依存性注入 = dependency_injection
医療 = medical healthcare
運用 = operations
営業 = sales
英語 = english
映像 動画 = video
価格 価格設定 = pricing
画像 = image
画面 = screen ui
画面設計 = ui_design
解析 分析 = analysis analyze
開発 = development
開発者 = developer
会計 経理 = accounting
会議 打ち合わせ 議事録 = meeting minutes
改善 = improvement
拡張 拡張機能 = extension
学習 = learning
環境 = environment
環境変数 = environment_variable
管理 = management
関数 = function
関数型 = functional
機械学習 = machine_learning ml
機能 = feature
記事 = article
規約 規則 = rule convention standard
基準 標準 = standard
技術的負債 = technical_debt
技術文書 = technical_writing technical_writer
教育 = education
脅威 脅威モデリング = threat threat_modeling
競合 競合分析 = competitive competitor
業務 = business
組み込み 組込み 組込 = embedded
契約 = contract
計画 = plan planning
計算 = calculation
型安全 = type_safety
型 型定義 = type
権限 認可 = authorization permission
検索 = search
検索エンジン最適化 = seo
言語 = language
顧客 = customer
公開 = publish
広告 = advertising ads
広報 = public_relations
構成 構造 = structure
効率 効率化 = efficiency
品質 = quality
品質保証 = qa quality_assurance
国際 = international
採用 = recruiting hiring
最適化 = optimization optimize
作業計画 = planning work_plan
作成 = create
仕様 = specification spec
仕様書 = specification
支援 = support assistant
資産 = asset
自動化 = automation
自動 = automatic
失敗 = failure
実装 = implementation implement
実行 = execution
収集 = collection
修正 = fix
出力 = output
集計 = aggregation
書き方 = writing
招待 = invitation
証明書 = certificate
障害対応 インシデント対応 = incident_response
情報 = information
常識 = convention
信頼性 = reliability
侵害 = breach
人事 = hr human_resources
人工知能 生成AI = ai
推論 = inference reasoning
数学 = math
数値 = numeric
整形 = format formatter
生成 = generate generation
政策 = policy
静的解析 = static_analysis
製造 = manufacturing
脆弱性 脆弱性診断 = vulnerability
設計 = design
設計書 = design_document
設定 = configuration config settings
専門家 エキスパート = expert specialist
戦略 = strategy
選定 = selection
創作 = creative
操作 = operation
測定 計測 = measurement
対策 = mitigation prevention
第三者 = third_party
単体 = unit
知識 = knowledge
地図 地理 = map gis
注釈 = annotation
抽出 = extract extraction
通信 = communication
通知 = notification
手順 手順書 = procedure runbook
提案 提案書 = proposal
適合 準拠 = compliance
統合 連携 = integration
統合テスト 結合テスト = integration_test
統計 = statistics
投資 = investment
投稿 = post
登録 = registration
同期 = sync
特許 = patent
入力 = input
入力検証 = input_validation
認証 = authentication auth
認証認可 = authentication authorization
納品 = delivery
配色 色 = color
配布 配信 = distribution
販売 = sales
販促 = promotion
非同期 非同期処理 = async asynchronous
秘密 機密 = secret
費用 コスト = cost
評価 = evaluation
表 = table
負荷試験 負荷テスト = load_test
復旧 = recovery
物流 = logistics
分散 = distributed
分類 = classification
並行 並行処理 並行性 = concurrency concurrent
並列 並列処理 = parallel
編集 = editing
変数 = variable
変換 = conversion convert
変更 = change
変更履歴 = changelog
法務 法律 = legal
保存 = save
防止 予防 = prevention
防御 = defense
本番 本番環境 = production
翻訳者 = translator
命名 命名規則 = naming naming_convention
面接 = interview
目標 = goal
問題 = problem issue
問題解決 = problem_solving
役割 = role
優先順位 優先度 優先順位付け = priority prioritization prioritizer
有効 = valid
用語 用語集 = glossary
要求 要件 = requirement
要件定義 = requirements
要約 = summary
予測 = forecast prediction
予算 = budget
量子 = quantum
料金 決済 支払い = payment billing
例外 = exception
論文 = paper
論理 = logic
可読性 = readability
可視化 = visualization
保守性 = maintainability
回帰 回帰テスト = regression
回路 = circuit
階層 = hierarchy
差分 = diff
削除 = delete
追加 = add
更新 = update
比較 = comparison
確認 = check
監査 = audit
履歴 = history
質問 = question
対話 会話 = conversation
音声 = voice audio
在庫 = inventory
不動産 = real_estate
旅行 = travel
農業 = agriculture
健康 = health
心理 = psychology
法則 原則 = principle
例 = example
リアクト = react
パイソン = python
ジャバ = java
ジャバスクリプト = javascript
タイプスクリプト = typescript
ルビー = ruby
ドッカー = docker
クバネティス クーバネティス = kubernetes
リナックス = linux
ウィンドウズ = windows
アンドロイド = android
アマゾン = aws
ギット = git
ギットハブ = github
フィグマ = figma
ユニティ = unity
オラクル = oracle
ポストグレス = postgresql
ノード = node
スイフト = swift
コトリン = kotlin
ラスト = rust
テラフォーム = terraform
アンシブル = ansible
スラック = slack
ワードプレス = wordpress
`;

/** Abbreviations and spellings of one thing; the first stands for all, the others mean it. */
const ENGLISH_ALIASES = `
accessibility = a11y
internationalization = i18n
localization = l10n
kubernetes = k8s
observability = o11y
javascript = js
typescript = ts
python = py
postgresql = postgres pg
golang = go_lang
nextjs = next
nuxtjs = nuxt
vuejs = vue
reactjs = react
nodejs = node
expressjs = express
nestjs = nest
golang = go
dotnet = net_core
csharp = c_sharp
tailwindcss = tailwind
pull_request = pr
test_driven = tdd
domain_driven = ddd
behavior_driven = bdd
object_oriented = oop
machine_learning = ml
large_language_model = llm
continuous_integration = ci
continuous_delivery = cd
infrastructure_as_code = iac
site_reliability = sre
user_interface = ui
user_experience = ux
quality_assurance = qa
end_to_end = e2e
search_engine_optimization = seo
social_media = sns
model_context_protocol = mcp
amazon_web_services = aws
google_cloud = gcp
command_line = cli
single_page = spa
static_analysis = sast
database = db
repository = repo
documentation = docs
configuration = config
authentication = auth
authorization = authz
application = app
development = dev
production = prod
environment = env
administrator = admin
specification = spec
performance = perf
developer_experience = dx
product_requirements = prd
architecture_decision = adr
regular_expression = regex
artificial_intelligence = ai
frontend = front_end
backend = back_end
fullstack = full_stack
codereview = code_review
github_actions = gha
mongodb = mongo
elasticsearch = elastic
websocket = web_socket
serverless = lambda
`;

/** One expression: the terms that must all be there. */
export type Expression = readonly string[];

/** The terms of one expression as the index holds them: stems, and the pairs of a CJK run. */
export function expressionTerms(expression: string): Expression {
  return splitText(expression.replaceAll('_', ' ')).flatMap((piece) =>
    piece.kind === 'cjk' ? bigrams(piece.text) : [stem(piece.text)],
  );
}

function parseLine(line: string): readonly [readonly string[], readonly string[]] {
  const [left = '', right = ''] = line.split(' = ');
  return [left.split(' '), right.split(' ')];
}

const lines = (table: string) => table.trim().split('\n').map(parseLine);

function remember(table: Map<string, Set<string>>, key: string, meanings: readonly string[]): void {
  const known = table.get(key) ?? new Set<string>();
  for (const meaning of meanings) known.add(meaning);
  table.set(key, known);
}

const fold = (expression: string) =>
  splitText(expression.replaceAll('_', ' '))
    .map((piece) => piece.text)
    .join(' ');
const stemmed = (expression: string) =>
  splitText(expression.replaceAll('_', ' '))
    .map((piece) => (piece.kind === 'cjk' ? piece.text : stem(piece.text)))
    .join(' ');

const fromJapanese = new Map<string, Set<string>>();
const toJapanese = new Map<string, Set<string>>();
const aliases = new Map<string, Set<string>>();
for (const [japanese, english] of lines(JAPANESE_ENGLISH)) {
  for (const word of japanese) remember(fromJapanese, fold(word), english);
  for (const word of english) remember(toJapanese, stemmed(word), japanese);
}
for (const [left, right] of lines(ENGLISH_ALIASES)) {
  for (const word of left) remember(aliases, stemmed(word), right);
  for (const word of right) remember(aliases, stemmed(word), left);
}

/** The longest Japanese expression the bridge knows, in characters. */
export const LONGEST_JAPANESE = Math.max(...[...fromJapanese.keys()].map((key) => [...key].length));
/** The longest English expression the bridge knows, in words. */
export const LONGEST_ENGLISH = Math.max(
  ...[...toJapanese.keys(), ...aliases.keys()].map((key) => key.split(' ').length),
);

const termsOf = (found: Set<string> | undefined) => [...(found ?? [])].map(expressionTerms);

/** What a folded Japanese word is called in English. */
export function englishFor(japanese: string): readonly Expression[] {
  return termsOf(fromJapanese.get(japanese));
}

/** What stems of English words, joined by spaces, are called in Japanese. */
export function japaneseFor(stems: string): readonly Expression[] {
  return termsOf(toJapanese.get(stems));
}

/** Other English spellings of stems joined by spaces. */
export function aliasesFor(stems: string): readonly Expression[] {
  return termsOf(aliases.get(stems));
}
