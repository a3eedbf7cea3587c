/** Credentials made up at random in the formats of providers, and what looks like them. */
export type CredentialCase = { readonly kind: string; readonly text: string; readonly isHeldOut: boolean };

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const HEX = '0123456789abcdef';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A generator of numbers that always gives the same (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const base64url = (text: string) => Buffer.from(text).toString('base64url');

type Make = (letters: (count: number, alphabet?: string) => string) => string;
const KINDS: Readonly<Record<string, Make>> = {
  'github classic': (r) => `ghp_${r(36)}`,
  'github app': (r) => `ghs_${r(36)}`,
  'github fine': (r) => `github_pat_${r(22)}_${r(59)}`,
  aws: (r) => `AKIA${r(16, UPPER)}`,
  'aws session': (r) => `ASIA${r(16, UPPER)}`,
  openai: (r) => `sk-${r(48)}`,
  'openai project': (r) => `sk-proj-${r(74)}T3BlbkFJ${r(74)}`,
  anthropic: (r) => `sk-ant-api03-${r(93)}AA`,
  'slack bot': (r) => `xoxb-${r(12, '0123456789')}-${r(12, '0123456789')}-${r(24)}`,
  'slack user': (r) => `xoxp-${r(12, '0123456789')}-${r(12, '0123456789')}-${r(32, HEX)}`,
  google: (r) => `AIza${r(35)}`,
  npm: (r) => `npm_${r(36)}`,
  gitlab: (r) => `glpat-${r(20)}`,
  stripe: (r) => `sk_live_${r(24)}`,
  'stripe restricted': (r) => `rk_live_${r(99)}`,
  sendgrid: (r) => `SG.${r(22)}.${r(43)}`,
  twilio: (r) => `SK${r(32, HEX)}`,
  'slack webhook': (r) => `https://hooks.slack.com/services/T${r(10, UPPER)}/B${r(10, UPPER)}/${r(24)}`,
  'discord webhook': (r) => `https://discord.com/api/webhooks/${r(18, '0123456789')}/${r(68)}`,
  jwt: (r) =>
    `${base64url('{"alg":"HS256","typ":"JWT"}')}.${base64url(`{"sub":"${r(12)}","iat":1790000000}`)}.${r(43)}`,
  'private key': (r) => `-----BEGIN RSA PRIVATE KEY-----\n${r(64)}\n${r(64)}\n-----END RSA PRIVATE KEY-----`,
  'openssh key': (r) =>
    `-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAE${r(34)}\n${r(70)}\n-----END OPENSSH PRIVATE KEY-----`,
  'hugging face': (r) => `hf_${r(34)}`,
  pypi: (r) => `pypi-AgEIcHlwaS5vcmc${r(120)}`,
  digitalocean: (r) => `dop_v1_${r(64, HEX)}`,
  shopify: (r) => `shpat_${r(32, HEX)}`,
  telegram: (r) => `${r(10, '123456789')}:AA${r(33)}`,
  database: (r) => `postgres://app:${r(20)}@db.internal:5432/app`,
  vault: (r) => `hvs.${r(90)}`,
  groq: (r) => `gsk_${r(52)}`,
};

const CARRIERS: readonly ((secret: string) => string)[] = [
  (secret) => `Use the token ${secret} for all calls.\n`,
  (secret) => `\`\`\`sh\nexport TOKEN="${secret}"\n\`\`\`\n`,
  (secret) => `API_KEY=${secret}\n`,
  (secret) => `---\ndescription: x\n---\n- Header: \`Authorization: Bearer ${secret}\`\n`,
];

export function credentialCases(): readonly CredentialCase[] {
  const random = seeded(20261126);
  const letters = (count: number, alphabet = BASE62) =>
    Array.from({ length: count }, () => alphabet[Math.floor(random() * alphabet.length)] ?? '').join('');
  return Object.entries(KINDS).flatMap(([kind, make]) =>
    Array.from({ length: 12 }, (_, index) => ({
      kind,
      text: CARRIERS[index % CARRIERS.length]?.(make(letters)) ?? '',
      isHeldOut: index % 2 === 1,
    })),
  );
}

/** What manuals and rules write instead of credentials. */
export const EXAMPLES: readonly string[] = [
  'Set `OPENAI_API_KEY=sk-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx`.',
  'AWS keys look like AKIAIOSFODNN7EXAMPLE.',
  'const key = "sk-your-api-key-here-your-api-key-here-please";',
  'Authorization: Bearer ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  'ghp_1234567890abcdefghijklmnopqrstuvwxyz',
  'sk_test_YOUR_STRIPE_KEY_HERE_00000000',
  'GITHUB_TOKEN=ghp_YourPersonalAccessTokenGoesRightHere12',
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
  '-----BEGIN RSA PRIVATE KEY-----\n...\n-----END RSA PRIVATE KEY-----',
  'Search for `-----BEGIN (RSA |EC )?PRIVATE KEY-----` in diffs.',
  'postgres://user:password@localhost:5432/app',
  'postgres://postgres:postgres@db:5432/postgres and mysql://root:changeme123@db/app',
  'https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX',
  'https://discord.com/api/webhooks/<id>/<token>',
  'The pattern is /AKIA[0-9A-Z]{16}/ or /ghp_[A-Za-z0-9]{36}/.',
  'sk-ant-api03-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  'xoxb-your-slack-bot-token-goes-here-123',
  'AIzaSyXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX',
  'npm_000000000000000000000000000000000000',
  'sk-lifecycle-configuration-of-the-service-worker',
  'SKU-12345678901234567890123456789012',
  'task-sk-management-for-larger-organizations-and-teams',
  'kmr_00000000000000000000000000000000000000',
  'glpat-xxxxxxxxxxxxxxxxxxxx',
];
