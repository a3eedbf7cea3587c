/** Limits on everything that clients send. Lengths count Unicode code points unless they say bytes. */
export const LIMITS = {
  username: { min: 3, max: 20 },
  email: { max: 254 },
  password: { min: 8, max: 256 },
  organizationName: { min: 1, max: 50 },
  displayName: { max: 100 },
  organizationDescription: { max: 500 },
  bio: { max: 500 },
  location: { max: 100 },
  website: { max: 2048 },
  /** Any name typed to look up an owner, including one too long to exist. */
  ownerLookup: { max: 100 },
  ruleName: { min: 1, max: 100 },
  rulePath: { max: 300 },
  ruleDescription: { max: 500 },
  /** UTF-8 bytes. */
  content: { maxBytes: 512 * 1024 },
  changelog: { max: 2000 },
  reason: { max: 500 },
  /** The texts of reports, decisions and answers. */
  reportText: { max: 2000 },
  tags: { max: 10 },
  tag: { min: 1, max: 30 },
  /** Tags that a list is counted by. */
  tagFacet: { default: 12, max: 1000 },
  query: { max: 200 },
  findingCode: { max: 60 },
  /** Requests for names that a person has open at once, and that a list shows. */
  nameRequests: { open: 3, listed: 100 },
  page: { default: 1, max: 2_147_483_647 },
  /** Entries of a list that can be skipped by their number; cursors go further, at the same cost for every page. */
  offset: { max: 10_000 },
  /** Cursors of ranked lists name the rules that were shown. */
  cursor: { max: 10_000 },
  list: { default: 20, max: 100 },
  /** The source of an imported rule. */
  sourceRepository: { max: 300 },
  license: { max: 100 },
  /** For how long a deleted rule can be brought back. */
  trash: { days: 30 },
  organizationRules: { default: 10 },
  related: { default: 5, max: 10 },
  versionSelector: { max: 64 },
  token: { max: 512 },
  clientId: { min: 1, max: 64 },
  scope: { max: 200 },
  deviceName: { min: 1, max: 64 },
  deviceCode: { min: 1, max: 256 },
  /** A user code as typed or pasted. */
  typedUserCode: { min: 1, max: 32 },
  /** A code of a second factor as typed, with spaces and dashes. */
  secondFactorCode: { max: 32 },
  /** The code and the state that a provider sends back. */
  oauthParameter: { max: 1024 },
  redirectUrl: { max: 2048 },
  locale: { max: 35 },
  timeZone: { min: 1, max: 64 },
  userSearch: { default: 10, max: 20 },
  /** Bytes of a decompressed request body: in general, and when a signed-in user publishes a text or sends a picture. */
  body: {
    maxBytes: 100_000,
    maxPublishBytes: 4_000_000,
    maxAvatarBytes: 7_500_000,
    maxDepth: 32,
    maxValues: 10_000,
  },
  /** Bytes of a posted form, and of one with a rule's text, which percent-encoding may triple. */
  form: { maxBytes: 10_000 },
  textForm: { maxBytes: 4_000_000 },
  /** Entries in one answer of a list whose answer has always been whole: members, invitations, versions. */
  longList: { max: 1000 },
  invitations: { max: 50 },
  /** Bytes of an uploaded picture; pixels of each side, uploaded and served. */
  avatar: { maxBytes: 5 * 1024 * 1024, maxSide: 4096, side: 512 },
  avatarFilename: { max: 255 },
  /** Rules on a profile over REST: a short list for anybody signed in, a longer one for everybody. */
  profileRules: { recent: 5, public: 20 },
  /** Most sessions of each kind in an account; a new one replaces the least recently used. */
  sessions: { max: 50 },
  cliTokens: { max: 50 },
} as const;
