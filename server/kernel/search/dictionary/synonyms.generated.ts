/** Sudachi synonyms (Works Applications, Apache-2.0): a group a line, its words apart by spaces, spellings by commas. Written by `scripts/search-dictionary.ts`. */
export const SYNONYMS = `
曖昧,あいまい 不明確 あやふや 不明瞭 不確か
宛て先,あて先,宛先 送り先 送付先 届け先 発送先 配送先
経緯 いきさつ 事情 経過 事由 理由 訳 リーズン,reason
閉店 クローズ,close 店仕舞い
開店 始業 営業開始 店開き オープン,open
お喋り,おしゃべり 話,はなし トーク,talk 会話 カンバセーシヨン,conversation 話す,はなす
支払い,支払 支払う 勘定 精算 会計 御愛想,愛想 決済
特別会計,特会
御出掛け,おでかけ,お出かけ,お出掛け 外出 出歩く 出掛ける,出かける
出先 外出先
御参り,おまいり,お参り 参拝 参詣
品書き メニユ,menu メニユ表 献立 献立表
お届け方法 配送方法 配送法 配達方法 配達法
届け日 配送日 配達日 お届け日時 配送日時 配達日時
購入 購買 買う お買い上げ
注文 発注 オーダ,order
特別注文,特注
注文履歴 購入履歴 発注履歴
お金 マネ,money 金
現金 現なま,現ナマ,現生 キヤツシユ,cash
簡易生命保険,簡易保険,簡保,かんぽ
此の頃,このごろ,この頃 最近 近頃
全て,すべて 全部 オール,all
纏め,まとめ 総括
漫画喫茶,まんが喫茶,マンガ喫茶,漫喫,まん喫,マン喫
利潤 利益 収益 儲け,もうけ プロフイツト,profit
粗利益,粗利
ホスピタリテイ,hospit 歓待 おもてなし
遣り方,やり方 仕方 方法 手段 手口 手法
労働金庫,労金,ろうきん
グツズ,good 商品 アイテム,item
アウトソーシング,outsourc 外部委託
アカウント,account,アカ
行動計画 アジエンダ,agenda
アクセサリ,accessori,アクセ
アクセス権 パーミツシヨン,permiss
分配 配分 割り振り,割りふり,割振り 割り当て,割りあて,割当て,割当 配当 アサイン,assign 割り振る 割り当てる
アツプデート,updat 更新
アドイン,addin アドオン,add_on 機能拡張
アドバイス,advic 助言
アドミニストレータ,administr,アドミニ
アドレス帳 アドレスブツク,address_book 住所録 連絡先リスト 住所リスト
アニメーシヨン,animat,アニメ,anim
成果報酬型広告 成功報酬型広告 アフイリエート,アフイリエイト,affili,アフイリ アフイリエートプログラム,アフイリエイトプログラム,affili_program アソシエートプログラム,アソシエイトプログラム,associ_program
アベレージ,averag 平均値
アポイントメント,appoint,アポ,アポイント 予約
アメリカンコミツク,アメコミ
アメーバブログ,アメブロ
アメリカ村,アメ村
アメリカ株 米国株 米国株式
アメリカ車,アメ車
アメリカ軍,米軍
アラート,alert 警報 アラーム,alarm
警報機 アラーム,alarm
アルフアベツト,alphabet 英字
アルミニウム,aluminum,アルミ
アルコール中毒,アル中
手動 マニユアル,manual
取扱説明書,取り扱い説明書,取り説,取説 使用説明書 説明書 操作説明書 操作マニユアル 手引き 手引き書 マニユアル,manual
ハンドブツク,handbook 入門書 便覧 手引き 手引き書 マニユアル,manual
アングル,angl 角度
アンサ,answer 回答 答え 応え 答える,こたえる 解答
アンダーライン,underlin 下線
アンチエイジング,アンチエージング,antiag 抗老化
アンロツク,unlock ロツク解除 解錠 開錠
ガード,guard 防御 ブロツク,block
アート,art 芸術
イエローカード,yellow_card 警告
イコール,equal 同一 同じ,おなじ 一緒,いっしょ
椅子,いす,イス チエア,chair
イデオロギ,ideolog 思想
イニシアチブ,イニシアテイブ,initi 主導権
イニシヤル,イニシアル,initi 頭文字
イニシヤルコスト,initi_cost 初期投資 初期費用 初期経費 初期コスト
技術革新 イノベーシヨン,innov
革新 イノベーシヨン,innov
イベント,エベント,event 催事
想像 イマジネーシヨン,imagin 空想 想像力
イメージチエンジ,イメチエン
イメージトレーニング,imag_train,イメトレ
イメージ,imag 印象 イマージユ
電飾 イルミネーシヨン,illumin,イルミ
インスタグラム,instagram,インスタ
インストール,instal セツトアツプ,setup
設定 セツテイング,settings
セツテイング,settings
レイアウト,layout
インターネツト,internet,ネツト,net
オンライン,onlin
オンライン広告 インターネツト広告 ネツト広告 ウエブ広告
オンライン申請 電子申請
インターネツトカフエ,ネカフエ ネツトカフエ サイバーカフエ,cybercaf
ネツトスケープナビゲータ,netscap_navig,ネツトスケープ,ネスケ
インターネツトゲーム,internet_game ネツトゲ,ネトゲ ネツトゲーム,net_game オンラインゲーム,on_line_game,オンゲ
インターネツトバンキング,internet_bank ネツトバンキング,net_bank
ネツトワーク,network,ネツト,net
インターバル,interv 間隔
スパン,span
インターンシツプ,internship,インターン,intern
内装 インテリア,interior
知性 インテリジエンス,intellig
索引 インデツクス,インデクス,index
インドア,indoor 屋内
インフラストラクチヤ,インフラストラクチユア,infrastructur,インフラ 社会基盤
インフルエンザ,influenza,インフル 流行性感冒,流感
インフレーシヨン,inflat,インフレ 物価上昇
インプツト,input 入力
タイプミス ミスタイプ 入力ミス 打ち間違い 誤入力 入力誤り タイポ
手入力 直接入力
ウイキペデイア,wikipedia
ウイークリ,week 週刊
ウエブサイト,ウエツブサイト,web_サイト,web_site,websit ウエブページ,web_page ホームページ,homepag,ホムペ サイト,site
結婚式 婚礼 ウエデイング,wed ブライダル,bridal
エアコンデイシヨナ,air_condition,エアコン 冷暖房
エアコンデイシヨニング,air_condit エアコンデイシヨン,air_condit 空気調和 空気調節,空調
エコロジ,ecolog,エコ,eco
エゴイズム,egoism,エゴ,ego
エスカレーシヨン,escal,エスカレ
エネルギ,energi,エネ エナジ,エナージ,energi
証拠 エビデンス,evid 証,證,あかし 証明 プルーフ,proof 裏付け
エラ,error
エリア,area ゾーン,zone リージヨン,region 区域 地域 地区
エレキギタ,エレキ
エレベータ,elev 昇降機 リフト,lift
エンターテインメント,エンターテイメント,エンタテインメント,エンタテイメント,entertain,エンタメ
エントランス,entranc 玄関 入り口,入口
ユーザ,user 利用者
オーケストラ,orchestra,オケ,オルケストラ
社内 会社内
企業名 会社名 社名 商号 屋号 事業者名 トレードネーム,trade_name
会社全体 全社
各企業 各会社 各社
事業者向け 企業向け
大企業 大手企業
オフラインミーテイング,off_line_meeting,オフミ
手術 オペレーシヨン,oper,オペ
オリエンテーシヨン,orient,オリエン
オリジナリテイ,origin クリエーテイビテイ,クリエイテイビテイ,creativ 創造力 創造性 独創性
オンスケジユール,on_schedul,オンスケ
オートバイ モーターサイクル,motorcycl モーターバイク,motorbik バイク,bike
自動 自動的 勝手に オートマチツク,オートマテイツク,automat,オートマ オート,auto
オートマチツク車,オートマテイツク車,at_車,オートマ車
オートメーシヨン,autom,オートメ 自動制御
フルオート 全自動
超過 越え 越える,こえる,超える 越す 上回る,上まわる オーバ,over
オールインワン,all_in_one 一体型
投稿 書き込み,書きこみ,書込み,かきこ,カキコ
鍵,かぎ,カギ キー,key
取引先 取引相手 客先 顧客 得意先 得意客 カスタマ,customer クライアント,client
来談者中心療法 クライエント中心療法
カーテンコール,curtain_call,カテコ
カフエ,cafe コーヒーシヨツプ,coffe_shop 喫茶店,喫茶
カモフラージユ,カムフラージユ,camouflag,カモフラ
カリキユラム,curriculum 教育課程
文化 カルチヤ,カルチユア,cultur
下位文化 サブカルチヤ,subcultur,サブカル
カンニングペーパ,カンペ
募金 寄付金,寄附金 寄付,寄附 支援金 救援金 カンパ 献金 醵金,拠金 義捐金,義援金
カーステレオ,car_stereo,カーステ
ガイドライン,guidelin 指針
ガソリンスタンド,ガソスタ ガスステーシヨン,gas_station ガススタ 給油所
ガムテープ,ガムテ
ガレージ,garag 車庫
ガーデニング,garden 園芸 庭仕事 庭弄り,庭いじり
切符,キツプ チケツト,ticket,チケ
割引チケツト,割チケ
キヤステイング,キヤスチング,cast 配役 キヤスト,cast
キヤパシテイ,capac,キヤパ 容量 収容能力
キヤラクタ,charact,キヤラ
キヤリア採用,キヤリヤ採用 中途採用
ノンキヤリア,ノンキヤリヤ,ノンキヤリ
キヤンセル,cancel 取り消し,取消,取消し 取り消す,取消す 破棄
ギフト,gift プレゼント,present 贈り物,贈りもの,贈物 贈答品 進物
ギフトカード,gift_card ギフト券 商品券 ギフトクーポン,gift_coupon
質問 質疑 クエスチヨン,question 問い 問い掛け,問いかけ 尋ねる,たずねる 問う 伺う,うかがう
職務質問,職質
ヒアリングシート,ヒヤリングシート
照会 問い合わせ,問いあわせ,問合せ 問い合わせる,問いあわせる,問い合せる 照らし合わせる
引用 引用文 クオーテーシヨン,quotat
クオリテイ,qualiti 品質
ハイクオリテイ,high_qualiti 高品質
櫛,くし,クシ コーム,comb
クリスマスイブ,christma_eve,イブ,eve 聖夜
クレジツトカード,credit_card,クレカ
クレーム,claim 苦情
グラウンド,グランド,ground 運動場
アンダーグラウンド,アンダーグランド,underground,アングラ
バツクグラウンド,バツクグランド,background 背景
グラデーシヨン,gradat,グラデ
グラフイツクレコーデイング,グラレコ
ランキング,rank 順位 ランク,rank
グレード,grade 等級
段階 レベル,level
水準 レベル,level
グローバル化 グローバリゼーシヨン,グローバライゼーシヨン,global 世界化
怪我,けが,ケガ 負傷
携帯電話,ケータイ電話,携帯,ケータイ 移動電話 モバイルフオン モバイル,mobil
ゲームセンタ,ゲーセン
ゲームソフト,ソフト,soft
コイン,coin 硬貨
コスト,cost 経費 費用 出費 支出
コストカツト コスト削減 経費削減 費用削減 コスト低減 低コスト化 コスト圧縮
コストパフオーマンス,cost_performance,コスパ
コスト的 予算的 費用的
コスメテイツク,コスメチツク,cosmet,コスメ
コネクタ,connector
コピーアンドペースト,copi_and_past,コピーペースト,コピペ
コピーワンス,copi_onc,コピワン
コピーライト,copyright 著作権
コピ機 複写機
コミユニテイーカレツジ,コミユニテイカレツジ,communiti_colleg,コミカレ
コミユニテイーセンタ,コミユニテイセンタ,communiti_center,コミセン
コミツクス,comic 漫画,まんが,マンガ 漫画雑誌 コミツク,コミク,comic
コミユニケーシヨン,communic,コミユ
コミユニテイ,communiti 地域社会
コメデイ,comedi 喜劇
コラボレーシヨン,collabor,コラボ
コンクリート,concret,コンクリ
コンセプト,concept
同意 賛同 賛成 同調 支持 合意 コンセンサス,consensus
コンパクトデジタルカメラ,compact_digit_camera,コンパクトデジカメ,コンデジ
コントラバス,contrabass,コンバス ダブルベース,doubl_bass ウツドベース,wood_bass
コントロール,control 制御
コンビニエンスストア,conveni_store,コンビニ
コンビニ払い コンビニ決済 コンビニ_ec
コンピレーシヨン,compil,コンピ
コンプライアンス,complianc,コンプラ 法令遵守,法令順守
コンプリート,complet,コンプ,コンプリ 制覇
コンペテイシヨン,competit,コンペ コンクール,concour コンテスト,contest 競技会
コジエネレーシヨン,コージエネレーシヨン,コゼネレーシヨン,cogener,コージエネ,コジエネ
サイエンス,scienc 科学
サイクルコンピユータ,cyclocomput,サイコン
サイケデリツク,psychedel,サイケ
賽子,さいころ,サイコロ,骰子 ダイス,dice
サイズ,size 大きさ
サイズ変更 リサイズ,resiz
ログイン,login サインイン,sign_in ログオン,log_on サインオン,sign_on
サウンド,sound 音響
サウンドトラツク,soundtrack,サントラ
サスペンシヨン,suspens,サス 懸架装置
サバイバルゲーム,surviv_game,サバゲ
サービス残業,サビ残
サブタイトル,subtitl,サブタイ 副題
サプライヤ,supplier 供給者
栄養補助食品 補助食品 健康補助食品 サプリメント,supplement,サプリ
支援 サポート,support,サポ 後援 後押し 応援 援助 扶助 助ける 力添え 扶持
ヘルプデスク サポートセンタ,support_center,サポセン ヘルプセンタ カスタマーサポートセンタ お客様相談室 お客様センタ
サラリ,salari 給料 給与 俸給 賃金 月給 月俸 号俸 給金 月額給与
標本抽出 抽出法 サンプリング,sampl
サンプル,sampl 標本 見本
同好会 サークル,circl
検索 サーチ,search
サービスイン,servic_in カツトオーバ サービス開始
シアタ,theater テアトル,theater 劇場 映画館
市場シエア 市場占有率 マーケツトシエア,market_share シエア,share
制度 システム,system
シナジ,synergi 相乗効果
脚本 台本 シナリオ,scenario
シネマコンプレツクス,cinema_complex,シネコン
シネマスコープ,cinemascop,シネスコ
覚醒剤,覚せい剤 シヤブ,しゃぶ
シヤングリラ,shangri_la 理想郷 桃源郷
シヤープペンシル,sharp_pencil,シヤープペン,シヤーペン
シヨツク,shock 衝撃
買い物 シヨツピング,shop
店 店舗 商店 店屋 販売店 シヨツプ,shop ストア,store
シヨールーム,シヨウルーム,showroom 展示室
流し シンク,sink
シンセサイザ,synthes,シンセ
シンボル,symbol 象徴
シンメトリ,symmetri 対称
季節 シーズン,season
シール,seal ステツカ,sticker
発電機 ジエネレータ,generat
ジツパ,zipper フアスナ,fasten チヤツク,chuck スライドフアスナ,slide_fasten
ジヤケツト,jacket,ジヤケ
判定 判断 評定 審査 審判 ジヤツジ,judg ジヤツジメント,judgment
ジヨブ,job タスク,task
冗談 ジヨーク,joke
スキヤンダル,scandal 不祥事
技能 技量 腕前 スキル,skill 腕,うで,ウデ
テクニツク,techniqu,テク 技術 技巧 技法 手法
スクリーンシヨツト,screenshot,スクシヨ スクリーンキヤプチヤ,screen_captur スクリーンダンプ,screen_dump
スケジユール,schedul 予定 日程 日取り
スケツチブツク,sketchbook,スケブ
スケーラビリテイ,scalabl 拡張性
スケール,scale
得点 点数 スコア,score ポイント,point
スタイル,style 様式
体力 持久力 スタミナ,stamina 精力
態度 姿勢 立場 スタンス,stanc 心構え
印鑑 判子,はんこ,ハンコ 印判 印章 印形 スタンプ,stamp
切手 スタンプ,stamp
開始 始まり 始まる スタート,start
スタートライン,start_line 出発点 スタート地点
スチーム,steam 蒸気
ステアリング,steer ハンドル,handl
滞在 ステ,ステイ,stay
ステルスマーケテイング,stealth_marketing,ステマ
利害関係者 ステークホルダ,ステイクホルダ,stakehold
ステージ,stage 舞台
ホツチキス,ホチキス,hotchkiss ステープラ,stapler
ストライキ,strike,スト
在庫 ストツク,stock
ストツプ,stop 停止 止まる,とまる 止める,とめる
ストレートパーマ,ストパ
胃 胃袋 ストマツク,stomach
ストラテジ,ステラテジ,strategi 戦略 戦法
ストレージ,storag 記憶装置
物語 ストーリ,stori
スーパーコンピユータ,supercomput,スパコン
スパムメール スパム,spam 迷惑メール ジヤンクメール,junk_mail
火花 スパーク,spark
スピリツト,spirit マインド,mind 精神
回転 スピン,spin 回る
演説 スピーチ,speech
迅速 素早い スピーデイ,speedi 速い,はやい
スピード,speed 速度 速さ ペース,pace テンポ,tempo
スペア,spare 予備 換え 替え,かえ
スペシヤリテイ,special 専門性
スペツク,spec 仕様
スマートカード,smart_card ic_カード チツプカード,chip_card
スレツド,thread,スレ
スローガン,slogan 標語
スーパーマーケツト,supermarket,スーパ,super
セキユリテイ,secur 安全性
セクシヤルハラスメント,セクシユアルハラスメント,sexual_harass,セクハラ
セツトリスト,setlist,セトリ
セパレータ,separ デリミタ,delimit 区切り文字
セラ,cellar 地下貯蔵庫
セルフサービス,self_servic,セルフ,self
セレモニ,ceremoni 儀式 式典
感受性 感性 感覚 センス,sens センシテイビテイ,sensit センシビリテイ,sensibl
バーゲンセール,bargain_sale,バーゲン,bargain 特売 安売り 廉売 セール,sale
営業 セールス,sale
ゼネラルストライキ,general_strike,ゼネスト
ゼミナール,seminar,ゼミ 演習
ソフトウエア,softwar,ソフト,soft
ソースコード,sourcecod ソースプログラム,sourc_program 原始プログラム ソース,ソウス,sourc
ソート,sort 並び替え,並び換え,並びかえ 並び替える,並び換える,並びかえる
ソーシヤルメデイアハラスメント,social_media_harass,ソーハラ
タイアツプ,tie_up 提携 パートナーシツプ,partnership
タイトル,titl 題名
時間 タイム,time
タイムシート,time_sheet
タイムラグ,time_lag 時間差
タイヤチエーン,tire_chain チエーン,chain
タワーマンシヨン,タワマン
ターゲツト,target 対象 標的 目標
ダイジエスト,digest 総集編
ダイヤグラム,ダイアグラム,diagram,ダイヤ,ダイア
ダイヤモンド,ダイアモンド,diamond,ダイヤ,ダイア
ダイレクト,direct 直接
直接販売,直販 ダイレクト販売
ダブル,doubl
ダブルベツド,doubl_bed,ダブル,doubl
ダメージ,damag 打撃
ダンス,danc 踊り
ダンプカ,ダンプ,dump ダンプトラツク,dump_truck
横断幕,ダンマク
確認 チエツク
チエツクシート,check_sheet チエツクリスト,checklist チエツク表 確認表 照合表
チエーン店 チエーンストア,chain_store 連鎖店 チエーン,chain
チタン,titan チタニウム,titanium
自転車 チヤリンコ,ちゃりんこ,チヤリ,ちゃり バイシクル,bicycl
チヤレンジ,challeng 挑戦
チヤンス,chanc 機会 好機 時機 潮時 オポチユニテイ,opportun
充電 チヤージ,charg
テイツシユペーパ,tissu_paper,テイツシユ,テイシユ,tissu
テクノロジ,technolog,テク 科学技術
回路計 テスタ,tester
検査 試験 テスト,test
縄張り 領分 テリトリ,territori
領土 領分 領地 テリトリ,territori
テレホンカード,telephon_card,テレカ
テレキヤスタ,テレキヤス
テレマーケテイング,telemarket,テレマ
テロリズム,terror,テロ
テーマ,theme 主題
デイスカウント,discount 値引き,値引 割り引き,割引き,割引 割り引く,割引く
デイスカツシヨン,discuss デイベート,debat 討論 議論 論議
デイスプレ,デイスプレイ,display モニタ,monitor
細部 デイテール,デテール,detail
守備 防御 守り,守 デイフエンス,defens
デイプロマ,diploma 修了証書 卒業証書
デイレクトリ,directori フオルダ,folder
デイトレード,デートレード,day_trade,デイトレ,デートレ
デコレーシヨンメール デコメール,デコメ
デコレーシヨン,decor,デコ 飾り 飾り付け,飾りつけ 装飾
デジタルカメラ,デイジタルカメラ,digit_camera,デジカメ
デジタル署名,デイジタル署名
百貨店 デパートメントストア,depart_store,デパート
デフオルト,デフオールト,default,デフオ
デフオルト値,デフオ値 既定値 初期値
デフレーシヨン,deflat,デフレ
開発業者 デベロツパ,デイベロツパ,develop
デメリツト,demerit 短所 欠点
デモンストレーシヨン,demonstr,デモ
デリバテイブ,deriv 金融派生商品
出前 デリバリ,deliveri
配達 配送 宅配 デリバリ,deliveri
お手洗い トイレツトルーム,toilet_room トイレ トイレツト,toilet 便所 手洗い所 化粧室 厠 憚り
パウダールーム,powder_room 女性用化粧室 女性用洗面所
特定保健用食品,特保,トクホ
1_位,一位 最高 トツプ,top
トツプクラス,top_class 一流
トラツクバツク,track_back,トラバ
トラツプ,trap 罠,わな,ワナ 仕掛け,しかけ,仕掛
トラブル,troubl 問題
トレーニング,train,トレ 訓練 練習
トレーデイングカード,trade_card,トレカ
トレーニングパンツ,train_pant,トレパン
トレーシングペーパ,trace_paper,トレペ
トレンド,trend 趨勢,すう勢 動向 傾向 潮流
トレードシヨ,trade_show 見本市 フエア,fair
ドキユメント,document 文書
ドライビングテクニツク,ドラテク
薬店 薬屋 ドラツグストア,drugstor
ドリンク,drink 飲み物,飲物 飲料
ドル高 円安
引き分け ドロ,draw
人形 ドール,doll
ナノテクノロジ,nanotechnolog,ナノテク
ナビゲーシヨン,navig,ナビ,navi
生活保護,生保,ナマポ
ナレーシヨン,narrat,ナレ 語り
ナンセンス,nonsens 無意味
番号 ナンバ,number
ナンバープレース,ナンバープレイス,number_place,ナンプレ 数独
ニツケルカドミウム電池,ニカド電池,ニツカド電池 ニツケルカドミウム蓄電池 カドニカ電池 ユングナ電池
ニユースリリース,news_releas プレスリリース,press_releas
ニーズ,need 需要
ネガテイブキヤンペーン,negat_campaign,ネガキヤン
ネゴシエーシヨン,negoti,ネゴ
命名 ネーミング,naming 名付け 名付ける
ネームカード ネームプレート,namepl 名札 名刺
ネームバリユ 知名度
ネーム入れ 名入れ
ノイズ,nois 騒音 雑音
ノコギリ,のこぎり,鋸,ノコ
ノベルテイーグツズ,ノベルテイグツズ,novelti_good ノベルテイ,novelti
高速道路,高速,高速道 ハイウエ,ハイウエイ,highway
ハイウエーカード,ハイウエイカード,ハイカ
ハイスペツク 高スペツク 高性能 高機能
ハイテクノロジ,high_technolog,ハイテク,high_tech 先端技術 最先端技術
ハツピ,happi 幸せ,しあわせ,仕合せ,仕合わせ,倖せ 幸福,こうふく ハピネス,ハツピネス,happi
ハローワーク,ハロワ 公共職業安定所,職安,職業安定所
ハンガーストライキ,hunger_strike,ハンスト
ハングアツプ,hang_up,ハング,hang フリーズ,freez
ハンデイキヤツプ,ハンデキヤツプ,handicap,ハンデ,ハンデイ
手製 手作り ハンドメード,ハンドメイド,handmad 自作
ハードウエア,hardwar,ハード,hard
バイブレータ,vibrat,バイブ
バカンス,vacanc バケーシヨン,vacat 休暇
ホリデ,ホリデイ,holiday 休日 休暇
バツクアツプ機 予備機 待機機
バツクステージ,backstag 舞台裏
非難 バツシング,bash 責める 咎める
バツチ処理 一括処理
電池 バツテリ,batteri
バトル,battl 戦い 戦闘 決戦 決闘 果し合い
バブル経済,バブル,bubbl
均衡 バランス,balanc
貸借対照表 バランスシート,balanc_sheet
バリア,バリヤ,barrier 障壁
バリエーシヨン,variat,バリエ 変型 変種 バリアント,variant
バンデージ,bandag 包帯
バージン,virgin 処女
バースト,burst 爆発 炸裂 爆裂 破裂
パケツト,packet,パケ
パツケージ,packag,パケ
旅券 パスポート,passport
パタニテイーハラスメント,パタハラ
パターン,pattern 類型
パチンコ,pachinko,パチ
荷造り,荷作り パツキング,pack 梱包
情熱 熱意 意気込み 気勢 パツシヨン,passion
パトロールカ,patrol_car,パトカ,パト
パトロール,patrol,パト
パニツク,panic 混乱 錯乱 入り乱れる
パネルデイスプレ,パネルデイスプレイ,panel_display,パネル,panel
パラダイス,parad 天国 楽園
パラメータ,パラメタ,paramet 変数
パロデイ,parodi,パロ
パワーステアリング,power_steer,パワステ
パワーハラスメント,パワハラ
パワーポイント,powerpoint,パワポ
パワ,power 力
強化 増強 パワーアツプ レベルアツプ
パンフレツト,pamphlet,パンフ 冊子
パン屋 ベーカリ,bakeri
駐車場 パーキング,park モータープール,motor_pool
パーツ,part 部品
宴会 宴,うたげ パーテイ,parti バンケツト,banquet
パートタイム,part_time,パート,part パート勤務 短時間労働 短時間就労 短時間勤務,時短,時短勤務
パーフエクト,perfect 完璧
ヒアリング,ヒヤリング,hear リスニング,listen 聞き取り
六本木ヒルズ,ヒルズ
ヒント,hint 手掛かり,手がかり 足掛かり,足がかり 取っ掛かり,とっかかり
入国査証 査証 ビザ,visa
ビジネスチヤンス 商機
ビジネス化 事業化
びっくり,ビツクリ,吃驚 驚き 驚愕 仰天
ビニールテープ,ビニルテープ,ビニテ
画素 ピクセル,pixel
終止符 ピリオド,period
ピント 焦点,brandpunt フオーカス,focus
最高潮 クライマツクス,climax ピーク,peak 頂点
フアイバ,fiber 繊維
フアツクス,フアクス,fax フアクシミリ,facsimil
フアクタ,factor 要因 因子 要素
フアミリーサポートセンタ,フアミサポ
フアミリーマート,フアミマ,familymart
フアミリ,famili 家族
フアミリーレストラン,famili_restaur,フアミレス
フアンデーシヨン,フアウンデーシヨン,foundat,フアンデ
フイツクス,フイクス,fix
領域 フイールド,field
フエステイバル,festiv,フエス,fes フエスタ,festa 祭典
フエンス,fenc 囲い
局面 フエーズ,フエイズ,phase
フオトコンテスト,photo_contest,フオトコン
フオント,font 書体
フオーマツト,format 書式
フオーメーシヨン,フオーメイシヨン,format 隊形 編隊
機動力 フツトワーク,footwork
足さばき,足捌き フツトワーク,footwork
溶剤 融剤 フラツクス,flux
フリーペーパ,free_paper,フリペ
フリーマーケツト,flea_market,フリマ
自由 フリ,free フリーダム,freedom
氏名 姓名 フルネーム,full_name ネーム,name 名前
フルパス,full_path 絶対パス
フレキシビリテイ,flexibl 融通性
フランス語 フレンチ,french
フレーバ,フレイバ,flavor 香味 風味
フローチヤート,flow_chart フローシート,flow_sheet 流れ図
ブツクマーク,bookmark,ブクマ お気に入り
呼び鈴 ブザ,buzzer ベル,bell チヤイム,chime
ブラスバンド,brass_band,ブラバン
ブレーンストーミング,ブレインストーミング,brainstorm,ブレスト
ブート,boot ブートストラツプ,bootstrap 起動
プチプライス,プチプラ
プラスチツク,plastic,プラ
優先順位 優先順 優先度 重要度 プライオリテイ,prioriti
優先権 先取権 プライオリテイ,prioriti
価格 値段 料金 代金 代価 プライス,price 額 金額
プライスカード,price_card プライスタグ,price_tag 値札
プライド,pride 自尊心 自負心 自信
プラチナ,プラテイナ,platinnum,platina 白金
プラスチツクモデル,plastic_model,プラモ プラモデル
構想 計画 案 プラン,plan
プリペイドカード,prepaid_card,プリカ
プリントアウト,printout 印刷 プリント,print
プレイステーシヨン,playstat,プレステ
プレゼンテーシヨン,presentation,プレゼン 発表
プレツシヤ,pressur 圧力 圧迫 重圧
プレフイツクス,プレフイクス,prefix 接頭辞 接頭語
プロフエツシヨナル,profession,プロ
プロジエクシヨン,projection 投影
プロダクツ,product プロダクト,product 製品 生産品
プロツト,plot 筋書き,筋書
試作品 試作モデル プロトタイプ,prototyp
プロフイール,プロフアイル,profil,プロフ 略歴 プロフイル,profil
プロフエツシヨン,profess 専門職
プロモーシヨン,promot,プロモ
プロローグ,prologu 序章
美容室 ヘアサロン,hair_salon ビユーテイーサロン,beauti_salon 美容院
ヘビーローテーシヨン,heavi_rotat,ヘビーローテ,ヘビロテ
ヘリコプタ,helicopt,ヘリ
ヘルシ,healthi 健康的
ヘルメツト,helmet,メツト
ベアリング,bear 軸受け
ベツド,bed 寝台 寝床
ベネフイツト,benefit 便益
販売会社,販社 ベンダ,vendor
基本 基礎 土台 基盤 ベース,base
罰則 ペナルテイ,penalti
罰金 違約金 ペナルテイ,penalti
鉛筆,えんぴつ,エンピツ ペンシル,pencil
ペンデイング,pend,ペンド 保留 留保 棚上げ
歩行者天国,ホコ天,ほこ天,ホコテン
ホテル料金 ホテル代 宿泊料金 宿泊料 宿泊費 宿泊費用 宿泊代金 宿泊金額 宿泊代 宿代 宿料 宿賃 泊まり賃
卸売り ホールセール,wholesal
ボイスチヤツト,voic_chat,ボイチヤ
ボイストレーニング,ボイトレ
ボイスパーカツシヨン,voic_percuss,ボイパ
ボランテイアセンタ,volunt_center,ボラセン
ボラテイリテイ,volatil 変動率
ボンド,bond 接着剤
ボーダーライン,borderlin 境界線
賞与 期末手当 ボーナス,bonus 一時金
ポケツト,pocket,ポツケ
ポケツトバイク,pocket_bike,ポケバイ
ポケツトベル,pocket_bell,ポケベル
位置 ポジシヨン,posit
積極的 建設的 前向き ポジテイブ,positiv
郵便葉書,郵便はがき,葉書,はがき,ハガキ ポストカード,postcard,ポスカ
ポストイツト,postit 付箋,ふせん,付せん,附せん,附箋 ステイツキ,sticki
潜在能力 潜在力 ポテンシヤル,potenti ポテンシヤリテイ,potenti
ポラロイドカメラ,ポラロイド,ポーラロイド,polaroid,ポラ
ポリエステル,polyest
ポリエチレン,polyethylen,ポリ,poli
ポリカーボネイト,ポリカーボネート,polycarbon,ポリカ
方針 ポリシ,polici
ポルトガル語,ポル語
可搬性 携帯性 ポータビリテイ,portabl
移植性 ポータビリテイ,portabl
自家用乗用車 自家用自動車 自家用車 マイカ,my_car
マイクロコンピユータ,microcomput,マイコン
損失 赤字 欠損
マイホーム 持ち家,持家
マクロビオテイツク,macrobiot,マクロビ
手品 マジツク,magic
マスコミユニケーシヨン,mass_communic,マスコミ
マスタープラン,master_plan 基本計画 基本設計
マタニテイーハラスメント,マタニテイハラスメント,matern_harass,マタハラ
マツトレス,mattress マツト,mat
地図 マツプ,map
礼儀作法 礼儀 礼節 エチケツト,etiquett マナ,manner
マネージメント,マネジメント,manag 経営
マネジメント手法 管理手法
マネープラン 資金計画
マルウエア,malwar 不正ソフトウエア 不正プログラム
マンネリズム,manner,マンネリ
人的資源 人的リソース 労働力 ヒユーマンリソース ヒユーマンリソーシズ,human_resourc マンパワ,manpow 人手 働き手
マンモグラフイ,mammographi,マンモ
マーケテイング,マーケツテイング,marketing,マーケ
市場 マーケツト,market
ミスコンテスト,ミスコン
ミスプリント,misprint,ミスプリ 誤植
ミスマガジン,ミスマガ
任務 役割 役目 使命 重要課題 重要任務 務め ミツシヨン,mission
ミニマム,minimum 最小限 最小限度
ミユージアム,museum 博物館 美術館
奇跡 ミラクル,miracl
ミーテイング,meeting,mtg 会議 会合 集会 打ち合わせ,うち合わせ,打合せ 集まり
ムード,mood 雰囲気 情調
映画 ムービ,movi
動画 ムービ,movi
メールアドレス,mail_address,メルアド,メアド
メークアツプ,メイクアツプ,メーキヤツプ,makeup,メーク,メイク,make 化粧
メインフレーム,メーンフレーム,mainfram 大型汎用機 汎用機 汎用コンピユータ
メカニズム,mechan,メカ 構造 仕組み 機構
メカニカル,mechan メカニツク,mechan
メタボリツクシンドローム,metabol_syndrom,メタボ,メタボリツク,metabol メタボリツク症候群 代謝症候群 内臓脂肪症候群
メタル,metal 金属
メツセンジヤ,messeng,メツセ
メデイア,media 媒体
地下鉄 サブウエ,サブウエイ,subway メトロ,metro
メモリアル,memori 記念
メリークリスマス,merri_christma,メリクリ
メリツト,merit 利点 長所 特徴 特長 特色 価値
メールマガジン,メルマガ メールニユース
メロデイ,melodi,メロ
メンテナンス,メインテナンス,mainten,メンテ 整備
メーラ,mailer メールソフト
動機付け,動機づけ モチベーシヨン,モテイベーシヨン,motiv,モチベ
モデリング,model モデル化
モニタリング,monitor 監視
モノクローム,monochrom,モノクロ
モラルハラスメント,moral_harass,モラハラ 精神的暴力 精神的虐待
モラル,moral 倫理 道徳
モータ,motor 発動機 電動機
制服 ユニホーム,ユニフオーム,uniform,ユニ
中古品,中古 ユーズド,use セコンドハンド,セカンドハンド,secondhand,セコハン
人生 ライフ,life
生活 ライフ,life
ラインアツプ,ラインナツプ,lineup 品揃え
ロビ,lobbi 待合室 控え室 ラウンジ,loung ウエーテイングルーム,ウエイテイングルーム,wait_room
ラウンジ,loung
ラツピング,wrap 包装
ラブコメデイ,ラブコメ
ラブホテル,ラブホ
実験室 ラボラトリ,laboratori,ラボ,lab
ラボラトリ,laboratori,ラボ,lab
ランドクルーザ,landcruiz,ランクル
昼食 昼飯,昼めし,昼メシ 昼御飯,昼ごはん,昼ご飯 昼餐,昼さん 昼 ランチ,lunch 午餐
着陸 ランデイング,land
着地 ランデイング,land
運転資金 ランニングコスト,run_cost 回転資金
ラーニング,learn 学習
要望 要求 要請 リクエスト,request
リクルートスーツ,リクス
リクルートナビ,リクナビ
リサーチ,research 調査 調べ
補欠 リザーブ,reserv
履修履歴面接,リシユ面
危機管理 危険管理 リスク管理 リスクマネージメント,リスクマネジメント,risk_manag
日程変更 リスケジユール,reschedul,リスケ
リスタート,restart 再スタート 再出発 再開
リスペクト,respect 尊敬 敬意
リセツシヨン,recess 景気後退
リタイア,リタイヤ,retir 退職 辞職 辞任 退任 退陣 引退 辞退 辞める リタイアメント,retir
リトライ,retri 再試行
リニユーアル,renew 改装
リノベーシヨン,renov,リノベ 刷新
リハビリテーシヨン,rehabilit,リハビリ,リハ
リハーサル,rehears,リハ 稽古,けいこ 予行演習
リビングルーム,live_room,リビング,live 居間
リピート,repeat,リピ
リフレクソロジ,reflexolog,リフレ
リプライ,repli,リプ
リボルビング,revolv,リボ
リモデル,remodel リフオーム,reform
再利用 リユース,reus
統率力 キヤプテンシ,captainci リーダーシツプ,リーダシツプ,leadership 指導力
不動産投資信託,reit,リート
容姿 ルツクス 見た目 姿形
原点 起点 根源,根元 起源,起原 起こり,おこり 始まり ルーツ,root 出発点 オリジン,origin
ルーペ,lupe 拡大鏡 虫眼鏡,虫めがね,虫メガネ
ルーム,room 部屋
希少 レア,rare
レイプ,rape 強姦
日本レコード大賞,レコード大賞,レコ大
応答 レスポンス,respons,レス 返事 受け答え 返答
レセプト,rezept,レセ 診療報酬明細書
受け付け,受付 レセプシヨン,リセプシヨン,recept
歓迎会 レセプシヨン,リセプシヨン,recept
懇親会 親睦会 交歓会
レデイスコミツク,レデイースコミツク,レデイコミ
報告書 復命書 レポート,リポート,report,レポ
記録 ログ,log
ログアウト,logout ログオフ,log_off サインアウト,sign_out
ロケーシヨン,locat,ロケ
ロコモテイブシンドローム,locomot_syndrom,ロコモ ロコモテイブ症候群 運動器症候群
ロゴマーク,ロゴ,logo
ロジツク,logic 論理
ロボツト,robot,ロボ
ロリータコンプレツクス,ロリコン,ロリ
ロリータ,lolita,ロリ
ロングライフ,long_life 長生き 長寿 長命
ローカル,local 現地
ローコスト,low_cost 低コスト
ローテーシヨン,rotat,ローテ
ロールプレーイングゲーム,ロールプレイングゲーム,role_play_game,ロープレ
ロールプレーイング,ロールプレイング,role_play,roleplay ロールプレ,ロールプレイ,role_play
貸付金,貸し付け金 貸し金,貸金 ローン,loan
ワイヤレス,wireless 無線
ワイヤ,ワイア,wire
ワンオペレーシヨン,one_oper,ワンオペ
ワンバウンド,one_bound,ワンバン
ワーキングプア,work_poor,ワープア 働く貧困層
ワーキングホリデ,ワーキングホリデイ,work_holiday,ワーホリ
ワーク,work 作業
ワークスタイル,workstyl 働き方
ワークフロ,workflow 業務フロ
ワードプロセツサ,word_processor,ワープロ
一区切り 一段落
一戸建て 戸建て
一般 通常
一隅 一角
万国博覧会,万博,万国博 国際博覧会 エキスポ,エクスポ,expo
上場 株式公開
上席 上座
上記 上述 前述 先述 既述 前記 前出 前掲
下地 素地
下落 値下がり 低落
バグ,bug 不具合
禁止 不許可 駄目 ng
不正競争防止法,不競法
世の中 世間 社会
中国医学,中医学
予備選挙,予備選
予想 予測 フオーキヤスト,forecast
事例 実例 ケース,case 例
事案 案件
交番 派出所
人事部,人事
人情 情け
今年 本年
今後 以後 その後 以降 この先
今日,きょう 本日
介護老人保健施設,老人保健施設,老健施設,老健
他大学,他大
仮免許,仮免
休日出勤,休出 休日勤務 休日出社 休日労働 休日就労
会議室 ミーテイングルーム,meeting_room
会議録 議事録
住民基本台帳,住基
住所 住居地 住所地 居住地 アドレス,address
何チヤンネル,何チヤン
流用 使い回し,使いまわし 転用 使い回す
使用料 使用料金 使用代金 使用代 使用費 利用料 利用料金 利用代金 利用代 利用費 レント,rent
使用目的 利用目的 用途 使途 使い道 利用用途
例え 比喩
保有株式 保有株 所有株 持ち株,持株
信用協同組合,信用組合,信組
信用金庫,信金
修士論文,修論
修正 手直し モデイフイケーシヨン,modif
修繕 修理 修復 直す 補修 手入れ
健康保険,健保
健康診断 健診 健康診査
償還日 償還期限 償還期日 満期日
元本 元金 元手 原資 資金源 資金 軍資金
先払い 前払い
免許停止,免停
児童ポルノ法,児ポ法
児童相談所,児相
入学試験,入試
全国人民代表大会,全人代
全国高等学校総合文化祭,全国高総文祭,全高総文,総文祭
全摘出,全摘
公共企業体等労働関係法,公労法
公明党,公明
公立中学校,公立中学,公立中
公立大学,公立大
国公立大学,国公立大,国公立
公立小学校,公立小
公立高等学校,公立高校,公立高
公職選挙法,公選法
共同開催,共催
日本共産党,共産党,共産
内部 内面 内側 インサイド,insid
内債 内国債券 内国債
内金 手付金,手付け金
再審 再審理
再検討 見直し,見なおし
写メール,写メ
冷房 クーラ,cooler
出力 アウトプツト,output
成果物 作業結果 アウトプツト,output デリバラブル,deliver
分納 分割納付
利子 利息 金利
利率 金利
前途 将来 未来 行く先 行く末 先行き フユーチヤ,futur
労働基準局,労基局
労働基準法,労基法
労働基準監督署,労基署
労働災害,労災
労働組合,労組 ユニオン,union
労働者協同組合,労協 ワーカーズコープ,worker_coop ワーカーズコレクテイブ,worker_collect,ワーコレ
労働者災害補償保険法,労災保険法,労災法
労働賃金,労賃
労力 手間 手数
動き 動作 モーシヨン,motion
勤務実績 勤怠実績 勤惰実績
包装材料 包装資材,包装材 包材 梱包資材,梱包材
化学繊維,化繊
北海道産,道産
北海道警察,道警
区間快速,区快
区議会議員選挙,区会議員選挙,区議選
区長選挙,区長選
医科大学,医科大,医大
医薬品情報提供書,薬情
半日単位年休,半日年休 半日単位有給休暇,半日有休,半日有給,半日有給休暇 半日休暇,半休
卒業アルバム,卒アル
卒業制作,卒制
卒業制作展,卒展
卒業後,卒後
卒業検定,卒検
卒業研究,卒研
卒業論文,卒論
話し合い,話合い 協議 話し合う,話しあう
博士論文,博論
印鑑登録証明書,印鑑証明書,印鑑証明
苦境 窮地 危機 逆境 ピンチ,pinch クライシス,crisi
厚生労働省,厚労省
原動機付き自転車,原動機付自転車,原付き自転車,原付自転車,原付き,原付 原ちゃり,原チヤリ,ゲンチヤリ,原チヤ,ゲンチヤ 原付きバイク,原付バイク ミニバイク
原子力発電,原発
原子力発電所,原発
原子爆弾,原爆
原油価格高騰 原油価格上昇 原油高騰 原油高
原子力潜水艦,原潜
参議院,参院
参議院議員通常選挙,参議院選挙,参議院選,参院選挙,参院選
取り付け,取りつけ,取付け,取付 設置 取り付ける 設ける,もうける
受領 領収 受け取り,受けとり,受取 受け取る,受けとる,受取る
受領書 領収書 領収証 受領証 レシート,receipt 証憑
口座振替 口座自動振替 自動引き落とし,自動引落
各駅停車,各停
各種手当 諸手当
名称 呼称 名前 呼び名 称呼
周期 サイクル,cycl
器具 機器
四年制大学,四大
団体交渉,団交
団体信用生命保険,団信保険,団信
図画工作,図工
国土交通省,国交省,建設省
国民健康保険,国保
国家試験,国試
国有鉄道,国鉄
国立大学,国立大
国立歴史民俗博物館,歴博
国立民族学博物館,民博
国際連合安全保障理事会常任理事国,国連安保理常任理事国,国連常任理事国,安保理常任理事国,常任理事国
幼稚園バス 通園バス 園児バス 園バス スクールバス,school_bus 通学バス
内部メカニズム,内部メカ 内部構造
圧力損失,圧損
地上デジタルテレビ放送,地上デイジタルテレビ放送,地デジ,地上デジタル,地上デイジタル,地上デジタル放送,地上デイジタル放送 地上波デジタル放送,地上波デイジタル放送,地上波デジタル,地上波デイジタル
地方裁判所,地裁
地方銀行,地銀
基礎練習,基礎練
報告連絡相談,報連相
塩化ビニール,塩化ビニル,塩ビ,エンビ
外国債券,外国債,外債
外国為替,外為
外国資本,外資
他国通貨 外国通貨 海外通貨 外貨
外形寸法 罫線寸法 外寸
多い 多数
重要 大事 大切 インポータント,importan 重大
大学卒業,大卒,大学卒,学卒 学部卒
大量生産 量産 マスプロダクシヨン,mass_production,マスプロ
天然パーマ,天パー,天パ
天気 天候 空模様 気候 気象 ウエザ,weather
女子大学,女子大
初め 最初 始め
名字,苗字 フアミリーネーム,famili_name 姓 ラストネーム,last_name
継承 承継 継続 受け継ぐ
学生割引,学割
学園祭,学祭
宅地建物取引士,宅地建物取引主任者,宅建主任者
宅地建物取引業,宅建業
宅地建物取引業法,宅建業法,宅建法
宅地建物取引業者,宅建業者
自宅録音,宅録
完成 仕上がる,仕上る,しあがる 出来上がる,出来上る,できあがる 出来上がり,出来上り,できあがり 完了
定期昇給,定昇
定期演奏会,定演
室内温度 室温
家庭裁判所,家裁
デジタル家庭電化製品,デジタル家電 スマート家電
家庭用電気機械器具,家電機器,家電製品,家電品,家電
容器包装リサイクル法,容リ法
対応策 対策 手立て,手だて
比較 対比 比べる
尊王攘夷,尊皇攘夷,尊攘
就職活動,就活
局所麻酔 局麻 局部麻酔
居場所 所在
工事期間 工期
市場価格 市価 マーケツトプライス,market_price
市議会議員選挙,市会議員選挙,市議選
市長選挙,市長選
願い,ねがい 望み 希望 願望 所望 ホープ,hope
座席番号,席番
年間パスポート,年パス
年商 年間売上高
年次報告書,年報
年月 月日 歳月
年月日 日付け,日付,日附 日日,日にち
年末調整,年調
床暖房,床暖
建材 建築材料 建築資材
建設機械,重機,建機
弊社 当社 我が社,わが社 自社 小社
当たり前,当り前,あたりまえ 当然
当選確実,当確
後方 背後 後ろ バツク,back
微分積分,微積分,微積
必要不可欠 不可欠 必需 必須 マスト,must
必要条件 必須条件 要件 基本条件
思い 気持ち,きもち,キモチ
情報流出 情報漏洩,情報漏えい
目算 見込み,見こみ,見込 見通し 見当 予測 予想
意見 主張 言い分
憲法改正,改憲
戦闘車両 戦車 装甲車
ドア,door 扉
手書き,手描き 直筆 直書 自筆
承認 許諾 承諾 許可 認可 了承 承知 了解 受諾 許し,ゆるし 許す 裁可
投資信託,投信
押印 捺印,なつ印 押捺
拠点 本拠
命令 指令 指図 指示 インストラクシヨン,instruct
行為 行動 行い,行ない,おこない 振る舞い,ふるまい
アクシヨン,action 行動
素行 行状 品行 行い,行ない,おこない
振込先 振込口座 送金先 送金口座
掃除,そうじ 清掃
排ガス 排気ガス 排出ガス
接尾語 接尾辞 サフイツクス,サフイクス,suffix
提案 提言
援助交際,援交
損害保険,損保
携帯番号,携番
操作ミス 誤操作 オペレーシヨンミス,オペミス
支度 準備 用意
支払い方法,支払方法 支払い方 支払い法 決済方法 清算方法
交付 発給 支給 給付 供給 サプライ,suppli
政情 政治情勢
整頓 整理 片付け,片づけ 片付ける,片づける
文具店 文房具店
文化大革命,文革
文部科学省,文科省,文部省
新店 新規店舗
日焼けサロン,日サロ
日次報告書 日報
日本弁護士連合会,日弁連
日本経済団体連合会,日本経団連,経団連
日本銀行券,日銀券
日比谷野外音楽堂,日比谷野音,野音
日米安全保障条約,日米安保条約
早期割引,早割
時間短縮,時短
最低賃金,最賃
最終バス,終バス
最終電車,終電車,終電
月次報告書 月報
年次有給休暇,年休,年次休暇,年次有休,年次有給 有給休暇,有給,有休
未入金 未払い,未払 未納 滞納,怠納
村議会議員選挙,村会議員選挙,村議選
村長選挙,村長選
東京証券取引所,東証
東京都庁,都庁
東京都知事選挙,東京都知事選,都知事選挙,都知事選
東征 東方遠征 東方征伐
枝番号,枝番
業務販売 業者販売,業販
模擬試験,模試 模擬テスト
機種 モデル,model
機種変更,機種変
欠席 不参加
死亡原因 死因
残業代 残業手当
民主党,民主
民間経営,民営
民間運営,民営
民間活力,民活
民進党,民進
民間需要 民需
財務諸表 決算報告書 決算書
浴槽 バスタブ,bathtub バス,bath 湯船,湯槽,湯舟
海上保安庁,jcg,保安庁,海保庁,海保
海上自衛隊,海自
液体肥料 液肥 水肥
漢字検定,漢検
為替手形,為替
外国為替相場,為替相場 為替レート
無免許,無免
無視 黙殺 スル,through
物理療法,物療
物的証拠,物証
特別価格 特価 安価
特定優良賃貸住宅,特優賃
特別攻撃隊,特攻隊
特別昇進 特進
特別番組,特番
特別進学,特進
指定介護老人福祉施設 介護老人福祉施設 特別養護老人ホーム,特養,特養ホーム
特殊効果,特効
特務 特殊任務
特定商取引に関する法律,特定商取引法,特商法,訪問販売等に関する法律,訪問販売法
特殊番号,特番
私的独占の禁止及び公正取引の確保に関する法律,独占禁止法,独禁法
競争法 独占禁止法
独立行政法人,独法
現代国語,現国
現況 現状
理容美容 理美容
生コンクリート,生コン
生命保険,生保
生命保険会社,生保会社,生保
生命保険会社損害保険会社,生保損保,生損保
生命保険損害保険,生保損保,生損保
生理食塩水,生食水
産地直送,産直
産業廃棄物,産廃物,産廃
産業技術総合研究所,産総研
町議会議員選挙,町会議員選挙,町議選
町長選挙,町長選
留守番電話,留守電
番組宣伝,番宣
疲労 疲れ 疲れる
発売 リリース,releas
発売禁止,発禁
アイデア,アイデイア,idea 着想 思い付き,思いつき
目覚まし時計,目覚まし アラーム,alarm
県議会議員選挙,県会議員選挙,県議選
着信メロデイ,着メロ
着信履歴,着歴
知事選挙,知事選
知的財産,知財
知的財産権,知財権 知的所有権
短期大学,短大
短期 短期間
破壊活動防止法,破防法
確率変動,確変
社会保険,社保
社員割引,社割
社員販売,社販
社会民主党,社民党,社民
社員食堂,社食
祝日 国民の祝日 祝祭日 旗日 祭日
私立大学,私立大,私大
科学技術庁,科技庁
税制調査会,税調
航空自衛隊,空自
空間 スペース,space
起案 起草
筋ジストロフイ,筋ジス
筋肉内注射,筋肉注射,筋注
答案練習会,答練
簡易裁判所,簡裁
檻,オリ 籠 ケージ,cage
納入先 納品先
経営事項審査,経審
経理部,経理
経済産業省,経産省
給与体系 賃金体系
給与収入 給与所得
給与明細 給料明細
統計データ 統計情報 統計資料
いざという時,いざというとき 緊急時 非常時
総務部,総務
編集プロダクシヨン,編プロ
繋がり,つながり 関わり,係わり 結び付き,結びつき 関連 関係 コネクシヨン,connect 連関 関わり合い 関わり合う
羅針盤 コンパス,compass
美術大学,美大
考え,かんがえ 見解
育児休業,育休 育児休暇 育児休職
自主練習,自主練
自己新記録,自己新
自己満足,自己満
自由民主党,自民党,自民
自動販売機,自販機 ベンデイングマシーン,ベンデイングマシン,vend_machin ベンダ,vendor
興行収入,興収
興味 関心 インタレスト,interest
芸能プロダクシヨン,芸能プロ
英語検定,英検
著作 著述 著書
衆議院,衆院
衆議院議員総選挙,衆議院選挙,衆議院選,衆院選挙,衆院選
行政改革,行革
街頭宣伝,街宣
補欠選挙,補選
本質 真髄 要素 エツセンス,essenc
解放 リリース,releas 解き放つ 放す,はなす
誕生日 生年月日 バースデ,バースデイ,birthday
読み仮名,読みがな 振り仮名,ふりがな,フリガナ ルビ,rubi
読み込み,読みこみ,読込み,読込
財政投融資,財投
財産 資産 アセツト,asset
貨幣 通貨
販管費 販売管理費 営業費 販売費及び一般管理費
責任 責務 オブリゲーシヨン,oblig 義務
貸し借り 貸借
所定外労働 時間外労働 残業 時間外勤務 超過勤務,超勤
路上駐車,路駐
車両重量,車重
車両番号,車番
車内販売,車販
軍備拡張,軍拡
軍備縮小,軍縮 デイスアーマメント,disarma
農業政策 農政
農業機械 農機
農林水産省,農水省
追証 追加証拠金 追証拠金 追加保証金 追敷
連番 連続番号 続き番号
通勤コース 通勤ルート 通勤経路 通勤路
通勤費 通勤交通費 通勤手当,通手
連続ドラマ,連ドラ
連係,連繋
週次報告書 週報
進み具合 進度 進捗 進行具合 進行状況
進学振り分け,進学振りわけ,進学振分け,進振り
過去問題集,過去問
道路交通法,道交法
道順 経路,径路 順路 コース,cours ルート
違い,ちがい 違う,ちがう 異なり 異なる,ことなる 差異
部活動,部活
都市銀行,都銀
都道府県警察 都道府県警
人事異動 異動 転属 配置転換,配転 配置換え
酸素欠乏,酸欠
重要文化財,重文
重複 ダブり,だぶり 重なる
金融商品取引法,金商法
長期 長期間
日本開発銀行,開銀
閣僚懇談会,閣僚懇
陸上自衛隊,陸自
随意契約,随契
集団 群れ グループ,group
電動のこぎり,電動ノコギリ 電動鋸 電動のこ,電動ノコ 電のこ,電ノコ,電鋸
電気分解,電解
顔触れ,顔ぶれ メンツ,面子 メンバ,member
韓国ドラマ,韓ドラ
韓国銀行,韓銀
音楽大学,音大
飛行機 航空機 旅客機 エアープレーン,エアープレイン,エアプレーン,エアプレイン,airplan エアクラフト,aircraft
食器洗い乾燥機 食器洗い機 食器洗浄機,食洗機
駐車禁止,駐禁
高等学校卒業,高等学校卒,高校卒業,高校卒,高卒
高等学校,高校 ハイスクール,high_school
高等裁判所,高裁
高速度 ハイスピード,high_speed 高速
テレホン,テレフオン,telephon,フオーン,phone 電話 tel
パソコン_shop_アーク,パソコンシヨツプアーク
bs_日テレ,bs4
カニスタ,蟹星
フラワーマーケツト花由,花由
ダイソ,daiso
日交シテイバス,日交
静岡空港,富士山静岡空港
タリーズコーヒ,タリーズ,tulli_s
神楽坂たつみや,たつみや
東京都交通局,都営交通
都営バス,都バス
任天堂企画開発本部,spd
任天堂情報開発本部,ead,情開本部
コルク,cork,kurk
プロパテイ,properti
スムーズ,スムース,smooth 円滑
ナイス,nice
スライダ,slider
ハーグ,haag
セルロイド,celluloid
セロハン,セロフアン,cellophan
ターミナル,terminal
ヘロン,heron
タイムリ,time
ダイカスト,ダイキヤスト,die_cast
デグレード,degrad,デグレ
デザイン,design
アツプデータ,updat
デリケート,delic
ナビゲート,navig
消極的 ネガテイブ,negat
アポロ,apollo
アメリカインデイアン,american_indian ネイテイブアメリカン,ネイテイバメリカン,nativ_american
アメリカニズム,american
アラモ,alamo
アルデバラン,aldebaran
構造化プログラミング ストラクチヤードプログラミング,structur_program,sp
販売促進,販促 セールスプロモーシヨン,sale_promot,sp
スペシヤル,special,sp 特別
スマートフオン,スマートホン,smartphon,sp,スマフオ,スマホ
アクセスポイント,access_point,ap サービスポイント,servic_point,sp
通知払い,adviz_and_pay,ap
アメリカンプラン,american_plan,ap
オデユツセイア,odysseia オデツセイ,オデツセ,オデイツセ,odyssey
オリオン,オライアン,オライオン,orion
オロツコ,orokko
カーネギーホール,carnegi_hall
カレワラ,kalevala
ガトリング砲 ガトリング銃 ガトリングガン,gatl_gun
ギガンテス,gigant
キセノン,クセノン,xenon
ケルト,celt
戦略兵器制限交渉,salt,サルト,ソルト
日本産業規格,jis,日本工業規格
スカツド,scud
スターリニズム,stalin
タワーブリツジ,tower_bridg
ダーウイニズム,darwin
ビツグベン,big_ben
ピユーリタニズム,puritan
フインランデイア,finlandia
フオーマルハウト,fomalhaut
v_サイン,ブイサイン,v_sign ピースサイン,peac_sign ピース,peac
プリンキピア,principia
顎鬚,顎ひげ,顎ヒゲ,あごひげ,あご髭,アゴヒゲ ビアード
ベネチアガラス,venetian_glass
プライマリ,primari
マキヤベリズム,マキアベリズム,machiavel
マツカーシズム,mccarthyism
メタリコン,metallikon
ユーボート,u_boat
レグルス,regulus
ベリリウム,beryllium
織姫星 ベガ,vega
アーテイキユレーシヨン,articul
アーバンデザイン,urban_design
アイボルト,eyebolt
アウトフイツタ,outfitt
アウトリガ,outrigg
アキユムレータ,accumul
アクセプタンス,accept
ポピユラ,popular
アクチニウム,actinium
アクト,act
アクラシノン,aclacinon
アクロバチツク,アクロバテイツク,acrobat
アゲイン,アゲーン,again
アコーデイオン,アコーデオン,accordion
アコニチン,aconitin
アシドーシス,acidosi
アシミレーシヨン,assimil
インプリメンテーシヨン,implement
アスタチン,astatin
アストリンゼン,アストリンゼント,astring
アセトアニリド,acetanilid
アセンブリ,アツセンブリ,assembl
アデニン,adenin
アトール,atol
アトモスフエア,アトモスフイア,atmospher 大気 空気 雰囲気
アナグラム,anagram
アネクドート,anecdot
アネモメータ,anemomet
アノミ,anomi
アブダクシヨン,abduct
アミド,amid
アミノ,amino
アミノピリン,aminopyrin
アミロイドーシス,amyloidosi
アミロペクチン,amylopectin
アミン,amin
アランダム,alundum
アリウム,allium
アリザリン,alizarin
アルカイツクスマイル,アルカイクスマイル,archaic_smile
アルカローシス,alkalosi
アルキルベンゼン,alkyl_benzen
アルケミ,alchemi
アルドステロン,aldosteron
アルピニズム,alpin
アルマナツク,almanac
アレーン,aren
アロ,arrow
アロイ,alloy
アロフエン,allophan
アンカツト,uncut
アンギオテンシン,angiotensin
アンダーカツト,undercut
メタノール,methanol
アンチノツク,antiknock
イーサ,ether
イグニツシヨンキ,ignit_key
イコールパートナ,equal_partner
イコノロジ,iconolog 図像解釈学
イソオクタン,isooctan
イソブチレン,isobutylen
イツト,it
アスベスト,asbesto 石綿
イデオマテイツク,イデイオマテイツク,idiomat
インサーシヨン,insert
インステイテユート,インステイチユート,institut 研究所 学会
本能 直観 インステインクト,instinct
近親相姦 インセスト,incest
インターホン,インターフオン,インターホーン,interphon
インタラクテイブ,インターラクテイブ,interact 対話型 双方向
アセチレン,acetylen
インデクセーシヨン,index
イントロン,intron
インボリユート,involut
ウインク,wink
ウエーテイング,ウエイテイング,wait
ダムウエータ,ダムウエイタ,dumb_waiter
ベスト,best 最良 最善
ジヤツキ,jack
ジヤツク,jack
ウツド,wood
ウツドビーズ,wood_bead
ウルシオール,urushiol
ウロキナーゼ,urokinas
エアゾール,エアロゾル,エーロゾル,aerosol 煙霧質
エアポートバス,airport_bus
エアレーシヨン,aerat
エキストラベツド,extra_bed
エグゾースト,エキゾースト,exhaust
エキユメニズム,ecumen
エクサ,exa
エクスペデイシヨン,expedit 遠征 遠征隊
実験 エクスペリメント,experiment
エクセプシヨン,exception 例外 特例
エコノマイザ,econom
利己的 利己主義的 自分本位 自分勝手 エゴイステイツク,エゴイスチツク,egoist セルフイツシユ,selfish
民族誌 エスノグラフイ,ethnographi
永久 永遠 永劫 エタニテイ,etern
エバ,ever
エピタキシヤル,epitaxi
エピネフリン,epinephrin
プラツトフオーム,プラツトホーム,platform
アスキ,ascii
能率 効率 有効性 エフイシエンシ,effici
効果的 エフエクテイブ,effectiv
乳濁液 エマルシヨン,エマルジヨン,emuls
エメリ,emeri
エリキシル,elixir エリキサ エリクサ エリクシール
エリテマトーデス,erythematod
エルク,elk
エレクト,erect 勃起
エレクトロルミネセンス,electroluminesc
発声法 朗読法 エロキユーシヨン,elocut
エンクロージヤ,enclosur
エンケフアリン,enkephalin
エンザイム,enzym
エンジンルーム,engin_room
エンドースメント,endors
エンドミル,end_mill
エンブリオ,embryo 胚 胎児
女帝 エンプレス,empress
awk,オーク
オーステナイト,austenit
オートクレーブ,autoclav
オートマツト,automat
オートモビル,automobil
オード,ode
オーバーヒート,overheat
オカルテイズム,occult 神秘学
オキシヘモグロビン,oxyhemoglobin
オクテツト,octet
オツズ,odd
オニツクス,オニキス,onyx
異議 反対 異論 オブジエクシヨン,object
オプシヨナルツア,option_tour
オプテイカル,オプチカル,optic
オペーク,opaqu
オルガニズム,organ
オルト,ortho
オルニチン,ornithin
オレフイン,olefin
オン,on
オンステージ,onstag
カイト,kite
評議会 協議会 カウンシル,council
カクテルラウンジ,cocktail_loung
大聖堂 カテドラル,カセドラル,cathedr ドウオモ,ドウオーモ,duomo
キヤタピラ,カタピラ,caterpillar クローラ,crawler 無限軌道 履帯
カタログシヨツピング,catalog_shop
カツトワーク,cutwork
カテキズム,catech
カドリール,quadrill
カム,cam
カムシヤフト,camshaft
カラースキヤナ,color_scanner
カラープリント,color_print
カリパス,キヤリパス,callip,calip キヤリパ,calip
カリホルニウム,californium
カルシフエロール,calciferol
カルス,callus
カルチベータ,cultiv
カルバゾール,carbazol
カルモジユリン,calmodulin
カンテイレバ,カンチレバ,cantilev
カントリーハウス,countri_hous
ガイ,guy
ガストリン,gastrin
ガランタミン,galanthamin
ガルバノメータ,galvanomet
ギヤレ,ガレ,galley
ガレオン,galleon
ガングリオン,ganglion
ガンネル,gunwal
キサントフイル,xanthophyl
キシラン,xylan
キネマテイクス,kinemat
キノン,quinon
キモトリプシン,chymotrypsin
キヤピタルロス,capit_loss
キヤプスタン,カツプスタン,capstan
カメラ,キヤメラ,camera
キヤレル,carrel
癌,がん,ガン キヤンサ,cancer
キヤンプ場 キヤンプサイト,campsit
キユービクル,cubicl
キユーポラ,キユポラ,cupola
キユリウム,curium
キルン,kiln
冷却塔 クーリングタワ,cool_tower
クチン,cutin
カツトイン,cut_in,ci
アパツチ,apach
クツキーズ,cooki
クライストロン,klystron
クライモグラフ,climograph
クラシツクギタ,classic_guitar
クラビコード,clavichord
クリスタルボール,crystal_ball
クリノメータ,clinomet
クロソイド,clothoid
クロミフエン,clomiphen
クロラール,chloral
クロラムフエニコール,chloramphenicol
クロルデン,chlordan
白化 クロロシス,chlorosi
クロロピクリン,chloropicrin
クロロフイリン,chlorophyllin
クワシオルコール,kwashiorkor
グリ,glee
グリセリド,glycerid
グルーオン,グルオン,gluon
グルカゴン,glucagon
ウーマンリブ,women_s_lib
グレーダ,grader
グローランプ,glow_lamp 点灯管 グロースタータ,glow_starter
グロツシ,glossi
ケースメソツド,case_method
ケーススタデイ,case_studi 事例研究法
ケースワーク,casework
船室 キヤビン,cabin,ケビン
ケンプ,kemp
ゲイン,gain
コーチゾン,コルチゾン,cortison
コードバン,cordovan
コードレスホン,cordless_phone
コーポラテイブハウス,cooper_hous コーポラテイブ住宅 コープ住宅
コアカリキユラム,core_curriculum
コスモポリタニズム,cosmopolitan 世界主義
コセカント,cosec
コチニール,cochin
エープリルフール,エイプリルフール,april_fool
コツタ,cotter
コドン,codon
コノテーシヨン,connot 内包
コマーシヤルベース,commerci_base 商用ベース 採算
コモンロ,common_law
コリメータ,collim
コリン,cholin
コレカルシフエロール,cholecalciferol
コレステリン,cholesterin
通信員 特派員 コレスポンデント,correspond
戴冠式 コロネーシヨン,coron
コンクリートパイル,concret_pile
コンステレーシヨン,constel
コンテナリゼーシヨン,container
コンパクトカ,compact_car
コンパレータ,compar
黄金律 ゴールデンルール,golden_rule
概日リズム サーカデイアンリズム,circadian_rhythm
サーテイ,thirti
サーフ,serf
サーボ,servo
サーボモータ,servomotor
サーメツト,cermet
サーモエレメント,thermoel
サイアミン,チアミン,thiamin
サイクリングコース,cycl_cours
メークフアイル,メイクフアイル,makefil
カフカ,kafka
サイコ,psycho
サイテーシヨン,citat
サイトカイニン,cytokinin
サイドスリツプ,sideslip
サイドマーカ,side_marker
サインボード,signboard
サクソフオン,サクソフオーン,サキソフオン,サキソフオーン,サクソホン,サキソホン,saxophon,サツクス,sax
サツカロース,saccharos
サツサフラス,sassafra
サツシ,サツシユ,sash
サヌカイト,sanukit 讃岐岩
サパ,supper
サブスタンス,substanc
サミング,thumb
クエーカ,quaker
エコノミ航空便,sal,sal_便
サルコイドーシス,sarcoidosi
サンバ,sambar
シーマンシツプ,seamanship
シエラツク,セラツク,shellac
シクロヘキサン,cyclohexan
シグマ,sigma
システムデザイン,system_design
シズル,sizzl
シトリン,citrin
シネクテイクス,synect
シメチジン,cimetidin
シヤイ,shi
シヤトル,シヤツトル,shuttl
スペースシヤトル,space_shuttl,シヤトル,shuttl
シヤーマニズム,シヤマニズム,shaman
シヤロツト,shallot
シヤント,shunt
クリスマスツリ,christma_tree
シヨートストーリ,short_stori
シヨツクアブソーバ,shock_absorb
シラン,silan
シリカ,silica
沈泥 シルト,silt
シンギユラリテイ,singular
シンクロナイザ,synchron
クリスマスパーテイ,christma_parti,クリパ
シンジケートローン,syndic_loan
左右対称 シンメトリカル,symmetr シンメトリツク,symmetr
遺伝子 ジーン,gene
ジエツトフオイル,jetfoil
ジオイド,geoid
ジクロロベンゼン,dichlorobenzen
ジフエニル,ジフエニール,diphenyl
クリスマスプレゼント,christma_present
ジヤイロコンパス,gyrocompass,ジヤイロ,gyro
ジヤグ,jug
ジヤベリン,javelin
ジヤンボジエツト,jumbo_jet
ジツターバグ,ジタバグ,jitterbug
亜鉛 ジンク,zinc
スイツチ,スウイツチ,switch
スイツチバツク,switchback
スイツチボード,switchboard
サーモスイツチ,thermoswitch
スイツチライン,switch_line
タツチスイツチ,touch_switch
タンブラースイツチ,tumbler_switch
デイマースイツチ,dimmer_switch
ナイフスイツチ,knife_switch
マイクロスイツチ,microswitch
リモートスイツチ,remot_switch
スイツチングハブ,switch_hub
タイムスイツチ,time_switch
スイツチヤ,switcher
スイベル,swivel
スエージング,swage
スカイ,sky
スカツパ,scupper
スカトロジ,スカトロ,scatolog
スカラツプ,scallop
スキツプフロア,skip_floor
スクーナ,schooner
スクレーパ,スクレイパ,scraper
スコーカ,squawker
スコポラミン,scopolamin
スタビリテイ,stabil 安定性
スタンダードサイズ,standard_size
スタンデイング,stand
コントローラ,controller
中央処理装置,cpu,central_process_unit
ステータ,stator
ステインガ,stinger
ステツプバイステツプ,step_by_step
ステム,stem
ストイシズム,stoicism
ストリーキング,streak
スナツフ,snuff 嗅ぎたばこ
シオニズム,zionism
雪 スノ,snow
スパークプラグ,spark_plug
スパンカ,spanker
スピードライト,speedlight ストロボ,strobe エレクトロニツクフラツシユ,electronics_flash
スプレーヤ,sprayer
スプロケツト,sprocket チエーンホイール
スペキユレーシヨン,specul
スペシヤルサービス,special_servic
スポツテイング,spot
臭い スメル,smell
喫煙所 喫煙場所 喫煙スペース 喫煙エリア 喫煙室 スモーキングスペース スモーキングエリア スモーキングルーム,smoke_room
スラグ,slag
懸濁液 スラリ,slurri 泥漿
スリングシヨツト,slingshot
スルフアミン,sulfamin
トレオニン,スレオニン,threonin
スローバラード,slow_ballad
ズーマ,zoomer
セセツシヨン,secess ゼツエシオン,sezess 分離派
セタン,cetan
セツクスアピール,sex_appeal
セツルメント,セツツルメント,settlement
セニング,thine
精霊 霊魂 心霊 ソウル,soul
セフアロスポリン,cephalosporin
神学校 セミナリ,seminari
セメンタイト,cementit
セメンテーシヨン,cement
セリシン,sericin
セリン,serin
センセーシヨナリズム,sensat
ソータ,sorter
ソシオメトリ,sociometri
ソデイウム,ソジウム,sodium
ソナ,ソーナ,sonar
ソフイステイケート,sophist 洗練
ソフトコンタクトレンズ,soft_contact_len
ソマトスタチン,somatostatin
ソラリゼーシヨン,solar
ソリダリテイ,solidar 連帯 団結 結束
ゾートロープ,zoetrop
方向転換 ターニング,turn ターン,turn
乱気流 タービユランス,turbul
ターボプロツプ,turboprop
虎目石 タイガーアイ,tigerey
タイムトリツプ,time_trip タイムトラベル,time_travel 時間旅行
タコグラフ,tachograph
タツサ,tussah
タツチング,tat
タペストリ,タピストリ,tapestri
タペツト,tappet
タリフ,tariff 運賃表 料金表
滑石 タルク,talc
ダイ,die
ダイヤル,ダイアル,dial
ダイナモメータ,dynamomet
ダイブ,dive
ダウト,doubt
ダゲレオタイプ,daguerreotyp
ダブレツト,doublet
ダマスク,damask
ダル,dull
ダルシマ,dulcim
チープ,cheap 安い 安っぽい
チームテイーチング,team_teach
チアゾール,thiazol
チエツクデジツト,チエツクデイジツト,check_digit,cd 検査数字 チエツク数字
チエツクバルブ,check_valv
チケツトカウンタ,ticket_counter
バージヨンアツプ,version_up
ノーモアヒロシマ,no_more_hiroshima
チミン,thymin
チユーブリン,tubulin
顎,頤,あご,アゴ チン,chin
ツインセツト,twin_set
テール,tail 尾 最後部 尾部 後端
ハース,haa
耕耘機,耕運機 テイラ,テイーラ,tiller
テイルテイング,tilt
テオブロミン,theobromin
専門用語 テクニカルターム,technic_term 術語
テクネチウム,technetium
テクノクラシ,technocraci
テストピース,test_piec
テタニ,tetani
ハイビジヨン,hi_vision
テトラ,tetra
テトラサイクリン,tetracyclin
チユーバ,テユーバ,tuba
テレグラフ,telegraph
テレミン,theremin
誘惑 テンプテーシヨン,temptat
デート,デイト,date
デイスカウンタ,discount デイスカウントシヨツプ,discount_shop デイスカウントストア,discount_store
発見 デイスカバ,discov デイスカバリ,discoveri
ハロウイーン,ハロウイン,halloween
次元 デイメンシヨン,ダイメンシヨン,dimens
ジレンマ,デイレンマ,dilemma
デキストラン,dextran
デコイ,decoy
デザイナーブランド,design_brand
デシケータ,desicc
デスパレート,デスペレート,desper 自暴自棄 死に物狂い
接着斑 デスモソーム,デスモゾーム,desmosom
デツド,dead
platform_as_a_servic,paa,パース
行き止まり デツドエンド,dead_end
デトネーシヨン,deton
デトリタス,detritus
デノテーシヨン,デイノテーシヨン,denot 外延
デバリユエーシヨン,devalu
デユード,dude
トーンコントロール,tone_control
トキソイド,toxoid
パスカル,pascal
トツプグループ,top_group
トナ,toner
トライボロジ,tribolog
家庭内 ドメステイツク,ドメスチツク,domest
今,いま,イマ ナウ,now 現在
国有化 国営化 ナシヨナリゼーシヨン,nation
国民性 ナシヨナリテイ,nation
ナシヨナルミニマム,nation_minimum
自然主義 ナチユラリズム,natur
ナチユラルカラ,natur_color
ナフテン,naphthen
ナルコチン,narcotin
ナローゲージ,narrow_gaug 狭軌
ニード,need
ニトロ,nitro
ニユージヤズ,new_jazz
ニユーデザイン,new_design
コンフイグレーシヨン,コンフイギユレーシヨン,configur,コンフイグ,config
ニユートロン,neutron
ニユーロ,neuro
ヌーデイ,nudi
ヌクレオソーム,nucleosom
ネバ,never
ネフロン,nephron
ノーブレス,no_breath
ノーベリウム,nobelium
ノモグラム,nomogram
ノン,non
ハードトレーニング,hard_train
ヒエラルキ,ハイアラーキ,hierarchi ヒエラルヒ,hierarchi 階層 階統制 階層制 階級制 階層組織
ハイドロサルフアイト,hydrosulfit
ハイドロプレーニング,hydroplan
ハイブリドーマ,hybridoma
ハイペロン,hyperon
ハイポ,hypo
ハツクル,hackl
ハプテン,hapten
ハーモニカ,ハモニカ,harmonica
ハロ効果,halo_effect 後光効果 光背効果
こんにちは ハロ,hallo,hello
砕土機 ハロ,harrow
ハロペリドール,haloperidol
ポピユリズム,popul 大衆主義 人民主義
ハロン,halon
ハンデイクラフト,handicraft 手細工
ハント,hunt
ハンブル,humbl 謙虚 謙遜
バーク,bark
バークリウム,berkelium
鳥 バード,bird
バーニヤ,vernier 副尺 遊尺 遊標
バイオ,bio
バイス,vice
バイス,vise
バイブス,バイブ,vibe
バツクホ,backho
バツクボード,backboard バツクパネル
背景音楽 バツクミユージツク バツクグラウンドミユージツク,バツクグランドミユージツク,background_music,bgm
グラウンドゼロ,グランドゼロ,ground_zero
グラウンドルール,グランドルール,ground_rule
バツクグラウンドプロセス,バツクグランドプロセス,background_process
バツクラツシユ,back_rush
控え壁 バツトレス,buttress
バツプ,bop
バニリン,vanillin
バライタ,baryta
バラード,ballad バラツド,ballad
バリオン,baryon
バリン,valin
バルキ,bulki
ミス,miss
バルク,bulk
バルサム,balsam
バルビタール,barbit
パーカライジング,parker
パーゴラ,pergola 日陰棚 緑廊 蔓棚
パーソナルチエツク,personal_check 個人小切手
パーチメント,parchment 羊皮紙
パーフオレーシヨン,perfor
パーマロイ,permalloy
パイカ,pica
パイロツトプラント,pilot_plant
パイロメータ,pyromet
メーデ,may_day
パセテイツク,pathet
パツセージ,passag
パドル,paddl 櫂
パノプテイコン,panopticon
パパイン,papain
パラ,para
パラコート,paraquat
メーストーム,メイストーム,may_storm
パラジクロロベンゼン,paradichlorobenzen
パラペツト,parapet
パララツクス,parallax 視差
パレチゼーシヨン,pallet
パロチン,parotin
パンパイプ,panpip
熱気 熱 ヒート,heat
賛美歌 聖歌 ヒム,hymn
ヒルビリ,hillbilli ヒルビリーミユージツク,hillbilli_music
ビバツプ,ビーバツプ,bebop
豆 ビーン,bean
ビウレツト,biuret
ビオス,bio
ビジネスゲーム,business_game
可視化 見える化 ビジユアライゼーシヨン,visualization
ビツグビジネス,big_business
ビニタイル,vinytil
ビニール,ビニル,vinyl
ビブリオグラフイ,bibliographi
官僚政治 官僚制 ビユーロクラシ,bureaucraci
ビンクリスチン,vincristin
ピート,peat 泥炭
ピア,pier
ピコツト,picot
ピジン,pidgin
ピツク,pick
ピツチパイプ,pitch_pipe
ピツト,pit
ピニオン,pinion
ピペリン,piperin
ピペロナール,piperonal
ピメント,pimento
ピレトリン,pyrethrin
ピロカルピン,pilocarpin
ユーロダラ,eurodollar
ピロガロール,pyrogallol
ピンナツプ,ピンアツプ,pinup
フープ,hoop
フール,fool 馬鹿,ばか,バカ
フアース,フアルス,farc
フアーストインプレツシヨン,first_impress 第一印象
フアーストシーン,first_scene
フアイバーグラス,fiberglass
フアイバーボード,fiberboard
料金 費用 フイ,fee 手数料
フイツテイングルーム,fit_room 試着室
フイトクロム,phytochrom
フイニツシユライン,finish_line
フイフテイ,fifti
フイブリノーゲン,フイブリノゲン,fibrinogen
ラマルセイエーズ,la_marseilla
フイブリン,fibrin
フイブロイン,fibroin
フエーシング,face
フエーデイング,フエージング,fade
寓話 フエーブル,fabl
フエデレーシヨン,feder
フエナントレン,phenanthren
フエノバルビタール,phenobarbit
フエロアロイ,ferroalloy
フエロマンガン,ferromanganes
フオーマリズム,formal
フオトスタジオ,photo_studio 写真館
写真集 フオトライブラリ,photo_librari
フオニツクス,phonic
フオノグラフ,phonograph
フオノグラム,phonogram
フクシン,fuchsin ローズアニリン,rosanilin
フコキサンチン,fucoxanthin
足,あし,アシ,脚 フツト,foot
フラ,hurrah フレ,hurray
フラクシヨン,フラク,fraction
フラジオマイシン,fradiomycin
フラジヨレツト,フラジオレツト,flageolet
フラツシユオーバ,flash_over
フラビン,flavin
ブツキツシユ,bookish
ブツシング,bush
ブラジキニン,bradykinin
ブラフ,bluff ハツタリ,はったり
ブレーキシユ,brake_shoe
ブレンダ,blender
ブロ,blow
プサイ,プシ,psi
プチアリン,ptyalin
プツシ,pussi
プツシヤ,pusher
プライベートルーム,privat_room 個室 私室
コンマ,カンマ,comma
プライマリーケア,primari_care
プラウ,plow
プラスタ,plaster
プラストマ,plastom
プラニメータ,planimet
プレーニング,plane
プレスセンタ,press_center
イスラム,islam
プレステージ,プレステイージ,prestig
プロスタグランジン,プロスタグランデイン,prostaglandin
プロトアクチニウム,protoactinium
プロメチウム,promethium
ヘイ,hey
ヘキサデカン,hexadecan
ヘキソース,hexos
ヘザ,heather
ヘツドホーン,ヘツドホン,ヘツドフオーン,ヘツドフオン,headphon
天国 ヘブン,heaven
ヘマトクリツト,hematocrit
ヘモジデリン,hemosiderin
ヘリオメータ,heliomet
ヘリコイド,helicoid
ベストコンデイシヨン,best_condit
ベタ,better
ベツドメーキング,ベツドメイキング,bedmak ベツドメーク,ベツドメイク
ベビールーム,babi_room
ベローズ,bellow 蛇腹
ベンゾピレン,benzopyren
ベントナイト,bentonit
ベンド,bend
ウインドウズ,windows
ペインクリニツク,pain_clinic
ペグ,ペツグ,peg
ペグマタイト,pegmatit
ペダントリ,pedantri ペダンチスム,pedantism ペダンチズム,pedant ペダンチツク,pedant 衒学的 衒学
ペツサリ,pessari
ペデスタル,pedest
ペデストリアンデツキ,pedestrian_deck
ペトロラタム,petrolatum
ペプロマイシン,peplomycin
ペンマンシツプ,penmanship
ホーニング,horn
ウエアリング,wear
ウエアラブル,wearabl
ホルン,ホーン,horn
ホスフイン,phosphin
趣味 ホビ,hobbi
ホブ,hob
ホモニム,homonym
ホロン,holon
搭乗券 ボーデイングパス,board_pass ボーデイングカード,board_card ボーデイングチケツト,board_ticket
ボールト,vault
ボソン,boson
ボラン,boran
ホウ素 ボロン,boron
ポーラログラフ,polarograph
ポエトリ,poetri
ポケツタブル,pocket
ポケツトラジオ,pocket_radio
ポシブル,possibl
ポジトロン,positron
ポタシウム,potassium
ポトス,potho
ポトラツチ,potlatch
ポピユラーミユージツク,popular_music ポツプス,pop 軽音楽 ポピユラ音楽
ポリアセタール,polyacet
ポリオキシメチレン,polyoxymethylen
ポリープ,ポリプ,polyp
ポリポーシス,polyposi
マーキユロクロム,mercurochrom,マーキユロ
マート,mart
雲母 マイカ,mica キララ,きらら
フロア,floor
マイクロセカンド,microsecond
マイコプラズマ,mycoplasma
マイム,mime
マグネサイト,magnesit
マグネトロン,magnetron
マグノリア,magnolia
マシニングセンタ,machin_center
マジヨリカ,majolica
firefox,フアイアフオツクス,フアイアーフオツクス,フアイヤーフオツクス
マスクラツト,muskrat
マス,mass
マニユスクリプト,manuscript
マフ,muff
マリンルツク,marin_look
マルチング,mulch
マルテンサイト,martensit
マモン,マンモン,mammon
ミストレス,mistress
ミセル,micell
ミゼツト,midget
ミツシ,missi
彩画 ミニアチユール,miniatur,ミニアチユア
ミニチユア,miniatur,ミニアチユア
ミニチユアボトル,miniatur_bottl
ミミツク,mimic
ミンサ,mincer
ミンストレル,minstrel
ムーン,moon
ムンプス,mump
メーザ,maser
メインイベント,メーンイベント,main_event
メガホン,メガフオン,megaphon
メガロパ,megalopa
メソン,meson
メタ,meta
メタボリズム,metabol
メタロセン,metallocen
メテオ,meteor
メデイアアート,media_art
メラノサイト,melanocyt
メルトン,melton
メンデレビウム,mendelevium
モールスキン,moleskin
モア,more
モテツト,motet
モデム,modem
モナド,monad
モニユメンタル,monument
モノラル,モノーラル,monaur
モーメント,モメント,moment
モルフオ,morpho
ユーザンス,usanc
ユース,youth
ライガ,liger
リソソーム,ライソゾーム,lysosom
ライブミユージツク,live_music
ラグラン,raglan
ラグランスリーブ,raglan_sleev
ラシヨナル,ration
ラジオグラフイ,radiographi
ラス,lath
ラチチユード,latitud
ラツチ,latch
ラテライト,laterit
ラド,rad
ルネサンス,ルネツサンス,renaiss
ラノリン,lanolin
ラビ,rabbi
ラブジユース,lovejuic
ラブバード,lovebird
ラムスキン,lambskin
ランスル,run_through
ランダ,lander 着陸船
ランマ,rammer
リーケージ,leakag 漏れ 漏洩,漏えい 漏れる 漏らす リーク,leak
地域主義 地方主義 リージヨナリズム,region ローカリズム,local
後部 後ろ リア,リヤ,rear
リツチインターネツトアプリケーシヨン,ria,リア
リアーゼ,lyas
リアライズ,realiz 現実化
リガーゼ,ligas シンテターゼ,synthetas
リグロイン,ligroin
復興 再興 リコンストラクシヨン,reconstruct 再建 立て直す
リサージ,litharg
クエリ,queri
キツザニア,kidzania
リシン,lysin リジン
リシン,ricin
リスケジユーリング,reschedul
尾根 山の背 山稜 リツジ,ridg
唇,くちびる リツプ,lip
リナロール,linalool
リニアモーターカ,linear_motor_car,リニア,linear
リフレツシユメント,refresh
リプロダクシヨン,reproduct 再生産 複製
カノン,キヤノン,cannon
リベツタ,rivet
リベラルアーツ,liber_art
リポイド,lipoid
リマーク,remark
リリーサ,releas
リンタ,linter
リント,lint
ルーク,rook
スカイプ,skype
屋根 ルーフ,roof
ルーフイング,roof
廃墟 廃趾 ルイン,ruin
ルシフエリン,luciferin
ルチン,rutin
ルミノール,luminol
レーウインゾンデ,rawinsond
レーキ顔料 レーキ,lake
レールロード,railroad
レキシコン,lexicon 語彙
レシテーシヨン,recit 暗唱 朗唱
人工呼吸器 レスピレータ,respir,レスピ
レミニセンス,reminisc
レリーズ,releas
ローカリテイ,local
ローカルカラ,local_color 地方色 郷土色
ロードクリアランス,road_clearanc
ロマンス,ローマンス,romanc
ローヤル,ロイヤル,royal
対数 ロガリズム,logarithm ログ,log
ユニバーサルスタジオジヤパン,univers_studio_japan,usj
ワープ,warp
ワウ,wow
ワンカツト,one_cut
イーサネツト,イーサーネツト,ethernet
クラビーア,klavier
ストラデイバリウス,stradivarius
ビートルズ,beatl,the_beatl
バレンタイン,valentin
レツドマイン,redmin
アルフアロメオ,alfa_romeo
コカコーラ,coca_cola
ジツポ,zippo
セレロン,celeron
ネーチヤ,ネイチヤ,natur
自然 ネーチヤ,ネイチヤ,natur
フエンデイ,fendi
ボーダフオン,vodafon
メルセデスベンツ,merced_benz
アイポツド,ipod
エクスプローラ,explor
サブバージヨン,subvers,svn
スキヤナ,scanner
オープンスタツク,openstack
カリスト,callisto,kallisto
アクテイブデイレクトリ,activ_directori
グループポリシ,group_polici
ダース,daa
ツイツタ,twitter
パルプ,pulp
コーラン,koran クルアーン,qur_an,quran
サンスクリツト,sanskrit サンスクリツト語 梵語
トーラ,torah
ベンガラ,bengala
アメリカ合衆国国防総省,国防総省,アメリカ国防総省,ペンタゴン,pentagon
ペンタツクス,pentax
リバイアサン,leviathan
眉 眉毛 アイブロ,アイブロウ,eyebrow
アクアリウム,aquarium
発表 声明 公告 アナウンスメント,announc
陰イオン 負イオン アニオン,anion
アメニテイ,amen
アルミナ,alumina
アンドロイド,android
アイシヤド,eye_shadow,シヤド,shadow
イコライザ,equal
無垢 純潔 イノセント,innoc 純粋 ピユア,pure
入国管理 入国審査 イミグレーシヨン,イミグレ,immigr
インカム,incom
インターバンク,interbank
前書き,前書 序文 序論 導入部 イントロダクシヨン,introduct,イントロ
招待状 インビテーシヨン,invit
インピーダンス,imped
即興 アドリブ,adlib インプロビゼーシヨン,improv,インプロ
インレ,inlay
ウインド,wind
歓迎 ウエルカム,welcom
エクソン,エキソン,exon
エストロゲン,estrogen
エツセ,エツセイ,essay 随筆 随想
エミツタ,emitt
エミユレーシヨン,emul
エレガンス,eleg
オーバーチユア,overtur
オドメータ,odomet
オルガネラ,organella
オンワード,onward
カタストロフイ,カタストロフ,catastroph
カツトオフ,cutoff
キヤニオン,canyon
キヤパシタンス,capacit
クエーサ,quasar
クライマ,climber
亀裂 ひび割れ クラツク,crack 裂け目
アイデンテイテイ,ident 自己同一性
クルーズ,cruiz 船旅
クロスオーバ,cross_over
クローゼツト,クロゼツト,closet
封止 コーキング,caulk シーリング,seal
コールド,cold
コミユニケート,communic
カンフアレンス,コンフアレンス,confer
アイロニ,ironi イロニ,ironi 皮肉 反語 風刺 当て付け,当てつけ 当て擦り,当てこすり ランプーン,lampoon
サイコキネシス,psychokinesi テレキネシス,telekinesi
サイホン,サイフオン,siphon
サイレンサ,silenc 消音器
サブジエクト,subject 主題
サムシング,someth
シヤープナ,sharpen
シヤベル,シヨベル,shovel
アウト,out
スキンヘツド,skinhead
ストライド,stride
ストレーナ,strainer
ストレンジヤ,stranger
スペーサ,spacer
スラツジ,sludg
準決勝 セミフアイナル,semifin
センチメント,sentiment
屋外 野外 室外 戸外 露天 アウトドア,outdoor オープンエア,open_air
タコメータ,tachomet
税金 税 血税 租税 タツクス,tax
タンデム,tandem
ダイオキシン,dioxin
ダンパ,damper
ツイータ,tweeter
風情 趣 味わい 風格 趣向 テースト,テイスト,tast
味 風味 味わい テースト,テイスト,tast
テイータイム,teatim
離陸 テークオフ,テイクオフ,takeoff
デイスコグラフイ,discographi
デインプル,dimpl
トランスフア,transfer
トランスミツシヨン,transmiss
トリニテイ,triniti
トレーサ,tracer
ドラゴン,dragon
アカデミ,academi
ドラスチツク,ドラステイツク,drastic 過激 思い切る
ドンゴロス,dungare 麻袋
ナーサリ,nurseri
ナイアシン,niacin
ナシヨナル,nation
自己愛 自己陶酔 ナルシシズム,narciss ナルシズム,narcism
ハーネス,har
ハンドアウト,handout
事故 アクシデント,accid
生命倫理 バイオエシツクス,bioethic
伝記 バイオグラフイ,biographi
バイブレーシヨン,vibrat 振動
真空 バキユーム,vacuum
バズーカ,bazooka
パイオン,pion
パイロン,pylon
パブリシテイ,public 広報活動
アクセント,accent
パペツト,puppet
パラダイム,paradigm
パントリ,pantri
ビルボード,billboard
ピンホール,pinhol
フラグ,flag
フリージング,freez
アコーステイツクギタ,acoust_guitar
フローリング,フロアリング,floor
ブースタ,booster
小冊子 ブツクレツト,booklet
ブレース,brace
プーリ,pulley
プラセボ,プラシーボ,placebo 偽薬
プラスミド,plasmid
プランタ,planter
プロブレム,problem 問題
ベクタ,vector ベクトル
ベントス,bentho
ホイスト,hoist
ホイスト,whist
ホツパ,hopper
ホログラフイ,holographi
ホロコースト,holocaust
ボーダ,border
ボルテツクス,vortex
ポストモダン,postmodern
ポリフオニ,polyphoni
商人 マーチヤント,merchant
マーブル,marbl
マウスピース,mouthpiec
傑作 名作 マスターワーク,masterwork マスターピース,masterpiec
アシスト,assist
マスターベーシヨン,masturb オナニ 手淫
マレツト,mallet
ムーデイ,moodi
メタフア,metaphor 隠喩 暗喩
回転木馬 メリーゴーラウンド,メリーゴーランド,merri_go_round カルーセル,carousel
モノマ,monom
ラスタ,raster
リーマ,reamer
挽回 リカバ,recov 回復 取り戻す
リバテイ,liberti 自由
レフレクタ,リフレクタ,reflector
リミツタ,limit
叙情的 リリカル,lyric リリツク,lyric
レーシヨン,ration
レギユレータ,regul
レセプタ,receptor
レタツチ,リタツチ,retouch
鮮やか 鮮明 ビビツド,vivid
アスレチツク,athlet
アーカイブス,archiv
アーカイブ,archiv 圧縮
アービトラージ,arbitrag 裁定取引
アームズ,arm
アウトルツク,outlook
アカウンタビリテイ,account 説明責任
アクセシビリテイ,accessib
男優 アクタ,actor
アクチユエータ,actuat
アスレチツクス,athlet
アシンメトリ,asymmetri 左右非対称
アジリテイ,agil
アツプリンク,uplink
アドベント,advent 降臨節
アバンテイ,avanti
能力 力量 アビリテイ,abil
先天的 アプリオリ,a_priori
アセスメント,assess 評価 査定
アポトーシス,apotosi
アミーゴ,amigo
アルペツジヨ,アルペジオ,arpeggio
アロケーシヨン,alloc
アワード,award 賞
アンブツシユ,ambush
イースタン,eastern
利回り イールド,yield
イグナイタ,ignit
アタツク,attack 攻撃
インジエクタ,injector
インジケータ,インデイケータ,indic
インストルメンタル,インストウルメンタル,インスト,instrument
インターレース,interlac
インタラクシヨン,interact 相互作用
インデイ,indi
インデイーズ,indi
インデイゴ,インジゴ,indigo 藍
インデイペンデント,independ 独立
アタツシエケース,attach_case
インバータ,invert
インフイニテイ,infin
インプリケーシヨン,implic 含意
ウイスパ,whisper
ウインズ,win
武器 兵器 ウエポン,weapon
アダプタ,adapter
経験 体験 エクスペリエンス,エクスペリアンス,experi
エタノール,ethanol エチルアルコール,ethyl_alcohol 酒精
エミユレート,emul
エレメンツ,element
エロチツク,エロテイツク,erot
アツトホーム,at_home 家庭的
エンコーダ,encod
エンタ,enter 入る
エンテイテイ,entiti 実体
エンデイアン,endian
エンデバ,endevor
エンハンス,enhanc
オーバーレイ,overlay
アツプ,あっぷ,up
オーバル,oval
オールマイテイ,almighti 全能 万能
オブセツシヨン,obsess
放送中 オンエア,oa
オントロジ,ontolog
カウンタ,counter
カリオン,カリヨン,carillon
カートン,カルトン,carton
ビルド,build
アツプツーデート,up_to_date 最新
カンカン,cancan
ガーリツシユ,girlish
キテイホーク,kittyhawk
キヤビテイ,caviti
キヤリブレーシヨン,calibr
キユビスム,キユビズム,キユービスム,キユービズム,cubism 立体派
クーラント,courant
クーリング,cool
クレージ,クレイジ,crazi
クレードル,クレイドル,cradl
アトランダム,at_random 無作為 任意
クレンジング,cleans
クロージヤ,closur
クローズド,close
グラフイツクス,グラフイクス,graphic グラフイツク,graphic
グルーブ,groov
コーリング,call
コツクピツト,コクピツト,cockpit
コメデイカル,co_medic
コモデイテイ,commod
コンバージエンス,converg 収束 集中
コンバータ,convert
コンパウンド,compound
サーマル,thermal
サーモグラフ,thermograph
仮想空間 バーチヤルスペース,virtual_space
サウンドスケープ,soundscap
サプライズ,surpriz
感謝祭 サンクスギビング,thanksgiv サンクスギビングデ,サンクスギビングデイ,thanksgiv_day
サンセツト,sunset 日没 夕焼け
シーケンサ,sequenc
昼寝 シエスタ,siesta 午睡
組織的 体系的 システマチツク,システマテイツク,systemat
シミユレータ,simul
アドバルーン,ad_balloon
注射器 シリンジ,syring
幾何学 ジオメトリ,geometri
ジヤミング,jam
頭皮 スカルプ,scalp
スキツト,skit
冒険 アドベンチヤ,adventur
ステレオグラム,stereogram 立体画 立体図
ストレツサ,stressor
スプラツタ,splatter
ズーミング,zoom
タイポグラフイ,typographi
タイムス,time
タラソセラピ,タラソテラピ,thalassotherapi
チヤプタ,chapter
チヤリテイ,chariti
チヤンプ,champ
チユーン,tune
テインパニ,timpani
テレワーク,telework テレワーキング,telework リモートワーク,remot_work リモートワーキング
アナーキ,anarchi 無政府状態 無秩序
テンポラリ,temporari 一時的 臨時 臨時的
デコーダ,decod
デジヤビユ,デジヤブ,デジヤブユ,deja_vu 既視感
デユーテイ,duti
デユアル,dual 二重 二通り
トラクタ,tractor
トランスミツタ,transmitt
竜巻 トルネード,tornado
トレツド,tread
トレツドミル,treadmil
トロフイ,trophi
ドラムス,drum ドラム,drum
ナローバンド,narrowband
ニルバーナ,nirvana 涅槃
ビンゴ,bingo
アナクロニズム,anachron,アナクロ 時代錯誤
ハザード,hazard
ハツチング,hatch
バロメータ,baromet
ヒドロキノン,ハイドロキノン,hydroquinon
ヒプノセラピ,hypnotherapi
ヒユーマニテイ,human 人間性 人間味
ビートニク,beatnik
ビブラート,vibrato
ビンテージ,vintag
ピクチヤ,pictur
フアブリツク,fabric
フアルセツト,falsetto
フオーミユラ,formula
フロツピーデイスク,floppi_disk,フロツピ,フロツピイ,floppi デイスケツト,diskett
ブラウジング,brows
ブリツク,brick
プラスチツクス,plastic
プリテイ,pretti
アフターケア,aftercar
プローブ,probe
プロジエクタ,projector
プロテクシヨン,protect 保護 防衛 プロテクト,protect
ペインタ,painter
ペインテイング,paint
ペリフエラル,peripher
アフターヌーン,アフタヌーン,afternoon
ホステイング,host
ボーイズ,boy
ボサノバ,bossa_nova
ポーシヨン,portion
水薬 ポーシヨン,potion
マイクロプロセツサ,microprocessor
少数派 マイノリテイ,minor
多数派 マジヨリテイ,major
仮面舞踏会 仮装 マスカレード,masquerad
マタニテイ,matern 妊婦
マルチトラツク,multitrack
メデイテーシヨン,medit
モビリテイ,mobil 移動性 流動性
ライセンサ,licens 実施許諾者
ラビリンス,labyrinth
ラポール,rapport
ラマダーン,ラマダン,ramadan 断食月
リアリテイ,realiti 現実感
アボリジニ,aborigin
リマスタ,remast
評価スコア 評価点 評価点数 評点 評価ポイント レーテイング,rating
レイテンシ,latenc 遅延
レクタ,rector
レコーダ,record
縦笛 リコーダ,レコーダ,record
レジーム,regim
ロイヤリテイ,royalti 特許料 特許使用料 使用料
ロジステイツク,logist
ロボテイクス,ロボテイツクス,robot
バージヨン,version
バーチヤル,virtual 仮想的
バイオリン,violin ビオロン
ビジヨン,vision 未来像 展望
ビデオ,video
ビブラフオン,vibraphon
歌唱 声楽 ボーカル,vocal
アバンギヤルド,avant_gard 前衛 前衛的
ピツチ,pitch
phs,ピーエツチエス,ピーエイチエス,ピツチ
アマチユアリズム,amateur
本拠地 ホームタウン,hometown
マントラ,mantra
アーテイクル,articl 記事
アーマ,armor
アイソレーシヨン,アイソレ,isol
アガペ,agap
アクセラレータ,acceler
アクチユアリテイ,actual 現実性
宿泊施設 アコモデーシヨン,accommod
アジヤスタ,adjust
アツパ,upper
アテンド,attend 付き添う 付き添い
アデイクシヨン,addict
アドバイザリ,advisori
アナザ,anoth
アバタ,avatar 分身
アベイラビリテイ,avail 可用性
紫水晶 アメシスト,アメジスト,amethyst
アルフア,alpha
アレンジヤ,arrang
雨傘 アンブレラ,umbrella
イシユ,issu 課題 問題
アモルフアス,amorph
イヤホン,イヤホーン,イヤフオン,earphon
インキユベータ,incub
お香 インセンス,incens
インベントリ,inventori
アライアンス,allianc 業務提携
ウツデイ,woodi
エクセレント,excell
エスカレータ,escal
エバポレータ,evapor
エルゴノミクス,ergonom 人間工学
アルバム,album
オーナメント,ornament 飾り 装飾 置物 小物
オーバーステイ,overstay 不法残留 不法滞在
オシレータ,oscil
オーケ,オーケイ,オツケ,オツケイ,オウケイ,オウケ,オツケーイ,おっけい,おーけい,ok
カタコンベ,catacomb 地下墓地 カタコーム
カプラ,coupler
カベルネ,cabernet
ガーリ,gir
籠手 ガントレツト,gauntlet
ギミツク,gimmick
クリーチヤ,creatur
常套句 決まり文句 クリシエ,clich
コメンタリ,commentari
共同制作 コラボレート,collabor
アンカ,anchor
コンストラクタ,constructor
コンテイニユ,continu
コンデイシヨナ,condition
蓄電器 コンデンサ,condens キヤパシタ,capacitor
コンプレツサ,compressor,コンプ 圧縮ポンプ 圧縮機
コンベヤ,コンベア,conveyor
サーモグラフイ,thermographi
サムネール,サムネイル,thumbnail,サムネ
雷 雷鳴 サンダ,thunder
サンダ,sander
シニヨン,chignon
シノワズリ,chinoiseri
シヤーシ,シヤシ,chassi
シヤリーア,sharia
シユレツダ,shredder
アンタイドローン,unti_loan
シリンダ,cylind
ジツタ,jitter
スタータ,starter
学習 勉強 研究 スタデイ,studi 学ぶ 習う,ならう
スチーマ,steamer
ステデイ,steadi
スナイプ,snipe
スピーカ,speaker
スピナ,spinner
スポーテイ,sporti
セーバ,セイバ,saver
セツクスレス,sexless
ソルバ,solver
ターコイズ,turquoiz トルコ石
タートル,turtl
タイプライタ,typewrit
ダイハード,die_hard
チユーナ,tuner
テクスチヤ,テクスチユア,textur
テレメトリ,telemetri 遠隔測定法 遠隔測定 テレメータリング,telemet
デイストリビユータ,distributor
デコード,decod
デジタイザ,digit
デバツガ,debugg
ニユースリーダ,news_reader
ヌーボ,nouveau
ハーベスタ,harvest 収穫機
バーデイ,birdi
バウチヤ,vaucher 予約確認書 商品引換券
国際予防接種証明書 イエローカード,yellow_card
バラエテイ,varieti
バンジ,bunge
間仕切り パーテイシヨン,パーテーシヨン,partit
パテイオ,patio
ビーイング,be
ビユーテイ,beauti
フエーダ,fader
フエイバリツト,フエーバリツト,フエバリツト,favorit
フオシヨン,fauchon
フリツカ,flicker
フルーテイ,fruiti
ブルジヨアジ,ブルジヨワジ,bourgeoisi ブルジヨア,ブルジヨワ,bourgeoi
ブルドーザ,bulldoz
プロセツサ,cpu,processor
プロツタ,plotter
プロテクタ,protector
ページヤ,pager
ボキヤブラリ,vocabulari 語彙
ボコーダ,vocod
マチエール,matier
マニピユレータ,manipul マジツクハンド,magic_hand
プロイ,ploy
ミステリ,mysteri
ミユート,mute 消音
軍事 ミリタリ,militari
メンタリテイ,mental 心理状態
ラジエータ,radiat
リフアラ,refer
リブート,reboot
イミテーシヨン,imit 模造品 偽物 紛い物,まがい物 贋物 贋作 フエイク,フエーク,fake
リンカ,linker
ルサンチマン,ressenti
レシーバ,receiv
レメデイ,remedi
ビジユアル,visual 視覚的
量 分量 容積 ボリユーム,volum
アツテネータ,attenu 減衰器
ウエハ,wafer
エフエクタ,effector
申し込み,申しこみ,申込み,申込 応募 出願 志願 申請 エントリ,entri
キヤンバ,camber
歴史 ヒストリ,histori
イリジウム,iridium
クレパス,craypa
インキ,インク,ink
インテイフアーダ,intifada
クラインガルテン,kleingarten
コンタツクス,contax
ジヤグジ,ジヤクジ,ジヤクージ,jacuzzi
中部国際空港,セントレア,centrair
ペイジ,pay_easi
イニシエーシヨン,initi
イレウス,ileus 腸閉塞
インビボ,in_vivo 生体内
エラストマ,elastom
カウリング,cowl
カテコールアミン,catecholamin
クランクシヤフト,crankshaft
インサイダ,insid
グルービ,groovi
サーミスタ,thermistor
スラスト,thrust
テーパ,taper
トツプコート,topcoat
トランスポゾン,transposon
ネブライザ,nebul
フーチング,foot
フラツシヤ,flasher
フランチヤイザ,franchiz
フランチヤイジ,franchise 加盟店
ブループリント,blue_print
プランジヤ,plunger
原理 原則 プリンシプル,principl
ポストモダニズム,postmodern
ポンツーン,pontoon 桟橋
マノメータ,manomet 圧力計 差圧計
ミスリード,mislead
中央値 メジアン,メデイアン,median
メラノーマ,melanoma 悪性黒色腫
アセンブラ,assembl
アドバンテージ,advantag 優位性 有利
インターナシヨナル,international,int_l,インタ,inter
インターベンシヨン,intervent
インテーク,intak
エルゴメータ,エルゴ,ergomet
オーガ,auger
オーソリゼーシヨン,オーソライゼーシヨン,オーソリ,authoriz 与信 信用承認
インターフエロン,interferon
オリジネータ,origin
オルタネータ,altern 交流発電機
謝肉祭 カルナバル,carnav カーニバル,carniv
カウンテイ,counti
カナビス,cannabi 大麻
キヤピラリ,capillari 毛細管 毛管
クラシツク,クラツシツク,classic
コーピング,cope
持続可能性 サステイナビリテイ,サステナビリテイ,sustain
サンデイング,sand
シスプラチン,cisplatin
シユバリエ,chevali
共時性 シンクロニシテイ,synchron
ジエノタイプ,genotyp
スピリチユアリテイ,spiritu 精神性 霊性
スペシヤリテイ,スペシヤルテイ,specialti
閾値 スレツシヨルド,threshold
ジエスチヤ,ジエスチユア,ゼスチヤ,ゼスチユア,gestur 身振り 手振り
テレポーテーシヨン,teleport テレポート,teleport 瞬間移動
使い捨て デイスポーザブル,dispos
産業 インダストリ,industri
トランスポンダ,transpond,トラポン
ハンデイ,handi
バレリアン,valerian
フオルテイツシモ,フオルテイシモ,fortissimo
ピアニツシモ,ピアニシモ,pianissimo
プルーム,plume
プロトコル,プロトコール,protocol
プロバイオテイクス,probiot
インテグレーシヨン,integr
ホメオスターシス,ホメオスタシス,homeostasi
ポゼツシヨン,ポゼシヨン,possess
ポンポン,pompon
マスタリ,masteri
モダリテイ,modal
リーシユ,leash
リアクタ,reactor
レベリング,level
ロータリ,rotari
ワーカホリツク,workahol 仕事中毒
暴力 乱暴 バイオレンス,violenc
ベランダ,veranda
アイパツチ,eye_patch 眼帯
ビンボ,bimbo
メガコンペテイシヨン,megacompetit
アウトカム,outcom 結果 成果
アクスル,axl
アメーバ,アミーバ,ameba,amoeba
アレスタ,arrest
エスキス,エスキース,esquiss
カニユーレ,kanul
カラーコード,color_code
クーデタ,coup_d_etat
インパクト,impact 衝撃 影響
クワイア,choir 聖歌隊
回廊 廊下 コリド,corridor
競合他社 コンペテイタ,competitor 競争相手 同業他社
シヤツタ,shutter
シユア,sure
シンブル,thimbl
ジエロントロジ,gerontolog 老人学 加齢学
スクータ,scooter
押さえ,押え,抑え,おさえ ストツパ,stopper 止め栓
スパナ,spanner
インプレツシヨン,impress 印象 感銘
チエンバ,チヤンバ,chamber
デイシプリン,disciplin
デイスポーザ,dispos
デフオルメ,デイフオルメ,deform
トレーラ,trailer
投資 出資 インベストメント,invest
ハイパーサーミア,hyperthermia 温熱療法
ビユーア,ビユア,ビユーワ,viewer
フイラ,filler
ベンチレータ,ventil
ペイアウト,payout
インボイス,invoic
ペンタグラム,pentagram 五芒星
スイーパ,スウイーパ,sweeper 掃除機
マインスイーパ,minesweep
ロードスイーパ,road_sweeper
メモワール,memoir
リテーナ,retain
リテーラ,retail 小売業者
アウトテーク,アウトテイク,outtak
ウイール,weal
クリア,クリヤ,clear
シツクスセンス,sixth_sens
シユールレアリスム,シユールリアリズム,シユルレアリスム,surreal,surrealism,シユール,sur 超現実主義
バフエツト,buffet
ブローワ,ブロワ,ブロア,blower
メデイケア,medicar
レジストラ,registrar
com,コム
piaf,ピアフ
マツキントツシユ,macintosh,mac,マツク
構内通信網 ローカルエリアネツトワーク,local_area_network,lan
アルハンブラ,アランブラ,alhambra
ボトル,bottl 瓶,ビン
ウイツト,wit 機知 頓知,頓智,とんち エスプリ,esprit
冬 冬季 ウインタ,winter
国際原子力事象評価尺度,ine,イネス
クレド,credo 行動指針 行動規範
デツカ,decca
ハーケンクロイツ,hakenkreuz
アステロイド,asteroid
アンチ,アンテイ,anti 反
巻き上げ機,巻き揚げ機,巻上げ機,巻揚げ機 ウインチ,winch
楽天主義 楽天観 楽観主義 オプチミズム,オプテイミズム,optim
厭世主義 厭世観 悲観主義 ペシミズム,pessim
カウチ,couch 長椅子
カニバリズム,cannib 食人
ギグ,gig
ギア,ギヤ,gear
クラン,clan
コンテキスト,コンテクスト,context 文脈 前後関係
サイコドラマ,psychodrama 心理劇
シーム,seam
船 シツプ,ship
スパ,spar
セミ,semi
ダイム,dime
ごみ,ゴミ 埃 塵 ダスト,dust
トラス,truss
ニツチ,nich
新しい ニユ,new 新規
ネオ,neo 新
ノツチ,notch
停泊地 バース,berth 錨地
バウ,bow
バギ,buggi ベビーカ 乳母車 ストローラ,stroller
伴奏 バツキング,back
ヒル,hill 丘
ヒンジ,hing 蝶番
ビスタ,vista
ホラ,horror
ボビン,bobbin
ポーン,pawn
舵 ラダ,rudder
ゴム ラバ,rubber
リーフ,reef
湖畔 レークサイド,レイクサイド,lakesid
レール,rail
黄土 レス,loess
引数 アーギユメント,argument
進歩的 アドバンスト,advanc
配列 アレイ,アレ,array
ウイズ,with
ウンマ,umma イスラム共同体
エア,エヤ,air 空気
オルターナテイブ,オルタナテイブ,オールターナテイブ,オールタナテイブ,altern 代案 代替品
カーブ 地下貯蔵庫
カーブ 曲線
クローザ,closer
犬小屋 犬舎 ケンネル,kennel
海 シー,sea
シエアリング,share
シバ,siva
スカーラ,スカラ,scala
セーフテイ,セイフテイ,safeti 安全 安全性
2_学期制 セメスタ,semest
セリフ,serif
台詞,科白,せりふ,セリフ
デブリ,debri
二重唱 デユエツト,duet デユオ,duo
年代 時代 エイジ,エージ,age 世代
デント,dent
トグル,toggl
バデイ,badi
パーサ,parser 構文解析器
ビエラ,viera
ビン,bin
ピエゾ,piezo
ピング,ping
フアイア,fire 火
キヤンプフアイア,campfir
暖炉 フアイアプレース,フアイアプレイス,fire_place
フアイアストーム,fire_storm
クロスフアイア,cross_fire
バツクフアイア,backfir
フアイアウオール,フアイアーウオール
防火壁 フアイアウオール,フアイアーウオール
カーテンウオール,curtain_wall 幕壁 帳壁
壁 ウオール,wall
エージエンシ,エイジエンシ,agenc 代理店 代理業
ブラボ,bravo
ブルース,ブルーズ,blue
プライバシ,privaci
憎悪 憎む ヘイト,hate
ヘテロ,hetero
ボイド,void
ボツト,bot
エース,ace
ボム,bomb
ポートレート,ポートレイト,portrait 肖像 人物写真
ムーブ,move
ムスタング,mustang
メイキング,make 制作過程
メイド,メード
電子メール e_メール,e_mail メール,メイル,mail
モノ,mono
リゾルバ,resolv
レジン,resin
脚 レツグ,leg
低い low
法律 法 law
ブートレグ,bootleg ブート版 ブート盤 海賊版 海賊盤
ブレア,blare
アグレツシブ,aggress 攻撃的
肛門 アヌス,anus
エアメール,airmail 航空便 国際郵便 航空郵便
グリース,グリス,greas
鋏,はさみ,ハサミ,剪刀 シザ,scissor
ポンプ,pump
センサ,sensor
チート,cheat
ヌル,null
エイト,eight
ハグ,hug 抱擁
バージ,barg 艀船 艀
感情 情感 情動 情念 エモーシヨン,emot パトス,patho
ペーソス,patho 哀愁 哀感
フツタ,footer
ブルーマ,ブルマ,bloomer
ヘビ,heavi 重い
ベニヤ,ベニア,veneer 単板
エキサイト,excit
ペア,pair 一対
ボイラ,boiler
ポインタ,pointer
マーカ,marker
メーカ,maker 生産者 製造元 製造者
死体安置所 遺体安置所 モルグ,morgu
レーダ,radar
レイヤ,layer 層
ワンド,wand
アビス,abyss
ユグノ,huguenot
kiosk,キオスク,キヨスク
エキセントリツク,eccentr
イツヒロマン,ich_roman
ピテカントロプスエレクトウス,pithecanthropus_erectus
ホモエレクトウス,homo_erectus
アウトオブデート,out_of_date 時代遅れ 旧式
アスフアルトジヤングル,asphalt_jungl
エキゾチシズム,exotic 異国情緒
アフターシエーブローシヨン アフターシエービングローシヨン,after_shave_lotion
イージーペイメント,easi_payment
インダストリアルデザイン,industri_design 工業デザイン 工業意匠
インフエリオリテイーコンプレツクス,inferior_complex 劣等感
インペリアルセダン,imperi_sedan
オーバーヘツドプロジエクタ,overhead_projector
エキゾチツク,エキゾテイツク,exot 異国的
ウエスタン,western
カントリーアンドウエスタン,countri_and_western
キヤツチヤーボート,catcher_boat 捕鯨船
コンポーネントステレオシステム,compon_stereo_system
エクステリア,exterior 外構
ジヤズサンバ,jazz_samba
ステープルフアイバ,stapl_fiber,スフ
小文字 スモールレタ,small_letter
チーフエグゼクテイブ,chief_executiv
トーダンス,toe_danc
ドロンゲーム,ドローンゲーム,drawn_game 引き分け試合
ネツクポイント,neck_point
マスク,mask
エクスプレス,express
バニシングクリーム,vanish_cream
パワーシヨベル,パワーシヤベル,power_shovel
ビデオテープレコーダ,videotap_record ビデオデツキ,video_deck
ピジンイングリツシユ,pidgin_english
ピンカール,pin_curl
ブレーントラスト,brain_trust
ベストフオ,ベストフオア 四強
マジツクガラス,magic_glass マジツクミラ,magic_mirror
ムードミユージツク,mood_music ムード音楽
メーキヤツプケープ,メイクアツプケープ,メークアツプケープ,makeup_cape
メインタイトル,メーンタイトル,main_titl
メンタルテスト,mental_test
ラウンドナンバ,round_number
ランゲージラボラトリ,languag_laboratori 語学実習室
リズムアンドブルース,rhythm_and_blue
レスビアンラブ,lesbian_love
エスタブリツシユメント,establish 支配階級 特権階級
アバンゲール,avant_guerr
キス,キツス,kiss 接吻 口づけ
エスニツク,ethnic
グローブ,globe
グラブ,grab
ダブルスパイ,doubl_spi
デイスコテツク,discothequ デイスコテーク,discothequ デイスコ,disco
プチブルジヨア,petit_bourgeoi,プチブル 小ブルジヨア 小市民
マイクロ,ミクロ,micro
ミルクバ,milk_bar
クループ,croup クルツプ,krupp
エイプリル,エープリル,april
クロロマイセチン,chloromycetin
デコラ,decola
ベロナール,veron
ライノタイプ,linotyp
エムエスドス,ms_dos
教育 エデユケーシヨン,educ
ミラ,mirror 鏡
エピソード,episod 挿話
エピツク,epic
アルマゲスト,almagest
エラーメツセージ,error_messag
エロチシズム,erotic
エンゲージメント,engag
天使 エンゼル,エンジエル,angel
オーガニゼーシヨン,organiz
オークシヨン,auction 競売
オーソドツクス,orthodox 正統的
オーソライズ,オーサライズ,authoriz 公認
シアン,cyan
ラジオ,radio
オーデイオ,audio
オーデイシヨン,audit
オーデイトリアム,auditorium
オートミール,oatmeal
オーバーラツプ,overlap 二重写し
オーバーラン,overrun
オールオアナツシング,all_or_noth
オイル,oil 油,アブラ
オイルシエール,oil_shale 油母頁岩 油質頁岩 油頁岩
オキシダント,oxid
アポクリフア,apocrypha
イズベスチヤ,izvestiya
オクターブ,octav
エリダヌス,eridanus
ガリカニズム,gallican
ギベリン,ghibellin
サクソン,saxon
ゾライズム,zolaism
チヤーテイズム,chartism
デカログ,decalogu
オシログラフ,oscillograph
トミズム,thomism
ナイマン,naiman
ヒンドウスターニ,ヒンドスターニ,hindustani
ビクトリアニズム,victorian
プレスビテリアン,presbyterian
ヘブライズム,hebraism
マルクス主義 マルキシズム,マルクシズム,marxism
オゾン,ozon
メンデルの法則 メンデリズム,mendel
ユニテリアン,unitarian
ルシツド,le_cid
レンズ,len
アルカイツク,アーケイツク,archaic
アートタイプ,artotyp
アイコノクラズム,iconoclasm
アイコノスコープ,iconoscop
アイソスタシ,isostasi
アイデンテイフイケーシヨン,identif
オフ,off
アクチノマイシン,actinomycin
アクテイング,act
アクトミオシン,actomyosin
アクリジン,acridin
アセノスフエア,asthenospher
アゾトバクタ,azotobact
アトミズム,atom
アトランテス,atlant
アドベ,adob
オフイシヤル,offici 公式
アドルム,adorm
アナトキシン,anatoxin
アナモルフオーシス,anamorphosi
アニマリズム,anim
アフタ,aphtha
アブソリユーテイズム,absolut 絶対主義
アリストクラテイツク,aristocrat 貴族的
オフシーズン,off_season シーズンオフ,season_off
アリダード,alidad
アレインメント,arraign
アレキサンドライト,アレクサンドライト,alexandrit
対義語 反対語 反意語 反義語 アントニム,antonym
アンドロステロン,androsteron
電流計 アンペア計 アンメータ,ammet
イグニンブライト,ignimbrit
イマジズム,imag
イラジエーシヨン,irradi
オフライン,off_line
インステイチユーシヨン,institut
インストルメンタリズム,instrument 道具主義
インドクトリネーシヨン,indoctrin
インプレツシヨニズム,impression 印象主義
インペリアリズム,imperi 帝国主義
意志 ウイル,will
エイコンドライト,achondrit
エオシン,eosin ヨーシン
エオニズム,eonism
エクジソン,ecdyson
エクスプレツシヨニズム,expression 表現主義
オペレーシヨンセンタ,oper_center
エクロジヤイト,eclogit
エグザンプル,exampl 実例
エコノメトリツクス,econometr 計量経済学
エゴテイズム,エゴチズム,egot 自己中心主義
エストツペル,estoppel
エスノセントリズム,ethnocentr 自民族中心主義
エスノメソドロジ,ethnomethodolog
民族学 エスノロジ,ethnolog
動物行動学 エソロジ,etholog
語源学 エテイモロジ,エチモロジ,etymolog
エピグラム,epigram 警句
国外移住 海外移住 エミグレーシヨン,emigr
エルゴカルシフエロール,ergocalciferol
エレクトロタイプ,electrotyp
エレクトロメータ,electromet 電位計
エレプシン,erepsin
エロチズム,erot
エンシレージ,ensilag サイレージ,silag
エンバーゴ,embargo 船舶抑留
独裁政治 専制政治,専政 オートクラシ,autocraci デスポテイズム,despot
オートジヤイロ,autogiro,autogyro
オーボエ,オーボ,obo
オーラミン,auramin
オーレオマイシン,aureomycin
オイゲノール,eugenol ユージノール
オキシテトラサイクリン,oxytetracyclin
オシロスコープ,oscilloscop
オストラシズム,ostrac 陶片追放
寡頭制 オリガーキ,oligarchi
オリザニン,oryzanin
ロガ,logger
オレアンドマイシン,oleandomycin
カースト,cast
カセクシス,cathexi
カセトメータ,cathetomet
カタレプシ,catalepsi
カテキユ,catechu カツチ
オンパレード,on_parad
カラジウム,caladium
カルチノイド,carcinoid
カロメル,calomel
カロリメータ,calorimet 熱量計
クリスマスキヤロル,クリスマスカロル,christma_carol,a_christma_carol キヤロル,カロル,carol
カンタリジン,cantharidin
オンリ,onli
ギヤロツプ,ガロツプ,galop
ガンボージ,gambog 雌黄
キアズマ,chiasma
キセニア,xenia
キニーネ,kinin,quinin キニン
キネスコープ,kinescop
キネマトグラフ,kinematograph,キネマ,kinema
キノホルム,chinoform
キヤラクタリゼーシヨン,キヤラクタライゼーシヨン,character
ギベレリン,ジベレリン,gibberellin
ギヨ,ギユヨ,guyot
金箔 金めっき ギルト,gilt
罪悪感 ギルト,guilt
クオンテイテイ,quantiti 数量 量
クラシシズム,classic 古典主義
クラリネツト,clarinet クラリオネツト,clarionet
クロロキン,chloroquin
葉緑体 クロロプラスト,chloroplast
クローン,クロウン,クロン,clone
グアヤク,guaiacum
グアヤコール,guaiacol
グツドウイル,goodwil
グラウチング,grout
グラナ,grana
カート,cart
グローバリスト,globalist
カオス,ケイオス,ケーオス,chao 混沌
ゲリマンダ,gerrymand
コーパル,コパル,copal
コアセルベート,coacerv
コソ,koso
カートリツジ,cartridg
コツクニ,cockney
コヒーラ,coher
コミユナリズム,communal
コラム,カラム,column
コリシウム,corycium
コルヒチン,コルチシン,colchicin
コロジオン,collodion
コロネード,colonnad
コロブス,colobus
カードリーダ,card_reader カード読み取り機,カード読取機
コンシユーマリズム,consumer 消費者主義
コンステイチユーシヨン,constitut
子音 コンソナント,conson
連続 継続 一続き コンテイニユイテイ,continu
コンテンダ,contend
コンドライト,chondrit
会社 カンパニ,コンパニ,compani
コンパニ,compani,コンパ
コンベンシヨナリズム,convent
ゴース,gauz
ゴシポール,gossypol
サーモコンクリート,thermoconcret
サイクロセリン,cycloserin
サイコアナリシス,psychoanalysi
サイリスタ,thyristor
サキシトキシン,saxitoxin
サツカリメータ,saccharimet 検糖計
ロツト,lot
スルフアジアジン,サルフアダイアジン,sulfadiazin
サロス,saro
サンジカリズム,syndic 労働組合主義
サントニン,santonin
シース,sheath
シーロスタツト,coelostat
シアル,sial
カーバイド,carbid
シエーム,shame
シエアクロツパ,share_cropper
シデロスタツト,siderostat
シナプシス,synapsi 対合
シビリゼーシヨン,シビライゼーシヨン,civil 文明 文明化
梅毒 シフイリス,ジフイリス,syphili
シマ,sima
シヤツトアウト,shutout 閉め出し 閉め出す
シヤ,shear 截断機 剪断機
シルミン,silumin
シンクレテイズム,syncret 混合主義 習合主義
シンチグラム,scintigram シンチグラフイ,scintigraphi,シンチ
シンプリシテイ,simplic 簡単 単純 簡素 簡易 シンプル,simpl
ジエランド,gerund
ジエン,dien ジオレフイン,diolefin
ジツグラト,ziggurat
ジブ,jib
ジルカロイ,zircaloy
ジンゴイズム,jingoism
彫像 立像 スタチユ,statu
スタジオ,スタデイオ,studio
スタリオン,stallion
ステーツマン,statesman
ストラツグル,struggl 葛藤
ストレンジネス,strang
ストロフアンチン,strophanthin
スモツキング,smock
証券化 セキユリタイゼーシヨン,securit
セクシズム,sexism 性差別
セクレチン,secretin
意味論 セマンテイツクス,semantics セマンテイツク,semant
セミスチール,semi_steel
セルフメデイケーシヨン,self_medic
チエロ,セロ,cello
官能主義 センシユアリズム,sensual
カツテイング,cut
ソアラ,soarer
ソアリング,soar
社会 ソサエテイ,ソサイエテイ,societi
社会主義 ソーシヤリズム,ソウシヤリズム,ソシアリスム,ソシアリズム,social
ソシオグラム,sociogram
ソナグラム,sonagram
ソノブイ,sonobuoy
カツト,cut
ソフイステイケーシヨン,sophist
タート,tart
タイラント,tyrant
タキストスコープ,tachistoscop 瞬間提示器 瞬間露出機
タクテイクス,タクテイツクス,tactic 戦術
タナトロジ,thanatolog 死亡学
ダイアジン,diazin
方言 ダイアレクト,dialect
ダイラタンシ,dilat
ダスキ,duski
ダステイング,dust
カドミウム,cadmium
チキソトロピ,thixotropi
チクル,chicl
テイツカ,チツカ,ticker
テイルト,チルト,tilt
ツインバロム,ツインバロン,cimbalom
テーク,テイク,take
テーブルクロス,テーブルクロース,tabl_cloth,tablecloth
カムバツク,comeback 返り咲き 復帰 再起
テイン,thein
テクタイト,tektit
テスタメント,testament
テフラ,tephra 火山砕屑物
テラマイシン,terramycin
テンペラメント,tempera 気質
デイサイト,デーサイト,dacit
デイスインフレーシヨン,デイスインフレ,disinfl
色,イロ,いろ カラ,color
デタツチヤブル,デイタツチヤブル,detach
デイレギユレーシヨン,デレギユレーシヨン,deregul 規制緩和
独裁者 専制君主 デスポツト,despot
デデイケート,dedic
デビトロセラミツクス,devitroceram
デフオツガ,defogg
デフコン,defcon,defens_condit
デモクラテイツク,デモクラチツク,democrat 民主主義的 民主的
デモクラツト,democrat 民主主義者
重水素 デユーテリウム,deuterium
デリス,derri
爪先 トー,toe
トーテミズム,totem
ツー,トウ
トカマク,tokamak
カリカチユア,caricatur 風刺画 戯画
黄玉 トパーズ,トツパーズ,topaz
トフイ,toffi
悲劇 トラジエデイ,tragedi
トランスアミナーゼ,transaminas
トリオース,trios
トリコマイシン,trichomycin
トリニトロフエノール,trinitrophenol
登録商標 商標 トレードマーク,trademark
寄宿舎 宿舎 寮 ドーミトリ,dormitori
ドエル,dwell
ドデカフオニ,dodecaphoni
ドレーン,drain
ドレンチヤ,drencher
民族主義的 国家主義的 ナシヨナリステイツク,nationalist
ニヒリステイツク,nihilist ニヒル,nihil 虚無的 虚無主義的
ニユーサンス,nuisanc
ヌーデイズム,nudism
新古典主義 ネオクラシシズム,neoclassic
新植民地主義 ネオコロニアリズム,neocoloni
ネクトン,necton
ネクロフオビア,necrophobia
ノツチバツク,notchback
取っ手 ノブ,ノツブ,knob
ノベレツト,novelett 短編小説
唯名論 ノミナリズム,nomin
ハルモニウム,ハーモニウム,harmonium
ハイフアイ,hi_fi
ヒエログリフ,ハイエログリフ,hieroglyph 聖刻文字
ハイドロメータ,hydromet 比重計
カントリ,countri 田園 田舎,いなか
ハイポキシア,hypoxia 酸素欠乏症
ハガン,khaghan ハン,khan
ハドル,huddl
ハルマツタン,harmattan
ハンプ,hump
バージナル,virgin
バーナリゼーシヨン,vernal 春化
バイタスコープ,vitascop
バイリンガリズム,bilingu
カントリークラブ,countri_club
バウエル,vowel
バツクラム,バクラム,buckram
バニテイ,vaniti 化粧ポーチ
バルジ,bulg
脆弱性 バルネラビリテイ,vulner
バング,bang 前髪
バンダリズム,vandal
パツサメータ,passamet
パツシメータ,passimet
パラメトロン,parametron
パルセータ,pulsat
パルメツト,palmett
パレオグラフイ,paleographi 古文書学
パンクチユエーシヨン,punctuat 句読法 句読点
パンタグラフ,パントグラフ,pantograph
ヒエラテイツク,hierat_write 神官文字
ヒステリカル,hyster ヒステリツク,hyster
ヒツシング,hiss
人道的 ヒユーマニステイツク,humanist 人道主義的
ヒルジン,hirudin
犠牲者 ビクテイム,victim
庭園 庭 ガーデン,garden
ビルジ,bilg
絵文字 ピクトグラフ,pictograph ピクトグラム,pictogram
ピネン,pinen
ピリドキサミン,pyridoxamin
フアナテイシズム,fanatic 狂信 熱狂
フアミリア,familiar
フアリシズム,phallic
機能主義 フアンクシヨナリズム,function
フイギユア,figur
フイコエリトリン,phycoerythrin
重農主義 フイジオクラシ,physiocraci
生理学 フイジオロジ,physiolog
ガスクロマトグラフイ,gas_chromatographi
フエナセチン,phenacetin
フエノメノン,phenomenon 現象 事象
フエロセン,ferrocen
フエロタイプ,ferrotyp
フオールアウト,fallout
音素 フオニーム,phonem フオネーム,phonem
音声学 フオネテイツクス,phonet
ホルマリン,フオルマリン,formalin
ホルムアルデヒド,フオルムアルデヒド,formaldehyd
封建制度 封建制 フユーダリズム,feudal
フライズ,fli
フリクテン,phlycten
フルート,フリユート,flute
フロリスト,florist,フローリスト 生花店 花屋 フラワーデザイナ
ブロードキヤステイング,broadcast
プア,poor 貧しい 貧弱
語用論 プラグマテイツクス,プラグマテイクス,pragmat
プリアンプ,preamp
プリテスト,pretest 予備試験 予備調査
散文 プローズ,prose
プロクセミツクス,proxem
プロゲスチン,progestin
娼婦 売春婦 プロステイチユート,prostitut
プロミン,promin
ヘツジング,hedg
快楽主義 享楽主義 ヘドニズム,hedon
ヘモシアニン,hemocyanin
ヘモフイリア,hemophilia 血友病
ヘリオスコープ,helioscop
ヘリオスタツト,heliostat
キーポイント,key_point
ベータトロン,betatron
ベラム,vellum
ペリスコープ,periscop
ペントース,pentos
ホサナ,hosanna
ホミニゼーシヨン,homin
ホモフオニ,homophoni
ボドキン,bodkin
ボロメータ,bolomet
カツプ,cup
着手 取り掛かる キツクオフ,kickoff 開始 始める
ポーラログラフイ,polarographi
可能性 ポシビリテイ,possibl
実証主義 ポジテイビズム,positiv
ポテンシオメータ,potentiomet 電位差計
流行 ポピユラリテイ,popular 人気
ポリアセチレン,polyacetylen
ポリアンドリ,polyandri 一妻多夫 複婚
ポリエン,polyen
ポリガミ,polygami 一夫多妻 複婚
ポリセントリズム,polycentr
ポリテクニズム,polytechn 総合技術教育
ポリヌクレオチド,polynucleotid
ポリメータ,polymet
ポレミツク,polem
重商主義 マーカンテイリズム,mercantil
マクニン,macnin
マグナリウム,magnalium
キツト,kit 道具一式
マザーリング,マザリング,mother
マスタバ,mastaba
唯物論 唯物主義 マテリアリズム,materi
マルチメデイア,multimedia 複合媒体
マルトノ,martenot
ミクスト,ミツクスト,mix
ミグマタイト,migmatit 混成岩
神秘主義 ミステイシズム,mystic
キヤステイングボート,キヤスチングボート,cast_vote
ミツジ,midg
標識的擬態 標識擬態 ミミクリ,mimicri
突然変異 ミユーテーシヨン,mutat
軍国主義 ミリタリズム,militar
哺乳瓶 ミルクケース ミルカ,milker
ミロナイト,mylonit
ムスク,musk 麝香
メインセール,メーンセール,メインセイル,mainsail
メインマスト,メーンマスト,mainmast
メタセンタ,metacent
形而上 メタフイジカル,metaphys
形而上学 メタフイジツクス,metaphys
メニスカス,meniscus
メロゴニ,merogoni
モーテイブ,motiv
キヤツチアツプ,catch_up
群衆 モツブ,モブ,mob
君主政治 モナーキ,monarchi
モノガミ,monogami 一夫一婦制 単婚
モノクル,monocl 片眼鏡
単調 モノトナス,monoton
モノドラマ,monodrama 独り芝居,一人芝居 独演劇
ユーカリスト,eucharist エウカリスチア 聖餐
安楽死 ユーサネイジア,euthanasia ユータナジ,オイタナジ,euthanasi
優生学 ユージエニツクス,eugen
ユージオメータ,ユーデイオメータ,eudiomet
総合大学 ユニバーシテイ,universit
ヨツテイング,yacht
ヨヒンビン,yohimbin
ラクトフラビン,lactoflavin リボフラビン,riboflavin
ラジカリズム,ラデイカリズム,radic 急進主義
ラツグ,ラグ,rug 敷物
ラテイフンデイウム,latifundium
ラバ,lava
ランチヨ,rancho
可読性 リーダビリテイ,readabl
レクリエーシヨン,リクリエーシヨン,recreat
リグ,rig
推薦状 レコメンデーシヨン,リコメンデーシヨン,recommend
レコメンド,リコメンド,recommend レコメンデーシヨン,リコメンデーシヨン,recommend 推薦 勧める,すすめる 勧め,薦め,すすめ,ススメ
リゴリズム,rigor 厳格主義 厳粛主義
相互主義 互恵主義 レシプロシテイ,リシプロシテイ,reciproc
リソスフエア,lithospher
リテラチユア,literatur 文学 文芸
リネージ,リニエツジ,lineag
リパブリカン,republican 共和主義者
リピド,lipid
レフアレンダム,リフアレンダム,referendum 国民投票 住民投票
リプレツサ,レプレツサ,repressor
リボゾーム,リボソーム,ribosom
信頼度 リライアビリテイ,reliabl
リライタ,rewrit
リンホカイン,lymphokin
ルイサイト,lewisit
キヤピタル,capit
レーウイン,rawin
可変抵抗器 レオスタツト,rheostat
レクチヤ,レクチユア,lectur 講義 講演
レコーデイング,record
レシタテイーブ,recit レチタテイーボ,recitativo
レゾルシノール,レソルシノール,resorcinol
レニン,renin
キヤピタルゲイン,capit_gain
レンタカ,rent_a_car
ローマナイズ,roman
ロツジング,lodg
ロビ活動 ロビーイング,lobbi
キングコング,king_kong
アルゼンチンタンゴ,argentin_tango
ハモンドオルガン,hammond_organ
ハワイアンミユージツク,hawaiian_music
リンカーンセンタ,lincoln_center
イースターエツグ,easter_egg
クリスマスカード,christma_card
クリスマスデコレーシヨン,christma_decor クリスマス飾り クリスマスデイスプレイ
ジングルベル,jingl_bell
セサミストリート,sesam_street
バレンタインデ,valentin_day,valentin_s_day セントバレンタインデ,st_valentin_s_day 聖バレンタインデ
ホワイトクリスマス,white_christma
ギネスブツク,guin_book
保菌者 キヤリア,キヤリヤ,carrier
キユ,cue
アースデ,earth_day 地球の日
アラビアンナイト,arabian_night
エンパイアステートビル,empir_state_build
キルテイング,quilt
スターウオーズ,star_war
ニユーヨークタイムズ,new_york_time
ハルノート,hull_note
ホワイトハウス,white_hous
ガラス,glass 硝子
マザーグース,mother_goos
ロールスロイス,roll_royc
アクシヨンプログラム,action_program アクシヨンプラン,action_plan 実施計画 実行計画 活動計画 行動計画
インテリアデザイン,interior_design,インテリア,interior
インデツクスフアンド,index_fund パツシブフアンド
エスニツクグループ,ethnic_group
電気ギタ エレクトリツクギタ,electr_guitar
婚約指輪 エンゲージリング,engag_ring エンゲージメントリング
エントランスホール,entranc_hall 玄関ホール
オープンカ,open_car
オープンスペース,open_space
オイルマネ,oil_money オイルダラ,oil_dollar
唯一 オンリーワン,onli_one
カウンターカルチヤ,countercultur 対抗文化
カセツトテープ,cassett_tape
カバーグラス,cover_glass
カメラアイ,camera_eye
カルチヤーシヨツク,cultur_shock
ガソリン機関 ガソリンエンジン,gasolin_engin
ガレージセール,garag_sale
キーワード,keyword
キヤツツアイ,cat_s_eye
ギブアンドテーク,ギブアンドテイク,give_and_take 互恵 互恵的
クーリングオフ,cool_off クーリングオフ制度
疑問符 クエスチヨンマーク,question_mark はてなマーク
クラシツクカ,classic_car
クロスワードパズル,crossword_puzzl
グツドシヨツト,good_shot
ギブアツプ,give_up 諦める 降参
グラフイツクデザイン,graphic_design
グランドピアノ,grand_piano
グループデイスカツシヨン,group_discuss 集団討論
有線テレビジヨン 有線テレビ ケーブルテレビジヨン,cabl_televis,catv ケーブルテレビ,ケーブル_tv
コードネーム,chord_name
コインランドリ,coin_laundri
ギヤザ,gather
コミツクソング,comic_song
コミユニテイスクール,コミユニテイースクール,communiti_school
コンクリートジヤングル,concret_jungl
コンサートホール,concert_hall
コンチネンタルタンゴ,continent_tango
制御盤 操作盤 コントロールパネル,control_panel,コンパネ
コントロールパネル,control_panel,コンパネ
コンクリートパネル,concret_panel,コンパネ
画廊 展示場 ギヤラリ,galleri
ゴールドラツシユ,gold_rush
サイレントマジヨリテイ,silent_major
宣伝カー サウンドトラツク,sound_truck
サテライトスタジオ,satellit_studio
シビリアンコントロール,civilian_control 文民統制
出演料 契約料 ギヤランテイ,guarante,ギヤラ
シヨートシヨート,short_short
シヨツピングカート,shop_cart
シヨツピングセンタ,shop_center
シンクタンク,think_tank 頭脳集団
ジヤズピアノ,jazz_piano
ジヤズフエステイバル,jazz_festiv,ジヤズフエス
ジヤムセツシヨン,jam_session,ジヤム,jam
ジユークボツクス,jukebox
ジヨイントコンサート,joint_concert
共同企業体 ジヨイントベンチヤ,joint_ventur
スクラツプアンドビルド,scrap_and_build
スケールメリツト,scale_merit
スタンダードナンバ,standard_number
ストツクオプシヨン,stock_option 自社株購入権
ストリートパフオーマンス,street_performance 路上パフオーマンス 大道芸
スナツプ写真 スナツプシヨツト,snapshot,スナツプ,snap
スノーガン,snow_gun
スピードメータ,speedomet 速度計
セールストーク,sale_talk
セカンドハウス 別邸 別宅
セルフコントロール,self_control 自己コントロール 自己制御 自己抑制 自己管理 自制 自制心 克己 克己心 自己規律 節制
ソフトランデイング,soft_land 軟着陸
ソプラノサツクス,soprano_sax
ターニングポイント,turn_point 変わり目 転換期 転換点
タイトルロール,titl_role
タツクスヘイブン,tax_haven 租税回避地 租税避難地
ダークサイド,dark_side
クオーク,quark
ダイナミツクレンジ,dynam_rang
ダンスミユージツク,danc_music
チエツクアンドバランス,check_and_balanc
チエツクイン,check_in
テープレコーダ,tape_record
テイーチイン,teach_in
テナーサツクス,tenor_sax
デイーゼルエンジン,diesel_engin,デイーゼル,ジーゼル,diesel デイーゼル機関
デイーゼルカ,diesel_car,デイーゼル,ジーゼル,diesel
デイスクブレーキ,disc_brake
デモテープ,demo_tape
ドライクリーニング,dri_clean クリーニング,clean
ドライブスル,drive_through
ニユースソース,news_sourc
ニユースバリユ,news_valu
ノイズリダクシヨン,nois_reduct
ノンストツプ,nonstop
ハードカバ,hardcov
ハードコピ,hard_copi
ハードデイスク,hard_disk
ハードロツク,hard_rock
ハイペース,high_pace
ハスキーボイス,huski_voic 嗄れ声,しゃがれ声
ハツピーエンド ハツピーエンデイング,happi_end
バーコードリーダ,bar_code_reader バーコードスキヤナ,bar_code_scanner
バイオテクノロジ,biotechnolog,バイテク
バスターミナル,bus_terminal
バツクギア,バツクギヤ,back_gear 後退ギア
パネルデイスカツシヨン,panel_discuss
パブリツクスクール,public_school
パブリツクスペース,public_space
パルプマガジン,pulp_magazin 大衆雑誌 大衆誌
パンクロツク,punk_rock,パンク,punk
ヒツトチヤート,hit_chart
ヒツトナンバ,hit_number
クラツキング,crack
ビジネススクール,business_school,bs
ビジネスセンタ,business_center
ビジユアルコミユニケーシヨン,visual_communic
ビツグイベント,big_event
ビツグニユース,big_news
ビツグバンド,big_band
クラツシヤ,crusher 破砕機 粉砕機
ビデオカメラ,video_camera
ピアノ三重奏 ピアノトリオ,piano_trio
フアーストクラス,first_class
闘志 フアイテイングスピリツト,fight_spirit
フアイルシステム,file_system
クラブ,くらぶ,club
野外調査 フイールドワーク,fieldwork
フインガーボード,fingerboard
フオークソング,folk_song,フオーク,folk
フオークダンス,folk_danc
クリーナ,cleaner
フランチヤイズシステム,franchiz_system
フリージヤズ,free_jazz
開拓者精神 フロンテイアスピリツト,frontier_spirit フロンテイア精神
ブラツクユーモア,black_humor ブラツク,black ブラツクジヨーク,black_joke
ブルーノート,blue_note
プライベートチーム,privat_team
プラスマイナス,プラマイ
プレートテクトニクス,plate_tecton
プロジエクトチーム,project_team タスクフオース,task_forc
ベースキヤンプ,base_camp
クリアランスセール,clearanc_sale 在庫一掃セール 在庫処分セール 蔵払い 大売出し
ベツドカバ,bedcov
ベンチヤーキヤピタル,ventur_capit
ベンチヤービジネス,ventur_business
ボーイソプラノ,boy_soprano
ボートデツキ,boat_deck
ボーンチヤイナ,bone_china 骨灰磁器
クリエーシヨン,クリエイシヨン,creation 創造 創作 クリエート,クリエイト,creat
音量調節 ボリユームコントロール,volum_control
ポツプアート,pop_art
ポツプソング,pop_song
位置エネルギ ポテンシヤルエネルギ,potenti_energi
マーケテイングコミユニケーシヨン,marketing_communic
創造的 独創的 クリエーテイブ,クリエイテイブ,creativ
マーケテイングリサーチ,marketing_research 市場調査
マイナーレーベル,minor_label
マスターキ,master_key
マスターテープ,master_tape
通貨供給量 マネーサプライ,money_suppli
マンツーマン,man_to_man
マイクロエレクトロニクス,microelectron,me
中期英語,middl_english,me
マクロエンジニアリング,macroengin,me
医用電子工学 メデイカルエレクトロニクス,medic_electronics,me
医用工学 メデイカルエンジニアリング,medic_engineer,me
慢性疲労症候群 筋痛性脳脊髄炎,me
ミツシングリンク,miss_link
ミドルクラス,middl_class 中間層
ミリオンセラ,million_seller ミリオンヒツト メガセラ メガヒツト,megahit 大ヒツト
メジヤーレーベル,major_label
クリツプ,clip
精神衛生 メンタルヘルス,mental_health,メンヘル
モーターボート,motorboat
モダンアート,modern_art
モダンジヤズ,modern_jazz
ライフスタイル,life_style 生活様式
ライフヒストリ,life_histori 個人史 自分史
ライフワーク,lifework
ラツシユ時 ラツシユアワ,rush_hour,ラツシユ,rush
キツク,kick
クリニツク,clinic 診療所
ラピスラズリ,lapi_lazuli
ラブストーリ,love_stori ラブロマンス,love_romanc 恋物語 恋愛物語
ラブソング,love_song
ランダムアクセス,random_access
リーガルサービス,legal_servic
リアルタイム,real_time 同時 即時
リアルタイムシステム,real_time_system
離岸流 リツプカレント,rip_current
レコーデイングスタジオ,record_studio 録音スタジオ
ロードマツプ,road_map
ワークシエアリング,work_share,ワークシエア
ワイヤレスマイク,wireless_mike
ワンストツプシヨツピング,one_stop_shop
cobol,コボル
lisp,リスプ,list_processor
リードオンリーメモリ,read_onli_memori,rom,ロム
ジゼル,gisell
トラジ,toraji
ロザムンデ,rosamund
占領地域経済復興資金,eroa,エロア
占領地域救済資金,garioa,ガリオア
クレーン,crane
クローズアツプ,close_up
織物 布地 布 クロス,クロース,cloth
交差 クロス,cross 交わる
loran,ロラン,long_rang_navig
覆い カバ,cover 被覆 上包み 覆う 包む
クロム,クローム,chrome
クロロホルム,クロロフオルム,chloroform
エツダ,edda
カルノーサイクル,carnot_cycl,carnot_s_cycl
コーデリア,cordelia
コイサン,khoisan
運賃保険料込み条件,cif
スキタイ,scythai
ベーオウルフ,beowulf
ミグ,mig
ランドサツト,landsat
ルーブル,louvr
アイスキユーブ,ice_cube
アンチクライマツクス,anticlimax
アンパサンド,アンパーサンド,ampersand アンド,and
イマーゴ,imago
グラスフアイバ,glass_fiber ガラス繊維
オフスクリーン,offscreen 仮想画面
オペレーシヨンズリサーチ,oper_research
クラシツクミユージツク,classic_music
クレジツトタイトル,credit_titl
コラムシフト,column_shift
コロンビウム,columbium
サーモメータ,thermomet
サイドワインダ,sidewind
システムエンジニアリング,system_engineer システム工学
シヨートハンド,shorthand
グラビア,gravur
スイートホーム,sweet_home
スクールボーイ,schoolboy
スタールビ,star_rubi
ステータスシンボル,status_symbol
スライドグラス,スライドガラス,slide_glass
セラドン,celadon
ソープオペラ,soap_opera
タツピング,tap
ダブルバインド,doubl_bind
ゴール,goal
チオ,thio
チヤフ,chaff
チヤリテイーコンサート,chariti_concert
チユーブラーベル,tubular_bell
複製 デユープリケート,duplic 複写 副本 写し デユープ,dupe
ドグマチツク,ドグマテイツク,dogmat 教条的
ドモルガン,de_morgan
ナイトロジエン,nitrogen
グランド,grand
ナロ,narrow 狭い 細い
ネバーマインド,never_mind ドンマイ
バツクライト,backlight
パワーゲーム,power_game
パンチングボール,punch_ball
フリーセツクス,free_sex
フロアシフト,floor_shift
ブラインドテスト,blind_test
ヘム,hem
グリツプ,grip 握り
ポパイ,popey
マナ,mana
ミツクス,ミクス,mix
ミニマルミユージツク,minim_music
メチルエーテル,methyl_ether
モーア,mower
レーダーサイト,radar_site
入出力制御装置,ioc,input_output_controller
偉大 グレート,グレイト,great 大きい 立派
イエローブツク,yellow_book
スモールトーク,smalltalk
テルスタ,telstar
イムノグロブリン,immunoglobulin,ig,アイジ 免疫グロブリン
ケースバイケース,case_by_case
ソークワクチン,salk_vaccin
アロハオエ,aloha_oe
スプリングソナタ,spring_sonata
ハワイアンギタ,hawaiian_guitar
テートギヤラリ,tate_galleri
ルナパーク,lunar_park
ドルトンプラン,dalton_plan
マスターオブアーツ,master_of_art
新幹線運行管理システム,comtrac,コムトラツク
インデイアンサマ,indian_summer
コロンブスデ,columbus_day
ビキニデ,bikini_day
メモリアルデ,memori_day
カーリツト,carlit
コーライト,coalit
サークライン,circlin
タンガロイ,tungalloy
テトラパツク,tetra_pak
ルミナール,lumin
アニーローリ,anni_lauri
ケミカル,chemic
ゲージ,gaug
ゲート,gate 門 出入り口
コーテイング,coat
コードレス,cordless
コーナ,corner 隅 角
呼び出し 呼び出す コール,call
コールタール,coal_tar
コールレート,call_rate
コカイン,cocain
コケテイツシユ,coquettish 色っぽい 艶めかしい
シエル,shell
リボ核酸,rna,ribonucl_acid
情報検索,ir,inform_retriev
投資家向け広報活動,ir,investor_relat
赤外線 インフラレツドレイ,ir,infrar_ray インフラレツド,infrar
イソプレンゴム,ir,isopren_rubber
統合型リゾート,ir,integr_resort
国際標準図書番号,isbn
知能指数,iq,アイキユ,intellig_quotient
品質向上,iq,アイキユ,improv_qualiti
国際商業会議所,icc
国際刑事裁判所,icc
国際色コンソーシアム,インターナシヨナルカラーコンソーシアム,icc
コツトン,cotton 綿 木綿,モメン 綿布
アイチユーンズストア,itun_store,it
高度道路交通システム,it,アイテイーエス
アイビーム,i_beam i_形鋼
アジアラウンド,asia_round
アラビアンライト,arabian_light
欧州通貨制度,em,エムス,ヨーロツパ通貨制度,european_monetari_system
国際スピード郵便,em,express_mail_servic
電子機器受託製造サービス,em
コマーシヤル,commerci コマーシヤルメツセージ,commerci_messag,cm
ec,engineer_constructor
電子商取引 ec エレクトロニツクコマース,electronics_commerc,e_コマース
ユーロシテイ,euroc,ec
人工知能 アーテイフイシヤルインテリジエンス,artifici_intellig,ai
人工授精,ai,artifici_insemin 人工媒精 人為授精
死亡時画像診断 オートプシーイメージング,autopsi_imag,ai
鳥インフルエンザ,ai,avian_influenza バードフル,bird_flu
喜劇的 コミカル,comic コミツク,comic
振幅変調,amplitud_modul,am
am_放送,am
積層造形,addit_manufactur,am
オートマチツクトランスミツシヨン,automat_transmiss,at
代替技術,altern_technolog,at
学力検査 学力テスト 学力調査,学調 アチーブメントテスト,achiev_test,at
自動列車停止装置,automat_train_stop,at
航空交通管制,航空管制,air_traffic_control,atc
自動列車制御装置,automat_train_control,atc
コンチネンタルプラン,continent_plan,cp
依頼料 手数料 手間賃 手間代 コミツシヨン,commiss
ヨーロピアンプラン,european_plan,ep
エサキダイオード,esaki_diod
システムインテグレーシヨン,system_integr,si
システムインテグレータ,system_integr,si si_ベンダ sier
スクールアイデンテイテイ,school_ident,si
サイエンスフイクシヨン,scienc_fiction,sf,エスエフ 空想科学小説 科学小説
蒸気機関車,sl,steam_locomot
睡眠学習,sl,sleep_learn
傾聴戦略 ソーシヤルリスニング,social_listen,sl
光造形法 光造法 ステレオリソグラフイ,stereolithographi,sl
委員会 コミツテイ,committe
sos,エスオーエス
標準偏差,sd,standard_deviat
数値制御,nc,numer_control
関与 関わり合い 関わり合う コミツトメント,commit コミツト,commit 関わる
no_good,ng
ナシヨナルギヤラリ,nation_galleri,ng
日本十進分類法,ndc
後輪駆動,fr,front_engin_rear_drive
繊維強化プラスチツク,強化プラスチツク,frp
fa,factori_autom
フオーカスエイド,focus_aid,fa
競争的研究資金配分機関 フアンデイングエージエンシ,fund_agenc,fa
コミユータ,commut
前輪駆動 フロントエンジンフロントドライブ,front_engin_front_drive,ff
フエデラルフアンド,feder_fund,ff
早送り,ff,fast_forward
フオームフイード,form_feed,ff
フエードアウト,fade_out,fo 溶暗
本船渡し,fob,free_on_board 甲板渡し 本船渡し条件
エフタル,ephtal
磁気共鳴映像法,mri
コミユニケーシヨンギヤツプ,communic_gap
マイトマイシン,mitomycin,mmc
マルチメデイアカード,multimedia_card,mmc
マルチピクチヤ,multi_pictur,mp
マルチリンクプロトコル,multilink_protocol,mp
発光ダイオード,led,light_emit_diod
大規模集積回路,lsi,larg_scale_integr
リゼルグ酸ジエチルアミド,lsd
液化天然ガス,lng,liquefi_natur_gas
光学式文字読み取り装置,ocr,optic_charact_reader
政府開発援助,oda
オリバーツイスト,oliv_twist
キヤンプデービツド,camp_david
株式会社,kk
ゴールデンゲート,golden_gate
コーポレートアイデンテイテイ,corpor_ident,ci
コンポジツトインデツクス,composit_index,ci
喫煙指数,ci,cigarett_index
ブリンクマン指数,brinkman_index
米国中央情報局,cia
公認内部監査人,cia
現品着払い 現金着払い 代金引換払い 代金引換渡し 代引き キヤツシユオンデリバリ,cash_on_deliveri cod コレクトオンデリバリ,collect_on_deliveri
列車集中制御,ctc
コンパクトデイスク,compact_disc,cd
民間防衛,cd,civil_defens
ジユネーブ軍縮会議,cd
現金自動支払機 キヤツシユデイスペンサ,cash_dispens,cd
譲渡性預金 譲渡性預金証書 譲渡可能定期預金証書 certif_of_deposit,cd
cd_i,compact_disc_interact
傭船契約,cp,charter_parti
脳性小児麻痺,脳性小児まひ,脳性小児マヒ 脳性麻痺,脳性まひ,脳性マヒ,cerebr_paralysi,cerebr_palsi,cp
見返り貿易 見返り輸入 カウンターパーチエス,counter_purchas,cp
クレアチン燐酸,クレアチンリン酸,creatin_phosphat,cp
コンテンツプロバイダ,content_provider,cp
消費者物価指数,cpi,consum_price_index
卸売物価指数,wpi,wholesal_price_index
シアーズタワ,sear_tower
国内総生産,gdp,gross_domest_product
ジヤパニーズスマイル,japanes_smile
ジヤパニーズモダン,japanes_modern
ジヤパンタイムズ,japan_time
ジヤパンフアンド,japan_fund
スターリングエンジン,sterl_engin
ストラトフオートレス,stratofortress
チロリアンテープ,tirolean_tape
時分割方式 タイムシエアリングシステム,time_share_system,tss
株式公開買付 テンダーオフア,tender_offer テイクオーバービツド,テークオーバービツド,take_over_bid,tob
テレビジヨン,televis,tv,テレビ
デオキシリボ核酸,dna,deoxyribonucl_acid
宛名広告 郵送広告 ダイレクトメール,direct_mail,dm
ダイレクトメツセージ,direct_messag,dm
直流電流,dc,direct_current
図書十進分類法 十進分類法,dc,decim_classif
確定拠出年金,日本版_401k,dc 確定拠出型年金
発達ケア デイベロツプメンタルケア,development_care,dc
デスクトツプパブリツシング,desktop_publish,dtp
デルフトブル,delft_blue
ドツジライン,dodg_line
ニコルプリズム,nicol_prism
ニユージヤーナリズム,new_journal
ニンバス,nimbus
バンツ,bantu
放送衛星,broadcast_satellit,bs
ベースステーシヨン,base_station,bs
ブレンデツドラーニング,blend_learn,bl
船荷証券,bill_of_lade,bl
コロン,colon
ピーアール,pr,public_relat
株価収益率,per,price_earn_ratio
拡声装置,pa,public_address
作業分析,pa,performance_analysi
パブリツクアクセプタンス,public_accept,pa
パーキングエリア,park_area,pa
プリント基板,pcb,print_circuit_board プリント回路板
ppp,point_to_point_protocol
官民パートナーシツプ 公民連携 官民連携 パブリツクプライベートパートナーシツプ,ppp
購買力平価,ppp,purchas_power_pariti
極域予測プロジエクト,ppp,polar_predict_project
コングロマリツト,conglomer
フレネルレンズ,fresnel_len
フレミツシユ,flemish
ビデオ表示端末,vdt,video_display_terminal,visual_display_terminal
ブンゼンバーナ,bunsen_burner
プラトニツクラブ,platon_love
ホルチン,khorchin
マーシヤルプラン,marshal_plan
マオイズム,maoism
マダムバタフライ,madam_butterfli
マニラロープ,manila_rope
極超短波,uhf,ultrahigh_frequenc デシメートル波
未確認飛行物体,ufo,ユーフオ
ランゴバルド,langobard
ロンドンブリツジ,london_bridg
コンサルテイング,consult,コンサル
コンスタント,constant 一定 恒常的 常
建設 建造 コンストラクシヨン,construct
フオークロツク,folk_rock
スプリツトランテスト,split_run_test
リーズンホワイコピ,reason_whi_copi
ハーフテインバ,half_timber
サーボブレーキ,servobrak
シングルシータ,singl_seater
スチームエンジン,steam_engin
ストツクカ,stock_car
ダブルクラツチ,doubl_clutch
トーイン,toe_in
ワンマンバス,one_man_bus
シヨツプインシヨツプ,shop_in_shop
コンソーシアム,consortium
アースダム,earth_dam
アーチダム,arch_dam
アートロツク,art_rock
アーバニズム,urban
アームガード,arm_guard アームカバ,arm_cover 腕カバ 袖カバ
アームリフタ,arm_lifter
シビア,sever 厳しい 過酷
ズーム,zoom
連絡 接触 コンタクト,contact
アイカツプ,eyecup
アイカメラ,eye_camera
コンタクトレンズ,コンタクト,contact_len
アイリスアウト,iri_out
アイリスイン,iri_in
アウトインアウト,out_in_out
アウトサイドエツジ,outsid_edg
アウトバースト,outburst
コンチネンタル,continent
アウトボード,outboard
アウトレツトストア,outlet_store
アクシヨンドラマ,action_drama
アクシヨンリサーチ,action_research
アクロメガリ,acromegali 先端巨大症
アコーデイオンカーテン,accordion_curtain アコーデイオンドア,accordion_door
アスフアルトフエルト,asphalt_felt
アツプアンドダウン,up_and_down
アテンシヨンバリユ,attent_valu 注目度
アドキヤンペーン,ad_campaign
アドミツタンス,admitt
別送手荷物 アナカン,unaccompani_baggag
アニソール,anisol
アネトール,anethol
コンテナ,container
アベレージコスト,averag_cost
アポイントシステム,appoint_system
アミルアルコール,amyl_alcohol
アリアンロケツト,arian_rocket
アルキルフエノール,alkyl_phenol
アルバムリーフ,album_leaf
コンデイシヨン,condit 状態 調子
アローライン,arrow_line
アンカーボルト,anchor_bolt
アンコールアワ,encor_hour
アンダーステア,underst
アンダーライタ,underwrit
アンプリフアイア,アンプ,amplifi 増幅器
アンモラル,unmor 不道徳
イエロープレス,yellow_press
イグニツシヨンコイル,ignit_coil
イソキノリン,isoquinolin
イソメラーゼ,isomeras
イヤーブツク,yearbook 年鑑 イヤーアルバム
耳栓 イヤプラグ,earplug
イレブンナイン,eleven_nine
インアウト,in_out
インクラインベンチ,inclin_bench
インコネル,inconel
インサイドストーリ,insid_stori
インジケーターランプ,indicat_lamp
分割払い 割賦 インストールメント,instal
インストアベーカリ,in_store_bakeri
コンドミニアム,condominium
観葉植物 インドアプランツ,indoor_plant
インドアリンク,indoor_rink
インナーチユーブ,inner_tube
インバ,invar
インパクトローン,impact_loan
インフオーマ,inform
タツプ,tap
インボード,inboard
方向指示器 方向指示灯 ウインカ,winker
ウインカーレバ,winker_lever
翼 ウイング,wing
ウイングスタイル,wing_style
コンバーテイブル,convert
ウインドジヤマ,windjamm
ウエーデイング,ウエイデイング,wade
コンパチブル,コンパチ,compat 互換性 互換
ワーニング,ウオーニング,warn 警告 注意
ワーニングランプ,ウオーニングランプ,warn_lamp 警告灯
ウオームギア,ウオームギヤ,worm_gear
ウツドプラスチツク,wood_plastic
ウロビリノゲン,urobilinogen
ウロビリン,urobilin
エージグループ,age_group
エアポートホテル,airport_hotel
エアテル,airtel
エアフイールド,airfield
コンビネーシヨン,combin,コンビ 組み合わせ
排気管 エキゾーストパイプ,exhaust_pipe
エクスキユーズミ,excus_me すみません
ビジネスクラス,business_class エグゼクテイブクラス,executiv_class
エスケープクローズ,escap_claus
エタノールアミン,ethanolamin
エチルエーテル,ethyl_ether
エチレンオキシド,ethylen_oxid
エチレンセンタ,ethylen_center
エバーオンワード,ever_onward
エリアマーケテイング,area_marketing
コンプレツクス,complex,コンプ
エレベーシヨンカツト,elev_cut
エンジン油 モータ油 モビール油 エンジンオイル,engin_oil モーターオイル,motor_oil
エンジンナセル,engin_nacell
エンドプレート,end_plate
エンドレステープ,endless_tape
エンパシ,empathi 共感 感情移入
オーシヤンシステム,ocean_system
オーダーブツク,order_book
オーデイオメータ,audiomet
オートカ,autocar
オートカツト,auto_cut
オートクロス,autocross
オートチエンジヤ,autochang
オートノミ,autonomi 自主性 自律性 主体性
オートリターン,automat_return
オーナーパイロツト,owner_pilot
オーバーアクシヨン,overact
オーバーステア,overst
オーバートーン,overton
当座貸越 オーバードラフト,overdraft
オーバーブリツジ,overbridg
タブ,taboo 禁忌
コンボイ,convoy
オーバーローン,overloan
オープニングナイト,open_night
野外ステージ オープンエアステージ,open_air_stage 屋外ステージ
オープンカウンタ,open_counter
オープンカツト,opencut
オープンクレジツト,open_credit
コンポーネントステレオ,compon_stereo,コンポーネント,compon,コンポ
オープンサーキツト,open_circuit
オープンサイト,open_sight
オープンシヨツプ,open_shop
オープンセサミ,open_sesam
オープンドア,open_door
オープンフレーム,open_frame
オープンワーク,openwork
オールスターキヤスト,all_star_cast
オールドスタイル,old_style
オールドタイマ,old_timer
オールドフアン,old_fan
オールドボーイ,old_boy
オールロケーシヨン,all_locat,オールロケ
オイルエンジン,oil_engin
オイルカツプ,oil_cup
オイルガス,oil_gas
オイルキヤツプ,oil_cap
オイルクリーナ,oil_cleaner
オイルシヤンプ,oil_shampoo
オイルストーン,oilston 油砥石
オイルタンカ,oil_tanker
オイルダンパ,oil_damper
サーキツト,circuit
オイルバーナ,oil_burner
オイルバス,oil_bath
オイルパツク,oil_pack
オイルフイルタ,oil_filter
オイルブレーキ,oil_brake
油絵 オイルペインテイング,oil_paint
オイルペイント,oil_paint,op
オイルボール,oil_ball
オイルポンプ,oil_pump
オイルロード,oil_road
オツターボード,otter_board
オフシヨアセンタ,offshor_center
オフシヨアフアンド,offshor_fund
オフマイク,off_mike
立ち入り禁止 出入り禁止,出入禁止,出禁 オフリミツト,off_limit
オフロードレース,off_road_race
オブコース,of_cours
オプシヨナルパーツ,option_part
オメガ航法 オメガシステム,omega_system
オリジナルシナリオ,origin_scenario
オリジナルセツト,origin_set
オレンジステイツク,orang_stick
オレンジボール,orang_ball
オンザマーク,on_the_mark
オンマイク,on_mike
オンランプ,on_ramp
カーカス,carcass
カーダンパ,car_dumper
カートリツジテープ,cartridg_tape
カードシステム,card_system
カーヒータ,car_heater
カーブボール,curv_ball
カーブミラ,curv_mirror
カーボングラフアイト,carbon_graphit
カーボンブラツク,carbon_black
カーラジオ,car_radio
カーロツジ,car_lodg
カウボーイソング,cowboy_song
カウンターオフア,counteroff
科学的 サイエンテイフイツク,scientif
カウンターシヤフト,countershaft
カウンタースタツカ,counter_stacker
カスタムカツト,custom_cut
カスタムブローカ,custom_broker
ダウン,down 下がる
サイクロン,cyclon
カタマラン,catamaran カタマランヨツト,catamaran_yacht 双胴船
カタログシヨツプ,catalog_shop
カツトフイルム,cut_film
カツプリングシユガ,coupl_sugar
カメラオブスキユラ,camera_obscura
カメラポジシヨン,camera_posit
カラースケール,color_scale
カラースプレ,color_spray
カラーバ,color_bar
時事問題 カレントトピツクス,current_topic
サイド,side 側
カンマーク,can_mark
ガーデンハウス,garden_hous
ガードケーブル,guard_cabl
ガイドポスト,guidepost
ガスエンジン,gas_engin
サイボーグ,cyborg
ガストロノミツク,gastronom
ガスパイプ,gas_pipe
ガソホール,gasohol,ガスホール
ガスライト,gaslight
ガラスタイル,glass_tile
ガントリークレーン,gantri_crane
ガンフアイタ,gunfight
署名 サイン,sign
サイン,sine,sin
ガンベルト,gun_belt
ガンマグロブリン,gamma_globulin
ガンメタル,gunmet
基軸通貨 キーカレンシ,key_currenc
キセノンランプ,xenon_lamp
キツクステツプ,kick_step
キツクペダル,kick_pedal ドラムペダル
キツチンカ,kitchen_car
キヤツシユレジスタ,cash_regist レジスタ,regist,レジ
キヤツプスタイル,cap_style
キヤツプライト,cap_light キヤツプランプ,cap_lamp
キヤブタイヤケーブル,cabtyr_cabl
燭台 キヤンドルステイツク,candlestick キヤンドルスタンド,candlestand
カンバス,キヤンバス,canva 画布
キヤンバストツプ,canva_top
サインアツプ,sign_up 登録
ネイルオイル キユーテイクルオイル,cuticl_oil
キングピン,kingpin
表面利率 クーポンレート,coupon_rate
クイズラリ,quiz_ralli
クイツクチヤージ,quick_charg
クイツクモーシヨン,quick_motion
クイツクリリース,quick_releas
クラウデイングアウト,crowd_out
クラウンエーテル,crown_ether
クラシツクモデル,classic_model
クラシツクレース,classic_race
集団訴訟 クラスアクシヨン,class_action
クラスマガジン,class_magazin
クラスメデイア,class_media
サクスホルン,saxhorn サクソルン
クラツチペダル,clutch_pedal,クラツチ,clutch
クラツチレバ,clutch_lever
クラフトデザイン,craft_design
クラフトパルプ,kraft_pulp
クラフトライナ,kraft_liner
クランクケース,crank_case
チーム,テイーム,team
示唆 暗示 サジエスチヨン,サジエツシヨン,サゼツシヨン,サゼスチヨン,suggest
クリーンエース,clean_ace
クリーンベンチ,clean_bench
クリアラツカ,clear_lacquer
クリスタ,klister
クリツプピン,clip_pin
クルーカツト,crew_cut
サジエスト,suggest
クレームタグ,claim_tag 手荷物引換証
黄鉛 クロムイエロ,クロームイエロ,chrome_yellow
クロスシート,cross_seat
断面図 クロスセクシヨン,cross_section 横断面
クロスセリング,cross_sell クロスセル
クロストレード,cross_trade クロス取引
クロスヘツド,crosshead
クロスベルト,crossbelt
クロスライン,cross_line
クロスレート,cross_rate
クロスレフアレンス,cross_refer
時計回り 右回り クロツクワイズ,clockwiz
グツドアフタヌーン,good_afternoon
グラスワーク,glasswork
グラデーシヨンカツト,gradat_cut
グラビアページ,グラビア,gravur_page
グラフイツクアート,graphic_art
グラフイツクパネル,graphic_panel
グラマーストツク,glamour_stock
グランドスタンド,grandstand
サテライト,satellit 衛星
グリースアツプ,greas_up
グリーンタフ,green_tuff
グリーンビジネス,green_business
グループインタビユ,group_interview
ケーブルレリーズ,cabl_releas
サバイバル,surviv
ケミカルタンカ,chemic_tanker
ケミカルパルプ,chemic_pulp
ゲームオール,game_all
ゲームポイント,game_point
サフアイア,サフアイヤ,sapphir
コルク抜き コルク栓抜き コークスクリユ,corkscrew
コースロープ,cours_rope
コーテイングガラス,coat_glass
コードコネクタ,cord_connector
コードパイピング,cord_pipe
コードペンダント,cord_pendant
コーヒースタンド,coffe_stand
コーポレートイメージ,corpor_imag
コーポレートカラ,corpor_color
コールピツク,coal_pick
コールマネ,call_money
コールローン,call_loan
テープ,tape
コアシステム,core_system
コアドリル,core_drill
コイルボビン,coil_bobbin
ココナツツクラツシユ,coconut_crash
コストコントロール,cost_control
コストプツシユ,cost_push
コネクテイングロツド,connect_rod
コマーシヤルアート,commerci_art
コマーシヤルフイルム,commerci_film,cf
コメデイーリリーフ,コメデイリリーフ,comedi_relief コミツクリリーフ,comic_relief
コラード,collard
コルクタイル,cork_tile
振付師 コリオグラフア,コレオグラフア,choreograph
コンクリートポンプ,concret_pump
サマータイム,summer_time 夏時間 夏時刻
コンソールボツクス,consol_box
コンデンセート,condens
コントロールアンプ,control_amp
コントロールカラ,control_color
コントロールバ,control_bar
コンバーターレンズ,convert_len
サミツト,summit
コンベンシヨンホール,convent_hall
ゴースタン,go_astern
ゴーストイメージ,ghost_imag
ゴーストストーリ,ghost_stori
ゴールデンデイスク,golden_disc
ゴールデンバツト,golden_bat
ゴンドラリフト,gondola_lift
サージタンク,surg_tank
サージング,surg
サービスカ,servic_car
サービスコスト,servic_cost
サービスサイズ,servic_size
サービスセツト,servic_set
サラブレツド,thoroughbr
サービスマーク,servic_mark
サービスヤード,servic_yard
サービスルーム,servic_room
サービスロード,serviceload
サーマルリアクタ,thermal_reactor
サーモカツプル,thermocoupl
サイアザイド,thiazid
サイクルタイム,cycl_time
観光 サイトシーイング,sightse
サイトプラン,site_plan
副作用 サイドエフエクト,side_effect
サイドステ,side_stay
サイドストライプ,side_stripe
サイドパート,side_part
サイドライト,sidelight
副読本 サイドリーダ,side_reader
サウンドマン,sound_man
サスペンシヨンライト,suspens_light
サスペンスドラマ,suspens_drama
サバイバルマニユアル,surviv_manual
サパークラブ,supper_club
サフロール,safrol
サブコンパクトカ,subcompact_car
サブセンタ,subcent
サブバンク,subbank
サンクチユアリ,sanctuari
サマーストツク,summer_stock 猛暑関連銘柄 夏株
サマーハウス,summer_hous
サマーリゾート,summer_resort
サンクコスト,sunk_cost 埋没費用
サンクロース,sun_cloth
日除け サンシエード,sunshad シエード,shade
サンスポツト,sunspot
サンタンオイル,suntan_oil
砂嵐 サンドストーム,sand_storm
サンドストーン,sandston
砂風呂 サンドバス,sand_bath
サンドポンプ,sand_pump
日焼け サンバーン,sunburn
サンフラワーイエロ,sunflow_yellow
サンプルブツク,sampl_book 見本帳 サンプル帳
夏 サマ,summer
シーアンカ,sea_anchor 海錨
シートカバ,seat_cover
シートパイル,sheet_pile 鋼矢板
シートフイルム,sheet_film
シーバース,sea_berth
シーパワ,sea_power 海洋勢力
シーラント,sealant
シールカラ,seal_collar
シエービングフオーム,shave_foam シエービングクリーム,shave_cream シエービングジエル
シエールオイル,shale_oil
シエブロン,chevron
システムアプローチ,system_approach
システムカメラ,system_camera
システムコンセプト,system_concept
シネフイルム,cinefilm
シビツクセンタ,civic_center
シムーン,simoon
シヤツフルボード,shuffleboard
シヤトルサービス,shuttl_servic
シヤドーカラ,shadow_color
シヤベルローダ,shovel_loader
靴磨き シユーシヤイン,shoeshin
座席 シート,seat
シート,sheet
シユーテイングレンジ,shoot_rang
シヨートサーキツト,short_circuit
シヨートストローク,short_stroke
シヨートタイム,short_time
敷布 シーツ,sheet
シヨートブロ,short_blow
シヨートボブ,short_bob
シヨツトピーニング,shot_peen
種 シード,seed シーズ,seed
シヨルダーライン,shoulder_line
シリカセメント,silica_cement
シリンダーオイル,cylind_oil
シンクロスコープ,synchroscop
シンクロメツシユ,synchromesh
シングルハンド,singl_hand
シングルライセンス,singl_licens
ジーンバンク,gene_bank
ジエツトポンプ,jet_pump
ジエムストーン,gemston
ジエチルエーテル,diethyl_ether
天井 シーリング,ceil
ジエチレングリコール,diethylen_glycol
ジブクレーン,jib_crane
ジヤイロパイロツト,gyropilot
ジヤンクアート,junk_art
ジヤンクマン,junkman
シーレーン,sea_lane
ジヨークラツシヤ,jaw_crusher
ジヨブステツプ,job_step
ジヨブローテーシヨン,job_rotat 計画的異動
超合金 スーパーアロイ,superalloy
スーパージエツト,superjet
スーパースコープ,superscop
スーパーステーシヨン,superst
スーパーストア,superstor
超音速 スーパーソニツク,superson
スーパータンカ,supertank
スーパーヘテロダイン,superheterodyn
スーベニアシヨツプ,souvenir_shop
スカートハンガ,skirt_hanger
スカイアート,sky_art
ハイジヤツク,hijack スカイジヤツク,skyjack
スキーツア,ski_tour
スキーリフト,ski_lift
スキンダイバ,skin_diver
スクイージ,squeege
スクエアカツト,squar_cut
スクラツチノイズ,scratch_nois
スクランブラ,scrambler
スクリーンセツト,screen_set
スクリーンプロセス,screen_process
スクリーンライタ,screen_writer
スクリユープロペラ,screw_propel
スターガイド,star_guid
スターシステム,star_system
スターターボタン,starter_button
スタジオカメラ,studio_camera
静力学 スタテイクス,スタテイツクス,static
スタンダードミサイル,standard_missil
立見席 スタンデイングルーム,stand_room
スタントカ,stunt_car 曲乗り
スタンドバ,stand_bar
スタンプインク,stamp_ink
スタンプコレクシヨン,stamp_collect
避難所 シエルタ,shelter
スタンプパツド,stamp_pad
スタンプミル,stamp_mill
スチームアイロン,steam_iron
スチームタービン,steam_turbin
スチームヒータ,steam_heater
スチールサツシユ,スチールサツシ,steel_sash
ステーキハウス,steakhous
ステージエフエクト,stage_effect
ステージダンス,stage_danc
ステージマナ,stage_manner
ステアリングコラム,steer_column
ステアリングホイール,steer_wheel
ステライト,stellit
ステレオカメラ,stereo_camera
ステレオスコープ,stereoscop
ステレオビジヨン,stereovis
ストーリーボード,storyboard
ストアコンセプト,store_concept
ストアブランド,store_brand
在庫管理 ストツクコントロール,stock_control
ストツクポイント,stock_point
ストツプアウト,stop_out
ストツプバルブ,stop_valv
シテイ,citi 都市 都会
ストライキング,strike
ストリートカ,streetcar
ストリツプミル,strip_mill
ストリツプライト,striplight
ストレートステツチ,straight_stitch
ストレートフラツシユ,straight_flush
シネマ,sinema
ストロボスコープ,stroboscop
ストロングスタイル,strong_style
スナツプドラゴン,snapdragon
スネークスキン,snakeskin
スネークダンス,snake_danc
スノーライン,snow_line
スパーギア,スパーギヤ,spur_gear
シノニム,synonym 同義語 類義語 類語 言い換え
スパンドレル,spandrel
スピーカーシステム,speaker_system
スピーカーホン,speakerphon
スピーカーユニツト,speaker_unit
スピードレーサ,speed_racer
スピードレース,speed_race
スピニング,spin
スピニングリール,spin_reel
スピニングロツド,spin_rod
スピンネーカ,spinnak
スプライシングテープ,splice_tape
スプラツシヤ,splasher
スプレーカバ,spray_cover
スプレーガン,spray_gun
スプレードライ,spray_dri 噴霧乾燥
スペースフレーム,space_frame
スペースマン,spaceman
スペキユレータ,specul
スペクトロスコープ,spectroscop 分光器
スペシヤルセール,special_sale
スポーツコート,sport_coat
スポツトキヤンペーン,spot_campaign
抜き取り検査 スポツトチエツク,spot_check
スポツトニユース,spot_news
スポツトメータ,spot_meter
スポンジマツト,spong_mat
スモールキヤピタル,small_capit,スモールキヤツプス,small_cap
スライデイングシート,slide_seat
スライデイングルーフ,slide_roof
スライドステツプ,slide_step
スライドバルブ,slide_valv
シヤツターボタン,shutter_button
スリークツシヨン,three_cushion
スリーステツプ,three_step
スリムスタイル,slim_style
スリムライン,slim_line
スルフアミド,sulfamid
スルホンアミド,sulfonamid
スロツトルグリツプ,throttl_grip
スワツプコスト,swap_cost
セーフテイーベルト,safeti_belt 安全ベルト シートベルト,seat_belt
セーフテイーロツク,safeti_lock
セカンドカ,second_car
シヤドーキヤビネツト,shadow_cabinet
セスキテルペン,sesquiterpen
セツトローシヨン,settings_lotion
セパレートアンプ,separ_amplifi
セパレートカラ,separ_collar
セミクラシツク,semiclass_music
セメントモルタル,cement_mortar
セリングポイント,sell_point セールスポイント,sale_point
センターカラ,center_color
センターゾーン,center_zone
シヤンデリア,chandeli
センターピラ,center_pillar
センターボード,center_board
センターリング,center_ring
ゼブラゾーン,zebra_zone
ゼロイン,zero_in
ソーキング,soak
ソーラーコレクタ,solar_collector
ソフトカラ,soft_collar
ソフトコピ,soft_copi
ソフトサイエンス,soft_scienc
ソフトセル,soft_sell
ソフトテクノロジ,soft_technolog
ソフトプリント,softprint
ソフトボード,soft_board
ソフトルア,soft_lure
ソフトロツク,soft_rock
ソリツドモデル,solid_model
タービンボイラ,turbin_boiler
ターボフアン,turbofan
ターボフアンエンジン,turbofan_engin
タームローン,term_loan
窓 ウインド,ウインドウ,window
ウインドーシヨツピング,ウインドウシヨツピング,window_shop
シヨ,シヨウ,show
シヨーウインド,シヨーウインドウ,シヨウウインドウ,show_window 陳列窓 飾り棚 飾り窓
シヨービジネス,show_business,シヨービズ,show_biz
シヨーマンシツプ,showmanship
ステージシヨ,stage_show
レイトシヨ,レートシヨ,late_show
アイスシヨ,ice_show
クイズシヨ,quiz_show
シヨーガール,show_girl
シヨーボート,showboat
ノーシヨ,no_show
バラエテイーシヨ,varieti_show
パネルシヨ,panel_show
フロアシヨ,floor_show
プレミアシヨ,premier_show
ミユージカルシヨ,music_show
モーニングシヨ,morn_show
ライトシヨ,light_show
ロードシヨ,road_show
チヤリテイーシヨ,chariti_show
モーターシヨ,motor_show
ワンマンシヨ,one_man_show
シヨーケース,showcas 陳列棚 デイスプレイラツク デイスプレイシエルフ
ストリツプシヨ,strip_show
ライブシヨ,ライブ,live_show
タイタンパ,tie_tamper
タイトルイベント,titl_event
タイムチヤータ,time_charter
タイヤコード,tire_cord
タイヤローラ,tire_roller
タクシーメータ,taximet
タグシステム,tag_system
タルカムパウダ,タルカンパウダ,talcum_powder
タルカム,タルカン,talcum
タワークレーン,tower_crane
タワービル,tower_build
タンクトラツク,tank_truck
タンタラム,tantalum
ダークルーム,dark_room
ダイポールアンテナ,dipol_antenna ダブレツトアンテナ,doublet_antenna
ダイヤルゲージ,ダイアルゲージ,dial_gaug
ダイレクトドライブ,direct_drive
ダイレクトメソツド,direct_method 直接教授法
ダウンスタイル,down_style
隠し絵 ダブルイメージ,doubl_imag
ダブルウツド,doubl_wood
ダブルカツト,doubl_cut
ダブルキヤスト,doubl_cast
ダブルタイヤ,doubl_tire
ダブルデツキ,doubl_deck
ダブルトーン,doubl_tone
ダブルトツプ,doubl_top
ダブルボール,doubl_ball
ダブルボトム,doubl_bottom
チープシツク,cheap_chic
パツク,pack
シリアス,serious 深刻 まじめ
チエスボード,chessboard
チエツカーボード,checkerboard
チエツクアウトタイム,checkout_time
チエツクオフ,checkoff
チエツクライタ,checkwrit
チエリオ,cheerio
シリコーン,silicon
チエンジオーバ,changeov スワツプ取引
チエンジレバ,chang_lever
チヤーターバツク,charter_back
チヤーターベース,charter_base
チヤームスクール,charm_school
チヤンネルプラン,channel_plan
チヤンネルリース,channel_leas
優勝旗 チヤンピオンフラツグ,champion_flag
チヤンピオンベルト,champion_belt
チユーニングアツプ,tune_up チユーンアツプ,チユーンナツプ,tune_up
チユーブカラ,tube_collar
チユーブレスタイヤ,tubeless_tire
チヨークコイル,choke_coil
ツーペア,two_pair
ツーリングカ,tour_car
ツイストドリル,twist_drill
ツインコート,twin_coat
テーパーカツト,taper_cut
テーパーゲージ,taper_gaug
テーパーピン,taper_pin
テーブルカバ,tabl_cover
テープメジヤ,tape_measur
テープライブラリ,tape_librari
テールフイン,tail_fin
テイーネツト,tea_net
テイーハウス,teahous
テキスタイルデザイン,textil_design
テクニカルポイント,technic_point
テクニカルメリツト,technic_merit
テクニツクス,technic
テクノストラクチヤ,technostructur
テクノロジーアート,technolog_art
テストマーケテイング,test_marketing
シンジケート,syndic
文字多重放送 テレテキスト,teletext
デー,デイ,day 日
平日 週日 ウイークデ,ウイークデイ,weekday
デーキヤンプ,デイキヤンプ,day_camp
デーライトタイプ,デイライトタイプ,daylight_type
デーケア,デイケア,day_care
デーパツク,デイパツク,day_pack
月曜日,月曜,月 マンデ,マンデイ,monday
日曜日,日曜,日 サンデ,サンデイ,sunday
復活祭 イースターサンデ,イースターサンデイ,easter_sunday イースタ,easter
グツドフライデ,グツドフライデイ,good_friday
デイープキール,deep_keel
デイープフリーザ,deep_freezer
デイスククラツチ,disc_clutch 円板クラツチ
デイスコサウンド,disco_sound
デイスタンスレース,distanc_race
デイナーパーテイ,dinner_parti
デイルドリン,dieldrin
デカリン,decalin
シンドローム,syndrom
装飾美術 デコラテイブアート,decor_art
デザインブツク,design_book
デスクセツト,deskset
デスクリプシヨン,descript 記述 説明
デツキゴルフ,deck_golf
デツドゾーン,dead_zone
デツドタイム,dead_time
デフレギヤツプ,deflationari_gap
デプスインタビユ,depth_interview
デンジヤラスゾーン,danger_zone
トータルプロダクト,total_product
トーンアーム,tone_arm
トーンオントーン,tone_on_tone
パツチ,patch
交響曲 シンフオニ,symphoni
トツプコンデイシヨン,top_condit
トツプセラ,topsel
トツプタイトル,top_titl
トツプヘビ,top_heavi
トツプモード,top_mode
トツプリフト,top_lift
トピツクニユース,topic_news
シンポジウム,symposium
三輪車 トライシクル,トライサイクル,tricycl
トライジエツト,trijet
トラツクアツプ,track_up
トラツクシステム,truck_system
トラピーズ,trapez
路面電車 トラムカ,tramcar,トラム,tram
トランスアクスル,transaxl
トランソニツク,transon
トリアセテート,triacet
トリオソナタ,trio_sonata
トリプルクラウン,tripl_crown
三胴船 トリマラン,trimaran
トレードアツプ,trade_up
トレーニングキヤンプ,train_camp
トレーラーバス,trailer_bus
トレツドパターン,tread_pattern
トロリーポール,trolley_pole
トンネルダイオード,tunnel_diod
ドールハウス,dollhous
ドアエンジン,door_engin
ドアガード,door_guard
ドアチエツク,door_check
ドアポケツト,door_pocket
ドアマツト,doormat
ドウイツトユアセルフ,do_it_yourself
ドウエリング,dwell
ドライアウト,dri_out
ドライカツト,dri_cut
ドライシエービング,dri_shave
ジエツト,jet
ドライシヤンプ,dri_shampoo
ドライフライ,dri_fli
ドリーマン,dollyman
ドルシヨツプ,dollar_shop
ジエツトエンジン,jet_engin
ドレーピング,drape
ドレーンコツク,drain_cock
ドレスメーキング,dressmak
ドレツシングルーム,dress_room 更衣室 化粧室
ドレツジヤ,dredger 浚渫船
ドロンワーク,drawn_work
世代 ジエネレーシヨン,ゼネレーシヨン,generat
ナシヨナルカラ,nation_color
ナシヨナルスポンサ,nation_sponsor
ナシヨナルパーク,nation_park
ナシヨナルブランド,nation_brand
ジエノサイド,genocid
自然科学 ナチユラルサイエンス,natur_scienc
ナチユラルトーン,natur_tone
博物学 ナチユラルヒストリ,natur_histori
自然食品 ナチユラルフーズ,natur_food
ナローキヤステイング,narrowcast
ジエンダ,gender 性差
ニーリング,kneel
ニユーシテイ,new_citi
ニユーシネマ,new_cinema
ニユーススタンド,newsstand
ニユースタイル,new_style
ニユーステイツカ,news_ticker
ニユースマガジン,newsmagazin
ニユースルーム,newsroom
ニユーセパレート,new_separ
ニユーセラミツクス,new_ceram フアインセラミツクス,fine_ceram アドバンストセラミツクス,advanc_ceram
ニユーフアツシヨン,new_fashion
ニユーフアミリ,new_famili
ニユーモード,new_mode
ニユーリーダ,new_leader
ヌードマウス,nude_mous
デイオラマ,ジオラマ,diorama
ネオマイシン,neomycin
ネオリアリズム,neoreal
ネオンランプ,neon_lamp
ネガテイブリスト,negat_list 輸入制限品目表
ネストテーブル,nest_tabl
ネツトプライス,net_price
ジグソーパズル,jigsaw_puzzl
ノーエラ,no_error
ノーチツプ,no_tip
ノーマネ,no_money
ノーマルテープ,normal_tape
ジステンパ,distemp
名目価格 ノミナルプライス,nomin_price
ノミネーシヨン,nomin
ノモグラフ,nomograph
ハーフサイズカメラ,half_size_camera
ハイアングル,high_angl
ハイキングコース,hike_cours
ハイゲーム,high_game
ハイドロフオン,hydrophon
ハイドロプレーン,hydroplan
ハイブリツジ,high_bridg
ハイルーフ,high_roof
ハウスエージエンシ,hous_agenc
ハウスビル,hous_bill
ハウスボート,houseboat
ハバハバ,hubba_hubba
ジヤージ,jersey
ハンデイーカメラ,handi_camera
ハンドドライヤ,hand_drier エアータオル
ハンドドリル,hand_drill
ハンドローシヨン,hand_lotion
ハンドワーク,handwork
ハンマーミル,hammer_mill
バーコードシンボル,bar_code_symbol
バーチカル,vertic 垂直
ジヤーナリステイツク,journalist
バードコール,birdcal
バードサンクチユアリ,bird_sanctuari
バードマン,birdman
バイアスタイヤ,bias_tire
バイアステープ,bias_tape
バイイングパワ,buy_power
バイオフイードバツク,biofeedback
バイオメトリツクス,バイオメトリクス,biometr
バイオリンチエロ,violoncello
買い戻し バイバツク,buyback
バイヤーズクレジツト,buyer_s_credit
バキユームクリーナ,vacuum_cleaner
バキユームチユーブ,vacuum_tube
バケツトコンベヤ,bucket_conveyor
バスライン,bus_line
ジヤーナリズム,journal
bass_reflex,バスレフ
バズセツシヨン,buzz_session
バタフライバルブ,butterfli_valv
バツクステツプ,back_step
本 書籍 ブツク,book
バツクソナ,back_sonar
背もたれ バツクレスト,backrest
バツチヤープラント,batcher_plant
バツトジヨイント,butt_joint
バツフアーストツク,buffer_stock 緩衝在庫 バツフア在庫
バツフアーゾーン,buffer_zone 緩衝帯
バラストクリーナ,ballast_cleaner
バランスオブパワ,balanc_of_power パワーバランス 勢力均衡
バランスコントロール,balanc_control
バルクキヤリア,bulk_carrier
バルブスプリング,valv_spring
ジヤスト,just ちょうど
バロツト,ballot
バンカーオイル,bunker_oil
バンカーサーチヤージ,bunker_surcharg
バンクローン,bank_loan
バンケツトホール,banquet_hall 大宴会場 宴会用広間 バンケツトルーム,banquet_room パーテイ会場
バンドブレーキ,band_brake
バンドルフアイバ,bundl_fiber
パーソナルセリング,personal_sell
パーテイクルボード,パーチクルボード,particl_board チツプボード,chipboard 削片板
パートカーゴ,part_cargo
パイプクリーナ,pipe_cleaner
パイプラツク,pipe_rack
パイロツトシヨツプ,pilot_shop アンテナシヨツプ,antenna_shop
サテライトシヨツプ アンテナシヨツプ,antenna_shop
パイロツトハウス,pilot_hous
パイロツトフアーム,pilot_farm
パイロツトボート,pilot_boat
パターンプラクテイス,pattern_practic
パターンメーカ,patternmak パタンナ
パツキングケース,pack_case
パツケージプログラム,packag_program
ジユエリ,jewelri 宝石類 貴金属類
パツシングライト,pass_light
パネルヒーテイング,panel_heat
パラアミノフエノール,para_aminoph_nol
パルスジエツト,puls_jet
パレツトプール,pallet_pool
パワーシヨツト,powershot
パワースライド,power_slide
パワートランス,power_transform 電源トランス
パワードライブ,power_drive
パワーブレーキ,power_brake
パワープラント,power_plant
ジユニア,junior
パンチカードシステム,punchcardsystem
パンフオーカス,pan_focus
ヒツトアルバム,hit_album
ジユラルミン,duralumin
ヒユーマニゼーシヨン,human
ヒユミドール,humidor
ビーチタオル,beach_towel
ビーチハウス,beach_hous
ビームアンテナ,beam_antenna
ビーライン,beelin
ビヤスタンド,ビアスタンド,beer_stand ビールスタンド
ビヤパーテイ,ビアパーテイ,beer_parti
ビジタ料金 ビジターフイ,visitor_fee
ビジネスカレツジ,business_colleg
プラグ,plug
ビジネスサーベイ,business_survey
ビジネスドクタ,business_doctor
ビジネスビルダ,business_builder
ビジネスローン,business_loan
ビジユアルデザイン,visual_design
ビスコースレーヨン,viscos_rayon
ビツグゲーム,big_game
ビツグフアイブ,big_five
ビデオアート,video_art
ビデオパツケージ,video_packag
ビデオホール,video_hall
ビデオムービ,videomovi
ビニールパイプ,vinyl_pipe
ビニールレザ,vinyl_leather
ビニールロープ,vinyl_rope
ビヤガーデン,ビアガーデン,beer_garden
ビヤホール,ビアホール,beer_hall
ビユーカメラ,view_camera
ビユーテイーアート,beauti_art
ビユーテイースポツト,beauti_spot 付け黒子,付けぼくろ
ビリヤードテーブル,billiard_tabl
ビルブローカ,bill_broker 手形仲買人
ピースワーク,piecework
ピートモス,peat_moss
ピールオフ,peel_off
ピザハウス,pizza_hous
ピストンピン,piston_pin
ピストンポンプ,piston_pump
ピストンリング,piston_ring
ピストンロツド,piston_rod
ピツクアツプサービス,pickup_servic
ピツチゲージ,pitch_gaug
ピツチシヨツト,pitch_shot
ピツチングスタツフ,pitch_staff
ピニング,pin
ピボツトポイント,pivot_point
ピボツトレート,pivot_rate
ピンアクシヨン,pin_action
ピンスポツトライト,pin_spotlight
ピンチローラ,pinch_roller
ピンパツド,pin_pad
ピンボード,pinboard
ピンワーク,pinwork
フーズフ,who_s_who
フアームバンキング,firm_bank,fb
フアイリングシステム,file_system
フアクトリーチーム,factori_team
フアツシヨンビジネス,fashion_business
フアツシヨンブツク,fashion_book スタイルブツク,stylebook
フアミリーキヤンプ,famili_camp
フアミリーサイズ,famili_size
フアミリーブランド,famili_brand
フアンシーボール,fanci_ball 仮装舞踏会
フアンドトラスト,fund_trust,フアントラ
フアンベルト,fan_belt
フイードロツト,feedlot 肥育場
魚粉 フイツシユミール,fish_meal
フイルタープレス,filter_press
フイルムカウンタ,film_counter
フイルムスプライサ,film_splicer
フイルムパツク,film_pack
フイルムメーカ,film_maker
フイルムライブラリ,film_librari
フインスタビライザ,fin_stabil
プレス,press
フエステイバルホール,festiv_hall
フエロクロム,フエロクローム,ferrochrom
フエンダーミラ,fender_mirror
フオーカルプレーン,focal_plane
フオークアート,folk_art
フオームラバ,foam_rubber スポンジゴム
フオトダイオード,photodiod
フオトニユース,photo_news
フオトマツプ,photomap
フオトモンタージユ,photomontag フオトコラージユ,photocollag 合成写真
フオトリアリズム,photo_realism
フオトレジスト,photoresist
フオトンフアクトリ,photon_factori
フオノモータ,phonomotor
スイング,スウイング,swing 振る,ふる
スイングジヤズ,swing_jazz
スイングドア,swing_door
フオールト,フオルト,fault 失敗 過失
フオールトツリ,フオルトツリ,fault_tree
デフオルトゲートウエ,デフオルトゲートウエイ,デフオールトゲートウエ,デフオールトゲートウエイ,default_gateway
フツトブレーキ,foot_brake
フライタイイング,fli_tie
フライトコントロール,flight_control
フライトテスト,flight_test
フライトデツキ,flight_deck
便名 フライトナンバ,flight_number
フライトプラン,flight_plan
フライホイール,flywheel
フライングソーサ,fli_saucer
フラツグキヤリア,flag_carrier
フラツシユキユーブ,flash_cube
フラツシユドア,flush_door
フラツシユニユース,flash_news
フラツシユバルブ,flashbulb
フラツシユランプ,flash_lamp
フラツトヤーン,flat_yarn
フラフープ,hula_hoop
フラワーデザイン,flower_design フラワーアレンジメント
植木鉢 フラワーポツト,flowerpot
フリーアクセスフロア,free_access_floor 二重床 oa_フロア
自由貿易 フリートレード,free_trade
フリーポート,free_port 自由貿易港 自由港
フリーライド,free_ride ただ乗り
スカウト,scout 引き抜き 引き抜く
フルエントリ,full_entri
フルターンキ,full_turnkey
フルドレス,full_dress
フルハンド,full_hand
フルライン,full_line
フルレンジスピーカ,full_rang_speaker
捏造 でっち上げ フレームアツプ,frame_up
フレキシブルシート,flexibl_sheet
フレキシブルボード,flexibl_board
フロートガラス,float_glass
奨学金 スカラシツプ,scholarship
フロアダクト,floor_duct
フロアヒンジ,floor_hing
フロアランプ,floor_lamp フロアスタンド スタンドライト
フロツグマン,frogman 水中工作員
フロントコート,front_court
フロントサイト,front_sight
ブービートラツプ,boobi_trap
ブツクバンド,book_band
ブラインドデート,blind_date
ブラツクコメデイ,black_comedi
黒板 ブラツクボード,blackboard
ブラツクライト,black_light
ブラツクレタ,black_letter
ブラツドスポーツ,blood_sport
ブリツクハウス,brick_hous
ブリツジミユージツク,bridg_music
ホテル,hotel
スキユーバ,scuba
ブルーライン,blue_line
ブルーリボン,blue_ribbon
ブレーキデイスク,brake_disk
失恋 ブロークンハート,broken_heart
ブローホール,blowhol
ブロツクゲージ,block_gaug ゲージブロツク,gaug_block
スキユーバダイビング,scuba_dive
ブロツクプラン,block_plan
プツシユロツク,push_lock
合板 プライウツド,plywood
プラスチツクタイル,plastic_tile
プラズマエツチング,plasma_etch
学校 スクール,school
プラントレイアウト,plant_layout 工場設計 工場レイアウト
プリパツケージ,prepackag プリパツク
プリンセススタイル,princess_style
プリントシヨツプ,print_shop
プレーテイング,plate
プレーナ,planer
プレスキツト,press_kit
プレスリレーシヨンズ,press_relat
スクエア,スクウエア,squar 正方形 四角形
スクエアダンス,スクウエアダンス,squar_danc
プレツシヤープレート,pressur_plate
プレミアムセール,premium_sale
プロセスコントロール,process_control
プロダクトグループ,product_group
プロダクトチーム,product_team
プロダクトデザイン,product_design
プロダクトミツクス,product_mix
プロテストソング,protest_song
プロピレングリコール,propylen_glycol
プロペラシヤフト,propel_shaft
プロムナードデツキ,promenad_deck
髪 髪の毛 ヘア,ヘヤ,hair
ヘアウイツグ,hair_wig つけ毛 かつら,カツラ
ヘアオイル,hair_oil
ヘアモード,hair_mode
ヘアローシヨン,hair_lotion
カーリーヘア,cur_hair
ヘアスタイル,hairstyl 髪形,髪型
ヘアカラ,hair_color
ヘアクリーム,hair_cream
ヘアスプレ,hair_spray
ヘアダイ,hairdy
ヘアトニツク,hair_tonic
ヘアドライヤ,hair_dryer
ヘアバンド,hair_band
ヘアピース,hairpiec
ヘアピン,hairpin
ヘアブラシ,hairbrush
ヘアリキツド,hair_liquid,リキツド,liquid
ロングヘア,long_hair
ヘアカツト,haircut 散髪 理髪
ヘアケア,hair_care
ウインザーチエア,windsor_chair
チエアリフト,chair_lift
デイレクターチエア,director_chair
アームチエア,armchair
デツキチエア,deck_chair
ロツキングチエア,rock_chair
リクライニングチエア,reclin_chair
ヘイキユーブ,hay_cube
ヘツドクリーナ,head_cleaner
ヘツドサイズ,head_size
ヘツドシエル,head_shell
ヘツドレスト,headrest
頭脳労働 精神労働 ヘツドワーク,headwork インサイドワーク,insid_work
ヘムロツク,hemlock
ヘリオトロピン,heliotropin
スクランブル,scrambl
ヘリカルギヤ,ヘリカルギア,helic_gear
ヘリンボーン,herringbon
健康食品 ヘルスフード,health_food
ベースコート,basecoat
ベースバンド,baseband
ベビースタ,babi_star
ベベルギア,ベベルギヤ,bevel_gear
ベリーグツド,veri_good
ベルトドライブ,belt_drive
ベルトライン,beltlin
ベンジルアルコール,benzyl_alcohol
ペイバイホン,pay_by_phone
ペダルカ,pedal_car
ペデイグリ,pedigre
身代わり,身替わり 生け贄,生贄 犠牲 スケープゴート,scapegoat
ペレタイジング,pellet
ホームコート,home_court
ホームテレホン,home_telephon
ホームバンキング,home_bank
ホームビルダ,homebuild
マルチ,multi
ホームプロジエクト,home_project
ホームムービ,home_movi
ホームメーキング,homemak
ホーンスピーカ,horn_speaker
ホイスカ,whisker
ホステリング,hostel
ホツトカーラ,hot_curler
ホツトマネ,hot_money
ホツトメルト,hotmelt
ホツトローラ,hot_roller
ホツプステツプ,hop_step
ホビーシヨツプ,hobbi_shop
均質化 ホモジナイズ,homogen
スケルトン,skeleton
ホワイトスペース,white_space
ホワイトメタル,white_metal
ボーダーライト,border_light
スコール,squall
ボーデイングブリツジ,board_bridg 搭乗橋
ボートハウス,boathous
ボツクスカメラ,box_camera
ボツクスストア,box_store
ボツクススパナ,box_spanner 箱スパナ
ボツクスレンチ,box_wrench
ボトムアウト,bottom_out
ボトルグリーン,bottl_green
ボビンケース,bobbin_case
スタ,star
ポータブルテレビ,portabl_televis
ポータブルラジオ,portabl_radio
ポートタワ,port_tower
ポールサイン,pole_sign
質屋 質店 ポーンシヨツプ,pawn_shop
詩的 ポエテイツク,ポエチツク,poetic ポエテイカル,poetic
ポケツトカメラ,pocket_camera
ポケツトナイフ,pocketknif
ポケツトブツク,pocketbook
ポジシヨンチエンジ,posit_chang
ポジテイブリスト,positiv_list
ポスターアート,poster_art
ポストプロダクシヨン,postproduct,ポスプロ
ポツプスコンサート,pop_concert
ポバール,poval
ポピーオイル,poppi_oil
ポリアクリロニトリル,polyacrylonitril
ポリイソプレンゴム,polyisopren_rubber
ポリビニルアルコール,polyvinyl_alcohol
スタグフレーシヨン,stagflat
ポリフアーマシ,polypharmaci
ポルトランドセメント,portland_cement
ポンピング,pump
市場分析 マーケツトアナリシス,market_analysi
マーケテイングコスト,marketing_cost
マーケテイングツール,marketing_tool
マーブルカラ,marbl_color
ミドル,middl
マイカコンデンサ,mica_condens
マイクロカプセル,microcapsul
マイクロサイト,micro_sight
マイクロモジユール,micromodul
マザーテープ,mother_tape
マジツクアイ,magic_eye
マジツクドア,magic_door
マススクリーニング,mass_screen 集団検診
マスターアイ,master_eye
マスターフアイル,マスタフアイル,master_file
マネーフロ,money_flow 資金循環
マリンタワ,marin_tower
マルチスクリーン,multiscreen
マルチスタジオ,multistudio
マルチパーパスルーム,multipurpos_room
マルチボツクス,multibox
マンモスタンカ,mammoth_tanker
ミーリングカツタ,mill_cutter
ミジツプ,midship
神秘主義的 ミステイツク,mystic
ミデイアムサイズ,medium_size
ミニカメラ,minicamera
スタント,stunt
ミニチユアカ,miniatur_car
ミニチユアブツク,miniatur_book
ミユージカルドラマ,music_drama
ミユージツクセラピ,music_therapi
ミユージツクテープ,music_tape
ミユージツクホール,music_hall
ミルクプラント,milk_plant
ムービーカメラ,movi_camera シネカメラ,cinecamera
日本製 日本製品 メードインジヤパン,メイドインジヤパン,made_in_japan
メールクレジツト,mail_credit
スタンバイ,stand_by
メーンテーブル,メインテーブル,main_tabl
誇大妄想 メガロマニア,megalomania
メゾネツトタイプ,maisonett_type
メタルトツプ,metal_top
メタルフオーム,metal_form
メタルラス,metal_lath
メデイアリサーチ,media_research
メデイシンボール,medicin_ball
メモリアルホール,memori_hall 記念館
坩堝,るつぼ メルテイングポツト,melt_pot
モーテル,motel モーターイン,motor_inn
モータ船 デイーゼル船 モーターシツプ,motor_ship
モータースクータ,motor_scooter
鋼鉄 スチール,ステイール,steel
スチル,スチール,still
モータードライブ,motor_drive,モードラ
モーターホーム,motor_home
トレーラーハウス モービルホーム,mobil_home モービルハウス,mobil_hous
モザイクガラス,mosaic_glass
モザイクタイル,mosaic_tile
モジユラーステレオ,modular_stereo
現代化 モダナイズ,modern
モダンリビング,modern_live
モデルシツプ,model_ship
モデルスクール,model_school
モデルプラント,model_plant
モニタリングシステム,monitor_system
モニタリングポイント,monitor_point
モニタリングポスト,monitor_post
モノラルレコード,monaur_record
モンキースパナ,monkey_spanner モンキ,monkey モンキーレンチ,monkey_wrench
ヤングマン,young_man
ユースマーケツト,youth_market
中古車 ユーズドカ,use_car u_カー
ユニツトキツチン,unit_kitchen
ユニツトシステム,unit_system
ユニツトヒータ,unit_heater
単位価格表示 ユニツトプライシング,unit_price
スツール,stool
ユニツトロード,unit_load
ユニバーサルスペース,univers_space
ユニバーサルテスタ,univers_tester
ライスセンタ,rice_center
ライテイングテーブル,write_tabl
ライトアート,light_art
駅 ステーシヨン,station
ライトコート,right_court
ライトゾーン,right_zone
ライトデイレクタ,light_director
ライトバツク,right_back
ライトプレーン,light_plane
ライトペン,light_pen
ライトマン,light_man
ステイツク,stick
杖 ステツキ,stick 洋杖
ライフブイ,life_buoy
救命胴衣 ライフジヤケツト,life_jacket ライフベスト,life_vest
ライフリング,rifl
ラインオフ,line_off
ラインキーパ,line_keeper
ラインシヤフト,lineshaft
ラジエーターキヤツプ,radiat_cap
移動中継車 ラジオカ,radio_car
ラジオキヤンペーン,radio_campaign
ラジオコード,radio_code
ラジオステーシヨン,radio_station
ラジオニユース,radio_news
ラジオマイク,radio_mike
ラスボード,lath_board
ラスモルタル,lath_mortar
シエラツクワニス,セラツクワニス,shellac_varnish ラツクニス
ラツクレール,rack_rail
ラバーコート,rubber_coat
ラバータイル,rubber_tile
ラフレイアウト,rough_layout
ラムジエツトエンジン,ramjet_engin
ランチパーテイ,lunch_parti
ステンドグラス,stain_glass
ランデイングネツト,land_net
ランニングストツク,run_stock
リークデイテクタ,leak_detector
リーサイド,lee_side
リースカ,leas_car
リーパ,reaper
ステンレス,stainless
リーフスプリング,leaf_spring
リーリング,reel
リーンウイズ,lean_with
リアエンジン,rear_engin
リアプロジエクシヨン,rear_projection
リアホイール,rear_wheel
予約席 指定席 リザーブシート,reserv_seat
リスニングルーム,listen_room
リトルマガジン,littl_magazin
リヒート,reheat
リブラス,rib_lath
修理工場 リペアシヨツプ,repair_shop
リモートセンシング,remot_sens
リモートターミナル,remot_terminal
リラベル,lyra_bell
リリヤン,リリアン,lili_yarn
リンコマイシン,lincomycin
ループアンテナ,loop_antenna
ルームキ,room_key
レーダーエコ,radar_echo
レーダースコープ,radarscop
レーダードーム,radar_dome
レーダービーコン,radar_beacon
レールバス,rail_bus
ストラツプ,strap
レシプロエンジン,reciproc_engin
レジデンシヤルホテル,residenti_hotel
レジヤーブーム,leisur_boom
レジヤーマーケツト,leisur_market
レセプシヨンルーム,recept_room
信用状 レターオブクレジツト,letter_of_credit,lc
レツドウツド,redwood
レツドライン,red_line
レバーハンドル,lever_handl
レフレクターランプ,reflector_lamp
レフレツクスカメラ,reflex_camera
まっすぐ 一直線 ストレート,straight
レンジフアインダ,rang_finder
レンズシヤツタ,len_shutter
レンタルシステム,rental_system
ローカルネツト,local_network
ローギヤ,ローギア,low_gear
ローシヨンパツク,lotion_pack
ロータリープレス,rotari_press
ロータリーポンプ,rotari_pump
ロートアイアン,wrought_iron
道路標識 ロードサイン,road_sign
ロードホールデイング,road_hold
ロードミラ,road_mirror
ロードメータ,load_meter
ロードローラ,road_roller
ローピング,rope
ローラーコンベア,roller_conveyor
ストレツチヤ,stretcher
ローラーベアリング,roller_bear
ローラーミル,roller_mill
ローリングプラン,roll_plan
ローリングミル,roll_mill
ロールクラツシヤ,roll_crusher
ロールバ,roll_bar ロールケージ,roll_cage
ロールフイルム,roll_film
ロールミル,roll_mill
ローロツク,rowlock
丸太小屋 ログハウス,log_hous ログキヤビン,log_cabin
航海日誌 ログブツク,logbook
ロコモテイブ,locomot
ロツクガーデン,rock_garden
ロツクナツト,locknut
ロツクハンマ,rock_hammer
ロツクフアイバ,rock_fiber
ストロンチウム,strontium
ロツクフイルダム,rock_fill_dam
ロツドアンテナ,rod_antenna
ロングカツト,long_cut
ロングシート,long_seat
ロングストローク,long_stroke
リスク,risk 危険性
ロングレール,long_rail
ワークソング,work_song
ワイヤゲージ,wire_gaug
ワウフラツタ,wow_flutter
ワゴンサービス,wagon_servic
電力計 ワツトメータ,wattmet
ワンペア,one_pair
ワンマンコントロール,one_man_control
ワンラウンド,one_round
評論 批評 論評 レビユ,レブユ,review
レブユ,レビユ,revu
スノーモービル,snowmobil
ノウハウ,ノーハウ,know_how
ジヤポニスム,ジヤポニズム,japonism
ビオトープ,バイオトープ,biotop
リラクゼーシヨン,リラクセーシヨン,relax
セレナーデ,serenad セレナード,serenad
慈善活動 フイランスロピ,フイランソロピ,philanthropi フイランソロフイ
フオービスム,フオービズム,fauvism 野獣派
ルポルタージユ,reportag,ルポ
ベースアツプ,ベア 賃上げ 増給
相変わらず,あいかわらず
愛嬌,愛きょう,愛敬
挨拶,あいさつ
挨拶回り,あいさつ回り,挨拶まわり,挨拶廻り
挨拶文,あいさつ文
挨拶状,あいさつ状
相槌,相づち,相鎚
狭間,ハザマ,はざま 合間 絶え間 隙間,すきま,すき間,スキマ,透き間 間,あいだ
阿吽,あうん
仰向き,あおむき,あお向き 仰向け,あおむけ,あお向け 仰臥位
とばっちり,トバツチリ,迸り 余波 巻き添え
皸,皹,あかぎれ,アカギレ
垢擦り,あかすり,アカスリ,垢すり
空き瓶,空きびん,空きビン 空瓶,空びん,空ビン
断念 諦め 諦念 諦観 諦める
呆れ,あきれ 呆れる
呆れ顔,あきれ顔
空き地,あき地 空地
空き時間 隙間時間,すき間時間,スキマ時間
握手,あくしゅ シエークハンド,shake_hand
あくび,欠伸,アクビ
あぐら,胡坐,胡座 趺坐
曙,あけぼの 黎明 夜明け 明け方
挙げ句,あげく,挙句,揚げ句,揚句
憧れ,あこがれ,アコガレ 憧憬 憧れる
下髭,下ひげ,下ヒゲ,下鬚
髭,ひげ,ヒゲ,鬚
髭剃り,ひげ剃り,ヒゲ剃り,ひげそり,ヒゲソリ,髭そり
痣,あざ,アザ
足取り,足どり 足跡,あしあと,足あと
明日,あした,アシタ,あす トウモロ,tomorrow
足下,足もと,足元,足許
汗疹,あせも,アセモ 汗瘡
焦り,あせり 焦慮 焦心 焦燥
苛立ち,いらだち,いら立ち,イラ立ち 焦燥
畦,アゼ,畔,あぜ
暖かさ,あたたかさ,温かさ 暖かみ,あたたかみ,温かみ 温もり,ぬくもり 温み,ぬくみ
頭,あたま,アタマ ヘツド,head
レンジ,レインジ,rang
渾名,あだな,あだ名,アダナ,アダ名,綽名 ニツクネーム,nicknam 愛称 通称 ペツトネーム,pet_name
別名 別称 異名 異称
仇討ち,あだ討ち 仕返し 敵討ち 報復 復讐 リベンジ,reveng
あちら 彼方 あっち
あっさり,アツサリ さっぱり,サツパリ
きれいさっぱり,綺麗さっぱり すっきり
天晴れ,天晴,あっぱれ,アツパレ
熱々,熱熱,あつあつ,アツアツ
扱い,あつかい
あとあと 後々,後後 のちのち
跡形 形跡 痕跡
後付け,後付
彼の世,あの世 冥土 冥途 冥府 冥界 黄泉
あばら骨 肋骨 ろっ骨
水ぶくれ,水脹れ,水膨れ 水腫れ,水ばれ 水疱
あぶく 水泡 泡ぶく
脂取り紙,あぶらとり紙
脂汗,あぶら汗
あぶり出し,あぶりだし,炙り出し,焙り出し
余り,あまり
編み物,編物,編みもの ニツテイング,knit
スプリンクラ,sprinkler
雨上がり,雨上り 雨後
不具合 欠陥 故障
手抜かり 手落ち
暴風 嵐,アラシ ストーム,storm
争い事,争いごと 揉め事,もめ事 いざこざ ごたごた 小競り合い,小競合い 争い 紛争
口論 口喧嘩 口争い 諍い,いさかい 言い争い,言いあらそい 言い合い,言いあい 争い,あらそい 言い争う 言い合う
春 スプリング,spring
霰,あられ,アラレ
現れ,現われ あらわれ 表れ,表われ
出来合い,出来合 既製 レデイーメード,レデイーメイド,レデイメード,レデイメイド,readi_made
様相 有り様
彼是,あれこれ 色々,色色,いろいろ,イロイロ
按摩,あんま マツサージ,massag
伝承 伝説 言い伝え,言いつたえ 言い伝える,言いつたえる レジエンド,legend
良案 名案 妙案 グツドアイデア,グツドアイデイア,good_idea
弁明 弁解 釈明 言い開き 申し開き 言い訳,言い分け,言訳 エクスキユーズ,excus
筏,いかだ,イカダ
活き活き,生き生き,いきいき
スプレ,spray
生き甲斐,生きがい
生き物,生きもの 生命体 生物 有機体
何個 幾つ,いくつ
何歳,何才 幾つ,いくつ
生け花,活け花,生花 華道
憩い,いこい
寛ぎ,くつろぎ
壮観 スペクタクル,spectacl
苛め,虐め,いじめ,イジメ
意地悪,いじわる,イジワル
どこ,ドコ,何所 何処 いずこ どちら
悪ふざけ 悪戯,いたずら,イタズラ
痛覚 傷み
苺狩り,いちご狩り,イチゴ狩り
一度,1_度 一回 一遍,いっぺん
一番,1_番,いちばん
益々,益益,ますます 一層,いっそう
何時頃,いつごろ,いつ頃
毎度 毎回 何時も,いつも
嘘,うそ,ウソ 偽り 虚偽 虚言
法螺,ホラ 出鱈目,でたらめ,デタラメ
見映え,見栄え,見ばえ
衣服 服装 衣類 衣装,衣裳 着物 クローズ,cloth 服
体形 体付き,体つき 体格
外見 外観 見掛け,見かけ 見せ掛け,見せかけ 上辺,うわべ
大昔 古代 太古 いにしえ
スポーク,spoke
命,いのち 生命
真っ先,真先,まっさき,まっ先 いの一番
鼾,いびき,イビキ
疣,いぼ,イボ 疣実
今一,いまいち,イマイチ 今一つ,今ひとつ
今頃,今ごろ 今時分
今迄,今まで
意味合い,意味あい,意味合 ニユアンス,nuanc
スポークスマン,spokesman
嫌々,嫌嫌,いやいや,イヤイヤ 渋々,渋渋,しぶしぶ
癒し,いやし,癒やし 治癒 ヒーリング,heal
嫌み,嫌味,厭み,厭味,いやみ,イヤミ
不用品 不用物 不要品 不要物
タトウ,tattoo 入れ墨,刺青 文身
入れ立て,入れたて
入れ物,入れもの,容れもの,容れ物 容器
彩り,色取り
スポーツマンシツプ,sportsmanship
囲炉裏,いろり,イロリ
曰く,いわく
由緒 由来 由縁 謂れ,いわれ 来歴
浮き浮き,うきうき,ウキウキ
浮き輪,浮輪 浮き袋 フロート,float
請け合い,請けあい,受け合い,受けあい,うけあい
裏,うら,ウラ バツク,back
薄味,うす味 淡味
微笑み,ほお笑み,ほほえみ,ほほ笑み,頰笑み スマイル,smile 笑う 微笑む 破顔 微笑
打ち上げ,打ちあげ,打ち揚げ,打上げ,打揚げ
団扇,うちわ,ウチワ
ヘマ,へま ドジ,どじ ポカ,ぽか
ケアレスミス うっかりミス 凡ミス 単純ミス
現実世界 実社会 現実社会 リアル,real
此の世,この世 現世 現し世
移り変わり,移りかわり,移り変り 移ろい,うつろい
鬱状態,うつ状態
鬱,欝,うつ,ウツ
鬱病,うつ病,ウツ病 抑鬱症,抑うつ症 大鬱病性障害,大うつ病性障害
スモーク,smoke
唸り,うなり
持ち前,持前
生まれ付き,生まれつき,生れ付き 天性 生来 天然
裏側,ウラ側 裏っ側 裏面
嬉しさ,うれしさ
鱗,うろこ,ウロコ
釉薬 釉,うわぐすり,上薬
風評 風説 噂,うわさ,ウワサ 風聞
餌,えさ,エサ
餌遣り,餌やり,えさやり,エサやり
餌場,えさ場,エサ場
鰓,えら,エラ
粒揃い,粒ぞろい 粒選り,粒より えり抜き,えりぬき 選りぬき,選り抜き より抜き,よりぬき 選抜 選定 セレクシヨン,select
よりすぐり 選りすぐり えりすぐり
御蔭,お蔭,御陰,お陰,おかげ
御蔭様,お蔭様,御陰様,お陰様,お蔭さま,お陰さま,おかげ様,おかげさま
浴室 風呂場 風呂,ふろ,フロ バスルーム,bathroom バス,bath
生い立ち,生いたち,生立ち,おいたち
置き去り,置去り
御絵書き,お絵書き,御絵描き,お絵描き,おえかき
大慌て,大あわて
スリツパ,slipper
大勢 多勢 多人数 大人数
大晦日,大みそか
公衆 大衆 パブリツク,public
公的 パブリツク,public
御数,おかず 総菜 惣菜 副食物 副食
金銭 銭
習わし,慣わし 習慣 慣習 習俗 風習 仕来り,しきたり 作法
薬,くすり,クスリ 医薬品
口,くち,クチ 口腔 マウス,mouth
お悔やみ,お悔み,おくやみ 弔問
習い事,習いごと 稽古事,けいこごと,けいこ事
レツスン,lesson 練習 稽古,けいこ
スループツト,throughput
謝罪 詫び 詫びる 謝る,あやまる
米,コメ ライス,rice
驕り,傲り 思い上がり 慢心
財布,サイフ パース,purs
賽銭,さい銭
スレート,slate
御古,お古 御下がり,おさがり,お下がり
御復習い,おさらい,お復習い,お浚い,御浚い 復習
お洒落,御洒落,おしゃれ,オシヤレ
散歩,さんぽ 散策
遊歩道 散歩道 散策路 散策道 プロムナード,promenad
職業 生業 仕事 職
スロープ,slope
ラストシーン,last_scene 閉幕 幕切れ 終わり
終わり,おわり,終り,潮時 仕舞い 終末 終局 終幕 結末 終息 終結 フイナーレ,final 幕切れ
醤油,しょうゆ,soy_sourc
通知 告知 一報 知らせ,しらせ,報せ インフオメーシヨン,インフオーメーシヨン,inform 報知
スローモーシヨン,slow_motion,スローモ
御辞儀,お辞儀,おじぎ
邪魔,じゃま,ジヤマ
台無し おじゃん
雄,牡,おす,オス
鮨屋,寿司屋,すし屋
回転寿司,回転ずし
一押し,一推し,いち押し,イチ押し,イチオシ
セーフガード,safeguard
お裾分け,おすそ分け
住居 住み処,住みか,住み家,住処,住家,棲み家,棲家,すみか 居宅 居住 住宅 住まい,住い
暮らし,暮し 住まい
家作り,家造り,家づくり
一人暮らし,1_人暮らし,1_人暮し,ひとり暮らし,ひとり暮し,一人暮し,独り暮らし,独り暮し 独り住まい,一人住まい,一人住い,独り住い 独居
省エネルギ住宅,省エネ住宅
家,いえ 家屋 住宅 ハウス,hous
住宅借入金等特別控除 住宅ローン減税 住宅ローン控除 住宅控除 住宅減税 住宅取得控除 住借控除
住宅地 住宅街
火災報知機,火災報知器 火災警報器,火災警報機
住宅費 住居費 家賃
コーポレートハウス,corpor_hous コーポラス,コーポ 集合住宅 共同住宅
建て売り,建売り
高齢者層 老年層 シニア層 シルバ層 シルバーエイジ,シルバーエージ,silver_age
御墨付き,お墨付き
行け行け,いけいけ,イケイケ 乗り乗り,のりのり,ノリノリ
御世辞,お世辞,おせじ
セクシ,sexi
正月料理 御節料理,おせち料理,お節料理 御節,おせち,お節
雑巾掛け,雑巾がけ,雑巾掛,ぞうきんがけ 拭き掃除,拭きそうじ,ふき掃除,ふきそうじ
調理器具 調理用具 調理道具 料理器具 料理道具 料理用具
清掃用具 清掃道具 掃除用具 掃除道具
仕事道具 商売道具
蕎麦屋,そば屋,ソバ屋 蕎麦店,そば店,ソバ店
単語 言葉 ワード,word
恐らく,おそらく きっと
不安 恐れ,畏れ,虞,おそれ 不安感 懸念 危惧 心配 気掛かり 憂慮
揃い,そろい
御揃い,お揃い,おそろい,御揃,お揃,おそろ,オソロ
宝 宝物,宝もの 財宝 トレジヤ,treasur
双方 互い
阿多福風邪,お多福風邪,おたふく風邪,オタフク風邪,おたふくかぜ 流行性耳下腺炎
セクシヨナリズム,section セクト主義 派閥主義 縄張り意識
試し,験し,ためし
穏やか,おだやか
乳房 おっぱい 乳
落ち着き,落ち付き,落ちつき,落着き,落付き
猪口,ちょこ
セクタ,sector
追っ掛け,追っかけ,おっかけ
使い,遣い,つかい
お疲れ様,お疲れさま,おつかれさま
交遊 交際 付き合い,付合い,付きあい,つき合い,つきあい
触れ合い,触れあい,ふれ合い,ふれあい スキンシツプ
釣り銭,つり銭,釣銭,釣り,つり お釣り,おつり
手紙 書状 書簡,書翰 便り レタ,letter
性別 セツクス,sex
日当たり,日当り,陽当たり,陽当り
日光 日差し,日差,日射し,日ざし,陽差し,陽ざし 太陽光線
太陽 御日様,お日様,お日さま
御伽話,お伽話,御伽噺,お伽噺,おとぎ話,おとぎばなし 童話 メルヘン,marchen フエアリーテイル,フエアリーテール,fairi_tale
落とし穴,落し穴
タラツプ,trap
妥協点 落とし所,落し所,落としどころ
片隅 隅っこ
御供,お供,御伴,お伴 随行 随伴 付き従う
囮,おとり,オトリ
衰え,おとろえ 衰退 衰弱 衰微 衰える,おとろえる
御腹,お腹,おなか,おナカ 腹,はら
腰回り 腰周り ヒツプ,hip
フアーストネーム,first_name 名前 名
鬼,おに,オニ
各人 各自 銘銘,銘々,めいめい 各各,各々,おのおの 個人
熨斗紙,のし紙
熨斗,のし
箸,はし 御手元 チヨツプステイツク,chopstick
皮膚,皮ふ,皮フ 肌,はだ,ハダ,膚 スキン,skin
セラミツク,ceram
囃子,はやし
化け物,バケモノ,化けもの 妖怪 御化け,お化け,おばけ,オバケ
幽霊屋敷 御化け屋敷,お化け屋敷,おばけ屋敷,オバケ屋敷
セラミツクス,ceram
御無沙汰,ご無沙汰,ごぶさた
膝,ひざ,ヒザ ニー,knee
雛人形,ひな人形 御雛様,お雛様,お雛さま,おひな様,おひなさま 雛飾り,ひな飾り
雛祭り,ひな祭り,雛祭 桃の節句
暇,閑,ひま,ヒマ
退屈凌ぎ,退屈しのぎ 暇潰し,暇つぶし 時間潰し,時間つぶし
手間暇,手間隙,手間ひま
昼間 日中
御守り,お守り 御札,お札 護符 霊符 アミユレツト,amulet タリズマン,タリスマン,talisman
布団,蒲団,ふとん,フトン
御任せ,お任せ,おまかせ
御負け,お負け,おまけ,オマケ
スペル,spell スペリング,spell 綴り,つづり
祭,祭り,まつり,マツリ
アナログ,analog
御御籤,御神籤,お御籤,お神籤,おみくじ,オミクジ
御輿,神輿,みこし
販売業者 デイーラ,dealer
自動車販売店 自動車デイーラ カーデイーラ
セレクト,select
アンカーストア アンカ店 核店舗 アンカーテナント キーテナント マグネツトストア
実店舗 現実店舗 実在店舗 リアル店舗
全店舗 全店
店舗販売 店頭販売
直売店 直販店
直売所 直販所
土産,みやげ おみや 手土産
土産品 土産物,土産もの,みやげ物,みやげもの スーベニア,souvenir
土産物屋,土産もの屋,みやげ物屋,みやげもの屋 土産物店,土産もの店,みやげ物店,みやげもの店 土産屋,みやげ屋 土産店,みやげ店
御襁褓,お襁褓,おむつ,おムツ,オムツ 襁褓,おしめ,オシメ
目当て 目印
懐妊 妊娠 懐胎 身籠る おめでた コンセプシヨン,concept
思い切り,思いきり 思いっ切り,思いっきり
思い遣り,思いやり
分銅 重し,おもし 重り,おもり,オモリ,錘
面白味,おもしろみ,面白み
餅搗き,餅つき,もちつき
遊び道具 玩具,がん具 おもちゃ,オモチヤ トイ,toy
玩具屋,おもちゃ屋,オモチヤ屋
古美術品 古美術 骨董品,骨とう品 骨董,骨とう アンテイーク,アンテイツク,アンチツク,antiqu
骨董品店,骨とう品店 骨董店,骨とう店 骨董品屋,骨とう品屋 骨董屋,骨とう屋 アンテイークシヨツプ,antiqu_shop
面持ち,面もち,面持
眠り,睡り,ねむり 睡眠 眠る
容赦 赦免 許し,赦し,宥し,ゆるし
及び,および 並びに,ならびに
折り紙,折紙,おりがみ
折り畳み,折畳み,折りたたみ
御礼 お礼
オレオレ詐欺,俺俺詐欺
下ろし,降ろし,おろし
下ろし金,おろし金,卸し金 下ろし器,おろし器,卸し器
大蛇,おろち,オロチ
御存知,ご存知,ご存じ,御存じ 御承知,ご承知
別れ 離別 別離 別れる,わかれる
椀 碗 わん
おんぶ,負んぶ,オンブ
抱っこ紐,抱っこひも,だっこ紐,だっこひも スリング,sling
車両,車輌,車輛
自動車 車,くるま,クルマ カー,car
肥満 でぶ,デブ
公衆トイレ 公衆便所 公共トイレ
洋風 洋式 西洋風
センセーシヨン,sensat
乗り継ぎ,乗りつぎ,乗継ぎ,乗継 乗り換え,乗換え,乗換,乗り替え,乗替え,乗替 乗り継ぐ 乗り換える
寝不足 睡眠不足
寝姿 寝相
睡眠薬 睡眠剤 睡眠導入剤 眠剤 催眠剤 催眠薬 眠り薬
ネチズン,netizen
ニコニコ生放送,ニコ生
ニコニコ動画,ニコ動
フルコミツシヨン,full_commiss,フルコミ 完全歩合給 完全歩合制
賃金表 俸給表 給与表 給料表 賃金テーブル
社会保険完備,社保完
退職金 退職手当 退職給付
転職活動,転活
感傷的 センチメンタル,sentiment,センチ
アクセス禁止,アク禁
ガラパゴス携帯,ガラパゴスケータイ,ガラケ
フイーチヤーホン,フイーチヤーフオン
固定ハンドルネーム,こてハン,コテハン
システムアドミニストレータ,system_administr,シスアド
インターネツトラジオ,internet_radio,ネトラジ
ノートパソコン,ノーパソ ノート_pc ノートブツク_pc ラツプトツプ,laptop
ブラウザクラツシヤ,browser_crasher,ブラクラ
ボーカロイド,vocaloid,ボカロ
大雑把,大ざっぱ,おおざっぱ 大まか,おおまか アバウト,about
ワンセグメント放送,ワンセグ
ペンタブレツト,pen_tablet,ペンタブ グラフイツクタブレツト,graphic_tablet
セントラルキツチン,central_kitchen
セントラルヒーテイング,central_heat
ゼリ,ジエリ,jelli
ゼロサム,zero_sum
ゼロサムゲーム,zero_sum_game
社会的 ソーシヤル,ソシアル,social
アパレル,apparel
ソーラ,solar
アピール,appeal
ターボ,turbo
ターボジエツト,turbojet
ターム,term
タイドローン,tie_loan
タイムゾーン,time_zone 標準時間帯
チエーンソ,chain_saw
ナシヨナルチエーン,nation_chain
ホテルチエーン,hotel_chain
フランチヤイズチエーン,franchiz_chain
レギユラーチエーン,regular_chain
コールドチエーン,cold_chain
タイミングチエーン,time_chain
チエーンブロツク,chain_block
食物連鎖 フードチエーン,food_chain
ボランタリーチエーン,voluntari_chain
サプライチエーン,suppli_chain
ドアチエーン,door_chain
タオル,towel
アレンジメント,arrang アレンジ,arrang
タグボート,tugboat
タツチ,touch 触る,さわる 接触
タブロイド,tabloid
アンテナ,antenna
タンクローリ,tank_lorri
タンブラ,tumbler
ダークホース,dark_hors
ダイイン,die_in
ダイエツト,diet
ダイオード,diod
ダイニングルーム,dine_room,ダイニング,dine
ダクト,duct
ダビング,dub
ダンデイ,dandi
ダンピング,dump 不当廉売
カーテン,curtain
チエツクアウト,check_out,checkout
カード,card
チツク,tic
チツプ,chip
心付け,心づけ チツプ,tip
チツプス,テイツプス,tip
チヤータ,charter
チヤンネル,チヤネル,channel
カーボン,carbon
ツートーンカラ,ツートンカラ,ツートーン,ツートン,two_tone
ツーピース,two_piec
ツイスト,twist
ツインルーム,twin_room,ツイン,twin
カプセル,capsul
テーラ,tailor
カロリ,calori
テキスタイル,textil
テストケース,test_case
テツクス,tex
テンシヨン,tension
デーリ,デイリ,daili 日次
保存 セーブ,save 保管
捕まえる キヤツチ,catch
デイスカウントセール,discount_sale
ギヤツプ,gap
几 机案 デスク,desk
デツドヒート,dead_heat
デツドロツク,deadlock
クラウド,cloud
デノミネーシヨン,denomin,デノミ
デポジツト,deposit 保証金 預かり金,預り金
デモクラシ,democraci
二重奏 デユエツト,duet デユオ,duo
トースタ,toaster
クラス,class
トーテムポール,totem_pole
極秘 最高機密 トツプシークレツト,top_secret
トライ,tri
トライアル,trial
トライアングル,triangl
クリーム,cream
信用 信憑,信ぴょう トラスト,trust
トラツク,truck
旅行 旅 トラベル,travel トリツプ,trip ジヤーニ,journey
トランシーバ,transceiv
トランジスタ,transistor
トランスポート,transport
清潔 クリーン,clean
トランプ,trump
トリミング,trim
トレ,トレイ,tray
トロリーバス,trolley_bus,trolleybus
ドキユメンテーシヨン,document 文書化
グラフ,graph
ドライヤ,dryer,drier
ドラマ,drama
ドラマチツク,ドラマテイツク,dramat
神経質 ナーバス,nervous
夜 夜間 ナイト,night
天然 自然 ナチユラル,natur
ナトリウム,natrium
ナンバーワン,number_one
ニアミス,near_miss
ニツト,knit
ニユース,news 報道
中立的 中立 ニユートラル,ニートラル,neutral
ペツトボトル,pet_bottl
販売 売り出し,売りだし,売出し,売出 セール,sale
ノスタルジア,nostalgia ノスタルジ,nostalgi 郷愁
ノンフイクシヨン,nonfict
サブキ,subkey
ハードボイルド,hard_boil
ハードル,hurdl
シフト,shift
ハイブリツド,hybrid
ハイヤ,hire
ハウジング,hous
ハウツ,how_to
シリコン,silicon
ハネムーン,honeymoon 新婚旅行
ハブ,hub
ハリケーン,hurrican
ハンカチーフ,handkerchief,ハンカチ
オーバーハング,overhang,ハング,hang
狩猟 狩り ハンテイング,hunt
ジヤンル,genr
ハンドリング,handl
ハンマ,hammer
バータ,barter 物々交換
先入観 バイアス,bias
バイオマス,biomass
バイト,byte
スタツク,stack
バクテリア,bacteria 細菌
バグパイプ,バツグパイプ,bagpip
バケツトシート,bucket_seat
バザ,bazaar 慈善市
バザール,bazar バザ
バス,bus
スタンド,stand
バツジ,badg
バツテイング,but
バツフア,buffer
バプテスト,バプテイスト,baptist
価値 値打ち バリユ,valu
バルブ,valv
銀行 バンク,bank
ゼロ,zero
スポツトアナウンス,spot_announc,スポツト,spot スポツト広告 スポツトコマーシヤル,spot_commerci
スポツトライト,spotlight,スポツト,spot
パイロツト,pilot
パス,pass
パツキン パツキング,pack
スマート,smart スリム,slim スレンダ,slender 細身 ほっそり 華奢,きゃしゃ
パツセンジヤ,passeng
パビリオン,pavilion
パラグラフ,paragraph
スライス,slice
パラドツクス,パラドクス,paradox 逆説
ヒユーズ,フユーズ,fuse
スワイプ,swipe
人間的 ヒユーマン,human
大きい ビツグ,big でかい,でっかい
ビツグスリ,big_three
ビデオデイスク,videodisc
手形 ビル,bill
平和 ピース,peac
ピツクアツプ,pickup
ピラミツド,pyramid
食べ物 食品 食料品 フード,food フーズ,food
フード,hood
一番目 フアースト,first,1st
薬局 フアーマシ,pharmaci
フアインダ,finder
タイマ,timer
事実 フアクト,fact
工場,こうじょう フアクトリ,factori
フアジ,fuzzi
タブ,tab
フアン,fan
フアンタステイツク,fantast
フアンダメンタル,フアンダメンタルズ,fundament
財団 フアンデーシヨン,フアウンデーシヨン,foundat
基金 フアンド,fund
フイーバ,fever
フイクシヨン,fiction 虚構
フイラメント,filament
ダツシユ,dash
フイルム,film
フエールセーフ,フエイルセーフ,fail_safe
フエンダ,fender
民間伝承 フオークロア,フオークロワ
民俗学 フオークロア,フオークロワ
民謡 フオルクローレ
民族音楽 フオルクローレ
ダミ,dummi
フオーミユラカ,formula_car
フオーラム,forum
フオローアツプ,follow_up
エクスクラメーシヨン,exclam
変貌 変態 トランスフオーメーシヨン,transform
オフイスオートメーシヨン,offic_autom,oa
セルアニメーシヨン,cell_animat
エクスクラメーシヨンマーク,exclam_mark 感嘆符 びっくりマーク,ビツクリマーク
フツキング,hook
融合 フユージヨン,fusion
チユーブ,tube
フライトレコーダ,flight_record
飛行 飛翔 フライング,fli
平坦 平ら フラツト,flat
フラン,furan
フランチヤイズ,franchiz
フリーズ,friez
フルサイズ,full_size
成句 句 慣用句 フレーズ,phrase
フロン,flon
テプラ,tepra
フロンテイア,frontier
フロント,front
ブース,booth
デバツグ,debug
脳 脳髄 ブレーン,ブレイン,brain
ブローカ,broker
ブロマイド,bromid
プリン,purin
削除 デリート,delet 消す
プライベートブランド,privat_brand
プラザ,plaza
プラネタリウム,planetarium
植物 プラント,plant
貿易 トレード,trade 交易 通商
立案 プランニング,プラニング,plan
プルトニウム,plutonium
下書き 草稿 ドラフト,draft
プレーン,plain
プレジヤーボート,pleasur_boat
プレスコード,press_code
プロダクシヨン,production
プロデユース,produc
プロパン,propan
プロモータ,promot
エピローグ,epilogu
ナイロン,nylon
ヘツドセツト,headset
ヘリウム,helium
健康 ヘルス,health
タイト,tight
ノード,node
ベストセラ,best_seller
ベストテン,best_ten
ベビーブーム,babi_boom
ベルトコンベヤ,belt_conveyor
ペデイキユア,pedicur
ハツシユ,hash
ペン,pen
ペンネーム,pen_name
ホバークラフト,ホーバークラフト,hovercraft
ホームステイ,homestay
広間 ホール,hall
穴 ホール,hole
ホイールキヤツプ,wheel_cap
笛 ホイツスル,whistl
ホスピス,hospic
病院 ホスピタル,hospit
ホワイトアウト,whiteout
ホワイトカラ,white_collar
ボーキサイト,bauxit
ボードセーリング,boardsail
ボーリング,bore
ボール,ball
ボウル,ボール,bowl
ボールド,bold
ボイスレコーダ,voic_record
茹でる ボイル,boil
ボルテージ,voltag
ポートフオリオ,portfolio
ポーリング,poll
ポスタ,poster
ビジネス,business
ポルノグラフイ,ポルノ,porno
マイクロホン,マイクロフオン,microphon,マイク,mike
マイナ,minor
マイニング,mine
マウンテンバイク,mountain_bike
ビタミン,vitamin
マスト,mast
マツチ,match
タイヤ,tire
マニキユア,manicur
政権公約 マニフエスト,manifesto
マラリア,malaria
マリン,マリーン,marin
マルチキヤスト,multicast
毎月 各月 例月 月毎,月ごと 月例 月次 月並み,月並 月月,月々
ミスマツチ,mismatch
ミデイアム,medium
農場 フアーム,farm
音楽 ミユージツク,music
フイツト,fit
巻き尺 物差し,物指し メジヤ,measur
メダル,medal
メチルアルコール,methyl_alcohol
メドレ,medley
メンタル,mental 精神的
モータリゼーシヨン,motor
モデルケース,model_case
記念碑 モニユメント,monument
モビール,モビル,モーバイル,モービレ,mobil
モラトリアム,moratorium
モンスーン,monsoon 季節風
飛行 フライト,flight
ユニオン,union
照明 明かり ライト,light ライテイング,light
右 ライト,right
ライフサイクル,life_cycl
生命線 生活線 ライフライン,lifelin
ライブ,live
ラジウム,radium
塔 タワ,tower
ブランチ,branch
急進的 ラジカル,ラデイカル,radic
最終 最後 終わり ラスト,last
ラフ,rough
狂詩曲 ラプソデイ,rhapsodi
ランタン,lantern
ブランド,brand
ローンチ,launch
風景 景観 ランドスケープ,landscap
クリーニング店 ランドリ,laundri
洋燈 ランプ,lamp
ブレーキ,brake
リーグ,leagu
リーズナブル,reason
先導 指揮 牽引 主宰 統率 リード,lead 率いる
リード,reed 簧
リール,reel
リアシート,rear_seat バツクシート,back_seat 後部座席 後部席
現実主義 リアリズム,realism 写実主義
リクルート,recruit
プラス,plus 加える,くわえる 足す,たす
リケツチア,rickettsia
リコール,recal
リサイクル,recycl
リゾート,resort
プレート,plate
リテラシ,literaci
リノリウム,linoleum
リバーシブル,revers
リバイバル,reviv
リフレイン,リフレーン refrain ルフラン
リベツト,rivet
リメーク,リメイク,remak
遠隔操作 遠隔制御 リモートコントロール,remot_control,リモコン
リヤカ,rear_car
繋がり,つながり 関わり,係わり 結び付き,結びつき 関連 関係 リレーシヨン,relat
リンクス,link
ペイント,paint
輪 輪っか 輪形 環形 環状 円環 リング,ring
リンケージ,linkag
ルーズ,loos
ルーズリーフ,loos_leaf
累乗根 ルート
ルア,lure
家庭 家,いえ ホーム,home
ルアーフイツシング,lure_fish
ラベル,レーベル,label レツテル,letter
レーン,lane
ホイール,wheel
雨 レイン,レーン,rain
虹 レインボ,rainbow
レゲエ,regga
レジデンス,resid
余暇 レジヤ,leisur
レデイーフアースト,ladi_first
レパートリ,repertori
ポート,port
リフアレンス,レフアレンス,refer
レプリカ,replica
レリーフ,リリーフ,relief 浮き彫り
ローデイング,load
ロード,load
道路 道 ロード,road
マージ,merg
ロードテスト,road_test
ローリング,roll
ロール,roll
ロールバツク,rollback
芝生 芝地 lawn
ロイヤルボツクス,royal_box
ロツカ,locker
ロツクアウト,lockout
マクロ,macro
ロマン主義 ロマンチスム,ロマンテイスム,romantism ロマンチシズム,ロマンテイシズム,romantic
ロマンチツク,romant
世界 ワールド,world
マシンガン,machin_gun 機関銃,機銃
サブマシンガン,submachin_gun
チユーリングマシン,ture_machin
マシン,マシーン,machin
番号印字器 ナンバリングマシーン,ナンバリングマシン,number_machin
タイムマシン,タイムマシーン,time_machin
スピニングマシーン,スピニングマシン,spin_machin
裁縫 縫い物 針仕事 ソーイング,sew
ミシン ソーイングマシン,ソーイングマシーン,sew_machin
トランスフアーマシン,トランスフアーマシーン,transfer_machin
ボール盤 穿孔機 鑽孔機 ドリリングマシーン,ドリリングマシン,drill_machin
ボーリングマシン,ボーリングマシーン,bore_machin
ラツピングマシーン,ラツピングマシン,lap_machin
スロツトマシーン,スロツトマシン,slot_machin
ワゴン,wagon
ワセリン,vaselin
アーキテクチヤ,アーキテクチユア,architectur
アーキテクト,architect
アウトソース,outsourc
アウトレツト,outlet
アクセスエラ,access_error
アクセスキ,access_key
アクテイビテイ,activity
アコーステイツク,acoust
アダージヨ,adagio
アドミン,admin
アノテーシヨン,annot
大赦 アムネステイ,amnesti
メイリオ,meiryo
アラモード,alamod
アリア,aria
アレルギ,allergi
アロマセラピ,aromatherapi アロマテラピ,aromatherapi 芳香療法
非公式 アンオフイシヤル,unoffici
アンプル,ampoul
アンプル,ampl
記憶 メモリ,memori
イテレーシヨン,iter
インシデント,incid
インシユリン,インスリン,insulin
誘因 インセンテイブ,incent
インターナル,internal
インタープリタ,interpret
聡明 インテリジエント,intellig
インデキシング,インデクシング,index
イントラネツト,intranet
インプラント,implant
戦争 ウオーズ,war ウオ,war
ウラン,uran ウラニウム,uranium
ウレタン,urethan
運動 エクササイズ,exerc
極端 極度 エクストリーム,extrem
エステート,estat
エステテイツク,aesthet,esthetiqu
エチユード,etud
エチル,ethyl
エデイタ,editor
エトランゼ,etrang
エミユレータ,emul
エラステイツク,elast
エンコード,encod エンコーデイング,encod
オーケストレーシヨン,orchestr
リセール,resal
オーバーヘツド,オーバヘツド,overhead
オフサイト,offsit
オブジエクテイブ,objectiv
オンサイト,onsit
リテラル,liter
オンデマンド,ondemand
カーチエイス,carchas
カーネル,kernel
カテゴリ,categori
カフエテリア,cafeteria
四重奏 カルテツト,クアルテツト,クワルテツト,quartet,quartetto
四重唱 カルテツト,クアルテツト,クワルテツト,quartet,quartetto
カロチン,カロテン,caroten
カンツオーネ,canzon
ガス,gas
ガンマ,gamma
ルータ,router
キヤブレタ,carburetor
キヤプチヤ,captur
キヤラクタセツト,characterset
ループ,loop
クイズ,quiz
クオーツ,quartz 石英
準々決勝 クオーターフアイナル,quarterfin
季刊 クオータリ,quarter
本部 司令部 司令塔 ヘツドクオータ,ヘツドクウオータ,headquart
クラスタリング,cluster
教室 クラスルーム,classroom
クラツシユ,crash 衝突 衝突事故 壊れる ぶつかる
クレヨン,crayon
クロージング,close
グロツキ,グロツギ,groggi
ケータリング,cater
ゲルマニウム,germanium
法人 コーポレーシヨン,corpor
コマンドライン,commandlin
賃貸 賃貸し レンタル,rental リース,leas
コラージユ,collag
コロシアム,coliseum colosseum コロセウム,コロツセウム コロツセオ,colosseo
コンサルト,consult
協奏曲 コンチエルト,コンツエルト,concerto
コンテインジエンシ,conting
コンバージヨン,convers,cv
ローラ,roller
コンパイラ,compil
コンビナート,kombinat
コンピユーテイング,comput
機密 内密 口外無用 コンフイデンシヤル,confidenti
サーベイ,survey 調査
サーベイランス,surveil
サイドメニユ,side_menu
サイバ,cyber
サフアリ,safari
サブデイレクトリ,subdirectori サブフオルダ,subfold
論理的 ロジカル,logic
サブドメイン,subdomain
サブリミナル,sublimin
サボタージユ,sabotag
サロン,salon サルーン,saloon
サンドボツクス,sandbox
ドライブインシアタ,drive_in_theater
アートシアタ,art_theater
シエイプアツプ,シエープアツプ,shapeup
システムズ,system
輝く 光り輝く 光る シヤイン,shine
シヤツトダウン,shutdown
シユノーケル,スノーケル,snorkel
シリアライズ,serial
シリアル,serial
シンク,think
シングルトン,singleton
ジアスターゼ,diastas
ジフテリア,diphtheria
スキーム,scheme
スキミング,skim
スクリーニング,screen
スクロールバ,scrollbar
スケルツオ,scherzo
スタツフイング,stuf
ステージング,staging
安定 ステーブル,stabl
ステープル,stapl
ステータス,ステイタス,status
ストツクヤード,stockyard
スプレツドシート,spreadsheet
スワツピング,swap
スワツプフアイル,swapfil
セコンダリ,セカンダリ,secondari
セキユア,secur
セレクテイブ,select
敏感 鋭敏 多感 センシテイブ,sensit
セントラル,central
ソーシヤルゲーム,social_game
ソースフアイル,sourc_file
ソフア,sofa
タグ,tag
タバコ,煙草,tabaco
ダイヤルイン,ダイアルイン,dialin
チエツクマーク,check_mark
チツプセツト,chipset
チルダ,tild
エンジン,engin
チヤツト,chat
チヤパテイ,chapati
チユートリアル,tutori
ツア,tour
ツンドラ,tundra
テクノ,techno
テステイング,test
テデイベア,teddybear
悪魔 魔王 デーモン,デモン,demon デビル,devil
辞書 辞典 字引 デイクシヨナリ,dictionari
デイスパツチ,dispatch
デイスペンサ,dispens
デイビジヨン,divis
デイフ,diff
事務所 オフイス,offic
開発 デイベロツプメント,デベロツプメント,develop
サステイナブルデイベロツプメント,サステイナブルデベロツプメント,sustain_develop,sd
デイペンド,depend
デマンド,デイマンド,demand
遅れ 遅延 遅滞 デイレ,デイレイ,delay 長引く 滞る 延滞 ラグ,lag
デフアクト,defacto
カタログ,catalog
デレゲーシヨン,deleg
話題 トピツク,topic トピツクス,topic
東証株価指数,tokyo_stock_price_index,topix,トピツクス
トラウマ,trauma 心的外傷 精神的外傷
トラツカ,tracker
トラツカ,trucker
カレント,current
トレーデイング,trade
トレードオフ,trade_off
トレンデイ,trendi
ドーン,dawn
知識 ナレツジ,knowledg 見聞 見聞き
爪,つめ,ツメ ネイル,nail
正規化 ノーマライズ,normaliz
ノーマライゼーシヨン,ノーマライゼイシヨン,ノーマリゼーシヨン,normaliz
ノイローゼ,neuros 神経症
ハラスメント,harass
バイトコード,bytecod
バイナリ,binari
バグフイツクス,バグフイクス,bugfix
バグベア,bugbear
バツクワード,backward
バリデーシヨン,valid
パーテイシヨニング,partit
パンデミツク,pandem パンデミ,pandemi 大規模流行 世界的大流行 世界的流行 感染爆発
ビオラ,viola
ピツコロ,piccolo
ラテン,latin
ケーブル,cabl
フアイルタイプ,filetyp
フアシズム,fascism
フアシリテイ,facil
フイード,feed
フイルタ,filter
フオグランプ,foglamp
フオルテ,fort
フレツクスタイム制度,フレツクスタイム制,フレツクス制,フレツクスタイム,flextim 変形労働時間制,変形労働制
フローテイング,float
ブテイツク,boutiqu
ブラウザ,browser
繋ぐ コネクト,connect
息 息継ぎ 呼吸 ブレス,breath
ブロードバンド,broadband
小型 小振り,小ぶり 小作り 小サイズ ミニ,mini ミニサイズ プチ,petit コンパクト,compact
練習 稽古 プラクテイス,practic
プリインストール,preinstal
ゴシツク,gothic
プレオープン,preopen
プレミアム,premium
プロキシ,proxi
蛋白質,たんぱく質,タンパク質 プロテイン,protein
プロバイダ,provider
プロフエツシヨナリズム,profession
ヘツダ,header
ベータ,beta
ホバ,hover
ホバリング,hover
ボーダーレス,borderless
ポジシヨニング,posit
合図 信号 シグナル,signal サイン
マイグレーシヨン,migrat,マイグレ
マウス,まうす,mous
マウスオーバ,mous_over マウスホバ,mous_hover オンマウス,on_mous ロールオーバ,rollov
マザーボード,motherboard
上限 限度 最高限度 最大限 最大限度 マツクス,max リミツト,limit マキシマム,マクシマム,maximum
マニユフアクチヤ,マニユフアクチユア,manufactur
マルチコア,multicor
マルチタスク,multitask
ミレニアム,millennium
メーンストリーム,メインストリーム,mainstream
メカトロニクス,mechatron
メチル,methyl
メツセージング,messag
メデイカル,medic
メトリツクス,メトリクス,metric
メニユーバ,menubar
モータース,motor
モチベート,motiv
モツク,mock
モノリシツク,monolith
ユーテイリテイ,util
ヨガ,ヨーガ,yoga
スキヤン,scan
図書室 図書館 ライブラリ,librari
リカバリ,recoveri
リグレツシヨン,regress
スコープ,scope
リザーブド,reserv
リジエクト,reject
リストアツプ,listup
リターナブル,return
リトグラフ,lithograph リトグラフイ,lithographi リソグラフイ
リフアクタリング,refactor
リムジン,limousin
リレーシヨナル,relational
ルツク,look
レガシ,legaci
レクイエム,requiem 鎮魂歌
レジストリ,registri
救出 レスキユ,rescu 救助 救援 救難 救い出す 助け出す
レトルト,retort
レトロ,retro
リボルバ,レボルバ,revolv
ローカライズ,localiz ローカリゼーシヨン,ローカライゼーシヨン,localiz 地域化
ロールアツプ,rollup
ロジステイクス,ロジステイツクス,logist
ロスト,lost
ワークアラウンド,workaround
ワンタイムパスワード,one_time_password
アクセスログ,access_log アクセス履歴
アロマオイル,aroma_oil
イメージフアイル,imag_file
インクリメンタルサーチ,increment_search インクリメントサーチ,increment_search
トリム,trim
インターネツトエクスプローラ,internet_explor,ie
水 ウオータ,water
ウオーターシユート,water_chute
バツクウオータ,backwat
ウオーターフロント,waterfront
アイスウオータ,ice_water
ウオータージヤケツト,water_jacket
ウオータースカイ,water_sky
ウオーターパイプ,water_pipe
ウオーターライン,waterlin
ホワイトウオータ,white_water
ラフウオータ,rough_water
ワイルドウオータ,wild_water
ウオーターホール,ウオータホール,water_hole
ウオーターサーバ,water_server
ウオータークーラ,water_cooler 冷水器
ウオータープルーフ,waterproof
アンダーウオータ,underwat
ウオーターマーク,watermark
エステテイツクサロン,esthet_salon
エンドポイント,end_point
オープンソース,open_sourc
オンラインサービス,onlin_servic
スライド,slide
カレントデイレクトリ,current_directori
クラウドコンピユーテイング,cloud_comput
クロスチエツク,cross_check
グランドデザイン,grand_design
ゲートボール,gate_ball
コーポレートガバナンス,corpor_govern 企業ガバナンス 企業統治
コールセンタ,call_center コンタクトセンタ,contact_center
コアダンプ,core_dump
コマンドプロンプト,command_prompt
コンボボツクス,combo_box
サードパーテイ,third_parti サードベンダ,third_vendor
サブネツトマスク,subnet_mask
システムエラ,system_error
スケールアウト,scale_out
スケールダウン,scale_down
スタツドレスタイヤ,studless_tire
セーフテイネツト,セーフテイーネツト,safeti_net 安全網
スロツト,slot
セカンドオピニオン,second_opinion
デザインポリシ,design_polici
メデイアポリシ,media_polici
ゼロベース,zero_base
ソーラーカ,solar_car
ソウルミユージツク,soul_music
タイムスケジユール,timeschedul
タイムライン,timelin,tl
ダブルクリツク,doubl_click
スワツプ,swap
プラズマデイスプレ,プラズマデイスプレイ,plasma_display
フロアデイスプレ,フロアデイスプレイ,floor_display
デイスプレーポート,デイスプレイポート,displayport
ピアノプレーヤ,ピアノプレイヤ,piano_player
フオトプレーヤ,フオトプレイヤ,photoplay
ユーテイリテイープレーヤ,ユーテイリテイープレイヤ,ユーテイリテイプレーヤ,ユーテイリテイプレイヤ,util_player
レコードプレーヤ,レコードプレイヤ,record_player
プレ,プレイ
チームプレ,チームプレイ,team_play
コスチユームプレ,コスチユームプレイ,costum_play
スタンドプレ,スタンドプレイ,grandstand_play
プレーバツク,プレイバツク,playback
リプレ,リプレイ,replay
テキストエデイタ,text_editor
テキストフアイル,text_file
テキストボツクス,text_box
デザインパターン,design_pattern
デジタル,デイジタル,digit
デジタルデイスク,デイジタルデイスク,digit_disc
デジタルテレビ,デイジタルテレビ,digit_televis
情報格差 デジタルデイバイド,デイジタルデイバイド,digit_divid
パイルドライバ,pile_driver
デバイスドライバ,devic_driver ドライバープログラム,driver_program ドライバーソフト ドライバ,driver
デフアクトスタンダード,de_facto_standard 業界標準
デユアルコアプロセツサ,dual_core_processor
トツプページ,top_page
トラベラーズチエツク,travel_s_check
セツト,set
ドライブレタ,drive_letter
ネイルアート,nail_art
ネツトワークアドレス,network_address
ハードデイスクドライブ,hard_disk_drive
ハザードマツプ,hazard_map 災害予測図 災害予測地図 被害予測地図
バイナリフアイル,binari_file
バツクオフイス,back_offic 間接部門
バツチフアイル,batch_file
パターンフアイル,pattern_file
パツチフアイル,patch_file
パブリツクコメント,publi_ccomment,パブコメ,pc 意見公募手続
ヒユーマンエラ,human_error
ヒユーマンスキル,human_skill
セメント,cement
ビジネスモデル,business_model
ビデオカード,video_card ビデオボード,video_board グラフイツクスボード,graphic_board グラボ グラフイツクボード,graphic_board グラフイツクスカード,graphic_card グラフイツクカード,graphic_card
フリースペース,free_space
フロントエンド,front_end
ドーム,dome
中央 中心 センタ,center
プログラムフアイル,program_file
ヘツジフアンド,hedg_fund
ヘルスケア,health_care 健康管理
ホワイトボード,white_board
ポインテイングデバイス,point_devic
ポツプアツプメニユ,pop_up_menu
ポリエチレングリコール,polyethylen_glycol,peg
ポリエチレンテレフタレート,ポリエチレンテレフタラート,pet
ポリプロピレングリコール,polypropylen_glycol
メーンバンク,メインバンク,main_bank 主力銀行,主力行
メインページ,main_page
主記憶装置 主メモリ メーンメモリ,メインメモリ,main_memori
ソケツト,socket
メゾソプラノ,mezzo_soprano,メゾ
モラルハザード,moral_hazard 道徳的危険
ユーザビリテイ,usabl 使い勝手
ユーザーアカウント,ユーザアカウント,user_account
ユーザーサポート,ユーザサポート,user_support
ユーザーネーム,ユーザネーム,user_name
ユーザーテスト,ユーザテスト,user_test ユーザビリテイーテスト,ユーザビリテイテスト,usabl_test
マルチユーザ,multius
ユースケース,use_case
ユニバーサルサービス,univers_servic
ラジアルタイヤ,radial_tire
タクシ,taxi
リスクヘツジ,risk_hedg
リモートアクセス,remot_access
ルーチン,ルーテイン,routin
サブルーチン,サブルーテイン,subroutin
ルーチンワーク,ルーテインワーク,routin_work ルーチン作業,ルーテイン作業
ルートデイレクトリ,root_directori
ワークグループ,work_group
ワンクリツク,one_click
ワンタイム,one_time
ワンランク,one_rank
アーテイスチツク,artist
出席 臨席 アテンダンス,attend 列席 参列
オプテイマイゼーシヨン,optim 最適化
トラツキング,track
トリアージ,triag
タツパーウエア,タツパウエア,tupperwar,タツパ
アプリケーシヨンソフトウエア,applic_softwar アプリケーシヨンソフト,アプリケーシヨン,applic,アプリ アプリケーシヨンプログラム,applic_program,ap 応用ソフト 応用プログラム
オペレーテイングシステム,oper_system,os システムソフトウエア,system_softwar システムプログラム,system_program 基本ソフト
グループウエア,groupwar
ミドルウエア,middlewar
フリーソフトウエア,free_softwar フリーソフト フリーウエア,freewar
パツケージソフトウエア,packag_softwar
ランサムウエア,ransomwar
オープンソースソフトウエア,open_sourc_softwar,oss
シエアウエア,sharewar
フアームウエア,firmwar
ペイロール,payrol
ツール,tool
ワールドワイドウエブ,world_wide_web ウエブ,ウエツブ,web
ウエブログ,weblog,ブログ,blog
ウエブアプリケーシヨンプログラム ウエブアプリケーシヨン,web_applic,ウエブアプリ
web_メール,ウエブメール,web_mail
ウエブブラウザ,web_browser
ウエブサービス,web_servic
インターネツト放送 ネツト放送 ウエブ放送 ネツトテレビ ウエブキヤステイング,webcast
メモリダンプ,memori_dump
環境管理システム 環境マネージメントシステム,環境マネジメントシステム,em
エンジンマネージメントシステム,エンジンマネジメントシステム,engin_manag_system,em
資産運用 アセツトマネジメント,アセツトマネージメント,asset_manag,am
コンストラクシヨンマネジメント,コンストラクシヨンマネージメント,construct_manag,cm
トツプマネジメント,トツプマネージメント,top_manag マネジメント層 経営層 経営者層
マネジメントゲーム,マネージメントゲーム,manag_game
フアシリテイーマネジメント,フアシリテイーマネージメント,フアシリテイマネジメント,フアシリテイマネージメント,facil_manag,fm,エフエム
木 樹木 ツリ,tree
サブタスク,subtask
シヤード,shard
スパイキ,spiki
ダイシング,dice
チヤレンジド,challeng
デザイニング,design
デプロイメント,deploy デプロイ,deploy
ハイパーバイザ,hypervisor
場所 プレース,プレイス,place
プレースメント,プレイスメント,placement
リプレース,リプレイス,replac
プレースホルダ,プレイスホルダ,placehold
ホルダ,holder
レコードホルダ,record_holder
キーホルダ,key_holder
ガスホルダ,gashold
シガレツトホルダ,cigarett_holder
ツールホルダ,toolhold
ペンホルダ,penhold
ステークス,stake
プロキユア,procur
プロキユアメント,procur
マルチバージヨン,multivers
メタフレーム,metafram
言及 言い及ぶ メンシヨン,mention
レスポンシブ,responsiv
エイジングケア,age_care
カードキ,card_key
クラウドサービス,cloud_servic
ドツト,dot
テナント,tenant
コードレビユ,code_review
コマンドベース,command_base
コミユニケーシヨンツール,communic_tool
コンパイルエラ,compil_error
サービスサポート,servic_support
コンピユータ,comput 電子計算機,電算機
ホストコンピユータ,host_comput
オフイスコンピユータ,offic_comput,オフコン
コンピユータ化 コンピユータリゼーシヨン,コンピユータライゼーシヨン,computer
コンピユータ援用設計,comput_aid_design,cad
ネツトワークコンピユータ,network_comput,nc
コンピユーターサイエンス,コンピユータサイエンス,comput_scienc 計算機科学
コンピユーターアート,コンピユータアート,comput_art
バイオコンピユータ,biocomput
ポケツトコンピユータ,pocket_comput,ポケコン
パーソナルコンピユータ,personal_comput,pc,パソコン
コンピユーターシステム,コンピユータシステム,comput_system
ミニコンピユータ,minicomput,ミニコン
コンピユーターグラフイツクス,コンピユーターグラフイクス,コンピユータグラフイツクス,コンピユータグラフイクス,comput_graphic,cg
アナログ計算機 アナログコンピユータ,analog_comput,ac,エーシ
シングルサインオン,singl_sign_on,sso シングルログイン,singl_log_in シングルサインイン,singl_sign_in
シングルテナント,singl_tenant
スーパークリテイカル,supercrit
スカンクワークス,skunk_work
スケールイン,scale_in
ステアリングコミツテイ,steer_committe,ステコミ
スマートデバイス,smart_devic
スモールスタート,small_start
セキユリテイーポリシ,セキユリテイポリシ,secur_polici
セキユリテイーパツチ,セキユリテイパツチ,secur_patch
セキユリテイーチエツク,セキユリテイチエツク,secur_check
セキユリテイーホール,セキユリテイホール,secur_hole
デバイス,devic
ゼネラルコントラクタ,general_contractor,ゼネコン
ソフトフオン,softphon
デザインルール,design_rule
企業秘密 トレードシークレツト,trade_secret
ドメステイツクバイオレンス,domest_violenc,dv
ノンストレス,nonstress
バーチヤルリアリテイ,virtual_realiti,vr 仮想現実
バツクポート,backport
トークン,token
ビジネスロジツク,business_logic
フアイルアクセス,file_access
facebook,fb
ブートキヤンプ,boot_camp
プライベートネツトワーク,privat_network
プライマリーバランス,primari_balanc 基礎的財政収支
プラス思考 プラス発想 ポジテイブシンキング,positiv_think ポジテイブ思考 前向き思考
マイクロサービス,microservic
マインドセツト,mind_set
トレース,trace
マルチテナンシ,multiten マルチテナント,multi_tenant
マルチプロセス,multiprocess
ミニマムアクセス,minimum_access
モバイルデバイス,mobil_devic
ランタイムエラ,runtim_error 実行時エラ
トンネル,tunnel
ランタイムライブラリ,runtim_librari
リグレツシヨンテスト,regress_test 退行テスト 回帰テスト デグレードテスト,degrad_test
リモートジヨブ,remot_job
レガシーシステム,legaci_system
アイソレート,isol
ドメイン,domain
アカウントロツク,account_lock
インテリジエントビル,intellig_build
ウインナワルツ,vienna_waltz
キヤツトウオーク,catwalk
サイドウオーク,sidewalk
ランダムウオーク,random_walk
ウレタンフオーム,urethan_foam
ハイフン,ハイホン,hyphen
ハイフネーシヨン,ハイフオネーシヨン,hyphen
エナジヤイズ,energ
オートスケール,autoscal
オープンソースライセンス,open_sourc_licens oss_ライセンス
オンプレミス,on_premiz,オンプレ
クイツクレスポンス,quick_respons,qr
乾燥 乾く ドライ,dri からから,カラカラ
コンテインジエンシープラン,conting_plan 緊急時対応計画
シームレスパイプ,seamless_pipe
シエアボタン,share_button
システムリソース,system_resourc
シンクライアント,thin_client
バインド,bind
スモークテスト,smoke_test
タスクトレイ,task_tray
タツチアンドゴ,touch_and_go
バツチ,batch
dual_mode_vehicl,dmv
ドツカ,docker
ネオコンサバテイブ,ネオコンサーバテイブ,neoconserv ネオコン ネオコンサバテイズム,neoconservat 新保守主義
ウオツチ,watch
ウオツチポケツト,watch_pocket
バードウオツチング,bird_watch バーデイング,bird 野鳥観察
ホエールウオツチング,whale_watch
ストツプウオツチ,stopwatch
ウオツチング,watch
フアイルパーミツシヨン,file_permiss
フルバツクアツプ,full_backup 完全バツクアツプ
サーバ,server
フアイルサーバ,fileserv
メールサーバ,mailserv
アプリケーシヨンサーバ,applic_server,ap_サーバ
ウエブサーバ,web_server
クライアントサーバ,client_server
プロキシサーバ,proxi_server
タイムサーバ,timeserv
キヤツシユサーバ,cach_server
マイナーバージヨンアツプ,minor_version_up
マルチクラスタ,multiclust
マルチジヨブ,multijob
マルチブラウザ,multi_browser
メジヤーバージヨンアツプ,major_version_up
メツセージキユ,messag_queue
メニユーベース,menu_base
リオープン,reopen
リクルーテイング,recruit
リネーム,リネイム,renam
リビングウイル,live_will 生前遺書
リリースノート,releas_note
ルートフオルダ,root_folder
レーバーデ,labor_day
レームダツク,lame_duck
平行 パラレル,parallel
レジオンドヌール,レジヨンドヌール,legion_d_honneur
レスポンスタイム,respons_time
ウオーマ,warmer
ローカルデイスク,local_disk
アールデコ,art_deco
アールヌーボ,art_nouveau
アカペラ,a_cappella
アドレスバ,address_bar
アパルトヘイト,apartheid 人種隔離政策
ウインウイン,win_win
弱い ウイーク,weak
週 週間 ウイーク,week
ウイークポイント,weak_point 弱点 弱み
サイトメガロウイルス,cytomegalovirus
ウイルス virus バイラス ビールス
インフルエンザウイルス,influenza_virus
ヘルペスウイルス,herp_virus
コンピユーターウイルス,コンピユータウイルス,comput_virus,ウイルス,virus
ウイルススキヤン,virus_scan ウイルスチエツク,virus_check
アデノウイルス,adenovirus
レトロウイルス,retrovirus
ライノウイルス,rhinovirus
期間 ピリオド,period
アゲンスト,against
アトリエ,ateli 工房
無政府主義 アナーキズム,アナキズム,anarch,アナ
アナライズ,analyz アナリシス,analysi
アソシエート,アソシエイト,associ
フオロ,follow
アンケート,enquet
アンチテーゼ,antithes
アンドウ,undo
インストーラ,instal
ドリル,drill
炎 フレーム,flame
インテリゲンチア,インテリゲンチヤ,intelligentsiya,インテリ 知識階級
ウエーブ,ウエイブ,wave
ニユーウエーブ,new_wave
パーマネントウエーブ,perman_wave,パーマネント,perman,パーマ,perm
マイクロ波 マイクロウエーブ,microwav
ウエツト,wet
結婚行進曲 ウエデイングマーチ,wed_march
結婚指輪 ウエデイングリング,wed_ring マリツジリング,marriag_ring
ウエデイングベル,wed_bell
エキジビシヨン,エキシビシヨン,exhibit
エクスペンス,expens
オートクチユール,haut_coutur
空欄 空白 ブランク,blank
オートコンプリート,autocomplet
オーバービユ,overview
オフア,offer
オブジエ,objet
カーナビゲーシヨン,car_navig,カーナビ
カバレツジ,coverag
図面 プラン,plan
カレンダ,calendar
キヤビネ判 キヤビネ,カビネ,cabinet
キヤビネツト,cabinet
ギプス,gip
クアハウス,kurhaus
クオーテーシヨンマーク,quotat_mark 引用符
ダブルクオーテーシヨンマーク,doubl_quotat_mark
クオータ,quota
クラスタ,cluster
グラフイテイ,graffiti
グレーアウト,gray_out
グレーゾーン,gray_zone
グレードアツプ,grade_up
コテージ,コツテージ,cottag
ヘツジ,hedg
コマース,commerc
コミユーン,コンミユーン,コンミユン,コミユヌ,commune
コミユニケ,communiqu
コンカ,concur
コンシユーマ,consumerconcern
コンツエルン,konzern コンサーン,concern
ヘルプ,help
サイジング,size
シークタイム,seek_time
シツク,sick
シミユレート,simul
シユプレヒコール,sprechchor
寝袋 シユラーフザツク,schlafsack,シユラーフ,シユラフ スリーピングバツグ,sleep_bag
シヨートステイ,short_stay
シルエツト,silhouett
スクリーンセーバ,screen_saver
スケールアツプ,scale_up
スチルカメラ,still_camera
網,あみ,アミ ネツト,net
ストライピング,stripe
スヌーズ,snooz
スローペース,slow_pace
役職 肩書き,肩書 役職名 職位 階級 身分 ポスト,post ポジシヨン 立場 地位
ウイザード,wizard
セツトアツプウイザード,setup_wizard
ゼロエミツシヨン,zero_emiss
ダーテイ,dirti
マーク,mark
チエツカ,checker
チタ,ツイタ,zither
チフス,typhus
ツーバイフオ,two_by_four
データ,data
データベース,データーベース,databas,db
データプロセシング,data_process
データバンク,data_bank
データフアイル,data_file
データセンタ,data_center,dc インターネツトデータセンタ,internet_data_center,idc
データリンク,data_link
ビツグデータ,big_data
テキストデータ,text_data テキスト,text
テストデータ,test_data
リレーシヨナルデータベース,relational_databas,rdb 関係データベース
データベースマネジメントシステム,データベースマネージメントシステム
データモデリング,data_model
データモデル,data_model
データエントリ,data_entri
データソース,data_sourc
メタデータ,metadata
デイスクドライブ,disk_drive
デツサン,dessin 素描
方式 メソツド,method メトーデ
トイレタリ,toiletri
トグルボタン,toggl_button
トトカルチヨ,totocalcio
トレーサビリテイ,traceabl
記憶媒体 記憶メデイア メデイア,media
トレジヤリ,treasuri
道 ウエ,ウエイ,way
滑走路 ランウエ,ランウエイ,runway
ロープウエ,ロープウエイ,ropeway
フリーウエ,フリーウエイ,freeway
エアウエ,エアウエイ,airway
ゲートウエ,ゲートウエイ,gateway
ゴーイングマイウエ,ゴーイングマイウエイ,go_my_way
ハーフウエ,ハーフウエイ,halfway
アウエ,アウエイ,away
ドライブウエ,ドライブウエイ,driveway
ランプウエ,ランプウエイ,rampway
顔 フエース,フエイス,face
サーフエーサ,サーフエイサ,surfac
フアニーフエース,フアニーフエイス,funni_face
フエースツーフエース,フエイスツーフエイス,face_to_face
フエースパウダ,フエイスパウダ,face_powder
ムーンフエース,ムーンフエイス,moon_face
ポーカーフエース,ポーカーフエイス,poker_face
ユーザーインターフエース,ユーザーインターフエイス,ユーザーインタフエース,ユーザーインタフエイス,ユーザインターフエース,ユーザインターフエイス,ユーザインタフエース,ユーザインタフエイス,user_interfac
インターフエース,インターフエイス,インタフエース,インタフエイス,interfac
電子楽器デジタルインターフエース,midi
ベビーフエース,ベビーフエイス,babi_face
ヌーベルバーグ,nouvell_vagu
モード,mode
バレエ,ballet
バンジージヤンプ,bungi_jump
パスコード,passcod
ビジネスマナ,business_manner
ビバーク,biwak,bivouac 不時泊
ランダム,random
ピロテイ,piloti
家具 フアーニチヤ,フアニチヤ,furnitur
フアセツト,facet
フアツシヨ,fascio
フイーチヤ,フイーチユア,featur
フイール,feel
ブラウズ,brows
ブルーレイデイスク,blu_ray_disc ブルーレイ,blu_ray ブルーレイドライブ,blu_ray_drive bd_ドライブ
ブレーク,ブレイク,break
ブレーカ,ブレイカ,breaker
コーヒーブレーク,コーヒーブレイク,coffe_break
原価要素体系 費用区分構成 コストブレイクダウンストラクチヤ,コストブレークダウンストラクチヤ,cost_breakdown_structur,cbs
サーキツトブレーカ,サーキツトブレイカ,circuit_breaker
ステーシヨンブレーク,ステーシヨンブレイク,station_break,ステブレ
ブレークダウン,ブレイクダウン,breakdown
ブレークスル,ブレイクスル,breakthrough
ノズル,nozzl
ヘゲモニ,hegemoni
ベストエフオート,best_effort
手首 リスト,wrist
紙 ペーパ,paper
ペーパーレス,paperless
ペーパータオル,paper_towel
高級紙 クオリテイーペーパ,qualiti_paper
便箋,便せん レターペーパ,letter_paper
コマーシヤルペーパ,commerci_paper,cp
イエローペーパ,yellow_paper
クレープペーパ,crepe_paper
コツトンペーパ,cotton_paper コツトン紙
スチレンペーパ,styren_paper
ステンシルペーパ,stencil_paper
ペーパーコア,paper_core
ホツトペーパ,hot_paper
ポリスチレンペーパ,polystyren_paper
レザーペーパ,leather_paper
ペーパーホルダ,paper_holder
インデイアペーパ,india_paper
アートペーパ,art_paper
紙鑢,紙やすり サンドペーパ,sandpap
方眼紙 セクシヨンペーパ,section_paper
トイレツトペーパ,toilet_paper
ペーパーバツク,paperback
ペーパークラフト,papercraft 紙工芸 紙細工
ペーパーテスト,paper_test
新聞 ニユースペーパ,newspap
ペーパーナイフ,paper_knife
ライスペーパ,rice_paper
ボーガン,ボウガン,bow_gun クロスボウ,crossbow
ボトムアツプ,bottom_up
コーデイネーシヨン,コーデイネイシヨン,coordin
パツシヨネート,passion
ノミネート,nomin
ラミネート,lamin
マイレージ,mileag
リストア,レストア,restor
マウスカーソル,mous_cursor
マシナリ,machineri
マチネ,matine
マトリヨーシカ,matryoshka
マネキン,mannequin マネキン人形
マネーロンダリング,マネーローンダリング,money_launder 資金洗浄
マリフアナ,マリワナ,marijuana ハシツシユ,ハシシ,ハシシユ,ハシーシ,ハツシツシ,hashish
メーリングリスト,mail_list,ml
メールアカウント,mail_account
メールフイルタリング,mail_filter
メセナ,mecenat
メヌエツト,menuett ミニユエツト,minuet
リソース,resourc
メントール,メンソール,menthol
ユビキタス,ubiquit
沃素,ヨウ素 ヨード,jod,iodin
ヨードチンキ,jodtinktur,ヨーチン
ヨードホルム,jodoform,iodoform トリヨードメタン,triiodomethan
ラジオボタン,radio_button
ラムダ,lambda
ランデブ,rendezv
リユーマチ,リウマチ,リユウマチ,リヨーマチ,rheumat ロイマチス,rheumatismus
リテール,retail
リポジトリ,レポジトリ,repositori
リマインダ,remind
リベート,rebat キツクバツク,kickback 割り戻し,割戻し,割戻 歩戻し
レアケース,rare_case
レジユーム,resum
レバレツジ,leverag
リミツト,limit
ロードバランサ,load_balanc
ワークロード,workload
ワンダーフオーゲル,wandervogel,ワンゲル
付加価値通信網,valu_ad_network,van
リモート,remot
王立音楽院,王立音楽アカデミ,royal_academi_of_music,ram
ランダムアクセスメモリ,random_access_memori,ram,ラム
キユーピ,kewpi
リロード,reload 再読み込み
ハンド,hand
レート,rate
後天性免疫不全症候群,aid,エイズ
チヤチヤチヤ,cha_cha_cha
デキシーランドジヤズ,dixieland_jazz,デキシーランド,デイキシーランド,dixieland
ブギウギ,boogi_woogi
ヨーヨ,yo_yo
アクアラング,aqualung
オセロ,othello オセロゲーム
テクニカラ,technicolor
テトロン,tetoron
ヒロポン,philopon
ロギング,log
錠 ロツク,lock
岩 ロツク,rock
ロツクンロール,rock_n_roll ロツク,rock
前夜祭 イブ,eve
カント,cant
アーケード,arcad
コント,cont
ストイツク,stoic
アプローチ,approach
フランク,frank
エクセル,excel
メイン,メーン
エスケープ,escap
ロマン,ローマン,浪漫,roman
エフエクト,effect
懐炉,カイロ
セダン,sedan サルーン,saloon
乾留液 タール,tar
不死鳥 フエニツクス,phoenix
カーソル,cursor
数える カウント,count
カスタム,custom
カルシウム,calcium
キヤレツト,caret
アイヌ,ainu
アフロヘア,アフロ,afro
アメリカナイズ,american
アルタイル,altair
アルマイト,alumit
エスペラント,esperanto
関税貿易一般協定,gatt,ガツト
クリスチヤンネーム,christian_name 洗礼名
クレムリン,kremlin
コーカソイド,caucasoid
スピカ,spica
デネブ,deneb
トロツキズム,trotskyism
ナチズム,nazism
ニユーデイール,new_deal
ハワイアン,hawaiian
聖書 バイブル,bibl
バイブル,bibl
プラトニツク,platon
プロテスタンテイズム,protestant
ヘレニズム,hellen
ユニオンジヤツク,union_jack
ロールシヤツハテスト,rorschach_test
ロマネスク,romanesqu
地球 アース,earth
アーチ,arch
アーバンライフ,urban_life 都市生活
軍隊 アーミ,armi
クリスマス,christma
腕 アーム,arm
アーメン,amen
アイアン,iron
アイロン,iron
クレジツト,credit
クーラーボツクス クーラ,cooler アイスボツクス,icebox
アイソタイプ,isotyp
アイソトープ,isotop 同位体 同位元素
アイデアリスト,アイデイアリスト,idealist
アイデアル,アイデイアル,ideal 理想的
アイデアリズム,アイデイアリズム,ideal 理想主義 イデアリズム
アイドリング,idl
アイブローペンシル,eyebrow_pencil
アイライナ,eyelin
アウトサイダ,outsid
アウトサイド,outsid
アウトドアライフ,outdoor_life
アカデミズム,academ 学問至上主義
学問的 学究的 アカデミツク,academ
アクチノイド,actinoid
コアタイム,core_time
活動的 行動的 能動的 活発 アクテイブ,アクチブ,activ
アクロバツト,acrobat
アジテーシヨン,agit,アジ
アジテータ,agit
アスタリスク,アステリスク,asterisk 米印
アスパルテーム,aspartam
アスペクト,aspect
アスレチツククラブ,athlet_club
アセテート,acet
謄本 写し コピ,copi
アダムサイト,adamsit
アデノイド,adenoid 腺様増殖症 咽頭扁桃肥大症
アトム,atom
アトラクシヨン,attract
アナロジ,analog
コマンド,command
動物 アニマル,anim
アニミズム,anim
アノラツク,anorak
アブノーマル,abnorm 異常
大通り 本通り 表通り 目抜き通り メーンストリート,メインストリート,main_street アベニユ,avenu
アマルガム,amalgam
アミユーズメント,amus 娯楽
アミラーゼ,amylas
アラバスタ,alabast
アラベスク,arabesqu
アリーナ,arena
アリバイ,alibi 不在証明
アルゴン,argon
アレゴリ,allegori
アロハ,aloha
アワ,hour
アンソロジ,antholog
アントシアン,anthocyan
アンバランス,unbal 不均衡 不釣り合い インバランス,imbal
コンコース,concours
アンフエア,unfair
アンラツキ,unlucki
安易 イージ,easi
イージーゴーイング,easygo
イージーリスニング,easi_listen
イーゼル,easel
はい イエス,yes
イエローケーキ,yellow_cake
イオン,ion
イグニツシヨン,ignit
イズム,ism
イデイオム,idiom
夕方 夕べ イブニング,even
イラストレーシヨン,illustr,イラスト
インクスタンド,inkstand
インスタント,instant
インスピレーシヨン,inspir 閃き,ひらめき
インターナシヨナリズム,intern
インテレクチユアル,intellectu
イントネーシヨン,inton
インフユージヨン,infus
ウーステツド,worst
羊毛 ウール,wool 毛繊
ウールマーク,wool_mark
週末 ウイークエンド,weekend
重量 重さ 重み 目方 ウエート,ウエイト,weight
バランスウエート,バランスウエイト,balanc_weight
胴回り,胴囲り ウエスト,waist
ウエイスト,ウエスト,wast
ウクレレ,ukulel
声援 エール,yell
サルベージ,salvag
空港 エアステーシヨン,air_station エアポート,airport
エアライン,airlin 航空会社
エイリアン,alien
エキサイテイング,excit
エキスパンダ,expand
エクスタシ,ecstasi
シームレス,seamless
エコ,echo
エコノミ,economi
エコノミークラス,economi_class
エスカレート,escal
エスコート,escort
端 端っこ 縁,ふち へり エツジ,edg
エツチング,etch
エナメル,enamel
シエアード,share
エピキユリアン,epicurean
エプロンステージ,apron_stage
エボナイト,ebonit
エポツク,epoch
エポツクメーキング,epoch_make 画期的
エメラルド,emerald 翠玉 緑玉
エリート,elit
エルグ,erg
エルム,elm
エレガント,eleg
悲歌 哀歌 エレジ,elegi
エレメント,element
エンサイクロペデイア,encyclopaedia,encyclopedia 百科事典 百科全書
エンジヨイ,enjoy
エンドレス,endless
標章 エンブレム,emblem
オーバーホール,overhaul
オーバーワーク,overwork
シリーズ,seri
オープンセツト,open_set
オーライ all_right オールライト
晴雨兼用 オールウエザ,all_weather
古い オールド,old
オールナイト,all_night,オール,all
ジヤンプ,jump
オールラウンド,all_round
オーロラ,aurora 極光
オアシス,oasi
オカルト,occult
オキシドール,oxydol
オゾンホール,ozon_hole
オパール,opal 蛋白石
スキツプ,skip
オベリスク,obelisk
オペラ,opera
双眼鏡 オペラグラス,opera_glass
オポチユニズム,opportun 日和見主義 機会主義
オミツト,omit
オムニバス,omnibus
スクリーン,screen
オルガン,organ,orgao
カーフ,calf
カーフエリ,car_ferri
カーペツト,carpet
カーポート,carport
カクテルパーテイ,cocktail_parti
カスタネツト,castanet
カセツト,cassett
カツタ,cutter
カツプル,coupl
カナマイシン,kanamycin
カメラリハーサル,camera_rehears,カメリハ
ステツプ,step
カラーフイルム,color_film
カラフル,color
カリプソ,calypso
カルト,cult
カレツジ,colleg
カンニング,cun
ガーネツト,garnet
ストリーム,stream
ガイダンス,guidanc 手引き 案内
ガスストーブ,gas_stove
ガスタンク,gas_tank
ガスマスク,gas_mask
ガスライタ,gas_lighter
ガソリン,gasolin
ガツツ,gut
ガラクトース,galactos
ストレス,stress
銃 ガン,gun
基調 キーノート,keynot
保つ 保持 キープ,keep
キシロース,xylos
キツクボード,kickboard
キメラ,chimera キマイラ,chimaira
大文字 キヤピタルレタ,capit_letter
キヤラバン,caravan
蝋燭,ろうそく,ロウソク キヤンドル,candl
キヤンピング,camp
キヤンプ,camp
キングサイズ,king_size
ギタ,guitar
ギフトシヨツプ,gift_shop
タイプ,type
ギフトチエツク,gift_check
ギヤグ,gag
賭け事,賭けごと,かけ事 賭博,バクチ,博打,博奕 ギヤンブル,gambl
ギルド,guild
王冠,オウカン クラウン,crown
クラクシヨン,klaxon
クラシカル,classic 古典的
クラツカ,cracker
クラツチ,crutch
工芸品 クラフト,クラフツ,craft
クラフト紙,クラフト,kraft
クラブハウス,clubhous
クランク,crank
クリーク,creek
チヤート,chart
クリーミ,creami
クリスタル,crystal
クルーザ,cruizer
クレオソート,creosot
クレンザ,cleanser
クレンジングクリーム,cleans_cream
クローク,cloak
クロークルーム,cloakroom
クロスカウンタ,cross_counter
クロロフイル,chlorophyl
グツド,good
デイスク,disc,disk
グライダ,glider
グラインダ,grinder
グラマ,glamour,glamor
文法 グラマ,grammar
グラマラス,glamor,glamour
通算 合算 合計 総計 総数 足し合わせる,足し合せる 総和 トータル,total 集計 累計 累算
グリーテイングカード,greet_card
グリーンベルト,greenbelt 緑地帯
グリセリン,glycerin グリセロール,glycerol リスリン
グルーピ,groupi
グルコース,glucos
グルテン,gluten
グレーン,grain
グロス,gross
グロテスク,grotesqu
ケーブルカ,cabl_car 鋼索鉄道
トリガ,trigger
ケア,care
ケルン,cairn
ケロイド,keloid
ゲーム,game
ゲイバ,gay_bar
列車 トレイン,トレーン,train
ゲノム,genom
ゲリラ,guerrilla
コースタ,coaster
コースレコード,cours_record
コーラス,chorus
ドライブ,drive
コールサイン,call_sign
コールドクリーム,cold_cream
コーン,cone
コイル,coil
コケツトリ,coquetri
滴,雫,しずく ドロツプ,drop
コサイン,cosin
コスモポリタン,cosmopolitan
コツク,cock
コデイン,codein
コバルト,cobalt
コプラ,copra
コマーシヤリズム,commerci
コミツクブツク,comic_book
コミユニズム,communism 共産主義
コルネツト,cornet
コレステロール,cholesterol
コロイド,colloid 膠質
コロタイプ,collotyp
コロナ,corona
コロニ,coloni
コンクリートブロツク,concret_block
コンクリートミキサ,concret_mixer
バインダ,binder
コンサート,concert 音楽会 演奏会
コンタミネーシヨン,contamin
コンデンス,condens
コントロールタワ,control_tower
コンドーム,condom
パーチエス,purchas
コンビニエンス,conveni
コンポジシヨン,composit
ゴーカート,go_cart
ゴーグル,goggl
ゴーゴ,go_go
ゴージヤス,gorgeous 豪華,ゴーカ
ゴーストタウン,ghost_town
ゴールデンタイム ゴールデンアワ g_帯 プライムタイム,prime_time p_帯
ゴシツプ,gossip
ゴスペルソング,gospel_song
パデイング,pad
ゴング,gong
ゴンドラ,gondola
サーカス,circus
サーチライト,searchlight
三番目 サード,third,3rd third
サービスエリア,servic_area
サービスステーシヨン,servic_station
サーモスタツト,thermostat
サイクリング,cycl
サイドカ,sidecar 側車
サイドテーブル,side_tabl
サイドボード,sideboard
サイドライン,sidelin
サイレン,siren
サイレント,silent
サイロ,silo
サウナ,sauna
サスペンス,suspens
サツク,sack
サデイステイツク,sadist
サデイズム,sadism,サド 加虐性愛
サドル,saddl
サナトリウム,sanatorium
潜水艦 サブマリン,submarin
サポニン,saponin
サマースクール,summer_school
サリドマイド,thalidomid
スルタン,スルターン,サルタン,sultan
ありがとう サンキユ,thank_you サンクス,thank
砂 サンド,sand
サンルーム,sunroom
シーソ,seesaw
シーソーゲーム,seesaw_game
シールド,shield
シエーバ,shaver 電気剃刀,電気カミソリ,電気かみそり
シエービング,shave
葉巻き煙草,葉巻きたばこ,葉巻きタバコ,葉巻 シガ,cigar
紙巻き煙草,紙巻きたばこ,紙巻きタバコ,紙巻き シガレツト,cigarett
シソーラス,thesaurus
シツクス,six
シナプス,synaps
常勤 フルタイム,full_time
シニカル,cynic
シネラマ,cinerama
シビリアン,civilian
鋭利 鋭い シヤープ,sharp
シヤド,shadow
流れ フロ,flow
シヤフト,shaft
シヤワ,shower
シヤワーカーテン,shower_curtain
シヤンプ,shampoo
短い シヨート,short
シヨツキング,shock
肩 シヨルダ,shoulder
シラブル,syllabl 音節
シロフオン,シロホン,xylophon
シンクロナイズ,synchron,シンク,sync 同期 同調
シングルベツド,singl_bed,シングル,singl
シンコペーシヨン,syncop
統語論 統辞論 構文論 シンタツクス,syntax
シンナ,thinner
シンバル,cymbal
象徴的 シンボリツク,symbol
嫉妬 妬み,ねたみ やっかみ ジエラシ,jealousi 妬む,ねたむ 嫉む,そねむ 嫉み,そねみ やきもち
ジグザグ,zigzag
ジヤ,jar
回転儀 ジヤイロスコープ,gyroscop,ジヤイロ,gyro
過程 プロセス,process
ジヤズ,jazz
ジヤツクナイフ,jackknif
ジヤンク,junk
ドラツグ,drag
ベーシツク,basic
ジヤングル,jungl
ジヤングルジム,jungl_gym
ジヤンボ,jumbo
ジヤンボサイズ,jumbo_size 特大サイズ
ジヤンボリ,jambore
ページ,page
ジヨーカ,joker
ジヨイント,joint
スーツケース,suitcas キヤリーバツグ,carri_bag トロリーケース,trolley_case トロリーバツグ,trolley_bag キヤスターバツグ
スーパーインポーズ,superimpos
スーパーカ,supercar
ページング,paging
スーパーチヤージヤ,supercharg
ペースト,past
スカイライン,skylin
スカラ,scalar
スキヤツト,scat
ペアリング,pair
スクープ,scoop
スクーリング,school
スクラツプ,scrap
スクラツプブツク,scrapbook
スクラム,scrum
ボタン,button
スクリユ,screw
スケツチ,sketch
スターダム,stardom
スタウト,stout
匣,函,筐 ボツクス,box
スタンドイン,stand_in
スチールギタ,steel_guitar
国家 国 カントリ,countri ネーシヨン,nation
ステツチ,stitch
ステレオ,stereo
ステレオタイプ,ステロタイプ,stereotyp
ステロイド,steroid
ステンレススチール,stainless_steel
ストーブ,stove
ストール,stall
座金 ワツシヤ,washer
ワツシヤ,ウオツシヤ,washer
ストーンサークル,stone_circl
マーキング,mark
ストツプモーシヨン,stop_motion
通り ストリート,street
ストレプトマイシン,streptomycin,ストマイ
余白 マージン,margin
スナツクバ,snack_bar,スナツク,snack
スノータイヤ,snow_tire
スピードガン,speed_gun
オープニング,open
マテリアル,materi
スペード,spade
マニアツク,maniac
スポーツカ,sport_car
スポイル,spoil
スポンジ,spong
喫煙 スモーキング,smoke
小さい スモール,small
スモツグ,smog
スラ,slur
スラブ,slab
スラム,slum
俗語 スラング,slang
スランプ,slump
スリ,three
スリラ,thriller
スリリング,thrill
スリル,thrill
遅い スロ,slow
スロ,throw
スローダウン,slowdown
セーフ,safe
理論 セオリ,theori
セカント,secant
二番目 セカンド,second,2nd
秒 セコンド,セカンド,second
セクシヤル,セクシユアル,sexual
バイセクシユアル,バイセクシヤル,bisexu 両性愛者
ホモセクシユアリテイ,ホモセクシヤリテイ,homosexu 同性愛
セクシユアリテイ,セクシヤリテイ,sexual
ホモセクシユアル,ホモセクシヤル,homosexu,ホモ
セクト,sect
セブン,seven
セミドキユメンタリ,semidocumentari
セルフタイマ,self_timer
セルロース,cellulos
セロハンテープ,cellophan_tape
センサス,census
センターライン,center_line 中央線
センチメンタリズム,sentiment
文 センテンス,sentenc
モノタイプ,monotyp
石鹸,せっけん ソープ,soap
ソフトトツプ,soft_top
ソフトフオーカス,soft_focus
ソルビトール,sorbitol
歌 ソング,song
ターボチヤージヤ,turbocharg
ターミナルケア,terminal_care
ターンテーブル,turntabl
ユニツト,unit
有料道路 ターンパイク,turnpik
同点 タイスコア,tie_score タイ,tie
タイムカプセル,time_capsul
ランタイム,runtim 実行時
タイムスリツプ,time_slip
タイムテーブル,timet
タイムトンネル,time_tunnel
タイムリミツト,time_limit 制限時間
タイムレコーダ,time_record
タイル,tile
町,街 タウン,town
輪飾り リース,wreath
タウンハウス,town_hous
タクト,tact
タフ,tough
タフネス,tough
タムタム,tamtam
リセツト,reset
舌 タン,tongu
タンカ,tanker
タングステン,tungsten
タンゴ,tango
タンジエント,tangent
タンニン,tannin
タンバリン,tambourin タンブリン,tamburin
暗い ダーク,dark
ダーツ,dart
日記 ダイアリ,ダイヤリ,diari
ダイアローグ,ダイアログ,ダイヤローグ,ダイヤログ,dialog
ダイナマイト,dynamit
ダイナミズム,dynam
ダイナミツク,dynam
ダイナモ,dynamo 発電機
ダウ,dow ダウ平均株価,ダウ平均 ニユーヨークダウ,ny_ダウ ニユーヨーク平均株価
繁華街 ダウンタウン,downtown
短剣 短刀 ダガ,dagger
ダスタ,duster
ダストシユート,dust_chute
ダム,dam
ダムサイト,damsit
ダンスホール,danc_hall
チークカラ,チーク,cheek
チークダンス,cheek_danc,チーク,cheek
チームワーク,teamwork
リマインド,remind
チエス,chess
チクタク,チツクタツク,ticktack
チムニ,chimney
チヤーミング,charm
チヤーム,charm
チヤームポイント,charm_point
炭 木炭 チヤコール,charcoal
礼拝堂 チヤペル,chapel
リンク,link
白墨 チヨーク,chalk
チヨーク,choke
チルド,chill
正規 レギユラ,regular
ツーリング,tour
テーブルタツプ 電源タツプ oa_タツプ マルチタツプ,multi_tap
テーブルチヤージ テーブル料 席料 カバーチヤージ,cover_charg
テーブルマナ,tabl_manner
テープデツキ,tape_deck
テールエンド,tail_end
テールランプ,tail_lamp テールライト,taillight 尾灯
テイーパーテイ,tea_parti 茶会
テイールーム,tearoom
典型的 テイピカル,typic
テクノポリス,technopoli
テストステロン,testosteron
テストパターン,test_pattern
テトラポツド,テトラポツト,tetrapod
テトロドトキシン,tetrodotoxin
テノール,テナ,tenor
テラスハウス,terrac_hous
テレツクス,telex
テレパシ,telepathi
テレフアツクス,telefax
テロツプ,telop
テン,ten tenth
テンス,tens
テント,tent
デイクテーシヨン,dictat
アイコン,icon
デイレツタンテイズム,dilettant
デスマスク,death_mask
甲板 デツキ,deck
デラツクス,delux
デリカシ,delicaci
デルタ,delta
トーキ,talki
松明,たいまつ トーチ,torch
トーテム,totem
トートロジ,tautolog
音調 トーン,tone
交通アクセス アクセス手段 アクセス方法 アクセスルート交通手段 移動手段 交通経路 交通ルート アクセス,access
トーンダウン,tone_down
トツパ,topper
トツプギア,トツプギヤ,top_gear
トツプニユース,top_news
トツプレベル,top_level
位相幾何学 トポロジ,topolog
トラコーマ,trachoma
伝統的 トラデイシヨナル,tradit,トラツド,trad
伝統 トラデイシヨン,tradit
トラバース,travers
アドバンス,advanc
トラフ,trough
トランキライザ,tranquil
トランク,trunk
トランス,tranc
トランペツト,trumpet
アナウンス,announc
イタリツク,ital
トリートメント,treatment
トリウム,thorium
トリツク,trick
トリニトロトルエン,trinitrotoluen
瑣末主義 トリビアリズム,trivial
トリル,trill
トレンチ,trench
トローチ,troch
トロール,trawl
熱帯 トロピカル,tropic
トロンボーン,trombon ボントロ
ドーピング,dope
呼び鈴 ドアチヤイム,door_chime
ドアミラ,door_mirror
ドキユメンタリ,documentari
ドクターストツプ,doctor_stop
教義 教理 ドクトリン,doctrin ドグマ,dogma
ドツキング,dock
船渠 ドツク,dock
挿入 インサート,insert
ドミノ,domino
夢 ドリーム,dream
エイリアス,alia
ドレツサ,dresser
ドレツシ,dressi
ドローイング,draw
ドロツプアウト,dropout
エデイツト,edit
ナイーブ,naiv
寝巻き,寝巻,寝間着 夜着 ナイテイ,nighti
ナイトクラブ,nightclub
ナイン,nine
民族主義 国粋主義 国家主義 国民主義 ナシヨナリズム,nation
ナツト,nut
ナフサ,naphtha
ナフタリン,ナフタレン,naphthalen
ナプキン,napkin
ナンバープレート,number_plate
オフセツト,offset
ニクロム,nichrom
ニコチン,nicotin
ニツパ,nipper
ニトログリセリン,ニトロ,nitroglycerin
ニトロセルロース,nitrocellulos
オリジナル,origin
ニユータウン,new_town
ニユートリノ,neutrino
ニユーミユージツク,new_music
ニユールツク,new_look
ニユーロン,neuron 神経細胞
ニンフ,nymph
裸 全裸 まっ裸 丸裸 素っ裸 すっぽんぽん ヌード,nude
ネオン,neon
ネオンサイン,neon_sign
ネツキング,neck
いいえ ノー,no
ノーカウント,no_count
ノーコメント,no_comment
オプシヨン,option
禁煙 ノースモーキング,no_smoke
ノートブツク,notebook,ノート,note 帳面
ノーネクタイ ノータイ
正常 普通 ノーマル,normal
ノクターン,nocturn
ノスタルジツク,nostalg
ノツカ,knocker
ノツキング,knock
ノツク,knock
ガジエツト,gadget ウイジエツト,widget アクセサリーソフト
ノツクダウン,knockdown
小説 ノベル,novel
ノンプロフエツシヨナル,nonprofession,ノンプロ
心臓 ハート,heart
ハードトツプ,hardtop
ハードボード,hardboard
ハーフ,half
ハーフサイズ,half_size
キーボード,keyboard
ハーフトーン,halfton
ハープ,harp
チエンバロ,cembalo ハープシコード,harpsichord
ハーモニ,harmoni
ハイ,high
構内 キヤンパス,campus
ハイカ,hiker
ハイカラ,high_collar
ハイキング,hike ハイク,hike
ハイクラス,high_class
ハイジヤツカ,hijack
ハイジヤンプ,high_jump
上流社会 ハイソサエテイ,ハイソサイエテイ,high_societi
ハイテイーン,high_teen
クラスパス,classpath
ハイピツチ,high_pitch
ハイブリツドカ,hybrid_car ハイブリツド車
ハイレベル,high_level
グリツド,grid
ハウスダスト,hous_dust
ハスキ,huski
ハツスル,hustl
ハツチ,hatch
ハプニング,happen
コード,code
ハミング,hum
ハム音 ハムノイズ ハム,hum
ハレーシヨン,halat
ハレルヤ,hallelujah
ハロゲン,halogen
ハンガ,hanger
ハングリ,hungri
コメント,comment
ハンドクリーム,hand_cream
ハンモツク,hammock
床屋 理容師 理髪師 理髪店 バーバ,barber
バーバリズム,barbar
バーレスク,burlesqu
バイアスロン,biathlon
バイオリズム,biorhythm
バイキング,vike
バイバイ,bye_bye
バイパス,bypass
バウンド,bound
バスーン,bassoon
バスタオル,bath_towel
サスペンド,suspend
胸 胸部 バスト,bust 胸板 胸元 チエスト,chest
風呂マツト バスマツト,bath_mat
バスレーン,bus_lane
サブネツト,subnet
バツクスキン,buckskin
バツクナンバ,back_number
背骨 バツクボーン,backbon
バツト,vat
バトン,baton
バラスト,ballast,バラス
バラツク,barrack
バリケード,barricad
バリトン,bariton
気球 風船 バルーン,balloon
バルコニ,balconi
男爵 バロン,baron
バンガロ,bungalow
バンジヨ,banjo
バンパ,bumper
パー,par
パーカツシヨン,percuss
公園,こうえん パーク,park
パーコレータ,percol
パージ,purg
定期刊行物 ジヤーナル,journal
パーミル,per_mill 千分率 千分比
手の平,掌 パーム,palm
パイプ,pipe
パイプオルガン,pipe_organ
スキーマ,schema
パイプライン,pipelin
パイル,pile
粉 粉末 パウダ,powder
パウダースノ,powder_snow 粉雪
パゴダ,pagoda
パステル,pastel
ストリング,string
パズル,puzzl
パツケージツア,packag_tour パツクツア
受動態 受け身 パツシブ,passiv
パツチワーク,patchwork
パツド,pad
パテ,putti
スラツシユ,slash
特許権,特許 パテント,patent
パドツク,paddock
パノラマ,panorama
パフ,puff
パブ,pub
パラシユート,parachut
パラジウム,palladium
逆説的 パラドキシカル,パラドクシカル,paradox
パラノイア,paranoia
パラフイン,paraffin
パルサ,pulsar
脈拍 パルス,puls
パレード,parad
宮殿 パレス,palac
パレツト,palett
パレツト,pallet
セミコロン,semicolon
パワフル,powerful
パンチ,punch
パントマイム,pantomim
ヒータ,heater
踵,かかと ヒール,heel
ヒスタミン,histamin
ヒスノイズ,hiss_nois
ヒツチハイク,hitchhik
人文主義 人本主義 ヒユーマニズム,human
ヒロイズム,heroism
ヒロイツク,heroic
ビーカ,beaker
ビーコン,beacon
ビーズ,bead
ビーチパラソル,beach_parasol
タブレツト,tablet
ビート,beat
ビーム,beam
ビジネスライク,businesslik
ビスコース,viscos
ビツグバン,big_bang
ビデオカセツト,videocassett
ビデオゲーム,video_game
ビデオテープ,videotap
ビニールハウス,vinyl_hous
ビニロン,vinylon
テクニカル,technic
ビブリオ,vibrio
美しい 綺麗 ビユーテイフル,beauti
ビユレツト,burett
ビリヤード,billiard
ピクニツク,picnic
ピケツテイング,picket
ピケツト,picket
ピストル,pistol
ピストン,piston
ピペツト,pipett
ピリング,pill
ピル,pill
ピン,pin
フア,fur
フアイト,fight
フアイブ,five
フアンタジ,fantasi フアンタジア,fantasia
フアンレタ,fan_letter
フイーリング,feel
フエードイン,fade_in
妖精 フエアリ,fairi
フエアリーランド,fairyland
ハイライト,highlight
フエリーボート,ferryboat,フエリ,ferri
フエルトペン,felt_pen
フエロモン,pheromon
民俗 フオーク,folk
フオークリフト,forklift
形式的 儀礼的 フオーマル,formal
フオール,fall
フオ,フオア,four
写真 フオトグラフ,photograph,フオト,photo ピクチヤ,pictur
フオトジエニツク,photogen
光子 光量子 フオトン,photon
フツトライト,footlight
欲求不満 フラストレーシヨン,frustrat
フラダンス,hula_danc,フラ,hula
フラツシユ,flash
フラツプ,flap
冷凍庫 冷凍室 フリーザ,freezer
フリーハンド,freehand
フリーパス,free_pass
フル,full
雛形,ひな形 テンプレート,templat,テンプレ 書式 フオーム,form
フルクトース,fructos
フルスピード,full_speed
フレグランス,fragranc 芳香 香料
新鮮 フレツシユ,fresh
まぐれ フロツク,fluke
フロンガス,flon_gas
ブーイング,boo
ブーム,boom
ブーメラン,boomerang
浮き 浮標 ブイ,buoy
プラグイン,plugin
ブギ,boogi
ブタン,butan
ブツクエンド,bookend
ブツクメーカ,bookmak
ブラインド,blind
ブラシ,ブラツシユ,brush
ブラツクホール,black_hole
プリセツト,preset
ブラツクリスト,blacklist
ブラツシング,brush
ブランケツト,blanket,ケツト 毛布
ブリーフイング,brief ブリーフ,brief
猛吹雪 ブリザード,blizzard
橋 橋梁 ブリツジ,bridg
ブルーカラ,blue_collar
ブレンド,blend
ブロークン,broken
ブローチ,broach
青銅 ブロンズ,bronz
サブシステム,subsystem
金髪 ブロンド,blond ぱつきん
プール,pool
プラカード,placard
プラグマテイズム,pragmat
血漿 プラズマ,plasma
プランクトン,plankton
プリズム,prism
前奏曲 プレリユード,prelud
陽子 プロトン,proton
公算 見込み,見こみ,見込 確率 蓋然率 蓋然性 プロバビリテイ,probabl 可能性
プロパガンダ,propaganda 詭言
プロパンガス,propan_gas
プロピレン,propylen
プロポーシヨン,proport
プロポーズ,propos 求婚
プロミネンス,promin
プロモート,promot
ポータルサイト,portal_site,ポータル,portal ウエブポータル,web_portal
要点 要所 ポイント,point
ヘツドライン,headlin
ヘビーメタル,heavi_metal,ヘビメタ
ヘモグロビン,hemoglobin
ヘリポート,heliport
ヘルスセンタ,health_center
ヘロイン,heroin
ベークライト,bakelit
マスキング,mask
ベストエイト,best_eight
ベストスリ,best_three
ベストメンバ,best_member
ベストワン,best_one
ベターハーフ,better_half
寝室 寝間 ベツドルーム,bedroom
ベビーオイル,babi_oil
ベビーサイズ,babi_size
ベビーパウダ,babi_powder
ベルト,belt
ベンジン,benzin
ベンゼン,benzen
ベンゾール,benzol
ベンチ,bench
パジエント ページエント,pageant
舗装道路 舗道 ペーブメント,pavement
ペイ,pay
レコード,record
ペスト,pest 黒死病
ペダル,pedal
ペツト,pet
ペツトフード,pet_food
ペナント,pennant
ペニシリン,penicillin
ペプシン,pepsin
ペンライト,penlight
ホース,ほーす,hose
ホームシツク,homesick
ホームルーム,homeroom,hr
ホールドアツプ,hold_up
熱い ホツト,hot
ホロスコープ,horoscop
ボート,ぼーと,boat
ボートレース,boat_race
ボードビリアン,vaudevillian
ボールベアリング,ball_bear
ボールペン,ballpoint_pen
ボイコツト,boycott
声 音声 ボイス,voic
ボタンホール,buttonhol ボタン穴
自己主張 アサーシヨン,assert
底,そこ 底面 ボトム,bottom
ボラ,bora
ボルト,bolt
ボンネツト,bonnet
ポーカ,poker
アスフアルト,asphalt
一時停止 ポーズ,paus
姿勢 体勢 構え ポーズ,pose
ポータブル,portabl
ポーチ,porch
ポーチ,pouch
ポール,pole
ポケツトサイズ,pocket_size
ポケツトマネ,pocket_money
ポスターカラ,poster_color
注目 注視 アテンシヨン,attent
ポリオ,polio
整列 アライメント,align
ポリクローム,polychrom
ポリグラフ,polygraph
ポルカ,polka
マーケツトリサーチ,market_research
行進曲 マーチ,march
アンビシヤス,ambiti
マイクロバス,microbus
マイクロフイルム,microfilm
マイルド,mild
雑誌 マガジン,magazin
マガジンラツク,magazin_rack
磁石 マグネツト,magnet
マグマ,magma
涼しい クール,cool
マザーコンプレツクス,mother_complex,マザコン
マジツクナンバ,magic_number
マスゲーム,mass_game 集団演技 集団体操
インタビユ,interview
マスコツト,mascot
マスタードガス,mustard_gas
マゾヒズム,masoch,マゾ 被虐性愛
インデント,indent 字下げ
マフラ,muffler
マントル,mantl
マントルピース,mantelpiec
マンドリン,mandolin
輸入 インポート,import
マンホール,manhol
ミサイル,missil
ミスキヤスト,miscast
神秘的 ミステリアス,mysteri
ミツシヨンスクール,mission_school
深夜 夜更け 真夜中 丑三つ時 ミツドナイト,midnight
ミニカ,minicar
ミニサイクル,minicycl
鉱物 ミネラル,miner
ミユージカル,music
ミラーボール,mirror_ball
百万 ミリオン,million
ムーンライト,moonlight 月光
ムツク,mook
計量器 メータ,meter
メート,メイト,mate
メガ,mega
メガロポリス,megalopoli
金属的 メタリツク,metal
網目 網の目 メツシユ,mesh
メトロポリス,metropoli
覚え書き,覚書 備忘録 メモ書き メモ,memo メモランダム,memorandum
メラニン,melanin
憂鬱,憂うつ,ゆううつ メランコリ,melancholi メランコリツク,melanchol ブル,blue
メルトダウン,meltdown
メロドラマ,melodrama
メンヒル,menhir
朝 モーニング,morn
ガードレール,guardrail
モーニングコール,モニコ,morn_call
シヨツピングモール,shop_mall,モール,mall
モアイ,moai モアイ像
モザイク,mosaic
モスク,mosqu
ダウンロード,download
近代主義 モダニズム,modern
モツト,motto
モツプ,mop
モデルカ,model_car
モデルハウス,model_hous
モデルルーム,model_room
モノマニア,monomania 偏執狂
モノレール,monorail
モノローグ,monolog 独白 独白体
堆石 モレーン,morain
怪物 モンスタ,monster
若い ヤング,young
ユースホステル,youth_hostel
ユーモア,humor
ユーモラス,humor
ユニオンシヨツプ,union_shop
普遍的 ユニバーサル,univers
キヤツシング,cach
ヨツト,yacht
ライタ,lighter
書き物机 ライテイングデスク,write_desk
ライナ,liner
ライフサイエンス,life_scienc 生命科学
ライフステージ,life_stage
石灰 ライム,lime
韻 脚韻 押韻 ライム,rhyme
プリンタ,printer
インクジエツトプリンタ,ink_jet_printer
テレタイプ,teletyp
印刷電信機 テレプリンタ,teleprint
インパクトプリンタ,impact_printer
ドツトプリンタ,dot_printer
プリンタドライバ,printer_driver
ラインプリンタ,line_printer
剃刀,髪剃,かみそり,カミソリ レーザ,レザ,razor
レーザーダイオード,レーザダイオード,laser_diod
レーザーレーダ,レーザレーダ,laser_radar
レーザープリンタ,laser_printer
レーザーデイスク,laser_disc
拡声器 ラウドスピーカ,loudspeak
ラクトース,lactos
ラシヨナリズム,ration 合理主義
放射性同位体 ラジオアイソトープ,radioisotop
ラジオコントロール,radio_control,ラジコン
放送劇 ラジオドラマ,radio_drama
ラストスパート,last_spurt
ラツカ,lacquer
幸運 ラツキ,lucki
ラツキーゾーン,lucki_zone
運 ラツク,luck
ラツプ,lap
ラツプ,rap
ラツプフイルム,wrap_film,ラツプ,wrap
キヤンペーン,campaign
ラドン,radon
恋愛 ラブ,love
ラブレタ,love_letter 恋文
子守歌,子守唄 ララバイ,lullabi
ラワン,lauan
ランタノイド,lanthanoid
ランダムサンプリング,random_sampl
ランチヨン,luncheon
リードオルガン,reed_organ
リーフレツト,leaflet
リクライニングシート,reclin_seat
リサイタル,recit
リズミカル,rhythmic リズミツク,rhythmic
リサイクリング,recycl
危機的 クリテイカル,critic
リズム,rhythm
リチウム,lithium
リツプクリーム,lip_cream,リツプ,lip
リツプサービス,lip_servic
リツプステイツク,lipstick,リツプ,lip 棒紅
リプリント,reprint
グラフイカル,graphic
リベラリズム,liber 自由主義
リベラル,liber
リボース,ribos
リボン,ribbon
リム,rim
リモートコントローラ,remot_controller,リモコン
リライト,rewrit
リラツクス,relax
リリシズム,lyric 抒情精神
リレ,relay
リンス,rins
リンチ,lynch
ルームサービス,room_servic
室内灯 ルームライト,room_light ルームランプ,room_lamp
ルールブツク,rule_book
ルビ,rubi
グローバル,global
レコードコンサート,record_concert
レジスタ,regist
レストハウス,rest_hous
コーデイング,code
レタリング,letter
レツカ,wrecker レツカ車
レツドパージ,red_purg
コーポレート,corpor
修辞学 美辞学 レトリツク,rhetor
レバ,lever
左 レフト,left
レンチ,wrench
レントゲン写真,レントゲン,roentgen x_線写真
x_線,エツクス線 レントゲン線,レントゲン,roentgen
化粧水 ローシヨン,lotion
ロータ,rotor
ロータリーエンジン,rotari_engin
ローム,loam
コンソール,consol
ロカビリ,rockabilli
ロケツト,ロケツツ,rocket
ロゴタイプ,logotyp,ロゴ,logo
ロジウム,rhodium
ロジン,rosin
ロツクミユージツク,rock_music
ロツジ,lodg
ロツド,rod
長い ロング,long
ロングサイズ,long_size
ロングシヨツト,long_shot
内容物 中身 コンテンツ,content
ロングセラ,long_seller
ロングラン,long_run
ワークステーシヨン,work_station
ワークブツク,workbook
最悪 最低 ワースト,worst
ワードローブ,wardrob 洋服箪笥,洋服だんす,洋服ダンス
幅広 ワイド,wide
対比 コントラスト,contrast 対照
ワイナリ,wineri
ワイパ,wiper
ワイプ,wipe
ワイヤロープ,wire_rope,ワイヤ,ワイア,wire 鋼条 鋼索
野生的 野性味 ワイルド,wild
コンパイル,compil
ワニス,varnish バーニツシユ ニス
ワルツ,waltz 円舞曲
ワン,one
ワンクツシヨン,one_cushion
ワンステツプ,one_step
一式 一揃い ワンセツト,one_set
不思議の国 御伽の国,おとぎの国 ワンダーランド,wonderland
素晴らしい,すばらしい ワンダフル,wonder
ワンポイント,one_point
対立 相反 相反する コンフリクト,conflict
ワンマンカ,one_man_car
集積回路,integr_circuit,ic
インターチエンジ,interchang,ic,インタ,inter
インフオームドコンセント,inform_consent,ic
非常用復水器 隔離時復水器 アイソレーシヨンコンデンサ,isol_condens,ic
ガーデイアン,guardian
燃油サーチヤージ 燃油特別付加運賃 サーチヤージ,surcharg
電磁波盗聴,tempest,テンペスト
アリラン,alirang
サービス,servic
リゴレツト,rigoletto
ジユーン,june
ジユライ,juli
エレクトーン,electon
ゴアテツクス,gore_tex
セメダイン,cemedin
テフロン,teflon
ネオプレン,neopren
バーバリ,burberri
ビオフエルミン,biofermin
アーク灯 弧光灯 弧灯 アークライト,arc_light
秘密 内緒,内証 シークレツト,secret
スクリプト,script
スクロール,scroll
スケーラブル,scalabl
オツトマン,ottoman
スケーリング,scale
スタンダード,standard
スプリツタ,splitter
セクシヨン,section
セツシヨン,session
センタリング,center 中央揃え
ダウンタイム,downtim
ツールチツプ,tooltip
テーブル,tabl
本文 テキスト,text
ネツシ,nessi
港 港湾 ハーバ,harbor
デクリメント,decrement
苦難 ハードシツプ,hardship
バーコード,barcod
バツクエンド,backend
ヒストグラム,histogram
ビツトマツプ,bitmap
マクドナルド,mcdonald_s
ビルデイング,build,ビル
ピンポイント,pinpoint
財政 フアイナンス,financ
フアイリング,file
フアイル,file
柔軟 フレキシブル,flexibl
デコンパイラ,decompil
フレツクス,flex
個人的 私的 プライベート,privat パーソナル,personal
チモール,thymol
プルダウン,pulldown
プログラム,program
フオーマツタ,formatt
プロポーザル,propos
ベンチマーク,benchmark
ポリウレタン,polyurethan
マークアツプ,markup
メンバーシツプ,membership
マークシート,mark_sheet
マグネシウム,magnesium
マツチング,match
マルチバイト,multibyt
サクラメント,sacrament
マンシヨン,mansion 集合住宅 共同住宅
モンタージユ,montag
ソフイア,sophia
区分化 セグメント化 セグメンテーシヨン,segment
免許 ライセンス,licens
発射装置 発射機 ランチヤ,launcher
ハーレム,harem
ランドマーク,landmark
リビジヨン,revis
ルーテイング,rout
ルームシエア,room_share
ブレスト,breast
アルゴリズム,algorithm
アンモニウム,ammonium
不規則 イレギユラ,irregular
アイーダ,aida
版 エデイシヨン,edit
アフリカーンス,afrikaan
アンジエラス,angelus
アンタレス,antar
アンドロメダ,andromeda
英語 イングリツシユ,english
エスコリアル,escori
アカデミ賞 オスカ賞 オスカ,oscar
オリエンタリズム,orient
カトリシズム,catholic
カスタマイズ,custom
カルメン,carmen
クリプトコツカス,cryptococcus
ケインジアン,keynesian
土星 サターン,saturn
スーフイズム,sufism
タルムード,talmud
カテゴライズ,categor
トマホーク,tomahawk
パルテノン,parthenon
パンテオン,pantheon
フイデリオ,fidelio
ベテルギウス,betelgeus
北極星,北辰 ポラリス,polari
ポルツクス,pollux
マクベス,macbeth
ドライポイント,drypoint
縁故 コネクシヨン,connect,コネ
元型 祖型 アーキタイプ,archetyp
人工的 人為的 アーテイフイシヤル,artifici
都会的 アーバン,urban
アインスタイニウム,einsteinium
アカウンテイング,accounting
サーブレツト,servlet
アクアマリン,aquamarin
アクチユアル,actual
アクチン,actin
女優 アクトレス,actress
アクリロニトリル,acrylonitril
アクロレイン,acrolein
農業 アグリカルチヤ,アグリカルチユア,agricultur
アグリビジネス,agribusi
アスパラギン,asparagin
アセチルコリン,acetylcholin
サブグループ,subgroup
アセトン,aceton
アソシエーシヨン,associ
アタツチメント,attach
アダプト,adapt
アデノシン,adenosin
魅力的 アトラクテイブ,attract
シーケンス,シークエンス,sequenc
アトリウム,atrium
アトロピン,atropin
広告 宣伝 アドバタイズメント,advertis,アド
入場許可 アドミツシヨン,admiss
アナライザ,analyz
アニリン,anilin
別館 アネツクス,annex
アノード,anod
アパシ,apathi
燐灰石 アパタイト,apatit
アフオリズム,aphor
アフラトキシン,aflatoxin
アヘツド,ahead
黙示録 アポカリプス,apocalyps
アポストロフイ,apostroph
アミロース,amylos
アメリシウム,americium
アラニン,alanin
アルカロイド,alkaloid
アルカン,alkan
アルキル,alkyl
アルキン,alkyn
アルギニン,arginin
アルケン,alken
アルコーブ,alcov
アルシン,arsin
アルデヒド,aldehyd
アルビノ,albino
アルブミン,albumin
アルベド,albedo
編曲 アレンジメント,arrang アレンジ,arrang
タイミング,time
アンセム,anthem
二律背反 アンチノミ,antinomi
アンチモン,antimon アンチモニ,antimoni
アントラセン,anthracen
アンドロゲン,androgen
未知 アンノウン,unknown
アンバ,umber
時間切れ 時間超過 期限切れ タイムオーバ タイムアウト,time_out タイムアツプ,time_s_up
野心 野望 大望 アンビシヨン,ambit
アンビバレンス,ambival
アンビル,anvil
アンフエタミン,amphetamin
イグル,igloo
イソプレン,isopren
イツテルビウム,ytterbium
タイムカード,time_card
イツトリウム,yttrium
イミダゾール,imidazol
幻影 幻想 錯覚 幻覚 イリユージヨン,illus
インゴツト,ingot
インジウム,indium
注射 インジエクシヨン,inject
ツールバ,toolbar ツールボツクス,tool_box
インターロイキン,interleukin
インターラプト,インタラプト,interrupt
利害関係 インタレスト,interest
インダクシヨン,induct
インダクタンス,induct
工業的 インダストリアル,industri
集中的 集約的 インテンシブ,intens
イントレランス,intoler
インドール,indol
インパルス,impuls
内野 インフイールド,infield
地獄 ヘル,hell インフエルノ,inferno
刷り込み 刻印付け,刻印づけ インプリンテイング,imprint
インペリアル,imperi
インポテンツ,impotenz インポテンス,impot
デスクトツプ,desktop
ウーフア,ウーハ,woofer
ウラシル,uracil
ウルトラ,ultra
トラフイツク,トラヒツク,traffic
エクスカーシヨン,excurs
交換 エクスチエンジ,exchang 取り換える
表現 エクスプレツシヨン,expression
エクソシスト,exorcist
エコシステム,ecosystem
経済的 エコノミカル,econom
経済学 エコノミクス,エコノミツクス,econom
経済上 エコノミツク,econom
採番 付番 ナンバリング,ナンバーリング,number
民族性 エスニシテイ,ethnic
エターナル,etern
エツジング,edg
エツセンシヤル,essenti
エピグラフ,epigraph
エフエドリン,ephedrin
進化 エボリユーシヨン,evolut 進歩 発展 前進
メモ帳 ノートパツド,notepad
エミール,emil
エラスチン,elastin
エリスロマイシン,erythromycin
エリミネータ,elimin
エルゴステロール,ergosterol
エルビウム,erbium
エレクトロン,electron
象,ゾウ エレフアント,eleph
エレベーシヨン,elev
エレメンタリ,elementari
バイリンガル,bilingu
出会い エンカウンタ,インカウンタ,encount
婚約 エンゲージ,engag エンゲージメント,engag
エンタシス,entasi
エンタルピ,enthalpi
エントロピ,entropi
エンドルフイン,endorphin
大使館 エンバシ,embassi
帝国 エンパイア,エンパイヤ,empir
空っぽ エンプテイ,empti
バリアフリ,バリヤフリ,barrier_free
エンリツチ,enrich
オーキシン,auxin
大洋 大海 オーシヤン,ocean
秋 オータム,autumn
オーデイオビジユアル,audio_visual,audiovisu,av
オートマトン,automaton
オーニング,awn
オーバーロード,overload
口頭 オーラル,oral
パスワード,password,pw
オキサイド,oxid オキシド
オクタン,octan
オスミウム,osmium
オペロン,operon
東洋的 東洋風 オリエンタル,orient
オリゴマ,oligom
オリフイス,orific
風刺漫画 カートウーン,cartoon
カーラ,curler
カオリナイト,kaolinit
カオリン,kaolin
カスタ,castor
カソード,cathod
カタパルト,catapult
カツプリング,coupl
カテコール,catechol
カプロラクタム,caprolactam
プレビユ,preview
カメラワーク,camerawork
カンフル,kamfer カンフア,camphor
ガーゴイル,gargoyl
ガスケツト,gasket
ガドリニウム,gadolinium
ガリウム,gallium
キシレン,xylen
キヤスク,cask
インストレーシヨン,instal
ボトルネツク,bottleneck
キヤノピ,canopi
キヤビテーシヨン,cavit
資本主義 キヤピタリズム,capit
キユーテイクル,cuticl
キユート,cute
マツピング,map
キレート,chelat
王国 キングダム,kingdom
銀河 ギヤラクシ,galaxi
クマリン,coumarin
クラスト,crust
マトリツクス,マトリクス,matrix
クラリオン,clarion
クランチ,crunch
クランプ,clamp
クリート,cleat
クリープ,creep
クリアランス,clearanc
ミドルネーム,middl_name
クリツパ,clipper
クリトリス,clitori 陰核
クリプトン,krypton
クリンカ,clinker
クレアチニン,creatinin
クレアチン,creatin
クレスト,crest
クローニング,clone
ミラーリング,mirror
年代記 クロニクル,chronicl
クロノグラフ,chronograph
クロノメータ,chronomet
クロマトグラフイ,chromatographi
クロルプロマジン,chlorpromazin
クロロプレン,chloropren
クロロベンゼン,chlorobenzen
グアニジン,guanidin
グアニン,guanin
モジユール,modul
花崗岩,花こう岩 グラニツト,granit
石墨 黒鉛 グラフアイト,graphit
配糖体 グリコシド,glycosid
グリシン,glycin
グリフイン,griffin
毛繕い,毛づくろい グルーミング,groom
グルタミン,glutamin
リダイレクト,redirect
グレーズ,glaze
食料品店 食品雑貨店 グローサリ,groceri
グロビン,globin
グロブリン,globulin
潜函 ケーソン,caisson
化学 ケミストリ,chemistri
ケロシン,kerosen
ゲツタ,getter
注意 コーシヨン,caution
コードブツク,code_book
コーポラテイズム,corporat
宇宙論 コスモロジ,cosmolog
気分転換 気晴らし 憂さ晴らし ストレス解消 ガス抜き リフレツシユ,refresh
コタンジエント,cotang
コヒーレンス,coher 可干渉性 干渉性
コヒーレント,coher
コランダム,corundum
コルベツト,corvett
文通 コレスポンデンス,correspond
コロニアル,coloni
国会 議会 コングレス,congress
簡潔 コンサイス,conciz
相談 コンサルテーシヨン,consult
観念 概念 コンセプシヨン,concept
コンセントレーシヨン,concentr 精神集中
コンダクタンス,conduct
コンダクト,conduct
今風 今日的 コンテンポラリ,contemporari
コンデイシヨニング,condit
トラブルシユート,troubleshoot
アウトバウンド,outbound
コンバイン,combin
戦闘 戦い コンバツト,combat
コンパートメント,compart
コンベンシヨナル,convent
コンベンシヨン,convent
コンポスト,compost
ゴールデン,golden
ゴスペル,gospel
サーキユラ,circular
循環 サーキユレーシヨン,circul
サイクロイド,cycloid
サイクロトロン,cyclotron
心理学 サイコロジ,psycholog
心理的 サイコロジカル,psycholog
サイバネテイツク,サイバネテイツクス,サイバネテイクス,cybernet
静寂 静けさ 沈黙 サイレンス,silenc
チロキシン,サイロキシン,thyroxin
サウンデイング,sound
満足 サテイスフアクシヨン,satisfact
衛生的 サニタリ,sanitari
サマリウム,samarium
サラバンド,saraband
アツプロード,upload
シーラ,sealer
シアノコバラミン,cyanocobalamin
シエーパ,shaper
シスチン,cystin
システイン,cystein
シトシン,cytosin
シニシズム,cynic
シビツク,civic
シフタ,shifter
シヤツフル,shuffl
射撃 シユーテイング,shoot
シヨータ,shorter
シルキ,silki
シンクロトロン,synchrotron
同情 共感 シンパシ,sympathi
シンボライズ,symbol
象徴主義 表象主義 シンボリズム,symbol サンボリスム,symbolism
ジエンカ,jenka
ジエントリ,gentri
ジグソ,jigsaw
ジスプロシウム,dysprosium
ジヤーゴン,jargon
インスタンス,instanc
正当化 ジヤステイフアイ,justifi
跳躍 ジヤンピング,jump
スカンジウム,scandium
スキヤニング,scan
スキヤンダラス,scandal
スクラツチ,scratch
スコリア,scoria
星くず,星屑 スターダスト,star_dust
開始 スタート,start 出発 発進 スターテイング,start 動き始める
右舷 スターボード,starboard
スタツド,stud
静的 スタテイツク,static
スタビライザ,stabil
スタンザ,stanza
スチレン,styren
文房具 文具 ステーシヨナリ,stationeri
トラブルシユーテイング,troubleshoot
ステアリン,stearin
ステロール,sterol
ステンシル,stencil
ストリーク,streak
ストリーマ,streamer
ストリツプ,strip
弦楽器 ストリングス,string
強い,つよい ストロング,strong
スノビズム,snobbism
螺旋状,らせん状 螺旋形,らせん形 スパイラル,spiral
スパンデツクス,spandex
スピーキング,speak
スピネツト,spinet
スピネル,spinel
精神主義 スピリチユアリズム,spiritu
スピリチユアル,spiritu
紡錘,錘 スピンドル,spindl
スプラツシユ,splash
分光計 スペクトロメータ,spectromet
スポイラ,spoiler
輸出 エクスポート,export
スロツタ,slotter
スロツトル,throttl
オーバーフロ,overflow
セブンテイーン,seventeen
セリウム,cerium
セルラーゼ,cellulas
セレニウム,selenium
センシブル,sensibl
官能的 肉感的 センシユアル,sensual
センセーシヨナル,sensat
世紀 センチユリ,centuri
沸石 ゼオライト,zeolit
ソラニン,solanin
固体 固形 ソリツド,solid
ソリトン,soliton
ソレノイド,solenoid
黄道帯 獣帯 ゾデイアツク,zodiac
オーバーライド,overrid
台風 タイフーン,typhoon
タツセル,tassel
タリウム,thallium
タンギング,tongu
動力学 ダイナミクス,ダイナミツクス,dynam
ダウンヒル,downhil
ガイドブツク,guidebook 手引き書
ダンデイズム,dandyism
整理箪笥,整理だんす チエスト,chest
チオフエン,thiophen
ガントチヤート,gantt_chart
教会 聖堂 教会堂 チヤーチ,church
チヨツパ,chopper
チロシン,tyrosin
ツリウム,thulium
キヤプシヨン,caption
テイント,tint
テオフイリン,theophyllin
テクノストレス,techno_stress
テクノポツプ,techno_pop
テトラクロロエチレン,tetra_chloroethylen
テルビウム,terbium
組分け グループ分け グルーピング,group
テレメータ,telemet
テンソル,tensor
炭水車 テンダ,tender
寺院 テンプル,templ
デイーリング,deal
デイール,deal
デインギ,dinghi
デキストリン,dextrin
デコラテイブ,decor
出発 デパーチヤ,departur
定義 デフイニシヨン,definit
デフレータ,deflat
デリツク,derrick
円環面 輪環面 トーラス,torus
トコフエロール,tocopherol ビタミン_e
トニツク,tonic
地勢図 トポグラフイ,topographi
ごみ,ゴミ トラツシユ,trash 我楽多,がらくた
翻訳 トランスレーシヨン,translat
トリクロロエチレン,trichloroethylen
サブメニユ,submenu
トリツキ,tricki
トリトン,triton
トリビユーン,tribun
トリプシン,trypsin
トリプトフアン,tryptophan
トリプル,tripl
トリプレツト,triplet
三脚 トリポツド,トライポツド,tripod
トルエン,toluen
スケジユーラ,schedul
トルマリン,tourmalin 電気石
トレーシング,trace
トローリング,troll
ドーパミン,dopamin
ドアストツパ,door_stopper
支配的 ドミナント,domin
ドラミング,drum
ドリツプ,drip
ドリフト,drift
ドレツドノート,dreadnought
苦灰石 白雲石 ドロマイト,dolomit
ナツシング,noth
ナフトール,naphthol
ナルコレプシ,narcolepsi
スタンドアローン,スタンドアロン,standalon
ニードル,needl
ニトリル,nitril
虚無主義 ニヒリズム,nihil
核 ニユークリア,nuclear
ヌクレオシド,nucleosid
ヌクレオチド,nucleotid
ネオテニ,neoteni
ネクスト,next
ネプツニウム,neptunium
ステートメント,statement
通知 通告 ノーテイス,notic 知らせる
高貴 ノーブル,nobl
ノミナル,nomin
ノルアドレナリン,noradrenalin ノルエピネフリン,norepinephrin
ハイパーテキスト,hypertext
ストリーミング,stream
ハウスキーピング,housekeep
ハウリング,howl
ハドロン,hadron
生息場所 ハビタツト,habitat
ハフニウム,hafnium
バーミキユライト,vermiculit
スピードアツプ,speed_up
バイオガス,bioga
バイオリアクタ,bioreactor
生物学 バイオロジ,biolog
バイメタル,bimet
バケツ バケツト,bucket
手荷物 バゲージ,baggag ラゲージ,luggag
セグメント,segment
バツフル,baffl
バナジウム,vanadium
遠近法 パースペクテイブ,perspect
パーライト,perlit
パイソン,python
解決法 解決方法 解決手段 解決策 ソリユーシヨン,solut
パウダリ,powderi
牧歌的 パストラル,pastor
包装 パツケージング,packag 荷造り
パノラミツク,panoram
パラフレーズ,paraphras
放物線 パラボラ,parabola
平価 パリテイ,pariti
パルミチン,palmitin
ダツシユボード,dashboard
パンチヤ,puncher
パンチング,punch
ヒスチジン,histidin
ヒステリシス,hysteresi
ヒストン,histon
ヒドラジン,hydrazin
催眠術 ヒプノシス,hypnosi
調律 チユーニング,tune 調音
ビータ,beater
ビクタ,victor
勝利 ビクトリ,victori 勝ち 白星
ビスマス,bismuth
ビデオテツクス,videotex
ビハインド,behind
ビフエニル,biphenyl
十億 ビリオン,billion
ビリルビン,bilirubin
ピリジン,pyridin
ピリドキシン,pyridoxin
ピリミジン,pyrimidin
ピロール,pyrrol
ピンボール,pinbal
フーダニツト,whodunit
細菌ウイルス バクテリオフアージ,bacteriophag フアージ,phage
フアイン,fine
動物相 フアウナ,fauna
フアツシヨナブル,fashion
狂信的 フアナテイツク,fanat
空想 フアンシ,fanci
根本主義 原理主義 フアンダメンタリズム,fundament
身体的 肉体的 フイジカル,physic
物理学 フイジツクス,physics
魚 魚類 フイツシユ,fish
釣り 魚釣り フイツシング,fish
フイフテイーン,fifteen
哲学 フイロソフイ,philosophi
指 フインガ,finger
フエード,fade
羽毛 羽 羽根 フエザ,feather ダウン,down
フエテイシズム,fetish
フエテイツシユ,fetish
フエドラ,fedora
フエニルアラニン,phenylalanin
フエノール,phenol
フエノールフタレイン,phenolphthalein
フエミニズム,femin
フエライト,ferrit
フエルミウム,fermium
フエルミ粒子 フエルミオン,fermion
フエローシツプ,fellowship
フオース,forc
四番目 フオース,fourth,4th
運勢 フオーチユン,fortun
狐,キツネ フオツクス,fox
フオトグラフイ,photographi 写真術
フオノン,phonon
オペレーテイング,oper
ハイパーリンク,hyperlink
フオリオ,folio
フラクタル,fractal
断片 欠片 フラグメント,fragment
フラツシユバツク,flash_back,flashback
フラツタ,flutter
フラボン,flavon
フランシウム,francium
フランジ,flang
頻度 度数 回数 フリークエンシ,frequenc
フリゲート,frigat
フリツク,flick
火打ち石 フリント,flint
薄片 フレーク,flake
フレージング,phrase
フレーミング,frame フレーム,flame
フレツト,fret
ブタジエン,butadien
ブタノール,butanol
ブツキング,book
ブラケツト,bracket
ブリーフケース,briefcas
ブリリアント,brilliant
箒,ほうき,ホウキ ブルーム,broom
ブルネツト,brunett,brunet
刃 ブレード,blade
ブレオマイシン,bleomycin
ブロードキヤスト,broadcast
フエイルオーバ,failov
ブロツキング,block
プールサイド,poolsid
プライミング,prime
実践的 実用的 プラクテイカル,practic
プランテーシヨン,plantat
プリーズ,pleas
原始的 プリミテイブ,primit
存在感 プレゼンス,presenc
プレツシング,press
プロカイン,procain
プログレツシブ,progressiv
プロゲステロン,progesteron
プロセニアム,proscenium
抗議 プロテスト,protest
プロビタミン,provitamin
プロラクチン,prolactin
プロリン,prolin
プロンプタ,prompter
プロンプト,prompt
ヘキサン,hexan
プログラミング,program
ヘパリン,heparin
ヘマタイト,hematit 赤鉄鉱
地下室 地階 ベースメント,basement
基準線 ベースライン,baselin
ベンズアルデヒド,benzaldehyd
ベンチヤ,ventur
ペドフイリア,pedophilia
ペプチダーゼ,peptidas
ペプチド,peptid
ペプトン,pepton
ペレツト,pellet
ペンタン,pentan
ペントハウス,penthous
帰巣性 回帰性 帰家性 ホーミング,home
ホールド,hold
ポツプアツプ,pop_up
相同性 ホモロジ,homolog
ホルミウム,holmium
ホログラム,hologram
ボーイツシユ,boyish
ボーイング,bow
乗船 ボーデイング,board
ボイルド,boil
ボルネオール,borneol
クリツク,click
ポリプロピレン,polypropylen
ポリアミド,polyamid
ポリスチレン,polystyren
政治 ポリテイツクス,ポリテイクス,polit
ポリペプチド,polypeptid
重合体 ポリマ,polym
ポロニウム,polonium
マイルストーン,mileston
マーチヤンダイジング,merchand
マイクロメータ,micromet
マイコトキシン,mycotoxin
マウンテイング,mount
格言 金言 金句 箴言 マキシム,maxim
マグネシア,magnesia
マグネタイト,magnetit
マグネチツク,magnet
マネージ,manag
マネタリズム,monetar
マリンバ,marimba
麦芽糖 マルトース,maltos
マンナン,mannan
マンノース,mannos
ミエリン,myelin
ミオグロビン,myoglobin
ミオシン,myosin
ミキシング,mix
混合物 ミクスチユア,mixtur
マルチコピ,multicopi
悲惨 ミゼラブル,miser
神話 ミソロジ,mytholog
ミナレツト,minaret
ミニツト,minut ミニツツ
ミニマリズム,minim
突然変異体 ミユータント,mutant
蜃気楼 ミラージユ,mirag
ムーブメント,movement ムーブマン
メスカリン,mescalin
マルチスレツド,multithread
メチオニン,methionin
旋律的 メロデイツク,melod
抵当 担保 モーゲージ,mortgag 保証
モーターカ,motor_car,motorcar
湿気 湿り気 水気 水分 潤い モイスチヤ,モイスチユア,moistur
変調 モジユレーシヨン,modul
モデイフアイ,modifi
モデルガン,model_gun
モノグラフ,monograph
モノグラム,monogram
単磁極 単極子 磁気単極子 磁気モノポール モノポール,monopol マグネチツクモノポール,magnet_monopol
専売 独占 モノポリ,monopoli 独り占め
ユーモレスク,humoresqu
ユーロピウム,ユウロピウム,europium
マルチリンク,multilink
単一性 ユニテイ,uniti
ライジング,rise
稲妻 稲光 雷光 電光 ライトニング,lightn
ライムライト,limelight
ラクタム,lactam
ラクトン,lacton
ラグタイム,ragtim
ラチエツト,ratchet
ラテツクス,latex
言語 ランゲージ,languag
読書 リーデイング,read
郵便受け ポスト メールボツクス,mailbox
リアクシヨン,reaction
リアクタンス,reactanc
現実的 写実的 リアリステイツク,realist リアル,real
リグニン,lignin
細波,さざ波 リツプル,rippl
リトマス,litmus
共和国 リパブリツク,republ
洗練 リフアイン,refin ブラツシユアツプ
伝言 言伝 言付け,言づけ,託け メツセージ,messag
リフレーシヨン,reflat,リフレ
リモネン,limonen
リユート,lute
リンデン,lindan
ルーバ,louver
ルテチウム,lutetium
ルテニウム,ruthenium
ルビジウム,rubidium
ルミネセンス,luminesc
レオロジ,rheolog
レセルピン,reserpin
レチノール,retinol
レデイネス,readi
レニウム,rhenium
レプトン,lepton
レプリケーシヨン,replic
革命 レボリユーシヨン,revolut
レンダリング,render
ローズウツド,rosewood
ローダ,loader
ロードスタ,roadster
ローレンシウム,lawrencium
ロイシン,leucin
ロゼツト,ローゼツト,rosett
ロツキング,rock
ロドプシン,rhodopsin
ロボトミ,lobotomi
ワラント,warrant
リフレクシヨン,reflect
イリアス,イーリアス,ilia イリアード,イリアツド,iliad
ログフアイル,logfil
フレンチキス,french_kiss
肘掛け,ひじ掛け,ひじかけ アームレスト,armrest
アンジユレーシヨン,undul
セレクタ,selector
ワークシート,worksheet
中敷き インソール,insol
ワークシヨツプ,workshop
オートパイロツト,autopilot 自動操縦装置
オープンスクール,open_school
オープンハウス,open_hous
アツプグレード,upgrad
オペラハウス,opera_hous オペラ劇場 歌劇場
炭素繊維 カーボン繊維 カーボンフアイバ,carbon_fiber
反撃 反攻 逆襲 カウンターアタツク,counterattack
カスタムカ,custom_car
カセツトデツキ,cassett_deck
カメラアングル,camera_angl
カラーチヤート,color_chart
ガスメータ,gas_meter ガス量計
ガスレンジ,gas_rang
ギアチエンジ,ギヤチエンジ,gear_chang ギアシフト,ギヤシフト,gearshift
グツドタイミング,good_time
グツドラツク,good_luck
目的語 客語 オブジエクト,object
グループワーク,group_work
ゲームメーカ,game_maker
コーヒーハウス,coffeehous
常識 コモンセンス,common_sens
サイドブレーキ,side_brake
音響効果 サウンドエフエクト,sound_effect
シガレツトケース,cigarett_case
シフトレバ,shift_lever
シヤツターチヤンス,shutter_chanc
シングルルーム,singl_room,シングル,singl
コンピテンシ,コンピタンシ,compet
スタンドカラ スタンデイングカラ,stand_collar スタンダツプカラ,stand_up_collar 立ち襟
ステロイドホルモン,steroid_hormon
スパイダーマン,spiderman
スペースコロニ,space_coloni
ズームレンズ,zoom_len
セルフケア,self_care
セルモータ,cell_motor
ソーラーシステム,solar_system
ソーラーパネル,solar_panel
ソフアーベツド,sofa_bed
タイムセール,time_sale
サブモジユール,submodul
タツチタイピング,touch_type タツチタイプ,touch_type ブラインドタツチ タツチメソツド,touch_method タツチシステム,touch_system
食卓 食台 ダイニングテーブル,dine_tabl
シーケンシヤル,sequenti
デイープキス,deep_kiss
スタートアツプ,startup
デイナータイム,dinnertim
デスクワーク,desk_work
トツプライト,top_light
トライアウト,tryout
乾燥肌 ドライスキン,dri_skin ドライ肌 乾性肌
ナースステーシヨン,nurs_station
ニユーメデイア,new_media
不運 ハードラツク,hard_luck
倍音 ハーモニツクス,ハーモニクス,harmon
ハザードランプ,hazard_lamp
ハンドブレーキ,hand_brake
バイオセンサ,biosensor
バス停 バスストツプ,bus_stop
バスツア,bus_tour
テキストエリア,textarea
出版社 パブリツシヤ,publish
パラレルワールド,parallel_world 並行宇宙 並行世界
ヒートアイランド,heat_island
ヒツトソング,hit_song ヒツト曲
ビルトイン,built_in
村 村落 村里 集落 聚落 ビレツジ,villag
ピンホールカメラ,pinhol_camera
フイールドノート,field_note 野帳
フリータイム,free_time 自由時間
フルスロツトル,full_throttl
友情 友愛 友誼 友好 交誼 親交 フレンドシツプ,friendship
フロントページ,front_page
ブツクデザイン,book_design
闇市 闇市場 ブラツクマーケツト,black_market
押しボタン,押し釦 プツシユボタン,push_button
プラスターボード,plasterboard
プラツタ,platter
プルトツプ,pull_top
バツクアツプ,backup
ベストタイム,best_time
濡れ場 ベツドシーン,bed_scene ラブシーン,love_scene
パーセンテージ,percentag 百分率 百分比
ホームポジシヨン,home_posit
自家製 ホームメード,ホームメイド,homemad
ホツトニユース,hot_news
ホツトライン,hot_line
ボツクスシート,box_seat ボツクス席
体 身体 肉体 ボデイ,バデイ,bodi
ボデイースーツ,ボデイスーツ,bodysuit
ボデイートーク,ボデイトーク,bodi_talk
ボデイーパウダ,ボデイパウダ,bodi_powder
ボデイーブラシ,ボデイブラシ,bodi_brush
モノコツクボデイ,monocoqu_bodi
ボデイーランゲージ,ボデイランゲージ,bodi_languag 身体言語
ボデイーチエツク,ボデイチエツク,bodi_check
ボデイーアート,ボデイアート,bodi_art
ボデイーライン,ボデイライン,bodi_line
ボデイーローシヨン,ボデイローシヨン,bodi_lotion
ポイントシステム,point_system
マイナーチエンジ,minor_chang
修士課程 マスターコース,master_cours
パフオーマンス,performance
ヤツホ,yo_ho
ヨツトハーバ,yacht_harbor
ラフスケツチ,rough_sketch
フアンクシヨン,function 機能
ランチタイム,lunchtim
リニアモータ,linear_motor
リバーサルフイルム,revers_film 反転フイルム
ルートセールス,rout_sale ルート営業
屋上庭園 ルーフガーデン,roof_garden
レアメタル,rare_metal
レギユラーサイズ,regular_size
革細工 レザークラフト,leather_craft レザーワーク,leatherwork
休憩室 レストルーム,rest_room
ロケツトランチヤ,rocket_launcher
ロツカールーム,locker_room ロツカ室
ロングヒツト,long_hit
フレームワーク,framework
ワイドスクリーン,wide_screen
ジヤバ,java
フオートラン,fortran
ユニツクス,unix
スヌーピ,snoopi
ドナルドダツク,donald_duck,ドナルド,donald
ミツキーマウス,mickey_mous,ミツキ,mickey
プロジエクト,project
イングリツシユホルン,english_horn
フレンチホルン,french_horn
東京デイズニーランド,デイズニーランド,disneyland,tdl
ゼムクリツプ,gem_clip
ブリタニカ,britannica
ライセンスキ,licens_key
ワイルドカード,wildcard
アセトアルデヒド,acetaldehyd
インターセプタ,interceptor
電子工学 エレクトロニクス,electronics
エンジニアリング,engineer 工学
オプテイマイザ,optim
クリツプボード,clipboard
地域気象観測システム,ameda,アメダス
クリスマスセール,christma_sale
南十字星 サザンクロス,southern_cross
ニユーズウイーク,newsweek
ニユーフロンテイア,new_frontier
バステイーユ,バスチーユ,bastill
プラウダ,pravda
ペールギユント,peer_gynt
ルモンド,le_mond
アイバンク,eye_bank 眼球銀行 角膜銀行
アウトフイツト,outfit
アクセス時間 アクセスタイム,access_time
アツパーミドル,upper_middl
アツプライトピアノ,upright_piano
アドバタイジング,advert 広告活動
アナルセツクス,anal_sex
アフターバーナ,afterburn
アルコールランプ,alcohol_lamp
下塗り アンダーコート,undercoat
アンダーバスト,under_bust
シクロヘキサノン,cyclohexanon
アンチシヨツク,antishock
インカムゲイン,incom_gain
インサイドアウト,insid_out
絶縁体 インシユレーシヨン,insul
インナースペース,inner_space
印象的 インプレツシブ,impress
木工芸 ウツドクラフト,woodcraft
ウツドブロツク,wood_block
シヨートヘア,short_hair シヨートカツト,shortcut
飛行船 エアシツプ,airship
エアアウトレツト,air_outlet
エアクツシヨン,air_cushion
航空券 航空チケツト 飛行機チケツト エアチケツト,エアーチケツト,air_ticket
エアカ,air_car
航空貨物 エアカーゴ,air_cargo
エアコンプレツサ,air_compressor 空気圧縮機
エアサービス,air_servic 航空運輸事業
エアサスペンシヨン,air_suspens,エアサス
エアシユータ,air_chuter エアシユート 気送管 空気伝送管
エアドーム,air_dome
エアパツド,air_pad
エアブレーキ,air_brake 空気制動機
警笛 エアホーン,air_horn
エアポンプ,air_pump 空気ポンプ
エアカーテン,air_curtain エアドア,air_door
エアガン,air_gun 空気銃
エアバツグ,air_bag
エアポケツト,air_pocket
空軍 エアフオース,air_forc
空気清浄器 エアクリーナ,air_cleaner
エアターミナル,air_terminal
エアダクト,air_duct
エアチエツク,air_check
エアプランツ,air_plant
エアブラシ,airbrush
エイミング,aim
エキスパートシステム,expert_system
エチレングリコール,ethylen_glycol
テーブルスペース,tablespac 表領域
エチレンジアミン,ethylenediamin
周波数変調,fm,エフエム,frequenc_modul
fm_放送,fm,エフエム 超短波放送
上陸用舟艇,lc,land_craft
軽度懸念,least_concern,lc
エンジンブレーキ,engin_brake,エンブレ
オートグラフ,autograph
オートフオーカス,autofocus,af
オートリバース,autorevers
オーバータイム,overtim
オーバードライブ,overdr オーバートツプ
オーバーブツキング,overbook
ダイニングキツチン オープンキツチン,open_kitchen
オープンシステム,open_system
オイルサンド,oil_sand タールサンド,tar_sand 油砂
オイルスキン,oilskin
オイルヒータ,oil_heater
ネツトワーキング,network
オイルフエンス,oil_fenc
オイルマツサージ,oil_massag
オイルライタ,oil_lighter
オンラインシステム,on_line_system
カーテンレール,curtain_rail
バツクスラツシユ,backslash
カードローン,card_loan
カスタムメード,カスタムメイド,custom_made オーダーメード
カツトアウト,cut_out,cutout
カツトバツク,cutback
ガスタービン,gas_turbin
フアクタリング,factor
ガスバーナ,gas_burner
ガラスブロツク,glass_block
キー局 キーステーシヨン,key_station
楔石,くさび石 剣石 要石 キーストーン,keyston
キーロツク,key_lock ダイヤルロツク,dial_lock
キスシーン,kiss_scene
キヤンドルサービス,candl_servic
フイードバツク,feedback
クリーンヒツト,clean_hit
フイルタリング,filter
クリーンルーム,clean_room
クリアリング,clear
クロスステツチ,cross_stitch 十字縫い
クロストーク,cross_talk
クロスフエード,cross_fade
クロスライセンス,cross_licens
クロマキ,chroma_key
クロミウム,chromium
グツドデザイン,good_design
おやすみなさい おやすみ グツドナイト,good_night
おはようございます 御早う,お早う,おはよう,オハヨウ グツドモーニング,good_morn
グラスウール,glass_wool ガラス綿
ブラツクボツクス,black_box
グランドオペラ,grand_opera
グリークラブ,glee_club 男声合唱団
温室 グリーンハウス,greenhous
グループサウンズ,group_sound
グレースケール,gray_scale
ゲームブツク,game_book
ゲストハウス,guesthous
ブラツシユアツプ,brushup
コートハウス,courthous
コイルスプリング,coil_spring
コイントス,coin_toss
コア,core
コレクトコール,collect_call
コロツサス,colossus
コンスタンタン,constantan
コントラクトブリツジ,contract_bridg
サイドポケツト,side_pocket
サフアリパーク,safari_park
サブドミナント,subdomin 下属音
サムターン,thumb_turn
サムホール,thumbhol
サラダバ,salad_bar
サンルーフ,sunroof
ワークスペース,workspac
シガテラ,ciguatera
市庁舎 シテイーホール,シテイホール,citi_hall
シヤドーマスク,shadow_mask
アンインストール,uninstal
散弾銃 シヨツトガン,shotgun
買い物袋 シヨツピングバツグ,shop_bag
シリカゲル,silica_gel
シルクスクリーン,silkscreen セリグラフイ,serigraphi
ジエツト気流 ジエツトストリーム,jet_stream
ジヤズソング,jazz_song
ジヤズダンス,jazz_danc
ジヤズバンド,jazz_band
ジヨイステイツク,joy_stick
スーパーリアリズム,superr ハイパーリアリズム,hyperr 超写実主義
企業 エンタープライズ,enterpr
スカイライト,skylight
スキルフル,skill
スキンクリーム,skin_cream
スタートダツシユ,start_dash
スタンガン,stun_gun
キヤツシユカード,cash_card
スタンドアツプ,stand_up
スチームバス,steam_bath
ステーシヨンワゴン,station_wagon ワゴン車
ステツピング,step
スネアドラム,snare_drum
コードセグメント,code_segment
スプリングボード,springboard
スペースオペラ,space_opera
スペースキ,space_key スペースバ,space_bar
スペースクラフト,spacecraft 宇宙機
宇宙船 スペースシツプ,spaceship
スケジユーリング,schedul
スペアタイヤ,spare_tire
スライム,slime
チエツクポイント,checkpoint
ズームアウト,zoom_out
ズームイン,zoom_in
セロトニン,serotonin
センターポール,center_pole
社交ダンス ソーシヤルダンス,ソシアルダンス,social_danc
ソーラーハウス,solar_hous
ソーラーパワ,solar_power
ソニツクブーム,sonic_boom
ソフトケース,soft_case
ソリツドステート,solid_state
タイトルページ,titl_page
タイバ,tie_bar
ダークカラ,dark_color
デイスクロージヤ,disclosur
ダイヤモンドダスト,ダイアモンドダスト,diamond_dust
ダウンビート,downbeat
ダウンライト,downlight
ダブルデツカ,doubl_decker
ダブルルーム,doubl_room
チアフル,cheer
チヨツピ,choppi
ツーステツプ,two_step
ツインカム,twin_cam
ツインベツド,twin_bed
教科書 テキストブツク,textbook テキスト,text 教本 教科用図書
テクトニクス,tecton
テレビカメラ,televis_camera
デツドコピ,dead_copi
デツドストツク,dead_stock
デユプレツクス,デユープレツクス,duplex
デユアルシステム,dual_system
トツプバスト,top_bust
トランザクシヨン,transact
トランクルーム,trunk_room
トランスナシヨナル,transnat
フアイバースコープ,fiberscop
ドアロツク,door_lock
博士課程 ドクターコース,doctor_cours
ドツグフアイト,dogfight
ドツグレース,dog_race
ドライアイス,dri_ice
応用 アプリケーシヨン,applic
ドラツグレース,drag_race
ナイスシヨツト,nice_shot
ナイトクリーム,night_cream
ナイトスポツト,night_spot
ナイトテーブル,night_tabl
ニトロソアミン,nitrosamin,nitrosoamin
ニトロベンゼン,nitrobenzen
ニユータイプ,new_type
シミユレーシヨン,simul,シユミレーシヨン
ネバーギブアツプ,never_give_up
ノーガード,no_guard
ノーモア,no_more
ノーリターン,no_return
ハーデイガーデイ,hurdi_gurdi
ハードコア,hard_core
半透明鏡 半透鏡 ハーフミラ,half_mirror
ハイキ,high_key
ハイタツチ,high_touch
ハツチバツク,hatchback リフトバツク,liftback
ハビツト,habit
バイオハザード,biohazard 生物災害
バスクラリネツト,bass_clarinet
バストライン,bustlin
バスドラム,bass_drum
チエツクボツクス,checkbox
逆回転 バツクスピン,backspin
バツクパツキング,backpack
背圧 バツクプレツシヤ,back_pressur
バリトンサツクス bariton_saxophon バリトンサクソフオン,バリトンサキソフオン,バリトンサキソホン
パーキングメータ,park_meter
表示灯 パイロツトランプ,pilot_lamp
パスボール,pass_ball
パツシング,pass
パツチテスト,patch_test 貼布試験
パネルヒータ,panel_heater
パレツトナイフ,palett_knife
パワーアンプ メインアンプ,メーンアンプ
パンチカード,punch_card 穿孔カード
ヒートパイプ,heat_pipe 熱パイプ
ヒートポンプ,heat_pump 熱ポンプ
ヒツトパレード,hit_parad
ヒツプポケツト,hip_pocket
ヒツプライン,hiplin
ビデオレコーダ,video_record
ピークアウト,peak_out
ケトン,keton
フールプルーフ,fool_proof フールセーフテイ
フアイトマネ,fight_money
フアインケミカル,fine_chemic
フアンクシヨンキ,function_key,fn_キー,f_キー
指紋 フインガープリント,fingerprint
フオーマルドレス,formal_dress
フオツクストロツト,foxtrot
フオトマスク,photomask
脚注 フツトノート,footnot
首,頸 ネツク,neck
フライフイツシング,fli_fish
フリースクール,free_school
フリートーク,free_talk フリートーキング,free_talk
フリツプ,flip
フルハウス,full_hous
ハイパ,hyper
フロントライト,front_light
本箱 本棚 書棚 書架 ブツクケース,bookcas
本立て ブツクスタンド,bookstand
ブツクフエア,book_fair
書評 ブツクレビユ,book_review
ブリリアントカツト,brilliant_cut
ブルーグラス,bluegrass
優良株 ブルーチツプ,blue_chip
ブルーバード,bluebird
ブルワリ,ブリユワリ,breweri
ブレーキドラム,brake_drum 制動輪
ブレーキペダル,brake_pedal
ブレーキレバ,brake_lever
プライムレート,prime_rate
プリンテイング,print
ヘツドバツト,head_bat
ヘツドランプ,headlamp ヘツドライト,headlight
ボード,board
ベイブリツジ,bay_bridg
ベビードール,babi_doll
ベリーダンス,belli_danc
ベンチマークテスト,bench_mark_test ベンチテスト,bench_test
ページワン,page_one
ペアガラス 複層ガラス
ペプチドホルモン,peptid_hormon
ホームコンサート,home_concert
現代的 現代風 モダン,modern
ホイールベース,wheelbas 軸距
ホツトコーナ,hot_corner
ホツトスポツト,hot_spot
ホリゾンタル,horizont
流行歌 ポピユラーソング,popular_song
顕微鏡 マイクロスコープ,microscop
ロープ,rope
マクロフアージ,macrophag 大食細胞
マクロレンズ,macro_len
マリンスノ,marin_snow
最後 エンド,end
ムーンストーン,moonston 月長石
通信販売,通販 メールオーダ,mail_order
メカニクス,メカニツクス,mechan
メタルテープ,metal_tape
メデイアミツクス,media_mix
メンタリズム,mental
コンボ,combo
灯台 ライトハウス,lighthous
救命ボート 救命艇 ライフボート,lifeboat
ライブレコーデイング,live_record
ラストナンバ,last_number
ランプシエード,lamp_shade
リーガ,leaguer
リストバンド,wristband
リゾートホテル,resort_hotel
リフトアツプ,lift_up
リンボーダンス,limbo_danc
ルーフラツク,roof_rack
部屋番号 ルームナンバ,room_number
タンク,tank
レジストレーシヨン,registr
共鳴 レゾナンス,reson
レトルトパウチ,retort_pouch
レンズフード,len_hood
ローアングル,low_angl
ローカルニユース,local_news
ローカルルール,local_rule
低脂肪 ローフアツト,low_fat
ローラーコースタ,roller_coaster ジエツトコースタ コークスクリユ,corkscrew
ローヤルゼリ,ロイヤルゼリ,royal_jelli
ロケツトエンジン,rocket_engin
ハイツ,height
ロツクウール,rock_wool
広角 ワイドアングル,wide_angl
ワイプアウト,wipeout
バンド,band
ワゴンセール,wagon_sale
ワンスモア,onc_more
カーボランダム,carborundum
カルモチン,calmotin
コーク,coke
セスナ,cessna
タカジアスターゼ,taka_diastas
フレオン,freon
ブナ,buna
ダツチ,dutch
ハミルトニアン,hamiltonian
ワツクス,wax
アクリル,acryl
アタツチ,attach
アパートメント,apart,アパート アパルトマン 集合住宅 共同住宅
アルカリ,alkali
エチレン,ethylen
オプシヨナル,option
クツシヨン,cushion
クロツク,clock
グリツト,grit
ジヨイン,join
ストツカ,stocker
スプール,spool
タービン,turbin
チエンジ,chang
ニツケル,nickel
バーナ,burner
バリウム,barium
ピボツト,pivot
押す プツシユ,push
プロペラ,propel
マウント,mount
交流電流,ac,altern_current
マンガン,manganes
メラミン,melamin
モーダル,modal
レストラン,restaur リストランテ,ristorant
モルタル,mortar
ユニーク,uniqu
アンモニア,ammonia
グリコール,glycol
格安航空会社 ローコストキヤリア,low_cost_carrier,lcc
検索エンジン サーチエンジン,search_engin
児童クラブ 学童保育,学童
自動体外式除細動器,a
心的外傷後ストレス障害,ptsd
特別急行列車 特別急行,特急 特急列車
特別急行券,特急券
シエアリングエコノミ,share_economi,シエアエコ シエアエコノミ 共有型経済
掛け金,掛金
関西国際空港,関西空港,関空
闇金融,やみ金融,ヤミ金融,闇金,やみ金,ヤミ金
サブウエイ,subway
ライテイング,write write 書く
郵便ポスト ポスト
割増料 割増料金 追加料 追加料金 サーチヤージ,surcharg
賃貸料金 賃貸料 賃料 レント,rent
収入 所得 稼ぎ 儲け,もうけ
決算 精算
試験 考試 考査 テスト,test エグザミネーシヨン,examin
地方税ポータルシステム,eltax
ネガテイブ思考 マイナス思考 ネガテイブシンキング
根気 根性
行動力 実践力 実行力 遂行能力 遂行力 実行能力
個人情報保護 プライバシ保護 個人データ保護
個人情報 プライバシ情報 個人データ
ボランテイア活動 奉仕活動
臨時収入 臨時ボーナス 特別報酬 特別手当 特別収入 臨時手当 臨時報酬 一時金
ボーナス支給 賞与支給
マイナンバ 個人番号 共通番号
少額貯蓄非課税制度,丸優,マル優
ライセンス取得 資格取得
リンク元 参照元
レンタル期間 貸出期間
ローン残高 借入残高 借入金残高 債務残高
一元管理 統合管理
一定金額 一定額
一日単位,1_日単位 日単位
一次選考,1_次選考 第一次選考,第_1_次選考
一般公募 一般募集
一般財形 一般財形貯蓄
上乗せ 増額 嵩上げ,かさ上げ 割り増し,割増し,割増 積み増し,積増し 上積み
上期 上半期 年前半
上限価格 上限金額 上限額 最高金額 最高額 最高価格 最高値 上限値段 限度額 限度金額
下期 下半期 年後半
下車駅 降車駅
下車駅名 降車駅名
下限 最低ライン
下限価格 下限金額 下限額 最低額 最低価格 最安値 下限値段 最低金額
不合格 落第 失格
不足額 不足金額
中学校卒業,中卒,中学卒,中学卒業,中学校卒
中期経営計画,中計
乗降車駅 乗下車駅
事後処理 後処理 後始末,跡始末 後仕舞い,後仕舞,後じまい
事業予算 事業費
事業場 事業所
事業実績 業務実績 事業成果 業務成果 業績
互助組織 互助会
タクシ運賃 タクシ料金 タクシ料 タクシ代金 タクシ代
旅客運賃 飛行機代 航空券代 航空運賃
電車賃 電車代 鉄道運賃
交通費 足代 旅費
人事考課 能力考課 人事評価 勤務評定,勤評
人事考課制度 人事評価制度 人事評価システム 能力考課制度
人員配置 人材配置 人的配置 人事配置
人材 人財 人才
人材情報 求職者情報 求職情報 求人情報
今年度 本年度 当年度
介護保険法,介保法
介護保険,介保
仕事量 業務量 作業量 労働量
仕向銀行 仕向先銀行
他人依存 他者依存
仲介手数料 仲介料 世話料 口利き料,口きき料 斡旋料,あっせん料 周旋料
任地 赴任先 赴任地
企業形態 会社形態
企業情報 会社情報
休み時間 休憩時間 休息時間
休日手当 休日勤務手当 休日労働手当 休日出勤手当,休出手当 休日給 時間外手当 時間外勤務手当
休日残業時間手当 時間外手当 時間外勤務手当
休日深夜残業時間手当 時間外手当 時間外勤務手当
早出残業時間手当 時間外手当 時間外勤務手当
普通残業時間手当 時間外手当 時間外勤務手当
超過勤務手当,超勤手当 時間外労働手当 時間外手当
深夜残業手当 深夜残業時間手当 時間外手当 時間外勤務手当
会社負担 企業負担
住宅変更 住居変更 居宅変更 居住変更
住宅手当 住宅補助 住宅補助手当 家賃補助 住居補助手当 住居補助 居住補助 住居手当 居住手当
住居区 居住区
住居区分 居住区分
作業エリア 作業場所 作業場
使命感 責任感
保険額 保険金額 保険料 保険料金
保障額 保障金額
修繕費 修繕費用 補修費 補修費用 修理費 修理費用
給与月額 給料月額 俸給月額 月額賃金 俸給額 給与額 給料額 賃金額 給与金額 月額給与額,月給額
個人事業主 個人事業者
個人型確定拠出年金,個人型_dc,ideco,イデコ
個人情報の保護に関する法律,個人情報保護法
個人負担 本人負担 自己負担 利用者負担
患者負担 窓口負担
個体識別番号,個体番号
賃貸住宅 賃貸物件 レンタル物件 レントハウス 借家
借金返済 返済 弁済 返金 償還 償却
健康保険事業所,健保事業所
償還金 返済金
元号 年号
先見性 洞察力
水道光熱費 光熱水費
入金金額 入金額
公務 公用
一般職の職員の給与に関する法律,一般職給与法
共働き 共稼ぎ
兼務 兼任 併任 兼業 兼職 掛け持ち
再分配 再配分
再年末調整,再年調
処遇 待遇
出勤 出社
出勤カレンダ 勤務カレンダ 就業カレンダ
出勤回数 勤務回数
出勤扱い 勤務扱い 出社扱い
出勤日 勤務日 出社日 労働日 就業日 就労日 仕事日
出勤日数 勤務日数 出社日数 労働日数 就業日数 就労日数
出勤時間 出勤時刻 出社時間 出社時刻
出勤率 出社率
出向費 出向費用
出席率 参加率
出産予定日 分娩予定日
出発時刻 出発時間
出荷日 発送日
分配金 配当金
別掲 別記
利息額 利子額
到着時刻 到着時間
昨年 去年 旧年
前年度 昨年度
割り算,わり算 除算 除法
創業 起業 開業
功労金 慰労金
加齢 加年
助け合い,助けあい 支え合い 相互扶助 相互援助 相互支援 互助 助け合う,助けあう 支え合う,支えあう
労働保険,労保
労働保険料,労保料
労働意欲 勤労意欲 就業意欲 就労意欲
労働者派遣 人材派遣
労働者派遣事業 人材派遣事業
労働者派遣契約 派遣契約
労働者災害補償保険,労働災害保険,労災補償保険,労災保険,労災
労働組合費,労組費
勤務 就業 就労 勤める,つとめる
勤務年数 勤続年数 在職年数
勤務形態 就業形態 労働形態 就労形態
勤務時間 労働時間 就業時間 就労時間 仕事時間
勤務条件 労働条件 就業条件 就労条件
勤務状況 労働状況 就業状況 就労状況 勤務実態
勤続期間 勤務期間 在職期間 就業期間 就労期間
卒業年度 卒業年次 卒業年
危険区域 危険地域 危険域 危険地区 危険地帯 危険エリア 危険ゾーン リスク地域 リスク地区 リスク地帯 危険箇所,危険個所
厚生年金保険,厚生年金,厚保,厚年
厚生年金保険料,厚年保険料
厚生年金基金,厚年基金
参考文献 参考資料 参照資料 関連資料 参考材料 引用文献 関係資料
収入金額 収入額 所得金額 所得額
取引額 取引金額
受給額 受給金額
受験会場 受験場 試験会場 試験場
受験区分 試験区分
受験地 試験地
受験年月日 受験日
試験年月日 試験日
受験料 試験料
受験時間 試験時間
受験番号 試験番号
受験科目 試験科目
口座残高 預金残高 貯金残高 貯蓄残高
固定月給 固定給与 固定給 固定賃金
固定給与額 固定賃金額
固定金額 固定額
国家公務員法,国公法
国家公務員共済,国共済
国民年金基金,国年基金
国益 国利
国庫補助金,国庫補助,国補
海外送金 外国送金 国際送金
在任 在職 在勤
在住期間 居住期間
在学中 在校中
在留 駐在
地方公務員共済組合,地共済
地方職員共済,地共済
地方自治法,自治法
基本使用料 基本使用料金 基本料 基本料金
基本給 本俸 本給 基本給与 基本賃金 本人給
基本給与額 基本賃金額
基本能力 基礎能力 基礎力
基礎額 基礎金額
変動額 変動金額
夏休み 夏期休暇,夏期休 夏季休暇,夏季休 暑中休暇 盆休み
夜間勤務,夜勤
夜間勤務手当,夜勤手当
失業保険,失保 失業手当 失業給付 失業給付金 基本手当
失業 失職 離職
奨励金 補助金 補給金 交付金 助成金 給付金
始業時刻 始業時間
委嘱 外注,外註 委託,委托,イタク 負託 委任 付託,附託 嘱託
委託元 委託者
委託料 委託費
姻戚 姻族
結婚 婚姻 入籍 マリツジ,marriag マリアージユ,mariag
学問 学術
学校教育法,学教法
施行規則,施規
学習指導 教科指導
完全主義 完璧主義,完ぺき主義
完済 返済完了 全額償還 全額返済 皆済
定期貯金 定期預金
実働時間 実労働時間
実績主義 業績主義 成果主義
寄宿 下宿 寄留
対人スキル 対人能力 社交能力 対人関係知性 ソーシヤルスキル 社会的スキル
専任 専従
小学校卒業,小卒,小学卒,小学卒業,小学校卒
少額 低額
届出書 届出書類
帰属 所属 直属 配属 専属
帳票 伝票 帳簿
年俸額 年俸金額
年給 年俸
年末調整還付額,年調還付額
年金支給 年金給付
延期 期間延長 後ろ倒し 先送り 延長 延ばす,のばす 遅らす,おくらす,後らす 遅らせる,おくらせる,後らせる
引き算,引算 減算 減法
当座預金,当座
往復料金 往復運賃
復職 職場復帰 リワーク,rework
徴収 取り立て,取立て,取立 取り立てる
心内知性 セルフコンセプト
必要経費 必要コスト
御家,お家,おうち 御宅,お宅 自宅
意見書 陳情書 請願書 要望書 決議文 声明書
慎重 心配性 苦労性
慶事 祝い事,祝いごと 祝事
手取り収入 手取り金額 手取り額,手取額
手当額 手当金額
払戻額 払戻金額
承認フロ 承認ルート 承認経路
承諾書 同意書 同意承諾書
拠出額 拠出金額
指定休日 指定休 指定休暇
指揮命令 指示命令
振り替え休日,振りかえ休日,振替休日 振り休,振休 振り替え休暇,振りかえ休暇,振替休暇
仕事内容 業務内容 職務内容 勤務内容
振込額 振込金額
探究心 研究心 追求心
控除額 控除金額
換算レート 換算率
操業短縮,操短
支払期日 支払期限
支払金額 支払額
支社 支店 支局 支所 支部 出張所 ブランチ,branch
支給日数 給付日数
支給率 給付率 交付率
支給額 支給金額
教員免許 教員免許状
新規契約 新契約
新規採用 新規雇用 新採用
日割り,日割 日割り計算,日割計算
昇任試験 昇格試験 昇進試験
時給 時間給
普通乗用車 普通自動車 普通乗用自動車 普通車
普通貯金 普通預金
宿泊先 ステイ先 宿 宿泊地 宿泊場所
更新履歴 更新歴 更新記録
月変 随時改定
月決め,月極め,月極 月額固定
有期労働契約 有期雇用契約 有期契約
期間満了 期間終了
未収納 未収
未回収 未収
未収入金 未収金 未回収金
未払い金,未払金 未納金 未払い金額,未払金額 未払い額,未払額
未承認 未認可
未決 未決定
未済額 未納額
本人負担額 自己負担額 個人負担額 利用者負担額 本人負担金 自己負担金 個人負担金 利用者負担金
患者負担額 窓口負担額 患者負担金 窓口負担金
正規雇用 正規採用 正式採用 正式雇用 常勤雇用 本採用 本雇い
次年度 翌年度
出世 昇進 昇級 昇格 昇任 栄転 栄達 栄進 格上げ ランクアツプ 等級アツプ
役所 役場 官公庁 官庁
根拠法令 根拠法規
格 ランク,rank
級 ランク,rank
検査結果 テスト結果
試験結果 テスト結果
検査項目 テスト項目 チエツク項目
試験項目 テスト項目 チエツク項目
建物検査済証,検済
業種 職種
標準月額 標準報酬月額
標準給与 標準賃金
権利喪失 権利失効
次月 翌月
死亡 逝去 死去 絶命 亡くなる,なくなる 死ぬ,しぬ 死没 絶える,たえる
死亡日 死亡日付 死亡年月日 没年月日
死別 死別離 死に別れ 死に別れる,死にわかれる
残金 残額
残高証明 残高証明書 残証
水道代 水道料 水道料金 水道代金
法定休日 法休,法定休 法定休暇
法定外休日 法定外休暇
注力 努力 尽力 努める,つとめる
活動費 活動費用 活動資金
海外旅行保険 海外旅行傷害保険 海外保険
海外勤務 海外駐在
海外留学 留学 外遊
海外給 海外給与
深夜労働 深夜勤務
到着地 目的地 行き先,行先 旅先
源泉徴収票,源徴票,源泉徴収表
滞在日数 滞在期間
演算能力 計算能力 計算力
無利子 無利息
無報酬 無給 ノーギヤラ
片道料金 片道運賃 片道代金 片道代
特別休暇,特休
特例措置 特別措置
特殊勤務手当,特勤手当
特別支援学級,特学
試し期間 試用期間 条件付き採用,条件付採用,条件附採用
特別配当,特配
状況判断知性 状況モニタリング
現物支給 現物給付
現金払い 現金支払い,現金支払 現金決済
生命保険料,生保料
生命保険請求,生保請求
生誕地 誕生地 出生地 出身地
産前産後休暇 産前産後休業 出産休暇,産休
申請書 申請書類 申請用紙 申込書 願書
申請経路 申請ルート
申請額 申請金額
申込期日 申込締切日 申込期限
異動歴 異動履歴
病気休暇,病休
病気欠勤 病欠
掛け算,かけ算 乗算 乗法
税制適格退職年金,税制適格年金,適年,適格年金,適格退職年金
税率 課税率
税込み価格,税込価格 税込み金額,税込金額 税込み額,税込額
税金額 税額 課税金額 課税額
利用金額 利用額
積立有給休暇,積休,積立休,積立休暇,積立有休,積立有給
積立限度額 積立限度金額
積立額 積立金額
立ち退き,立ちのき,立退き 退去
競争意識 ライバル意識 対抗意識 対抗心 闘争心 競争心
算出式 算定式 算式
算出方法 算出法 計算方式 計算方法 計算法
算定基礎届 算定届
納付期限 納期限 納付期日
終業時刻 終業時間
組織構成 組織構造
請求金額 請求額
給与形態 賃金形態
給与計算 給料計算 賃金計算
給付額 給付金額
緊急出勤 緊急出社
総額 合計額 合計金額 全額 合算額 合計
高齢 老齢 老年 高年 年配
義務教育標準法,義務標準法
職務に専念する義務の免除,義務免,職免,職専免
職分 職務
職務執行 職務遂行
職務経験年数 業務経験年数 実務経験年数
叩き台,たたき台 試案 原案
職業領域 職務領域 職域
肥満度 bmi_値 体格指数 肥満指数 ボデイマス指数 bmi
腎機能障害 腎臓障害 腎障害
臨時休業,臨休
労い,ねぎらい 労り,いたわり 慰労 労う,ねぎらう
自動車免許 運転免許
自動車損害賠償責任保険,自賠責保険,自賠責,自賠
船員保険,船保
融資 貸し付け,貸しつけ,貸付け,貸付 ローン,loan
融資利率 貸付利率
融資残高 貸付残高
融資額 貸し付け額,貸付額 貸付金額
行動特徴 行動特性
補償額 補償金額
補習授業校,補習校
解約料 解約料金 解約金
解職 解任 免職 罷免
訪問先 訪ね先
証明書 証書 証文 念書
評価項目 評価ポイント
認証プロトコル 認証方式
調整額 調整金額
調査用紙 調査票
識別コード 識別番号
負担額 負担金額
勤労者財産形成促進制度,勤労者財産形成制度,財産形成,財形
勤労者財産形成住宅貯蓄,財形住宅貯蓄,住宅財形
勤労者財産形成年金貯蓄,財形年金貯蓄
貸与期間 貸付期間
賞与額 賞与金額
超過額 超過金額
足し算 加算
転宅 転居 引っ越し,引越し,引越 移住 引っ越す,引越す,ひっこす
辞表 辞職願 退職届 退職願 離職届
返済プラン 返済計画
返済期日 返済期限
返済額 返済金額 弁済額 償還額
返還 還付
追加コスト 追加費用 追加費 追加経費
退勤時刻 退勤時間 退社時刻 退社時間
退社 退勤
通信教育講座 通信講座 通信教育,通教
通常出勤 通常勤務 通常出社
連続出勤 連勤 連続勤務
進捗度 達成度
遠方 遠隔地
遡及額 遡及金額
適合 該当 当て嵌まる,当てはまる,あてはまる 適応 順応 即応 アダプテーシヨン,adapt
適応力 適応能力 順応性
適性テスト 適性検査
適用利率 適用金利
選定理由 選考理由
還付額 還付金額
部門毎,部門ごと 部門別
配当額 配当金額
関連企業 関連会社
降任 降職
降格 左遷 左降 更迭 格下げ ランクダウン
大学院卒業,大学院卒,院卒
障害程度区分 障害区分
障害者等級 障害等級
雇用保険,雇保
雇用,雇傭 雇い入れ,雇入れ,雇入 雇う 採用
雑収入 雑所得
難易度 難度 難しさ,むずかしさ
面接会場 面接場所
食事手当 食事代手当
駐車場代 駐車代 駐車場料金 駐車料金 駐車料 駐車場利用料 駐車場利用料金
工業高等専門学校,高等専門学校,高専
工業高等専門学校卒,高等専門学校卒,高専卒
締め日,締日,〆日
斡旋調書,あっせん調書
聾学校,ろう学校
交代制,交替制
付け替え,つけ替え,付けかえ,付替 付け替える
住み込み,住みこみ
借り上げ,借りあげ,借上げ 借り上げる
借り換え,借りかえ,借換え,借換 借り換える,借りかえる,借換える
切り上げ,切りあげ,切上げ 切り上げる
キヤリア入社 中途入社 途中入社
切り捨て,切りすて,切捨て,斬り捨て,斬りすて,斬捨て 切り捨てる
四肢麻痺,四肢まひ,四肢マヒ
天引き,天引
届け出先,届出先
年齢,年令
引き去り,引去り,引去
引き継ぎ,引きつぎ,引継ぎ,引継
役付き,役付
手当,手当て
払い込み,払いこみ,払込み,払込 払い込む,払いこむ,払込む 支払い 納金 ペイメント,payment
持ち株会,持株会
振り替え,振替え,振替 振り替える,振替える
振り込み,振りこみ,振込み,振込 振り込む,振りこむ,振込む 入金
日雇い労働,日雇労働
最寄り駅,最寄駅
月割り,月割
税引き後,税引後
税抜き金額,税抜金額 税抜き額,税抜額
立て替え,立てかえ,立替え,立替 立て替える
繰り越し,繰りこし,繰越し,繰越 繰り越す,繰越す
貸し付け条件,貸しつけ条件,貸付け条件,貸付条件
閏年,うるう年
フアツクス番号,フアクス番号,fax_番号
異動日 異動年月日
引去金額 引去額
キヤンセル料 キヤンセル料金 取り消し料,取消し料,取消料 取り消し料金,取消し料金,取消料金
家族情報変更届 家族変更届
過不足額 過不足金額
給与規程 賃金規定
給与収入金額 給与収入額
賃金台帳 給与台帳 給料台帳
給与天引き,給与天引 給与引去
契約者名 契約者氏名
契約日 契約年月日
冬季賞与 冬期賞与
試し印刷 テスト印刷
住民票住所 1_月_1_日住所
身元確認 実存確認
公的年金収入額 公的年金収入金額
合計所得額 合計所得金額
総支給額 総支給金額
コスト負担 経費負担 費用負担
徴収額 徴収金額
書き間違い 書き損じ,書損じ 書き損ない,書き損い 誤記 書き間違う 書き損じる
コピ先 複写先
二重線,2_重線
癌保険,がん保険,ガン保険
一括払い,一括払 一括支払い,一括支払
外貨建て,外貨建
寄付金控除,寄附金控除
付則,附則
当選金,当せん金
見込み金額,見込み額,見込額 見込金額
付票,附票
上書き,上書 オーバーライト,overwrit
差し戻し,さし戻し,差しもどし,差戻し,差戻 差し戻す,さし戻す,差しもどす,差戻す
差し引き税額,差引き税額,差引税額
払い込み期日,払込み期日,払込期日
半年払い,半年払
付帯,附帯
シフト勤務 交代勤務 交替勤務 シフト出勤
繰り上げ返済,繰上げ返済,繰上返済
年払い,年払,年賦
未払い給与,未払給与 未払い賃金,未払賃金
買い換え,買換え,買換,買い替え,買替え,買いかえ 買い換える,買い替える
寝た切り,寝たきり
差し引き,さし引き,差引き,差引
差し替え,差替え,差替,差し換え,差換え,差しかえ 差し替える,差し換える
取り寄せ,取りよせ,取寄せ 取り寄せる,取りよせる,取寄せる
手続き,手続
収入見込み,収入見込
所得見込み,所得見込
書き換え,書換え,書換,書き替え,書替え,書きかえ
切り取り線,切取り線,切取線
折り返し,折返し,折返,折りかえし
ジヤンプ先 移動先
日雇い,日雇,日傭い,日傭
名寄せ,名寄
給与支払報告書,給報
建築基準法,建基法
社会保険料,社保料
仮年末調整,仮年調
旧長期損害保険,旧長期保険,旧長期損保
旧長期損害保険料,旧長期保険料,旧長期損保料
勤労者財産形成貯蓄,財形貯蓄
精神保健及び精神障害者福祉に関する法律,精神保健福祉法
セミナーコース 研修コース
セミナ内容 講座内容 受講内容 講習内容
挑戦心 挑戦意欲 チヤレンジスピリツト
口座引き落とし,口座引落
過少申告,過小申告
就職日 就職日付 就職年月日 入社日 入社日付
終身 一生 終生 生涯 一生涯
住宅借入金等特別控除額 住宅控除額
出産 御産,お産 出生 生誕 誕生 産まれる,産れる,生まれる,生れる,うまれる 分娩
証明金額 証明額
政令指定都市 自治指定都市 指定都市 指定市 政令市
生活費 生計費
租税公課 公租公課
想定金額 想定額
贈与金額 贈与額
対象者数 対象人数
退職所得金額 退職所得額
退職日 退職日付
代表者氏名 代表者名
国民健康保険税,国保税
東日本大震災 東北地方太平洋沖地震
認定日 認定年月日
納付金額 納付額
国民健康保険料,国保料
不同意 不賛成
払込額 払込金額
本名 実名
学校名 校名
入学年月日 入学日
学生手帳 生徒手帳
知的障害者手帳,知的障害手帳,知的手帳,みどりの手帳,愛の手帳,愛護手帳,療育手帳,療養手帳,緑の手帳,養育手帳
都市再生機構,ur_都市機構
年金事務所,社会保険事務所
見積額 見積もり金額,見積り金額,見積金額 見積価格
消費生活協同組合法,生協法
特別措置法,特措法
特定住宅瑕疵担保責任の履行の確保等に関する法律,住宅瑕疵担保履行法
認定特定非営利活動法人,認定_npo_法人
一級,1_級
二級,2_級
税引き前,税引前
後期高齢者医療制度,長寿医療制度
お届け印 届出印
届け出帳,届出帳
一級職,1_級職
二級職,2_級職
三級職,3_級職
四級職,4_級職
五級職,5_級職
六級職,6_級職
七級職,7_級職
原子爆弾被爆者に対する援護に関する法律,原爆被爆者援護法,被爆者援護法
八級職,8_級職
九級職,9_級職
掛け持ち,かけ持ち,かけもち
模様替え,模様替
記載例 記入例
遺族基礎年金 遺族年金
公社債投資信託,公社債投信
障害基礎年金 障害年金 障害者年金
老齢基礎年金 老齢年金
認め印 認印
被爆者健康手帳 被爆者手帳
医療費 治療費 療養費 医療費用 治療費用 療養費用 医療代 治療代 療養代
横領 着服 横取り
火災 火難 火事
今年度分 本年度分 当年度分
翌年度分 次年度分
学資保険 教育保険
割り増し金額,割増金額 割増額
給与明細書 給料明細書
血族 血縁
控除対象金額 控除対象額
残債金額 残債額
失踪 失跡 雲隠れ
疾病 病気 疾患 病
交付日 交付日付
受取人氏名 受取人名
定期払い,定期払 定期支払い,定期支払
卒業見込み,卒業見込
差し押さえ,差し押え,差押え,差押
持ち株数,持株数
最寄り路線,最寄路線
月払い,月払
月払い給与,月払給与
支払い会社,支払会社
支払い判定,支払判定
支払い月,支払月
随時払い,随時払 随時支払い,随時支払
日割り式,日割式
日割り手当,日割手当
日割り支給,日割支給
日割り日数,日割日数
アルバイト収入,バイト収入
アルバイト所得,バイト所得
アルバイト先,バイト先
アルバイト料,バイト料
シヤチハタ スタンプ印
確定給付型企業年金,db 確定給付企業年金 確定給付年金 確定給付型年金
旧名字 旧姓
建物名称 建物名
マイナンバーカード,マイナカード 個人番号カード
社内便 社内メール便
随時年末調整,随時年調
通知葉書,通知はがき,通知ハガキ
国民健康保険被保険者資格証明書,国保証明書 被保険者資格証明書
開始時期 始期
翌年 次の年
児童手当,子ども手当
既存住宅売買瑕疵保険,既存住宅売買かし保険
支払い分,支払分
郵送物 郵便物
記載方法 記載法 記入方法 記入法 書き方,書方
国民年金,国年
失念 ど忘れ,ド忘れ,度忘れ 物忘れ,もの忘れ 忘れる,わすれる
取り下げる 取り下げ,取りさげ,取下げ,取下
手元,手許
照合 突き合わせ,突きあわせ,突き合せ,突合せ 照らし合わせる 突き合わせる
返信用封筒 返信封筒
生死 生き死に
障害者手帳,障がい者手帳
身体障害者手帳,身体障がい者手帳,身障者手帳,身障手帳
精神障害者保健福祉手帳,精神障がい者保健福祉手帳,精神保健福祉手帳,精神障害者手帳,精神手帳
基礎年金番号 年金番号
婚姻関係 夫婦関係
朱肉 印肉
生死不明 生存不明
退職年金 退職給付
契約解除 解約 破約 キヤンセル,cancel
携帯端末 モバイル端末,モバイル,mobil
プロパ,proper
赤点 落第点
深夜手当 深夜勤務手当
前年 先年 前の年
渡航先 訪問国
借入額 借入金額 借金額 債務額 負債額 ローン額
除外 除く,のぞく 外す,はずす 差し引く 取り除く
持久 耐久
離婚 離別
出来映え,できばえ,出来栄え 出来上がり,できあがり,出来上り
増加 増える,ふえる 増す
借り入れ,借入れ,借入 借り入れる,借りいれる,借入れる
改組 改編
売却 売り払う,売りはらう,売払う 売り渡し,売りわたし,売渡し,売渡 売り渡す,売りわたす,売渡す
代替 代替え 代わり,代り,替わり,替り,かわり
貼付 張り付ける,張りつける,張付ける,はり付ける,はりつける,貼り付ける,貼りつける,貼付ける
所有 有する
選択 選ぶ,択ぶ,えらぶ チヨイス,choic
関係書類 関連書類
担当 受け持ち,受けもち,受持ち,受持
事実婚 無式婚 内縁関係 内縁
続柄 続き柄
実収入 手取り,手取
例年 毎年
クレジツトカード支払い クレジツトカード払い クレジツトカード決済 カード支払い カード払い カード決済
育児 子育て
今年中 本年中 年内
ごちゃごちゃ ごたごた
コードネーム,code_name
マスメデイア,mass_media 大衆媒体
交代 バトンタツチ 入れ替わる 代わる
二輪車 二輪
ハイカラ,high_color
フオア,fore
指示 指し示す,指ししめす
車台番号 車体番号
腹回り,腹周り お腹回り,おなか回り,お腹周り,おなか周り
変動 推移 変化
三六協定,36_協定,さぶろく協定,さんろく協定,サブロク協定,サンロク協定 時間外協定
出来る限り,できる限り 出来るだけ,できるだけ 成る可く,なるべく 成る丈,なるたけ 出来れば 可及的 極力
カウント方法 カウント法 数え方
移籍出向 転籍出向 移籍型出向
高度プロフエツシヨナル制度,高プロ 残業代ゼロ制度 脱時間給制度
適用除外 適用外
望ましい 好ましい 願わしい
勤務間インターバル制度 勤務間インターバル制
解禁 自由化
業務 仕事
在籍出向 在籍型出向
前日 前の日
早退 早引け,早退け 早引き,早退き
配慮 心配り 気配り 心遣い,心づかい 気遣い,気づかい
頻繁 度々,度度,たびたび 屡々,しばしば,屡
副業 サイドワーク サイドビジネス
法律上 法的
翌日 次の日 翌る日,あくる日,明くる日
状況,情況
労働 働く
限定 限る
実施 施行 行う,行なう 実行
取り扱い,取扱い 取り扱う,取扱う,扱う
約束 取り決め,取決め 取り決める,取決める 申し合わせ,申合せ 申し合わせる,申合せる
切り替え,切替え,切り換え,切換え 切り替える,切替える,切り換える,切換える 転換
移動 移す,うつす 移る,うつる
取り揃う,取りそろう,取揃う,とり揃う,とりそろう 揃う,そろう 集まる,集る,あつまる
取り揃える,取りそろえる,取揃える,とり揃える,とりそろえる 揃える,そろえる 集める,あつめる
紛失 無くす,失くす
変更 変わる 変える,かえる
有休付与日数 有給付与日数
今月 本月 当月
使い果たす 使い尽くす,使いつくす 使い切る,使いきる
日々,日日 日毎,日ごと 毎日
長期欠勤 長欠
長期欠席 長欠
取り消し申請,取消申請
申請取り消し,申請取消
二段階承認,2_段階承認
ゴールデンウイーク休暇,gw_休暇
ゴールデンウイーク,gw 黄金週間
マスターデータ,マスタデータ,master_data
異動手続き,異動手続
育児短時間勤務,育児時短勤務
一次承認,1_次承認
運用方法 運用法
解決 決着 落着 片付く,片づく
開始時間 開始時刻
看護 看病 介護 介添え 介錯 介助 介抱
忌引き休暇,忌引休暇,忌休 弔休 忌引き,忌引
期限超過 締め切り超過,締切超過
強制的 無理矢理,無理やり,無理遣り
勤怠管理表 勤怠表
警告文 警告メツセージ
午後半日休暇 午後休暇,午後休 午後半休
午前半日休暇 午前休暇,午前休 午前半休
出産休暇後,産休後 産休明け
出産休暇前,産休前
出産休暇中,産休中
私傷病休暇,私傷病休
事後承諾 事後承認
取り消し依頼,取消依頼
取り消し処理,取消処理
取り消し方法,取消方法 取り消し法 取り消し方
取得方法 取得法
手術日 オペ日
就労管理 勤怠管理 就業管理
終了時間 終了時刻
出退勤時間 出退勤時刻
所定外労働時間 所定外時間
傷病有給休暇,傷病有休,傷病有給,傷病休
承認取り消し,承認取消
承認漏れ 承認忘れ
症状 病状 病態 容態
振り替え休暇申請,振りかえ休暇申請,振替休暇申請,振り休申請,振休申請
振り替え申請,振替申請
振り替え日,振替日
深夜割り増し,深夜割増
深夜勤務割り増し,深夜勤務割増
生理 月経 月の物,月のもの メンス 経水
設定ミス 設定誤り
設定方法 設定法
葬式 葬儀 葬礼 弔い 喪礼 弔う
打刻時間 打刻時刻
打刻忘れ 打刻漏れ
スポーツの日,体育の日
対処方法 対処法
退職手続き,退職手続
昼休憩 昼休み
入力方法 入力法
発熱 熱発
半日休暇申請,半休申請
赴任休暇,赴任休
変更手続き,変更手続
変更方法 変更法
保育園 保育所
母子健康手帳,母子手帳
年次有給休暇残数,年次休暇残数,年休残数,年休残,有給休暇残数,有給残数,有休残数,有給残,有休残
年次有給休暇申請,年次休暇申請,年休申請,有給休暇申請,有給申請,有休申請
年次有給休暇日数,年次休暇日数,年休日数,年休数,有給休暇日数,有給日数,有休日数,有給数,有休数
訃報 悲報 訃音
マネージメントバイアウト,manag_buyout,mbo
源泉徴収額 源泉徴収税額
事業継続計画,bcp
ビジネスプロセスリエンジニアリング,bpr リエンジニアリング,reengin
私物端末利用 byod 私的デバイス利用
コープ教育,co_op_教育,コーオプ教育 協同教育 産学協同教育
従業員支援プログラム eap 従業員援助プログラム
経済連携協定,epa
情動指数 eq 感情指数
従業員満足,es
社員持ち株会制度,社員持株会制度 従業員持ち株制度,従業員持株制度,esop,イーソツプ 社員持ち株制度,社員持株制度
国際会計基準,ifr
重要業績評価指標,kpi
経営管理学修士,mba 経営学修士
目標管理制度,mbo 目標管理
技術経営,mot
m_字カーブ m_字型曲線
現任訓練 オンザジヨブトレーニング,on_the_job_train,ojt
ロボテイツクプロセスオートメーシヨン,rpa
スモールオフイスホームオフイス,small_offic_home_offic,soho
トータルヘルスプロモーシヨンプラン,thp
テクノストレス眼症 vdt_症候群
アダプテイブラーニング,adapt_learn 適応学習
コーチング,coach
デユーデイリジエンス,デユーデリジエンス,due_dilig
エンプロイメンタビリテイ,employment
マインドフルネス,mind
ソーシヤルラーニング,social_learn
ベーシツクインカム,basic_incom
おわハラ,オワハラ
癌対策基本法,がん対策基本法
悟り世代,さとり世代
撫子銘柄,なでしこ銘柄
夕活,ゆう活
アイスブレイク アイスブレーカ,icebreak
訪問支援 アウトリーチ,outreach
能動的学習 能動学習 アクテイブラーニング,アクチブラーニング,activ_learn,al
積極的傾聴 アクテイブリスニング,activ_listen
全国障害者技能競技大会,アビリンピツク
アフアーマテイブアクシヨン,affirm_action
アルコールハラスメント,アルハラ
アンガーマネジメント,アンガーマネージメント,anger_manag
初期設定 イニシヤルセツテイング,initi_settings
女性経済 ウーマノミクス
ウエルビーイング,well_be
オープンイノベーシヨン,open_innov
オープンエントリ,open_entri 自由応募
自社メデイア オウンドメデイア
オプトアウト,opt_out
ガラスの天井 グラスシーリング,glass_ceil
ギグエコノミ,gig_economi
クラウドソーシング,crowdsourc
クラウドフアンデイング,クラフアン,crowd_fund,cf マイクロパトロン マイクロフアンデイング,micro_fund ソーシヤルフアンデイング,social_fund
ケーパビリテイ,ケイパビリテイ,capabl
コワーキング,cowork
サテライトオフイス,satellit_offic
シエアードサービス,シエアドサービス,share_servic
交替勤務制 シフト制
シヤドーワーク,シヤドウワーク,shadow_work
ジエンダーハラスメント,ジエンハラ
ジエンダーフリ,gender_free
時短ハラスメント,じたハラ,ジタハラ
ジヨブカード,job_card
ジヨブリターン制度 再雇用制度
ストーリーテリング,storytel
スナツクラーニング,snack_learn
セカンドハラスメント,セカハラ
世界就職,セカ就
ソーシヤルキヤピタル,social_capit 社会関係資本
ソーシヤルリクルーテイング,social_recruit
ソーシヤル就職活動,ソーシヤル就活,ソー活
タレントマネジメント,タレマネ
多様性 ダイバーシテイ,ダイバシテイ,divers
ダイレクトリクルーテイング,dr,ダイリク
ダウンサイジング,downsiz
ダブルメジヤ,ダブルメイジヤ,doubl_major
チヤツトボツト,chatbot
テクニカルハラスメント テクハラ テクノロジーハラスメント
テレワーク勤務制度 テレワーク勤務制
デイープラーニング,deep_learn 深層学習
トライアル雇用 試行雇用
ナレツジマネジメント,ナレツジマネージメント,knowledg_manag,km 知識管理 知識経営
交渉力 交渉術 ネゴシエーシヨンスキル
ノマドワーク,nomad_work ノマドワーキング,nomad_work
バーンアウト 燃え尽き,燃えつき 燃え尽きる,燃えつきる
パートタイム労働法,パート労働法
パルスサーベイ パルス調査
ビジネスコンテスト,ビジコン
ピグマリオン効果 ローゼンタール効果 教師期待効果
付加給付 賃金外給付 フリンジベネフイツト,fring_benefit
フレキシキユリテイ,フレクシキユリテイ,flexicur
フレツクスタイム勤務制度,フレツクス勤務制度
ブラツク企業 ブラツク,black ブラツク会社
プレゼンテイーイズム,presente 疾病就業
プレミアムフライデ,プレ金
プロフエツシヨナル職,プロ職
プロボノワーク,pro_bono_work プロボノ,pro_bono
ヘツドハンテイング,headhunt ヘツドハント,headhunt
ホワイトカラーエグゼンプシヨン,white_collar_exempt 自律的労働時間制度
ボランテイア休暇,ボラ休
ポジテイブアクシヨン,positiv_action 積極的差別是正措置 積極的差別解消策 積極的差別撤廃措置
政治的妥当性 ポリテイカルコレクトネス,polit_correct,ポリコレ ポリテイカリーコレクト,polit_correct
職業能力開発促進センタ ポリテクセンタ
マツチングギフト,match_gift マツチングドネーシヨン,match_donat
ミレニアル世代 m_世代 新世紀世代 ミレニアルズ,millenni
モバイルワーク,mobil_work モバイル勤務
従業員意識調査 社員満足度調査 士気調査 モラールサーベイ
人生設計 生活設計 ライフデザイン ライフプラン
ラチエツト効果 歯止め効果
ランチメイト症候群,ランチメート症候群
リアリテイーシヨツク,リアリテイシヨツク
リスクアセスメント,risk_assess 危険度評価 危機評価
リフアーラル,リフアラル,referr
リフアーラル採用,リフアラル採用
レガシーコスト,legaci_cost 負の遺産
レジリエンス,レジリアンス,resili
論理的思考 論理思考 ロジカルシンキング,logic_think
ロストジエネレーシヨン,lost_generat,ロスジエネ
就職氷河期世代 氷河期世代 ロストジエネレーシヨン,lost_generat,ロスジエネ
労働許可証 ワークパーミツト,ワークパミツト,work_permit
ワークプレースメント,ワークプレイスメント,work_placement
日雇い派遣,日雇派遣 スポツト派遣 ワンコールワーカ
労働安全衛生法,安衛法
育児介護休業法,育児休業法,介護休業法,育介法
育児休業申請書,育休申請書
円満退社 円満退職
ネポテイズム,nepot 縁故採用
家内労働法,家労法
過重労働撲滅特別対策班,かとく
過労死等防止対策推進法,過労死防止法
過労死等防止対策白書,過労死白書
会社合併 企業合併
活性化 活発化 アクテイベーシヨン,アクチベーシヨン,activ
週休二日制,週休_2_日制
完全週休二日制,完全週休_2_日制 週五日制,週_5_日制
週休三日制,週休_3_日制
患者申し出療養,患者申出療養
肉体労働 筋肉労働
企業価値 事業価値 エンタープライズバリユ コーポレートバリユ
寄付講座,寄附講座
機密保持契約 守秘義務契約 秘密保持契約 非開示契約
技能五輪全国大会 青年技能者技能競技大会
強制 強要 強迫 無理強い
業績連動型ボーナス 業績連動型賞与
業務プロセス 業務過程
業務上疾病 職業性疾病
業務用_sns 社内用_sns 社内_sns
勤労者財産形成促進法,財形法
緊急事態 非常事態 エマージエンシ,emergency
経営不振 業績不振 経営悪化
結婚祝い金,結婚祝金
健康保険証,保険証
見舞い金,見舞金
増給 加給 昇給
減給 減俸 降給
減給額 減俸額
固定残業代 定額残業代 みなし残業
雇用対策法,雇対法
雇用保険法,雇保法
男女雇用機会均等法,雇用均等法
雇用機会 就業機会
雇用時健康診断,雇用時健診
厚生年金保険法,厚保法
寄与 貢献
高年齢者等の雇用の安定等に関する法律,高齢者法,高年齢者雇用安定法,高年法,高齢法
合理的 理に適う
最低賃金法,最賃法
在留資格認定証明書,在留資格証明書
産業活力再生法,産業再生法,産活法
算定方法 算定法
子育て世帯臨時特例給付金,子育て臨時給付金
事務手続き,事務手続
持ち株会社,持株会社 ホールデイングス,hold,hd ホールデイングカンパニ,hold_compani
時差通勤 時差出勤 オフピーク通勤
短時間勤務制度 時短勤務制度
労働時間等の設定の改善に関する特別措置法,労働時間等設定改善法,時短促進法,時短法
次世代育成支援対策推進法,次世代法
自己資本比率 株主資本比率
自己資本利益率,roe
主体的 自主的
自転車通勤 ちゃり通,チヤリ通
従業員持ち株会,従業員持株会 社員持ち株会,社員持株会
青少年の雇用の促進等に関する法律,青少年雇用促進法,若者雇用促進法,勤労青少年福祉法,勤青少福祉法
手取り給与 手取り給
就活鬱,就活うつ
就労ビザ ワーキングビザ,work_visa
出入国管理及び難民認定法,出入国管理法,入国管理法,入管難民法,入管法,出管法
出産祝い金,出産祝金
出来高払い 出来高給
遵守,順守 循守
女性の職業生活における活躍の推進に関する法律,女性活躍推進法
小一の壁,小_1_の壁
障害者の雇用の促進等に関する法律,障害者雇用促進法,障害法
障害者雇用率 法定雇用率
上場会社 上場企業
職業安定法,職安法
人材紹介会社 職業紹介事業者
職業生活 労働生活
職業能力 職能
職業能力開発促進法,能開法
職業能力開発大学校,ポリテクカレツジ
職場支援従事者 職場支援パートナ
職務内容記述書 職務記述書 ジヨブデイスクリプシヨン,job_descript
新型鬱病,新型うつ病
人員計画 要員計画
人間関係論 ヒユーマンリレーシヨンズ,human_relat,hr
人手不足 手不足 人材不足
生活習慣病,成人病
打ち切り補償,打切補償
中小企業退職金共済法,退職共済法
第一号被保険者,第_1_号被保険者
第三号被保険者,第_3_号被保険者
中小企業退職金共済制度,中退共制度
中性脂肪 中性脂質
朝活動,朝活
賃金の支払の確保等に関する法律,賃金支払確保法,賃確法
追い出し部屋,追出し部屋
通勤途中 通勤中
程度 度合い,度合
働き甲斐,働きがい
特に配慮を必要とする労働者に対する休暇制度,特別な休暇制度
特定求職者雇用開発助成金 特定就職困難者雇用開発助成金
特定健康診査,特定健診
入社承諾書 内定承諾書 内定誓約書
入社祝い金,入社祝金
年功序列型賃金 年功賃金 年功給
配属活動,配活
服務規程 服務規律
募集 募る
予防 防ぐ 防止
再就職支援奨励金 労働移動支援助成金
労働関係調整法,労調法
労働組合法,労組法
次世代認定マーク,くるみん 次世代育成支援認定マーク くるみんマーク くるみん認定マーク
健康保険法,健保法
年末調整業務,年調業務
年次有給休暇取得日,年次休暇取得日,年休取得日,有給休暇取得日,有給取得日,有休取得日
育児休暇期間 育児休業期間,育休期間
時間単位年次有給休暇,時間単位年休,時間年休 時間単位有給休暇,時間単位有休,時間単位有給,時間有休,時間有給
都道府県労働局,労働局
ハツカソン ハツクデイ,hack_day ハツクフエスト,hackfest コードフエスト,codefest
五角形 五辺形 ペンタゴン,pentagon
高齢者福祉 老人福祉
入退去 入退居
配偶者特別控除,配特
過不足 過不及
どっち いずれ,何れ どちら
拒否 拒絶 拒む 断る,断わる
必ず 絶対
違反 違背 抵触
処罰 罰する
変更内容 変更点
改正内容 改正点
法改正 法律改正
確認方法 確認法
提出方法 提出法
季節休暇,季節休
永年勤続休暇,永年勤続休,永年休暇
誕生日休暇 バースデ休暇,バースデイ休暇
年末年始休暇 正月休み 冬季休暇,冬季休 冬期休暇,冬期休 正月休暇 冬休み
当年中 当年内
次月末 翌月末
履行 実行 実践 行動
発生 生じる 生ずる
取り入れ,取りいれ,取入れ 取り入れる,取りいれる,取入れる
問い合わせ先,問合せ先
支障 差し障り,差障り 差し支え,差支え 障る,さわる
余裕 ゆとり
多忙 繁忙 忙しい
遺失物 遺失品 落とし物,落し物
一般用医薬品 家庭用医薬品 市販薬 大衆薬 otc_医薬品
画像検索 イメージ検索
画像データ イメージデータ
少額公債非課税制度,マル特
基礎給 基礎給与
給付補填金,給付補塡金
月初 月始め,月初め 月頭,月がしら
健康保険扶養 健保扶養
健康保険料 健保料
建物更生共済,建更
個人番号届 マイナンバ届
個人番号届出 マイナンバ届出
高速道路代 高速代
婚姻証明書 結婚証明書
所属名称 所属名
選択制確定拠出年金,選択制_dc,選択制_401k
早見表 一覧表 一覧 リスト,list
短期大学卒業,短大卒
駐車区画 駐車枠 駐車スペース
提出遅延 提出遅れ
添付漏れ 添付忘れ
分析力 分析能力
返送期日 返送期限
勤務表 勤務割表
自動車検査証,車検証
年末 年の暮れ 年の瀬
婚姻届書 婚姻届 結婚届
ふるさと納税 ふるさと寄附金
詳細 詳しい
住宅取得資金に係る借入金の年末残高等証明書,年末残高等証明書 住宅借入金残高証明書 住宅ローン残高証明書 住宅ローン年末残高証明書 年末残高証明書 融資額残高証明書 融資残高証明書
損害保険料控除証明書 地震保険料控除証明書
特別控除額 特別控除金額
申告金額 申告額
扶養控除対象者 扶養控除対象家族 扶養控除対象親族 扶養対象家族 扶養対象親族 扶養家族 扶養親族
老人扶養親族 老人扶養家族
バリアフリ改修工事 バリアフリ工事
つみたて_nisa,積立_nisa
共有名義 共同名義
三大疾病保障保険 三大疾病保険 特定疾病保障保険 特定疾病保険
入院費 入院費用 入院代
通院費 通院費用 通院代
引き渡し 引き渡す
退職見込み 退職予定
使用 使う 利用
私用 用事 所用 用件 プライベート,privat
事前 前もって 予め
複数人 複数名
帰り 帰路 復路 帰路 帰り道 帰途
会議費 会議費用
開催 開く 行う,行なう
立替金額 立替額
出し直し 出し直す
追記 書き加える 書き足す
同封 同梱
記載 記入
nup,name_user_plus
vmware,vm
pvu,processor_valu_unit
リバースプロキシ,リバプロ
テスト環境 検証環境
環境構築 セツトアツプ
社名変更 商号変更
社判 角印 社印 会社印
サーバーリプレイス,サーバリプレイス,サバリプ サーバ更改
送付 送る
送信 送る
受信 着信 受け取る
注文書 発注書
ホテル予約 宿泊予約
保守継続 保守更新
nd,network_deploy
oracl_databas_12c,oracl_12c
到着 着く
宿泊 泊まる,とまる 泊まり 泊める,とめる
添付 添える
裁判員候補者名簿記載通知,名簿記載通知
健康保険高齢受給者証,高齢受給者証
予防接種費用 予防接種費 予防接種代金 予防接種代 予防接種料金 予防接種料
収入条件 収入要件
健康保険制度,健保制度
人工妊娠中絶 妊娠中絶 人工流産 堕胎
一般健康診断,一般健診
出産費用 出産費 出産資金 出産代 分娩費用 分娩費 分娩代
任意継続,任継
高額療養費制度 高額医療費制度
期間内 期間中
仕送り額 仕送り金額
常時 普段 何時も,いつも
平均額 平均金額
非居住者区分 非居住区分
作り方 拵え方
経営企画,経企
未確定 未定
googl_chrome,chrome
依頼 頼む 頼み
若しくは あるいは
終日 丸一日 全日 ひねもす
消滅 消失
分割 分ける
罹患 罹病
所定内労働時間 所定内時間
有給休暇消化,有給消化,有休消化
地上職 グランドスタツフ,グラウンドスタツフ,ground_staff
常昼勤務,常昼勤
公休出勤,公出
自動算出 自動計算
開始日付 開始日
終了日付 終了日
借り替え,借替 借り替える
以上 越える,こえる,超える
提出 出す,だす
居住 住む,すむ 在住 住まう
暦日数 歴日数
代理提出 代理申請
減少 減る
営業保険料 表定保険料 総保険料
約定金利 約定利率
電子マネ 電子貨幣 電子通貨 電子キヤツシユ デジタルマネ デジタル通貨 デジタル貨幣 デジタルキヤツシユ,digit_cash
疲労感 消耗感
関係モデル リレーシヨナルモデル
ネツトシヨツプ,net_shop オンラインシヨツプ,on_line_shop オンラインストア,on_line_store ウエブストア,web_store サイバーシヨツプ,cybershop e_シヨツプ
機械学習 マシンラーニング,machin_learn
通信速度 伝送速度 回線速度
中間言語 中間コード
オンライン証券 インターネツト証券
教師データ 訓練データ
原油価格下落 原油安
少ない 少数
地方選挙,地方選
政策 政略 ポリシ,polici
維持費 維持費用 ランニングコスト,run_cost
アナカン,unaccompani_child
抽象的 アブストラクト,abstract
国際連合平和維持活動,国連平和維持活動,pko
環太平洋経済連携協定,環太平洋連携協定,tpp,環太平洋パートナーシツプ協定
北米自由貿易協定,nafta,ナフタ
核拡散防止条約,npt
包括的核実験禁止条約,ctbt
部分的核実験停止条約,ptbt
国民総生産,gnp
企業の社会的責任,csr
ローソン,lawson
発条,ばね,バネ スプリング,spring
セーラ服,セーラ,sailor
性行為 性交渉 性交 交合 交接 エツチ セツクス,sex フアツク,fuck
お尻,おしり 尻,しり,シリ ヒツプ,hip
レギユラーガソリン,regular_gasolin,レギユラ,regular
企業合同 トラスト,trust
請求書 勘定書 ビル,bill
凍る フリーズ,freez
楽句 フレーズ,phrase
フロントデスク,フロント,front 受付
ブレーン,ブレイン,brain
削除キー デリートキ,delet_key デルキ,del_key
命綱 救命ロープ ライフライン,lifelin
丸い ラウンド,round
遊離基 フリーラジカル,free_radic ラジカル,radic
指輪 リング,ring
レーベル,label
埠頭 波止場 船着き場,船着場
乗船場 船着場
略式 略儀 インフオーマル,inform
メモリ,memori 記憶装置
練習問題 エクササイズ,exerc
衝突 コリジヨン,collis
信号機 信号 シグナル,signal
ドライ,dri
並列 パラレル,parallel
枠 フレーム,frame
陸軍 アーミ,armi
ニユアンス,nuanc 陰影 機微
薬物 ドラツグ,ドラツク,drug
州 ステート,state
利鞘,利ざや,利ザヤ マージン,margin
短剣符 ダガ,dagger
シユミネ,chemine
色調 トーン,tone
人間ドツク,ドツク,dock
試合終了 ゲームオーバ
基幹回線網 基幹網 バツクボーン,backbon コアネツトワーク,core_network
受動的 消極的 パツシブ,passiv
幻想曲 フアンタジ,fantasi フアンタジア,fantasia
冷静 クール,cool
かっこいい,カツコいい クール,cool
無機質 ミネラル,miner
棚 シエルフ,shelf ラツク,rack
批判的 クリテイカル,critic
修辞 修辞法 レトリツク,rhetor
収集品 コレクシヨン,collect 収集
釣り竿,釣りざお ロツド,rod
シヨートカツト,shortcut
急死 急逝 突然死 サドンデス,sudden_death
マンスリ,month 月刊
チヤージ,charg 入金
題材 モチーフ,モテイーフ,motif
国内 ドメステイツク,ドメスチツク,domest
針山 針刺し 針立て ピンクツシヨン,pincushion
シミリ,simil 直喩 明喩
後天的 アポステリオリ,a_posteriori
忠誠心 ロイヤルテイ,loyalti
量感 ボリユーム,volum
音量 ボリユーム,volum
インビトロ,in_vitro 試験管内
移民 エミグレーシヨン,emigr
隠蔽的擬態 ミメーシス,ミメシス,mimesi
保証料 ギヤランテイ,guarante
ハードランデイング,hard_land 硬着陸
カバ,cover 補う 埋める
カバーバージヨン,cover_version カバ,cover
コーナ,corner
公約 確約 約束 コミツトメント,commit コミツト,commit
立ち入り自由 出入り自由 オンリミツト,on_limit
反時計回り 左回り アンチクロツクワイズ,anticlockw カウンタークロツクワイズ,counterclockw
ランドパワ,land_power 大陸勢力
同席 同座
同行 同伴 帯同 道連れ
無料 無償 フリ,free
スタ,スタア,star
節約 倹約 セーブ,save
スタビリテイ,stabil 復原力
策略 計略 謀,はかりごと 策謀 謀略 企て 絡繰り,からくり
香典 香料
デジタルコンテンツ,digit_content,デジコン コンテンツ,content
ギリシヤ語 グリーク,greek
ドイツ語 ジヤーマン,german
ドイツ風 ジヤーマン,german
スペイン語 スパニツシユ,spanish
スペイン風 スパニツシユ,spanish
金融 フアイナンス,financ
翻案 改作 アダプテーシヨン,adapt
アナリシス,analysi
天啓 啓示 黙示 アポカリプス,apocalyps
産業的 インダストリアル,industri
エクスチエンジ,exchang
心霊主義 スピリチユアリズム,spiritu
エクスポート,export
一般的 ゼネラル,ジエネラル,general
こめかみ テンプル,templ
属音 ドミナント,domin
苦灰岩 白雲岩 ドロマイト,dolomit ドロストーン,doloston
エギーユ,aiguill ピナクル,pinnacl ニードル,needl
原子力 原子力エネルギ 原子エネルギ 原子核エネルギ 核エネルギ
溶液 ソリユーシヨン,solut
物理的 物理学的 フイジカル,physic
振動数 周波数 フリークエンシ,frequenc
発火石 フリント,flint
肉屋 肉店 精肉店 食肉店 ミートシヨツプ,meat_shop ブツチヤ,butcher
高原現象 高原状態 プラト,plateau
乗車 ボーデイング,board 乗る
搭乗 ボーデイング,board 乗る
楽章 ムーブメント,movement
抵当権 モーゲージ,mortgag
反作用 反動 リアクシヨン,reaction
物差し,ものさし ルーラ,ruler スケール,scale
フアンクシヨン,function
ミニーマウス,minni_mous,ミニ,minni
東京デイズニーシ,デイズニーシ,disneysea,tds
車体 ボデイ,バデイ,bodi
p_マーク プライバシーマーク
クリアフアイル,clear_file クリアフオルダ,クリアホルダ,clear_folder
プレーリスト,プレイリスト,playlist 再生リスト
仮想通貨 バーチヤルカレンシ,virtual_currenc
特別区民税,区民税
行方不明 行方知れず 消息不明 所在不明 安否不明
電子帳簿保存法,電帳法
封筒 エンベロープ,envelop
郵便私書箱,私書箱
年賀状 年始状 賀状
郵便局留め,局留め
速達郵便,速達
書留郵便,書留
固定費用 固定費
変動費用 変動費 可変費用
スイツチングコスト,switch_cost スイツチング費用 乗り換えコスト
取引コスト 取引費用
政務活動費,政活費,政務調査費
科学研究費補助金,科研費
軍事費 国防費 軍費 戦費 軍資金,軍資
文書通信交通滞在費,文書通信費,文通費
価格競争 コスト競争 値引き競争 値引き合戦
オープン価格 オープンプライス,open_price
借地料 地代
廉価版 普及版
再販売価格維持契約,再販契約
再販売価格維持制度,再販制度,再販制
道路課金 通行課金 混雑税 ロードプライシング,road_price
ペイパービユ,pay_per_view,ppv
電気料金 電気代
無責任 投げ遣り,投げやり 御座形,おざなり 好い加減,いい加減
此の間,この間 先日 先頃 過日 先達て
無駄遣い 浪費 散財 徒費 空費
ドライバ,driver スクリユードライバ,screwdriv 螺子回し,ねじ回し
演劇 芝居 劇
煙草屋,たばこ屋,タバコ屋 煙草店,たばこ店,タバコ店
おめでとう コングラチユレーシヨン,congratul
悪口 陰口
不意打ち 闇討ち
ローマ字 ラテン文字
運賃 運送料 運送代 運送費 運送賃
影響力 インフルエンス,influenc
液体 リキツド,liquid
クレジツト会社 信販会社
etc_料金 etc_利用料 etc_利用料金
wi_fi_料金 wi_fi_利用料
オプシヨン価格 オプシヨン料 プレミアム,premium
コーポレートカード 法人カード
ビジネスカード 法人カード
モーゲージ担保証券,mbs 不動産担保証券
経緯書 顛末書
購入方法 買い方
出張手当 出張日当 旅費日当
食事会 会食
接待交際費 交際接待費 接待費 交際費
通行料金 通行料 通行代
定期券代 定期代
電話料金 電話代
土産代 手土産代
インターネツト予約,ネツト予約
インターネツト料金,ネツト料金 インターネツト価格,ネツト価格
エクスペデイア,expedia
クリーニング料金 クリーニング代 クリーニング費 洗濯代
セツト料金 セツト価格
チヤージ金額 チヤージ額
ホチキス止め,ホツチキス止め
モバイルアプリケーシヨン,mobil_applic モバイルアプリ スマートフオンアプリケーシヨン,スマートフオンアプリ,スマホアプリ 携帯アプリ
レンタル料金 レンタル料 レンタル代
依頼日 依頼日付
往復券 往復チケツト 往復乗車券
片道券 片道チケツト 片道乗車券
会計ソフトウエア,会計ソフト
割引料金 割引金額 割引価格
基幹システム 基幹系システム
逆仕訳 反対仕訳
研修費 教育研修費
現金出納帳 金銭出納帳
最終確認 最終チエツク
最短経路 最短距離
参加人数 参加者数
参加日 参加日付
取得金額 取得額
受取方法 受け取り方
宿泊日 宿泊日付
出資金額 出資額
出張費 出張費用 出張経費 出張旅費 旅費交通費
申請費 申請費用
選択方法 選び方
添付資料 添付書類
泊数 宿泊数 宿泊日数
発行手数料 発行料
変更手数料 変更料
法人割引 法人割
訪問日 訪問日付
郵送代 郵送費 郵送料 郵送料金 郵送費用
利用日 利用日付 使用日 使用日付
クライアント先 顧客先
突然,やおら,おもむろに 突如 急 俄か,にわか
前代未聞 未曽有 空前 空前絶後 破天荒
卑怯,姑息 卑劣
尺度 物差し,物指し
陽性 ポジテイブ,positiv
陰性 ネガテイブ,negat
停滞 足踏み 滞る
補填 穴埋め 填補
安堵 安心
家出 出奔
委縮,萎縮 収縮 縮こまる 縮まる 縮める
一望 見渡す
分類 色分け 仕分け 類別
飲食 飲み食い
隠匿 隠す 秘匿
隠蔽 隠し立て 隠す
後見 後ろ盾 後ろ見 後援 補佐
鬱屈 塞ぎ込む
売買 売り買い
活用 利用 運用 使用
会釈 お辞儀 礼
越年 年越し
往復 行き帰り
往来 往還 行き来
殴打 殴る
横転 横倒し
嘔吐 吐く 反吐
送迎 送り迎え
汚染 汚す
懐疑 疑う
邂逅 巡り合う
開拓 切り開く
改築 建て替える
回避 避ける
開閉 開け閉め
開放 開け放す 開く オープン,open
拡散 広がる
確定 決定 決まる
餓死 飢え死に
火傷 やけど
過食 食べ過ぎ 暴食 暴飲暴食 食べ過ぎる
省略 割愛 省く
滑降 滑り降りる
渇水 水不足
合併 併合
門出 旅立ち 首途
治療 療治 加療 手当て 診療 治す キユア,cure
考慮 勘案 考え合わせる
看過 見過ごす
喚起 呼び起こす 呼び覚ます
監禁 閉じ込める
換言 言い換える
刊行 出版 上梓 版行 発刊
監視 見張る
間食 おやつ
誤解 思い違い 勘違い
完売 売り尽くす 売り切れ 品切れ ソールドアウト,sold_out
玩弄 弄ぶ
緩和 和らげる 緩める
起因 引き金 きっかけ 原因
遠慮 気兼ね
祈願 願掛け 祈念
棄却 却下 差し戻す
起工 着工
寄進 奉納 献納 寄付,寄附
寄贈 贈る
寄託 供託
喫驚 驚く びっくり
作用 働き
揮発 気化 蒸発
忌避 敬遠 避ける
欺瞞 欺く 騙す
起毛 毳立つ,毛羽立つ
吸引 吸い込む
救済 救援 救助 救う,すくう 助ける
糾弾 非難
吸着 吸い付く
吸入 吸い入れる 吸い込む
窮乏 困窮 窮迫 疲弊
恐喝 強請る 脅し 脅す
凝固 固まる 固化
脅迫 脅し 脅す 脅かす 強請る,ゆする
恐怖 恐ろしい 怖い,こわい
起立 立ち上がる
航空輸送,空輸 空運
駆使 使いこなす 扱き使う
駆除 追い払う 取り除く
苦笑 苦笑い
苦心 苦労
駆逐 追い払う
口止め 口封じ
屈指 指折り
屈折 折れ曲がる
苦悩 苦しみ
区分 区分け
警戒 用心 注意
迎撃 迎え撃つ
軽減 減らす
軽視 軽んじる
傾斜 傾く 傾き
形成 形作る
熱中 夢中 傾倒 エキサイト 熱狂
軽蔑 見下す 蔑視 見下げる 蔑む
決心 決意
決議 議決
結合 結び付き 結び付く
激昂,激高 いきり立つ
欠乏 不足
欠落 欠け落ちる 抜け落ちる
決裂 物別れ
解熱 熱冷まし 解熱剤 解熱薬
下痢 腹下し
嫌悪 嫌う
献花 供花
検算 試し算
減退 減る 弱まる 衰える,おとろえる
落胆 幻滅 がっかり 失望
幻惑 惑わす
考案 考え出す
降下 下がる
後悔 悔い 悔いる
両替 エクスチエンジ,exchang
興行 催す 催し物
拘禁 拘留
下車 降車
交渉 話し合う 掛け合う 掛け合い 談判 折衝
進歩 向上
後退 後進
後輩 後進
構成 組み立て 組成
交配 掛け合わせ 掛け合わせる
荒廃 荒れ果てる
生殖 交尾
降伏 降参
故障 壊れる トラブル,troubl
鼓舞 励ます 奮い立たす
混合 混ぜ合わせる
混在 入り混じる
人込み 雑踏 込み合う ラツシユ 混雑
困惑 当惑 迷う 途惑う
猜疑 疑う
再建 建て直す 再築
再考 考え直す
在学 在校
着色 彩色 彩る
催促 督促 せっつく
倒立 逆立ち
背泳ぎ 背泳 バツクストローク
削減 低減 減らす 縮減 減る
作成 作る
詐取 騙し取る
殺菌 滅菌 消毒
散布 撒布 撒き散らす 振り撒く 振り掛ける
参照 照らし合わせる 参考 コンフア,cf
加入 仲間入り 参加
算入 数え入れる
散乱 散らばる
識別 見分ける 弁別 判別
自供 自白
止血 血止め
嗜好 好み
刺殺 刺し殺す
自殺 自害 自決 自死
辞退 断る
下調べ 下検分 下見
執行 執り行う
叱責 叱咤 叱る 叱り付ける
始動 動き始める
品評 品定め
指導 指南 教える 教え導く
統治 支配
死滅 絶滅 死に絶える 滅びる 絶える,たえる
防音 遮音
遮断 遮る 妨げる
周回 回る 巡る
集結 結集
豊富 リツチ,rich 豊か 充実
就寝 就眠 就床 寝る
充足 満ち足りる
隷属 隷従 従属
周知 知れ渡る
拾得 拾う
襲来 来襲
熟睡 熟眠 熟寝
熟達 熟練 上達 習熟 上手
納得 得心 合点
出現 現れる
蔵出し 出庫
出場 参加
出展 出品
出し入れ 出入
出港 出船 出帆 出航 船出
確立 樹立
巡回 見回る
準拠 拠り所
落成 竣工 完工 竣成
消火 鎮火
傷害 傷付ける
焼却 焼き捨てる
消去 消す
乗降 乗り降り
賞讃 称賛 褒める 褒め称える
焼死 焼け死ぬ
達成 成し遂げる 成就
召集 呼び集める
招集 招き集める
消尽 使い切る 使い果たす
譲渡 譲り渡す
商売 商い
勝敗 勝ち負け 勝負
尿 小便
消耗 損耗 使い果たす
奨励 奨める
所轄 管轄
除去 取り除く 排除
死刑 処刑
在り処 所在
除雪 雪かき
処置 手当て 措置
手助け 助力 助勢 加勢
自立 独り立ち
善し悪し,良し悪し 是非 白黒
深化 深める 深まる
伸縮 伸び縮み
滲出 滲み出る 染み出る
審問 審尋 尋問 問い質す
胸中 心中
忍耐 我慢 辛抱 耐える,たえる 堪える,こたえる
推移 遷移 移り変わり 移り変わる
遂行 成し遂げる 遣り遂げる
水死 溺死 溺れ死に
推進 推し進める
推測 推量 推し量る
成育 成長
制裁 罰 罰する 懲らしめる 処罰
整地 地均し
誓約 誓い 誓う
成立 成り立つ 出来上がる まとまる
接近 近寄る 近付く
接待 接遇 持て成し,もてなし 持て成す,もてなす
切除 切り除く 切り取る
接続 つなぐ つながる
接着 くっつく くっつける
窃盗 盗む
切迫 差し迫る
切望 熱望
説諭 言い聞かせる
占領 占拠
逓減 漸減
宣告 言い渡す 申し渡す
選出 選び出す
宣誓 誓う
送還 送り返す
喪失 失う
早世 早死に 若死に 夭折 夭逝 夭死
争奪 奪い合う
贈呈 進呈 贈る
騒動 揉め事 トラブル,troubl
創立 創設
阻害 妨害 妨げる 邪魔
訴求 訴え掛ける
齟齬 食い違い ずれ
尊崇 尊ぶ 崇める
大勝 大勝利
退場 退出
対戦 戦う
対談 対話
大敗 大敗北
大病 重病 重患 大患
待望 待ち望む
対面 向かい合う 面会
貸与 貸し与える
卓越 卓抜 抜きん出る
凹凸 凸凹
奪還 奪い返す
脱却 抜け出す 脱出
奪取 奪い取る
脱着 着脱
除毛 脱毛
抜け毛,抜毛 脱毛
打倒 打ち倒す 打ち負かす
打破 打ち破る
堕落 落ちぶれる 転落
嘆願 懇願
断言 明言 言い切る,言いきる
断食 絶食
短縮 縮める
置換 置き換える
蓄積 蓄える 蓄え 溜まる
着目 着眼
着用 着る
着火 点火
治癒 平癒 完治 全治 全快 根治 快気 全癒 快癒 本復
中継ぎ,中継,仲次ぎ,仲次,仲継ぎ
抽出 抜き出す
抽選 籤引き
躊躇 躊躇う
注入 つぎ込む 注ぎ入れる
懲戒 懲罰
聴取 聞き取り 聞き取る
仲裁 調停 取り成す
扇動 煽る 挑発
眺望 見晴らし ビユ,view 景色 眺め
貯金 貯蓄
追従 付き従う
追放 追い払う
通行 通る
密告 告げ口
罪滅ぼし 贖罪
呈示 見せる
敵視 敵対
的中 命中
撤回 取り下げる 取り下げ,取りさげ,取下げ,取下
撤去 取り除く
撤収 引き上げる
撤廃 廃止
徹夜 夜明かし
手配 手配り 手回し
転記 書き写す
転倒 転ぶ ひっくり返る 転ける,こける
転落 転げ落ちる
投入 投下 投げ入れる つぎ込む
投棄 投げ捨てる
凍結 凍り付く
収監 投獄 収容
洞察 見通す 見抜く
同乗 乗り合わせる
闘争 争闘 争う
盗聴 盗み聞き
逃避 逃げる 避ける
逃亡 逃げる
当面 差し当たり
ドイツ語 独語
独唱 ソロ
途絶 途絶える
突起 突き出る
目立つ 際立つ 突出
突進 突き進む
取柄 美点 長所
内覧 内見
内省 反省
指名 名指し
サーフイン 波乗り
就職 入社
容認 認容 認める
盗み食い つまみ食い
捻出 捻り出す
燃焼 燃える
粘着 粘り付く
徘徊 歩き回る うろつく 彷徨 さ迷う,彷徨う
廃棄 捨て去る 捨てる
仲人 媒酌
排斥 退ける
廃絶 廃滅 廃止
敗戦 負け戦
配布 配る
破壊 壊す
破棄 破り捨てる
迫害 虐げる
発覚 露呈 露見 ばれる 暴露 ばらす 暴く
破損 損壊 損傷 壊れる 傷付ける
発現 現れ出る 現れる
発布 公布
出兵 派兵
繁栄 栄える
造反 謀反 反逆
反抗 逆らう 盾突く 歯向かう 手向かう 抵抗
搬出 運び出す
搬入 運び入れる
繁茂 生い茂る
反目 にらみ合う
洪水 氾濫
比肩 匹敵 同等
被災 罹災
備蓄 蓄え
筆記 書き記す
逼迫 差し迫る
病死 病没
漂着 流れ着く
表裏 裏表
漂流 漂う さすらう
披露 御披露目
吹聴 言いふらす
俯瞰 鳥瞰
服用 服薬
合致 一致 符合
払拭 一掃 取り除く
不穏 危険 物騒
腐敗 腐る
扶養 養う
奮起 発奮 奮い起こす 奮発
紛糾 ごたごた 紛乱 紛擾 揉める,もめる もつれる
分業 分担 手分け
分家 別家 新家
分枝 枝分かれ
噴出 噴き出る
閉鎖 閉ざす 閉じる
閉塞 塞がる
返却 返す
編纂 編修 編集
変遷 移り変わり
返送 送り返す
編入 組み入れる
放火 付け火 火付け
崩壊 崩れる
咆哮 咆号 吠える,咆える,吼える
縫合 縫い合わせる
放射 輻射
褒賞 褒美
膨張 膨らむ 膨れる
棒引き 帳消し
崩落 崩れ落ちる
放浪 さすらい さすらう
捕獲 捕らえる
根絶 撲滅 根絶やし
全滅 壊滅 滅ぼす 滅びる
北面 北向き
南面 南向き
没収 取り上げる
没頭 専念 専心 熱中 集中 打ち込む
没落 凋落 零落 落ちぶれる
保養 養生
翻弄 弄ぶ
前兆 前触れ
真似 模倣 真似る 倣う,ならう
摩耗 すり減る
蔓延 はびこる 広がる
満喫 堪能
満腹 腹一杯
漏水 水漏れ
滅亡 滅びる
猛攻撃 猛攻 猛撃
耄碌 老い耄れる
黙認 見逃す
手探り 模索
乞食 物乞い
悶死 悶え死ぬ 悶え死に
野営 露営
山積 山積み
揶揄 嘲弄 からかう
遊戯 遊び
湧出 湧き出る
融雪 雪解け 雪解,雪消
油断 不注意
予見 予知
予告 先触れ 前触れ
落下 落ちる
離乳 乳離れ
流入 流れ込む
延焼 類焼 類火 もらい火 飛び火
流出 流れ出る
留守 不在
冷却 冷やす 冷ます,さます 冷める,さめる
列挙 枚挙 数え上げる 並べ挙げる
獄死 牢死
籠城 立て籠もる
狼狽 うろたえる
論争 争論 論戦 言い争う
歪曲 歪める
和解 和睦 仲直り
若返り 若返る
潜入 潜り込む 忍び入る 忍び込む
洗脳 マインドコントロール
道路地図 ドライブマツプ ロードマツプ,road_map
宿院 宿坊 僧坊
レベニユーシエア,revenu_share レベニユーシエアリング,revenu_share
オーバーシユート,overshoot
アウトブレイク,アウトブレーク,outbreak 感染多発
新型コロナウイルス感染症,covid_19
コロナウイルス,coronavirus,コロナ
新型コロナウイルス,新型コロナ,sar_cov_2
重症急性呼吸器症候群,sar,サーズ
中東呼吸器症候群,mer,マーズ
ソーシヤルデイスタンス,social_distanc 社会的距離
空気感染 空気伝染 エアロゾル感染
二次感染 続発感染
無症状感染 不顕性感染
不活化 不活性化
集中治療室,icu,intens_care_unit
医療機器 医療器具 医療用具 医療用機器
判子注射,ハンコ注射,はんこ注射 スタンプ注射 管針法
工事料金 工事料 工事代金 工事代 工事費用 工事費
国名コード 国コード
別段預金 雑預金
コンサルテイング費 コンサルテイング費用 コンサル費 コンサル費用
移転費用 移転費
大館能代空港,あきた北空港
熊本空港,阿蘇くまもと空港
出雲空港,出雲縁結び空港
岩国飛行場,岩国空港,岩国錦帯橋空港
花巻空港,いわて花巻空港
沖永良部空港,えらぶゆりの島空港
庄内空港,おいしい庄内空港
山形空港,おいしい山形空港
岡山空港,岡山桃太郎空港
隠岐空港,隠岐世界ジオパーク空港
紋別空港,オホーツク紋別空港
佐賀空港,九州佐賀国際空港
高知空港,高知龍馬空港
但馬飛行場,但馬空港,コウノトリ但馬空港
種子島空港,コスモポート種子島
福江空港,五島つばき空港
松本空港,信州まつもと空港
仙台空港,仙台国際空港
釧路空港,たんちょう釧路空港
対馬空港,対馬やまねこ空港
帯広空港,とかち帯広空港
徳島飛行場,徳島空港,徳島阿波おどり空港
徳之島空港,徳之島子宝空港
鳥取空港,鳥取砂丘コナン空港
富山空港,富山きときと空港
能登空港,のと里山空港
新石垣空港,南ぬ島石垣空港
神戸空港,マリンエア
宮崎空港,宮崎ブーゲンビリア空港
美保飛行場,米子空港,米子鬼太郎空港
喜界空港,喜界島空港
札幌飛行場,丘珠空港
三沢飛行場,三沢空港
小松飛行場,小松空港
大阪国際空港,伊丹空港
大分県央飛行場,大分県央空港
中標津空港,根室中標津空港
天草飛行場,天草空港
東京国際空港,羽田空港
百里飛行場,茨城空港
名古屋飛行場,県営名古屋空港,小牧空港
座席クラス キヤビンクラス
県立高等学校,県立高校,県立高
私立高等学校,私立高校,私立高
相部屋 同部屋 同室
オプシヨン料金 オプシヨン料 オプシヨン代 オプシヨン費用 オプシヨン費
高等学校教育研究会,高教研
急行列車,急行
私鉄 民営鉄道,民鉄
初乗り運賃,初乗り
後日 他日
海外旅行 国外旅行 外国旅行 国際旅行 外遊 渡航 洋行
行程表 ロードマツプ,road_map
公費 公金
航路 水路
帰着 帰り着く
チヤータ,charter 貸し切り 貸し切る
外勤 外務
即日 当日
帰校 下校
払い戻し,払戻し 払い戻す 返金
コピ代金 コピ代 コピ料金 コピ料
飲食費 飲食代金 飲食代
供花代 供花料
銀行名 銀行名称
健康診断代,健診代 健康診断費,健診費 健康診断費用,健診費用 健康診断料,健診料 健康診断料金,健診料金
査証手数料 査証料
作業代 作業代金 作業料 作業料金 作業費 作業費用
作成代 作成代金 作成料 作成料金 作成費 作成費用
参加代 参加代金 参加料 参加料金 参加費 参加費用
使用金額 使用額
支店名 支店名称
至急 大至急 大急ぎ 早急 特急
社員名 社員名称
社内行事 社内イベント
社内統制 内部統制
清掃料金 清掃料 清掃代金 清掃代 清掃費用 清掃費
素泊まり,素泊り
かなり 大分,だいぶ,だいぶん 相当
代行手数料 代行料
宅急便 宅配便
朝食代 朝食代金 朝食料 朝食料金
朝食付き,朝食付
通訳代 通訳費 通訳料
電話会議 遠隔会議
テレビ会議,tv_会議 ビデオ会議 テレコンフアレンス,テレカンフアレンス,teleconfer 遠隔会議
ウエブ会議,web_会議 ウエブカンフアレンス,web_confer 遠隔会議
特別代金 特別料金 特別料
特別費用 特別費
発券手数料 発券料
訪問 訪ねる,たずねる 訪れる 伺う,うかがう
未達成 未達
未到着 未着
立ち寄り 寄り道 道草
後払い ツケ払い
注意事項 留意事項 注意点 留意点 諸注意
車賃 車代
空港税 エアポートタツクス,airport_tax
e_チケツト 電子航空券
電子チケツト,電チケ デジタルチケツト,digit_ticket,デジチケ
路線バス 定期バス
車中泊 車内泊
旅程表 旅行日程表
合い見積もり,相見積もり
内国旅行 国内旅行
領収金額 領収額
引き落とし日,引落日
発信日 発信日付
旅行日 旅行年月日
知人宅 知り合い宅
拝観料金 拝観料
快速列車,快速
旅行代理店 旅行会社 旅行業者 旅行斡旋業者
日帰り旅行 小旅行
長期旅行 長旅
乗船券 乗船チケツト
往復割引,往復割
寝台料金 寝台料
特急料金 特急料
借り上げ料,借上料
夕食代 夕飯代 夕御飯代,夕ご飯代 晩御飯代,晩ご飯代 晩飯代 デイナ代
小児料金 子供料金,子ども料金,こども料金
小児運賃 子供運賃,子ども運賃,こども運賃
直行便 直通便
市営バス,市バス
行程 道程,道のり 路程
走行距離 運転距離
徒歩 歩き
室料 部屋代
日程表 予定表
icoca,イコカ
kitaca,キタカ
suica,スイカ
sugoca,スゴカ
toica,トイカ
nimoca,ニモカ
pitapa,ピタパ
manaca,マナカ
作業服 作業着
引き寄せる 引き付ける 吸い寄せる 吸引
旗 フラツグ,flag
情報科学 インフオマテイクス,informat
販売促進費,販促費
サービス付き高齢者向け住宅,サ高住
高齢者専用賃貸住宅,高専賃
国際コミユニケーシヨン英語能力テスト,toeic,トーイツク
高齢者向け優良賃貸住宅,高優賃
動画配信サービス,video_on_demand,vod
まん延防止等重点措置,まん防
アーベント,abend
アベンド,abend
アリエス,ari
アリーズ,ari
アベ,ave
カルダノ,cardano
シベール,cybel
マイダス,mida
アカデミツクハラスメント,academ_harass,アカハラ
エクレール,eclair
ジエル,gel ゲル
リベレータ,リベレイタ,liber
リベルテインヌ,libertin
リバテイーン,libertin
ポイズン,poison ポワゾン,プワゾン
ラデイアント,ラジアント,radiant
娑婆,しゃば,シヤバ
セサミ,sesam
セザム,sesam
シユチユーベ,シユテユーベ,stube
シユトウーベ,stube
サブライム,sublim
テーゼ,these 定立 命題
エイジヤツクス,ajax
アジヤツクス,ajax
アヤツクス,ajax
クロル,クロール,chlor
コラール,コーラル,choral
デイーループ,d_loop
グロツケンシユピール,glockenspiel,グロツケン
ハカランダ,jacaranda
ロングシヨートタームメモリ,long_short_term_memori,lstm
ムーア,moor モーロ
ノルマン,norman
ポーハタン,powhatan
ポウハタン,powhatan
サイベリアン,siberian
シベリアン,siberian
シーク,シク,sikh
シユタイクアイゼン,steigeisen,アイゼン
タウルス,taurus
チベタン,tibetan
チベツタン,tibetan
トプカピ,topkapi
トプカプ,topkapi
投票 ボート,vote
ウイルコムシム ダブリユーシム,w_sim
アセト,aceto
アチエート,aceto
アルシーブ,アルシープ,archiv
アーテイザン,artisan
アルチザン,artisan
アサルト,assault
アソールト,assault
オーラ,アウラ,aura
アバランチエ,アバランシユ,avalanch
アバランチ,avalanch
アバント,avant
ボク,beaucoup
ブロミド,bromid
カタライザ,catalyz カタリスト 触媒
キヤタライザ,catalyz 触媒
セルボ,cervo
チエルボ,cervo
石炭 コール,coal
コール,cole
コーデツクス,codex
コデツクス,codex
コーニス,cornic
コルニーチエ,cornic
カツテージ,cottag
クリーゼ,crisi
クリシス,crisi
シクロスポリン,cyclosporin サイクロスポリン
ダーム,dame
デーム,デイム,dame
デタミナント,determin
デテルミナント,determin
デイスデフレーシヨン,disdefl,デイスデフレ
アンガージユマン,engag
エノテーカ,enoteca
イクイツプメント,equip 設備
エスポアール,espoir
エスポワール,espoir
エスポア,espoir
エーテル,ether
イーブル,evil
エビル,evil
フエイル,フエール,fail
フアイナンサ,financi
フイーネ,fine
グイロ,guiro ギロ
アビタシオン,habit
ハビテーシヨン,habit
ハイドロ,hydro ヒドロ
ジヨウロ,如雨露 ジヨロ
ロージエ,ロオジエ,l_osier
ラメ,lame
リネージユ,lineag
ライシアム,lyceum
リセウム,lyceum
ミジエツト,midget
ミンス,minc
ノブレス,ノーブレス,nobless
ニユートリツシヨン,ニユートリ,nutrit ヌートリシヨン
オリゴデンドロサイト,oligodendrocyt オリゴデンドログリア
オーパス,opus オプス
オルソ,ortho
パーラミタ,paramita 波羅蜜
パーリア,pariah
パリア,pariah
ペートリアーク,patriarch
パーオキサイド,peroxid ペルオキシド
フエーザ,phasor
フエーザ,phaser
ポアソン,ポワソン,poisson
ポリミータ,polymet
カトウル,カトル,quatr
キヤトル,quatr
レフレツクス,reflex
レジエント,regent
リンガ,ringer
リンゲル,ringer
ルブラム,rubrum
ルブルム,rubrum
サクラル,sacral
セクラル,sacral
セイント,saint セント
スカンポ,scampo
シーニツク,scenic
セニツク,scenic
シエーマ,シエマ,schema
セツク,sec
セラツク,serac 氷塔
シヨア,shoah
ステイル,still
トーバ 塔婆
サペリア,superior
スーペリア,superior
スペリオル,superior
ターフエル,tafel
ターフル,tafel
テーマテイツク,themat セマテイツク
尿素 ウレア,urea ユリア
ベイパ,ベーパ,vapor
午前 am,a_m
午後 pm,p_m
付加価値税,vat
破片 ピース,piec 欠片 切れ端
巻 vol
西 ウエスト,west
東,アズマ イースト,east
南 サウス,south
北 ノース,north
スポツト,spot スポツツ 場所 地点
帆 セール,セイル,sail
ヘネラル,general
ムーブマン,movement
リツプル,rippl
旋盤 レイズ,lath
レント,lento
レス,less
芳香 セント,scent
ホール,whole
ローマン体,roman_type
テレビドラマ,televis_drama
キヤツシユ,cach
フアン,fun
軽量 ライト,light 軽い
ピア,peer
役割 役柄 ロール,role
スコーピオ,scorpio 蠍座,さそり座
スイート,suit
コールド,call
パス,path
バース,vers
テラ,terra
バーン,bahn
ビーン,been
ビート,beet
ベリ,belli
バング,bhang
球根 バルブ,bulb
カント,canto
カービン,carbin
チヤート,chert
キチン,chitin
コード,chord
シユート,chute
クローズ,claus
クランプ,clump
コリ,colli
カーネル,colonel
クーラント,coolant
コプラ,copula
珊瑚 コーラル,coral
コード,cord
クリーク,creak
カント,cunt
カツチ,cutch
ドール,d_or
デカール,decal
砂漠 デザート,desert
ダイ,dye
フエール,fair
フエイス,faith
運賃 フエア,fare
フラツシユ,flush
フオーム,foam
グリル,grill
ハイヤ,higher
名誉 オナ,honor
ハンガ,hunger
アイドル,idl
イントラ,intra
ジヤンボ,jambo
キニン,kinin
クラーク,kulak
梯子 ラダ,ladder
ラガ,lager
リーデイング,lead
リンガ,lingua
ラガ,lugger
ラスタ,luster
マイム,mayim
メツシユ,mech
オージ,orgi
ポール,pall
パン,pan
フアルス,phallus
ポーリング,pole
ポリス,poli
プール,pour
レイダ,raider
レイズ,rais
ロツカ,rocker
セイバ,saber
スカラ,scholar
セラ,seller
セリ,seri
シーズ,sheath
スタツフ,stuff
サーフ,surf
テール,tale
ターン,tern
トラツキング,truck
タブ,tub
バリエ,varie
ビツク,vic
ビバ,viva
ベイリーフ,bayleef
ポリゴン,porygon
ポリゴン,polygon
フラツトタツクス,flat_tax 一律課税 均等税 フラツト税
少額投資非課税制度,nisa
個人貯蓄口座,isa
変額年金保険 投資型年金保険 変額個人年金保険
定額年金保険,定額年金 定額個人年金保険
モノライン保険会社 金融保証会社
大災害債券 キヤツトボンド,cat_bond,cat_ボンド cat_債
家系 家筋 血筋 血統 血脈
家柄 家格
結婚適齢期 適齢期 婚期
婚前契約書 結婚契約書 プレナツプ,プリナツプ,prenup
婚活パーテイ お見合いパーテイ カツプリングパーテイ
夫婦同姓 夫婦同氏
家事労働 家庭内労働
住宅の品質確保の促進等に関する法律,品確法
製造物責任法,pl_法
麻薬及び向精神薬取締法,麻薬取締法,麻向法
特定非営利活動促進法,npo_法
特定外来生物被害防止法,外来生物被害防止法,外来生物法
自転車競技法,競輪法
投資信託及び投資法人に関する法律,投資信託法,投信法
海洋汚染等及び海上災害の防止に関する法律,海洋汚染防止法,海防法
家畜伝染病予防法,家伝法
動物の愛護及び管理に関する法律,動物愛護法
失火の責任に関する法律,失火責任法,失火法
国家賠償法,国賠法
不当景品類及び不当表示防止法,景品表示法,景表法
航空機の強取等の処罰に関する法律,ハイジヤツク防止法,ハイジヤツク処罰法
犯罪捜査のための通信傍受に関する法律,通信傍受法,盗聴法
火炎びんの使用等の処罰に関する法律,火炎瓶処罰法
無限連鎖講の防止に関する法律,無限連鎖講防止法,ねずみ講防止法
裁判員の参加する刑事裁判に関する法律,裁判員法
資産の流動化に関する法律,資産流動化法,spc_法
総合保養地域整備法,リゾート法
消費生活用製品安全法,消安法
金融商品の販売等に関する法律,金融商品販売法
墓地埋葬法,墓埋法
義務教育諸学校の教科用図書の無償措置に関する法律,教科書無償措置法
大規模地震対策特別措置法,大震法
大規模小売店舗立地法,大店立地法
農業振興地域の整備に関する法律,農業振興地域整備法,農振法
農業協同組合法,農協法
債権管理回収業に関する特別措置法,債権管理回収業特別措置法,サービサ法
探偵業の業務の適正化に関する法律,探偵業適正化法,探偵業法
臓器の移植に関する法律,臓器移植法
建物の区分所有等に関する法律,建物区分所有法,区分所有法,マンシヨン法
一般社団法人及び一般財団法人に関する法律,一般社団財団法人法,一般法人法
日本銀行法,日銀法
自動車の保管場所の確保等に関する法律,保管場所法,車庫法
銃砲刀剣類所持等取締法,銃刀法
日本国憲法の改正手続に関する法律,国民投票法
電気用品安全法,電安法,pse_法
下請代金支払遅延等防止法,下請法
映画の盗撮の防止に関する法律,映画盗撮防止法
国際連合平和維持活動等に対する協力に関する法律,国際平和協力法,pko_協力法
貸金業法,サラ金規制法
警察官職務執行法,警職法
競争の導入による公共サービスの改革に関する法律,公共サービス改革法,市場化テスト法
性同一性障害者の性別の取扱いの特例に関する法律,性同一性障害特例法
犯罪による収益の移転防止に関する法律,犯罪収益移転防止法,ゲートキーパ法
電子署名及び認証業務に関する法律,電子署名法
外国為替及び外国貿易法,外為法
行政機関の職員の定員に関する法律,総定員法
組織的犯罪処罰法,組織犯罪処罰法
感染症予防法,感染症法
船外活動 宇宙遊泳
探察衛星 スパイ衛星
火曜日,火曜,火 チユーズデ,チユーズデイ,tuesday
水曜日,水曜,水 ウエンズデ,ウエンズデイ,wednesday
木曜日,木曜,木 サーズデ,サーズデイ,thursday
金曜日,金曜,金 フライデ,フライデイ,friday
土曜日,土曜,土 サタデ,サタデイ,saturday
uber_eat,ウーバーイーツ
toefl,トーフル
ブラツクコンテンポラリ,black_contemporari,ブラコン
ブラザーコンプレツクス,ブラコン
チンスポイラ,chin_spoiler,チンスポ
カラーバリエーシヨン,color_variat,カラバリ
ドクターハラスメント,ドクハラ
エンジニアリングプラスチツク,engineer_plastic,エンプラ
フアーザーコンプレツクス,フアザコン
プロジエクトフアイナンス,project_financ,プロフアイ
リレーシヨンシツプバンキング,relationship_bank,リレバン
スペクトラムアナライザ,spectrum_analyz,スペアナ
システムオペレータ,system_operator,シスオペ
バリアブルコンデンサ,variabl_condens,バリコン
名簿屋 名簿業者
腫れ 腫脹
腫れ 浮腫み,むくみ 浮腫
周辺 周囲 辺り 周り 近辺 付近,附近
和歌集 歌集
文法論 文法学
エゴサーチ,エゴサ エゴサーフイン,egosurf
旅客船 客船
製氷皿 アイストレ
クロツキ,croqui 速写
就学前教育 幼児教育
城跡 城址
郷土愛 愛郷心
グローバルスタンダード,global_standard 世界標準
フイージビリテイースタデイ,フイジビリテイスタデイ,feasibl_studi 企業化調査 実行可能性調査 実現可能性調査
マネタイズ,monet 収益化
置き薬 配置薬
親指 拇指,母指
人差し指 食指
芸術大学,芸大
雇用保険料,雇保料
受講料 受講料金 受講費 受講費用
室町時代 足利時代
水虫 足白癬
人類学 アントロポロギ,anthropologi
イタリア車,イタ車
インターネツト選挙,ネツト選挙
アンチウイルスソフトウエア,アンチウイルスソフト ウイルス対策ソフト ウイルス対策プログラム
風力発電所 ウインドフアーム,wind_farm
オンラインマガジン,on_line_magazin ウエブマガジン,web_magazin ウエブジン,webzin
壁紙 ウオールペーパ,wallpap
薄雲 巻層雲
鱗雲,うろこ雲 鰯雲,いわし雲 鯖雲 巻積雲
流線形 エアロフオルム,aeroform
催眠商法 sf_商法
起き抜け 起き掛け,起きがけ 起きしな
誕生日席 誕生席
加齢臭 親父臭,おやじ臭,オヤジ臭
卸売商 問屋
顔文字 フエースマーク,フエイスマーク
鍵アカウント,鍵アカ
オンラインストレージ,on_line_storag ネツトストレージ,net_storag ストレージサービス,storag_servic フアイルホステイングサービス,file_host_servic
気体 ガス体
電脳空間 サイバ空間 サイバースペース,cyberspac
色彩療法 カラーセラピ,color_therapi
晒し粉 クロールカルキ,クロルカルキ,chlorkalk,カルキ
簡易宿所 簡宿 簡易宿泊所
食品玩具,食玩 玩具菓子,玩菓
環境対応車,環境車 エコカ
自動車メーカ 完成車メーカ
キーバインド,key_bind キーアサイン,key_assign
企業年金基金 基金型企業年金
燐酸化酵素,リン酸化酵素 キナーゼ,kinas
起動デイスク スタートアツプデイスク,startup_disk
区分所有建物 区分建物
暗がり 暗所 暗闇
経営破綻 倒産
景気循環 景気変動
経済産業局,経産局
経常利益 経常
卸値 卸値段 卸価格 仕入れ値,仕入値 仕入れ価格,仕入価格 下代
販売価格 小売価格 上代
希望小売価格 参考小売価格 参考価格 参考上代
靴箱 下駄箱 靴棚 シユーズボツクス シユーズラツク
高血圧症 高血圧
握り拳 拳骨,ゲンコツ
学区 校区 通学区域
未解決事件 コールドケース,cold_case
小型自動車 小型車
個食 孤食
コツクコート シエフコート,chef_coat
敷地 用地 料地 サイト,site
後発開発途上国,ldc 最貧国
サシエ,sachet 匂い袋,におい袋
消毒剤 消毒薬 殺菌剤 殺菌薬
サブスクリプシヨンコマース サブスクリプシヨンサービス サブスクリプシヨンモデル 定期購入サービス
サブスクリプシヨン,subscript,サブスク 定額制
又貸し 転貸し 転貸 サブリース,subleas
ざら紙,ザラ紙 藁半紙,わら半紙
硫酸塩 サルフエート,サルフエイト,sulfat
産業動物 経済動物
三味線 三線 三弦
サンプリング周波数 サンプリングレート,sampl_rate サンプルレート,sampl_rate
解約率 チヤーン率 チヤーンレート,churn_rate
散布超過,散超
アラビア数字 算用数字
ジエネリツク医薬品 後発医薬品 後発薬
先発医薬品 先発薬 先発品
紫外線 紫外光
磁気記録 磁気記憶
コミツクマーケツト,comic_market,コミケツト,コミケ
中国学 シノロジ,sinolog
弱冷房車 弱冷車
炭酸水素ナトリウム 重炭酸ソーダ,重炭酸曹達,重曹 重炭酸ナトリウム
小宇宙 ミクロコスモス,mikrokosmo
大宇宙 マクロコスモス,makrokosmo
神経線維 軸索
デイープウエブ,deep_web 深層ウエブ,深層_web
表情筋 顔面筋
隙間産業 ニツチ産業
スクール水着,スク水
糸通し スレダ,スレツダ,threader
陽イオン 正イオン カチオン,kation
声音文字 表音文字 音標文字 音字
成人年齢 成年年齢
ピンセツト,pincet 鑷子
自撮り 自分撮り 自画撮り セルフカメラ,セルカ セルフイ,selfi
自然免疫 先天性免疫
帯域幅 バンド幅
退去強制 強制送還
内部被曝 体内被曝 体内照射
家飲み 宅飲み
立て看板,立て看
他人事 人事,ひと事
単身世帯 単独世帯 一人世帯 シングル世帯
解凍ソフトウエア,解凍ソフト 展開ソフトウエア,展開ソフト
電動アシスト自転車 電動自転車 アシスト自転車 電ちゃり,電チヤリ
グリコーゲン,glycogen 糖原質
隠し事 秘め事,秘事 内緒事
ベースクロツク,base_clock 外部クロツク
外れ値 異常値
流行性角結膜炎 流行目,流行眼,はやり目
葉酸 ビタミン_m
必勝法 必勝パターン
尾骨 尾てい骨,尾骶骨
一人親家庭,ひとり親家庭 一人親世帯,ひとり親世帯 単親家庭 単親世帯
母子家庭 母子世帯
父子家庭 父子世帯
警戒色 認識色 標識色 威嚇色
写真立て フオトフレーム,photo_frame
過食症 神経性過食症 神経性大食症 ブリミア,bulimia
拒食症 神経性無食欲症 アノレクシア,アノレキシア,anorexia
プロジエクト管理 プロジエクトマネージメント,プロジエクトマネジメント,project_manag
ミユージツクビデオ,music_video,mv プロモーシヨンビデオ,プロモビデオ,promot_video,pv ビデオクリツプ,video_clip
別アカウント,別アカ
本アカウント,本アカ
偽アカウント,偽アカ
捨てアカウント,捨てアカ
防衛機制 適応機制
彗星 箒星,ほうき星
乾燥剤 防湿剤
無重力 無重量
目脂,目やに,目ヤニ 目垢,目あか,目アカ 目糞,目屎,目くそ,目クソ
免疫体 抗体
綿製品 綿織物
戻り値 返り値 返却値 リターン値
単眼鏡 モノキユラ,monocular
ラゲージルーム,luggag_room ラゲージスペース,luggag_space 荷室
老眼鏡 シニアグラス リーデインググラス
腕時計 リストウオツチ,wristwatch
ミラーレンズ,mirror_len レフレツクスレンズ,reflex_len 反射望遠レンズ
アカウント名,アカ名 アカウントネーム,account_name
悪徳商法 悪質商法 問題商法
アフターマーケツト,aftermarket アフタービジネス
アフターレコーデイング,アフレコ
歩み寄り 歩み合い
色変わり 変色
インサイダ取引 内部者取引
インストルメント,インスツルメント,instrument
売り抜け 売り逃げ
エコバツグ マイバツグ
延滞料金 延滞料 延滞金
応急手当て,応急手当 応急処置
応接室 応接間
オーケストラピツト,orchestra_pit,オケピ
繰り返し符号 踊り字 送り字 重ね字 畳字
オンライン授業 オンライン講義 オンライン講座
霊感商法 開運商法
買い玉 買建玉
売り玉 売建玉
海上戦 海戦
空中戦 空戦 航空戦
地上戦 陸上戦 陸戦
鏡開き 鏡割り
角化 角質化
盗撮 盗み撮り 隠し撮り
過積載 過載
食べ合わせ 食い合わせ
仮払い 仮渡し
川向う 川向かい
感嘆詞 間投詞 感動詞
感無量 感慨無量
含量 含有量
心変わり 気変わり 心移り 気移り
利き腕 利き手
基幹産業 基礎産業 キーインダストリ,key_industri
恵方 吉方
休止符 休符
急性病 急性疾患
漁獲枠 漁獲可能量
丸薬 丸剤
エキス剤 エキス薬
去痰薬 去痰剤
解毒薬 解毒剤
健胃薬 健胃剤
座薬 座剤
止血剤 止血薬
制酸剤 制酸薬
整腸薬 整腸剤
鎮静剤 鎮静薬
咳止め,せき止め 鎮咳剤 鎮咳薬
鎮痛剤 鎮痛薬
旭日旗 旭旗
極め付け 極め付き
近視 近眼
金継ぎ 金繕い
禁じ手 禁手
訓読み 訓読
工賃 工料
インターナシヨナルスクール,international_school 国際学校
個装 個包装
最低限 最低限度
再販売,再販
呼び水 誘い水
擦り傷,すり傷 掠り傷,かすり傷 擦過傷
サニタイズ,sanit サニタイジング,sanit サニタイゼーシヨン,sanit 無害化
体育座り 三角座り 体操座り
立方根 三乗根
平方根 二乗根 自乗根
遺伝学 ジエネテイクス,genet
磁力 磁気力
自然選択 自然淘汰
人為選択 人為淘汰
自然法則 自然律
下請け 下請負
死票 死に票
絞り値 f_値
嗅覚 臭覚
主題歌 テーマソング
肉食性 食肉性
消臭 除臭
心停止 心拍停止
心膜炎 心外膜炎
斜向かい,はす向かい 筋向かい 筋向こう
スポーツ新聞 スポーツ紙
生検 バイオプシ,biopsi
性同一性障害 性別違和
西洋画 洋画
性別役割分担 性別役割分業 性的役割 性役割 ジエンダーロール,gender_role
生理痛 月経痛
勢力圏 勢力範囲
専願 単願
前例 先例
体操服 体操着 体育着 体育服
体操帽子 体操帽 体育帽子 体育帽
学生帽,学帽
耐火材料 耐火材
待機電力 待機時消費電力
脱衣所 脱衣場
単純温泉 単純泉
箪笥貯金,タンス貯金 箪笥預金,タンス預金
カーボンニユートラル,carbon_neutral 炭素中立
地域手当 勤務地手当 地域給
チエツクブツク,checkbook 小切手帳
地下活動 地下運動
地方新聞 地方紙
賃金労働 賃労働
吹き出物 出来物,できもの
鉄スクラツプ 鉄屑,鉄くず,鉄クズ
寺参り 寺詣で
点耳薬 点耳剤
度入り 度付き 度有り,度あり
同人雑誌 同人誌
独壇場 独擅場
床上げ 床払い
ドライブレコーダ,ドラレコ
飲み薬 経口薬 経口剤 内服薬 内用薬
外用薬 外用剤
下痢止め 止瀉薬,止しゃ薬
便秘薬 瀉下薬 下剤
目薬 点眼薬 点眼剤
点鼻薬 点鼻剤 鼻薬
蓄電池 充電池 二次電池 充電式電池
尿失禁 尿漏れ,尿もれ
寝転ぶ 寝転がる,寝っ転がる
露天風呂 野天風呂 野風呂
仮想化 バーチヤライゼーシヨン,バーチヤリゼーシヨン,virtual
シエアハウス,share_hous ハウスシエアリング,hous_share ハウスシエア,hous_share
初詣 初参り
洗礼 バプテスマ,baptisma
公衆浴場 大衆浴場 公共浴場 パブリツクバス,public_bath 風呂屋 銭湯
海開き 浜開き
ピツケル,pickel アイスアツクス,ice_ax ピオレ,piolet
一眠り,ひと眠り 一寝入り,ひと寝入り
人違い 人間違い
泌尿器官 泌尿器
平屋建て 平屋造り
枕 ピロ,pillow
枕カバ ピローケース,pillowcas
うつ伏せ,うつぶせ 腹臥位 伏臥位
打っ飛ばす,ぶっ飛ばす 殴り飛ばす
未来派 フユーチヤリズム,futur
ブランデイング,brand ブランド化
コンテナバツグ,container_bag フレコンバツグ フレキシブルコンテナ,flexibl_container,フレコン
ミサンガ,missanga プロミスリング,promiz_ring
プロチヨイス,pro_choic プロライト
山小屋 ヒユツテ,hutt
別売 別売り
シヤーレ,schale ペトリ皿
熱気球 ホツトエアバルーン,hot_air_balloon
磁気浮上 マグレブ
慢性病 慢性疾患
見切り発車 見切り発進
見込み違い 見込み外れ
ミツクスダウン,mixdown トラツクダウン,track_down
見間違い 見間違え
聞き違い 聞き違え
向こう隣 向かい隣
モスキート音 モスキートーン,mosquiton
ダークウエブ,dark_web 闇サイト
予洗い 下洗い 予洗
遺言書 遺言状
usb_フラツシユメモリ usb_メモリ usb_フラツシユドライブ usb_ストレージ
余所見,よそ見 脇見,わき見
悪材料 弱材料 売り材料
好材料 強材料 買い材料
エンターキ,enter_key リターンキ,return_key 実行キー 入力キー 改行キー
立脚点 立脚地
リマーケテイング広告,リマケ リターゲテイング広告,リタゲ
飲食店 食事処 料理店 料理屋
レーシズム,レイシズム,racism 人種主義
老眼 老視
ワーキンググループ,work_group ワーキングチーム,work_team
渡し舟,渡し船 渡船
うんざり,ウンザリ 飽き飽き,あきあき
悪臭 異臭
悪天候 悪天 荒天
雨天 雨降り 雨空
不評 不評判 悪評
朝晩 朝夕
嘲笑う,あざ笑う 嘲笑
後書き,あとがき 後記
溢れ出る,あふれ出る 溢れ出す,あふれ出す
曇り空,くもり空 曇天
雨降り 降雨
うろ覚え 空覚え
暗記 空覚え
軽率 軽はずみ
虎の巻 あんちょこ
言い掛かり,言いがかり いちゃもん 因縁
他人任せ 人任せ
論破 言い負かす 遣り込める
死体 遺体 亡骸 遺骸
意外 予想外 思いの外 案外
坊主頭 丸刈り 毬栗頭,いがぐり頭
生き返る 蘇生,甦生
遣り過ぎ,やり過ぎ 行き過ぎ 過度
サポカ 安全運転サポート車
マルトリートメント,maltreat,マルトリ
ネグレクト,neglect 育児放棄 養育放棄
早い,はやい アーリ,アーリイ,earli
温和 穏和 優しい,やさしい
離す,はなす
途切れる 絶える,たえる
容易 易しい,やさしい
揺する,ゆする 揺り動かす
分かれる,わかれる 分離 セパレート,separ
強い,こわい 頑固 強情
痩ける,こける 痩せ細る
儲ける,もうける 利得 儲け
錆,さび,サビ
覚める,さめる 覚ます,さます
巣くう,すくう
進める,すすめる
無くなる,なくなる 尽きる
降る,ふる
垢,あか,アカ
貧乏,ビンボ
ギムナジウム,gymnasium
暗刻,アンコ
ボレ 鎧戸
シエール,shale 頁岩
臨時休校,臨休
エアリプライ,エアリプ 空中リプライ,空リプ
丹柄,丹殻,タンガラ
国際宇宙ステーシヨン,iss
東京国立博物館,東博
デジタルトランスフオーメーシヨン,dx
アジアインフラ投資銀行,aiib
ビジネスプロセスアウトソーシング,bpo
通名 通称 通り名
期首 期初
情報通信技術 ict
雇用調整助成金,雇調金
春季休暇,春季休 春期休暇,春期休 春休み
アリエル,ariel
エリアル,ariel
アキレア,アチレア,achillea
イデア,idea
マルニ,marni
teeda,テイーダ
tiida,テイーダ
タイデイ,tidi
テイデイ,tidi
オージージ,ogg
オツグ,ogg
ドメイン駆動設計,ddd
投資収益率,return_on_invest,roi
one_world,ワンワールド
ip_ネツトワーク ip_網
web_カメラ ウエブカム
セミナ,seminar 講習会
ハビリタチオン,habilit
ハビリテーシヨン,habilit
オア,or
マルト,malt
ル,le
残留性有機汚染物質,pop
蛇の目,ジヤノメ
掛かり,かかり
エムポツクス,mpox サル痘
不同意性交罪 強制性交罪
タイムパフオーマンス,タイパ
適格請求書 インボイス
フアンミーテイング,フアンミ
ひらかたパーク,ひらパー
アスキーアート,aa
軽量気泡コンクリート,alc
amazon_web_servic,aw
wake_on_lan,wol
半導体 セミコンダクタ
光学式マウス オプテイカルマウス,optic_mous
japanes_pop,j_pop
japan_radio_network,jrn
東京都議会議員選挙,東京都議選,都議会議員選挙,都議会選挙,都議選
北海道議会議員選挙,北海道議選,道議会議員選挙,道議会選挙,道議選
府議会議員選挙,府議会選挙,府議選
eyesight,アイサイト
isight,アイサイト
環境音楽,ambient_music
基調講演,keynot_speech
単品管理,stock_keep_unit,sku
反日感情,anti_japanes_sentiment
ストーマ 人工肛門
ad,a_d
apc,a_p_c
アカシヤ,akasha
アルドリン,aldrin
オールウエーズ,alway
アクア,aqua
アルマーダ,armada
アストロ,astro
バナ,banner
ビー,bee
ビギン,begin
カンパネラ,campanella
カンジダ,candida
カーネリアン,carnelian
ケイブ,cave
シーヌ,chine
クレメンタイン,clementin
coeur,クール
コールマン,coleman
クロマニヨン,cro_magnon
キユーブ,cube
デンジヤ,danger
デイア,dear
デイーン,deen
デザイア,desir
デイエム,diem
デイクタ,digda
ドウ,do
動乱,dohran
ドーラン,dohran
ドキユン,dqn
エトセトラ,etc
エグジツト,イグジツト,exit
フアーベル,faber
フリート,fleet
フロラ,flora
ギヤル,gal
ガヤトリ,gayatri
ゲヘナ,gehenna
ゲツト,get
ジレ,gilet
グライド,glide
グロ,glow
グレース,grace
グレープバイン,grapevin
飛天,hiten
ホルベイン,holbein
ホーリ,holi
イングレス,ingress
ジヤーテイ,jati
ジヨツパ,jodhpur
改善,kaizen
言の葉,kotonoha
ラルジヤン,largent
レオ,leo
mop,m_o_p
マールブランシユ,malebranch
マリーナ,marina
丸,マル,maru
マイラ,miler
マイン,mine
モガ,moga
モジヨ,mojo
モリン,morin
モロネ,moron
ムツラ,mulla
ナンド,nand
ネツプ,nep
ネスト,nest
ネツキ,nick
忍者,ninja
ノア,nor
ノバ,nova
オーレ,ole
オーブ,orb
オキシジエン,oxygen 酸素
ページーズ,page
パルム,palm
パピヨン,papillon
ペアレント,parent ペアレンツ
ペシエ,pech
phd,ph_d
ピアス,pierc
プロミス,promiz
ケツツアル,quetzal
リミツクス,remix
ローロ,roro
ロゼリア,roselia
ローバ,rover
サツド,sad
サーガ,サガ,saga
サバンナ,savannah
セプテンバ,septemb
シエープ,shape
ソレイユ,soleil
ソリドウス,solidus
ソリダス,solidus
サザン,southern
スフイア,sphere
スフインクス,sphinx
サン,sun
スウエ,sway
タンニング,tan
テツク,tech
テツクスメツクス,tex_mex
ベンチユリ,venturi
バイタル,vital
ウエアハウス,warehous
ワーフアリン,warfarin ワルフアリン
ウオーターマン,waterman
ウイン,win
ウオルフラム,wolfram
ゼロツト,zealot
禅,ゼン,zen
バルチツク,バルテイツク,baltic
ベラージオ,ベラツジオ,ベラジオ,bellagio
カナリ,canari
セル,cell
シス,cis
デザインズ,design
ドリームス,dream
アイズ,eye
フアイアスタータ,firestart
フロントロ,front_row
グランプリ,grand_prix
ハツピーバースデ,happi_birthday
ハイーフイン,hi_fin
オーパ,opa
オキシ,oxi
オクシ,oxi
リーフア,reefer
ツイル,twill
ウイニ,winni
ico,イコ
ウエーブス,wave
エンビ,env
サーフエス,surfac
ブツクマン,bookman
ドウ,deux
ストーマ,stormer
フオ,for
オーブ,aub
イーシーオ,eco
サン,son
シス,sith
オキシゲン,oxygen
diamond_cut_diamond,dcd
happi_hack_keyboard,hhk,hhkb
playstat_home,ps_home
playstat_store,ps_store
univers_serial_bus,usb
スマド,sumado
ソニカ,sonica
ソニカ,sonika
ダブルリーチ,ダブリ
デイストリビユーシヨン,デイストロ
トウシエ,tuch
トウシエ,touch
パテイーナ,pattyna
パテイーナ,patina
ヒツプス,hip
ヒツプス,hipp_s
フオトログ,fotolog
フオトログ,fotologu
フオトログ,photolog
フルサービスエアライン,fsa
ブルージーン,blue_gene
ブルージーン,blue_jean
ブローバ,broba
ブローバ,bulova
プーカ,pooka
プーカ,puca
ベント,bento
ボーイズラブ,bl
ポケツトモンスタ,ポケモン
マインドマツプ,mindmup
マインドマツプ,mind_map
マウンテンパーカ,マンパ
マジカ,magica
マジカ,majica
マツシユアツプ,mashup
ユーザーエクスペリエンス,ux
ライノ,rhino
ライノ,ryno
リテラ,litera
リブリ,livli
リレツト,relet
リレツト,riletto
レグノ,regno
レグノ,reguno
レツドゾーン,ledzon
レツドゾーン,red_zone
ロツクスタ,roc_star
ロツクスタ,rock_star
ロツピ,loppi
懐中電灯 フラツシユライト
軌間可変電車 フリーゲージトレイン,fgt
逆差別,revers_discrimin
軍事同盟,militari_allianc
言論の自由 freedom_of_speech
公共図書館 パブリツクライブラリ
親会社,parent_compani
憎悪犯罪,hate_crime
馬蹄,horsesho
ハイスコア,high_score
ハイスコア,highscor
マリベル,mariebell
膝元,膝下
船端 舷
一塊,一固まり
筒子,トンズ
上底,上げ底
上げ蓋,上蓋
カルタ,骨牌
世帯,所帯
輿論,世論
両手,両掌
両目,両眼
両足,両脚
中径,中道
中括り,中括
中隔て,中隔
御上,主上
干物,乾物
干し草 乾草
乾し飯 糒 乾飯
五重衣,五衣
交ぜ織り 交織
獄,人屋
余所 他所
付き馬,付馬 付け馬
飼い料,飼料
博労 伯楽
供え物 供物
男気,侠気
傷跡 傷痕
本歌,元歌
先取り,先取
呑み口,飲み口
食い物,食物
共切れ 共布
鞭,笞
底翳,内障
丸柱,円柱
再見,ツアイツエン
冷や汗 冷汗
冷や酒 冷酒
琴,箏
出所,出処
笑い話 笑話
判形,判型
敷石,舗石
分かれ道 別れ路
利札,リフダ
刺し針,刺針
御酒,神酒
前立て,前立
前足,前肢
勝ち戦 勝戦
北隣,北隣り
絣,飛白
能書き,能書
腫れ物 腫物
卵形,卵型
紙縒り 紙撚り
口舌,口説
口説き,口説
皮切り,皮切
合判,間判
吏読,吏道
角髪,美豆良
頭巾 カフイヤ
呼び声 呼声
咽喉 喉
垂れ髪 垂髪
堆肥 積肥
寄り寄り,度度
兜巾,頭巾
鳥屋,塒
塗り板,塗板
唱歌,声歌
太刀,大刀
大技,大業
天の川 天漢
奥処,奥所
魂,霊
虫歯 齲歯
敷き瓦 磚
字,字名
守り,守
夜宮,宵宮
家並み,家並,屋並み
家捜し,家探し
日陰,陽陰
女神 陰神
小咄,小話
山姥 山妣
山陵 陵
磐座,岩座
河童,川童,かっぱ
河太郎,川童
弓手,左手
暗夜 闇夜
差し金,差金
巻雲,絹雲 巻き雲
切れ地,布地
長唄,長歌
曲尺 矩差し
干し物,干物
干魚 干し魚 乾魚
鍵形,鉤形
庵 廬
金棒,鉄棒
弓なり,弓形
金肥え 金肥
重手 重傷
後ろ手,後手
出入り 出入
後ろ足,後足,後肢,後脚 尻足
後ろ身,後身
只事,徒事
無駄花,徒花
御髪,御頭
御食,御饌
厨子,龕
心積もり 心算
忌み明け 忌明け
怖じ気 怖気
酸み,酸味
羽団扇 羽根団扇
篇目,編目
早足,速歩
懐 懐裏
矛,戈,戟
逆波 逆浪
追い風,追風
縁,所縁
身の代,身代
碑,石文
跡,趾
偽札 贋札
手足れ,手練
手錠 手鎖
折れ線 折線
抜染 抜き染め
目眩 眩暈
押し紙 押紙
拭い漆 拭き漆 拭漆
本物 真物
掛錫,挂錫
賭け物 賭物
指し掛け,指掛け
振り子 振子
挿し絵 挿画
捕り縄,捕縄
貝割り,貝割
呉汁,豆汁
打衣,擣衣
古里 故郷 故里
満ち欠け 盈虧
細やか,濃やか
断裁 断切
調べ役,調役
埴土 粘土
語り草,語種
調べ帯 調帯
晒し首,曝首
髑髏,曝首
引き船 曳船
衣替え,更衣
書き物,書物
有り体,有体
行き構え 行構え
木彫り 木彫
梢 木末 樹梢
木目 木理
木霊,木魂
柄杓,杓
神業,神技
撫子,瞿麦
映え,栄え
手輿 腰輿
根粒,根瘤
掛け橋,桟
決め,極め
盲 盲目
真砂 細砂
柾目,正目
齢,歯
年々 歳々
死に所,死処,死所
死に花,死花
紙花,死花
残り火,残火
気付け,気付
気振り 気振
落ち潮,落潮
川床,河床
洗浄 洗滌
活け魚 活魚
流れ弾 流弾
流れ質 流質
浮き木,浮木
浮き雲,浮雲
津波,海嘯
満ち干 満干
尿瓶 溲瓶
唐歌 漢詩
淀み 澱み,澱
濁り酒 濁酒
濾し紙 濾紙
火矢,火箭
火影 灯影
点前 手前
炮烙 焙烙
焼き豚 チヤーシユ
横糸 緯糸
キセル,煙管
牙彫り 牙彫
女狐,牝狐
雌鹿 牝鹿
物の怪,物怪
唐鋤,犂
鋤,犂
狂い死に 狂死
独り言 独言
珠算 玉算
園,苑,エン
甘み,甘味
旨煮,甘煮
生け捕り 生擒
生き霊,生霊
産着 産衣
更生,甦生
簀の子,簀
用足し 用達
丁場,町場
皮剥き,皮剥
糸口,緒
白目,白眼
素面,白面
物語論 ナラトロジ
お札 紙幣
お持ち帰り テイクアウト
おちょぼ口 御壷口
安定器 バラスト
大学入学共通テスト,共通テスト,共テ
ポリ塩化ビフエニル,pcb
貴社 御社
月経前症候群,pms
初期化 イニシヤライズ
カスタマーハラスメント,カスハラ
ジエネラテイブ,ジエネレーテイブ
スマホ首 ストレートネツク
パーテイ券,パー券
過剰摂取 オーバードーズ
ランチセツシヨン ランチタイムセツシヨン
学生納付金,学納金
メツセンジヤ_rna,mrna 伝令_rna
生成_ai 生成系_ai ジエネレーテイブ_ai
母性健康管理指導事項連絡カード,母健連絡カード,母健カード
産後パパ育休 出生時育児休業 産後パパ休暇
一般廃棄物,一般廃,一廃
特別管理廃棄物,特管物,特管
特別管理産業廃棄物,特別管理産廃,特別管理産廃物,特管産業廃棄物,特管産廃,特管産廃物
bank_as_a_servic,baa
container_as_a_servic,caa
mobil_as_a_servic,maa
ransomwar_as_a_servic,raa
retail_as_a_servic,raa
softwar_as_a_servic,saa
アスペクト比 縦横比
情報弱者,情弱
暗号化キー 暗号鍵
エアバンド 航空無線
oink,オインク
インロツク インキ,inkey
エフカ,efca
オデイツシ,オリツシ
込み,コミ
当たり,アタリ
あいこ,アイコ
id,アイデイ
ibus,アイバス
ip,アイピ
愛撫,アイブ
aim,アイミ
上がり,アガリ
axia,アクシア
胡座,アグラ
明け,アケ
上げ,アゲ
aco,アコス
ashil,アシール
azur,アジユール
astray,アストレイ
アクア,アツクア
adre,アドリ
afuri,アフリ
鐙,アブミ
apgar,アプガ
アポストロ,アポストロス
歩み,アユミ
alima,アリマ
アルカサル,アルカザール
urbano,アルバーノ
allegri,アレグリ
ansi,アンシス
iori,イオリ
錨,イカリ
isai,イサイ
y_sacc,イザツク
板,イタ
いたこ,イタコ
inoa,イノア
意味,イミ
諱,イミナ
illei,イレイ
祝い,イワイ
頑癬 陰金,インキン
インパーク,インパ
淫靡,インビ
warez,ウエアーズ,ワレズ
ウエイク,ウエーク
臼,ウス
台,ウテナ
畝,ウネ
初,ウブ,うぶ
胡乱,ウロン
イージス,エイジス
エーブル,エイブル
エープ,エイプ
靨,エクボ
エスイーテイ,set
穢多,エタ
ess,エツセ
edi,エデイ
干支,エト
enishi,エニシ
エミカ,emica
emu,エミユ
延々,エンエン
艶美,エンビ
艶冶,エンヤ
逢魔,オウマ
おなら,オナラ
ohana,オハナ
オブジエクト,オブジエクツ
おまる,オマル
汚穢,オワイ
オーガニゼーシヨン,オーガニゼイシヨン,オーガナイゼーシヨン
オーサ,オーサーズ
自然言語処理,nlp
appl_vision_pro,vision_pro
大規模言語モデル,llm
usb_type_a,usb_a
usb_type_b,usb_b
usb_type_c,usb_c
詠み込む,よみこむ
読み込む,よみこむ
ライトレールトランジツト,lrt 軽快電車
minecraft,マイクラ
プラスチツクごみ,プラごみ
国民スポーツ大会,国スポ,国民体育大会,国体
再生金融,regen_financ,refi
日本標準時,japan_standard_time,jst
使用許諾契約 ライセンス契約
読み取り専用 リードオンリ
サービス終了,サ終
不機嫌ハラスメント,フキハラ
篦棒,べらぼう
竜宮城,龍宮城
ノイズキヤンセリング,ノイキヤン
学生マンシヨン,学マン
北九州予備校,北予備
古物営業法,古物法
公害健康被害の補償等に関する法律,公健法
古都保存協力税,古都税
溶血性連鎖球菌,溶連菌
折り返し電話,折電 折_tel
多元宇宙論 マルチバース
観光公害 オーバーツーリズム
本屋 書店
無人航空機,無人機 ドローン
訪日外国人旅行 訪日旅行 訪日外国人観光客 訪日外国人旅行者 訪日外国人 訪日外客 インバウンド
スーパーチヤツト,スパチヤ
ソロ活動,ソロ活
分散型サービス拒否攻撃 分散型_dos_攻撃 ddos_攻撃
第三セクタ,三セク
快速特急,快特
サラブレツド系種,サラブレツド系,サラ系
エタノール沈殿,エタ沈
第三次全国総合開発計画,三全総
ゴールデングラブ賞,gg_賞
if_デザイン賞,if_賞
nhk_全国学校音楽コンクール,n_コン
nhk_スペシヤル,n_スペ
v_シネマ,v_シネ
管理釣り場,管釣り
自動車損害賠償保障法,自賠法
多核種除去設備,alp
新全国総合開発計画,新全総
脂環式化合物,脂環式
航空特殊無線技士,航空特
趣味アカ,趣味垢
電動ガン,電ガン
高校生クイズ,高クイ
ソーラーセイル 宇宙帆
解熱鎮痛剤 解熱鎮痛薬
食中毒 食中り
ペンシルベニア大学,ペン大
土日祝日,土日祝
下掛け,下かけ
配膳ロボツト,配膳ロボ
鉛,なまり
訛り,なまり
慣らし,ならし
均し,ならし
童,わっぱ
輪っぱ,わっぱ
インターネツトミーム,ネツトミーム
大規模太陽光発電 メガソーラ
脱炭素 デカーボナイゼーシヨン,デカボ
ハイレゾリユーシヨン,ハイレゾ
中小受託取引適正化法,取適法
敵対的生成ネツトワーク,gan,ガン
deep_learn_of_thing,dot
検索拡張生成,rag
輝安鉱,キアンコウ
道標,みちしるべ
叺,かます
蚊帳,かや,カヤ
瓦,かわら,カワラ
拳,こぶし
独楽,こま,コマ
鑿,のみ
糊,のり
惚け,ぼけ,ボケ
モンスターストライク,モンスト
モホロビチツチ不連続面,モホ面
激戦州 揺れる州 揺れ動く州
笑顔 笑い顔
メンタルブレイク,メンブレ
臆病 小心
空腹 空き腹 腹ぺこ
口語 話し言葉
強情っ張り 意地っ張り
作物 農作物 農産物
叫び声 叫声
産地 生産地
宿題 ホームワーク
上旬 初旬
ライトノベル,ラノベ
新生児集中治療室,nicu
筋肉 マツスル
酒屋 酒店 リカーシヨツプ
原料 原材料
碁 囲碁
独学 独習
年始 年頭 年初
スペースパフオーマンス,スペパ
停留所 停留場
電柱 電信柱
溜息 嘆息
中学校,中学
特別快速,特快
素足 裸足
晴れ 晴天 青天 蒼天
不景気 不況
好景気 好況
不幸せ 不幸
不平 不満 不満足
長靴 レインブーツ
持ち物 所持品
クーラーボツクス 保冷ボツクス
ラゲツジタグ バゲージタグ ネームタグ トラベルタグ
グループチヤツト,グルチヤ
生配信 ライブ配信
送料 配送料 配送手数料
身分証明書,身分証
マスキングテープ,マステ
小銭入れ コインケース
定期入れ パスケース
ステイツクのり 固形のり
ピルケース 服薬ケース お薬ケース
社会科学 ソーシヤルサイエンス
墓地 墓場 墓所
薬剤 薬品
材木 木材
詩 ポエム
虫垂炎 盲腸炎 盲腸
山麓 山裾 麓
旅費 旅行費用
キヤツシユレス決済 デジタル決済 電子マネ決済 電子決済
qr_コード決済 qr_決済 コード決済
バーコード決済 コード決済
デビツトカード決済 カード決済
タイムトラベル タイムリープ
敗北 負け 黒星`;
