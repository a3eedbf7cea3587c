const ID = '0190c0de-0000-7000-8000-000000000001';

/** Values for fields whose schema says no more than their type. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  id: ID,
  ruleId: ID,
  email: 'hanako@example.com',
  username: 'hanako',
  name: 'naming-guide',
  owner: 'hanako',
  path: '@hanako/naming-guide',
  version: '1.0.0',
  digest: 'sha256:9f86d081884c7d65…',
  content: '# Naming\n\n- Use whole words.\n',
  message: 'Done',
  createdAt: 1767225600,
  updatedAt: 1767225600,
};

/** The same for what is only sent, where every value has to pass the server's validation. */
const SENT: Readonly<Record<string, unknown>> = {
  action: 'dismiss',
  challengeToken: 'ksf_0123456789abcdef',
  clientId: 'my-tool',
  code: '123456',
  currentPassword: 'old-maple-quiet-river',
  decisionId: ID,
  deviceCode: '0123456789abcdef',
  emailOrUsername: 'hanako',
  filename: 'me.png',
  // One red pixel.
  image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  message: 'Use the new guide instead.',
  newPassword: 'tall-maple-quiet-river',
  organizationId: ID,
  password: 'tall-maple-quiet-river',
  reason: 'The text is out of date.',
  refreshToken: '0123456789abcdef',
  sessionId: ID,
  state: '0123456789abcdef',
  tags: ['naming'],
  tempToken: '0123456789abcdef',
  text: 'The text says so now.',
  token: '0123456789abcdef',
  tokenId: ID,
  user: 'hanako',
  userCode: 'BCDF-GHJK',
  userId: ID,
  usernamePrefix: 'hana',
  visibility: 'public',
};

/** The value that stands for a field in examples; undefined for one without a name of its own. */
export function sampleOf(name: string, isSent: boolean): unknown {
  return (isSent ? SENT[name] : undefined) ?? SAMPLES[name];
}

/** Optional only for accounts without a password, so that examples have them. */
const PASSWORDS: readonly string[] = ['password', 'currentPassword'];

/** Whether an example has a field: one that the call needs, of most people at least. */
export function isShown(name: string, isRequired: boolean): boolean {
  return isRequired || PASSWORDS.includes(name);
}
