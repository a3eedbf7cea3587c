import { generateKeyPairSync, type JsonWebKey, type KeyObject, randomUUID, sign } from 'node:crypto';

/** How the ID tokens and claims of OpenID Connect can be wrong. */
export type OidcMisbehaviour =
  | 'names another issuer'
  | 'has let the ID token expire'
  | 'signs with a key that it does not publish'
  | 'does not sign'
  | 'says nothing of the address';

type Grant = { readonly account: { readonly id: number }; readonly nonce: string | null };

/** The part of a test provider that speaks OpenID Connect below `/oidc`. */
export function oidcPart(clientId: string) {
  let published = aKey();
  const stranger = aKey();
  return {
    /** Signs with another key from now on, and publishes no other. */
    rotate: (): void => {
      published = aKey();
    },
    keys: () => ({ keys: [published.jwk] }),
    metadata: (origin: string) => ({
      issuer: `${origin}/oidc`,
      authorization_endpoint: `${origin}/oidc/authorize`,
      token_endpoint: `${origin}/oidc/token`,
      userinfo_endpoint: `${origin}/oidc/userinfo`,
      jwks_uri: `${origin}/oidc/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      authorization_response_iss_parameter_supported: true,
    }),
    idToken: (origin: string, { account, nonce }: Grant, misbehaviour: string | null): string => {
      const now = Math.floor(Date.now() / 1000);
      const isExpired = misbehaviour === 'has let the ID token expire';
      const claims = {
        iss: misbehaviour === 'names another issuer' ? `${origin}/other` : `${origin}/oidc`,
        aud: misbehaviour === 'names another audience' ? 'another-app' : clientId,
        sub: String(account.id),
        iat: now - (isExpired ? 7200 : 0),
        exp: now + (isExpired ? -3600 : 3600),
        nonce: misbehaviour === 'names another nonce' ? 'another-nonce' : nonce,
      };
      if (misbehaviour === 'does not sign') return `${encode({ alg: 'none' })}.${encode(claims)}.`;
      const isStranger = misbehaviour === 'signs with a key that it does not publish';
      const { jwk, secret } = isStranger ? { ...stranger, jwk: published.jwk } : published;
      const signed = `${encode({ alg: 'ES256', kid: jwk.kid })}.${encode(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key: secret, dsaEncoding: 'ieee-p1363' });
      return `${signed}.${signature.toString('base64url')}`;
    },
  };
}

type Key = { readonly jwk: JsonWebKey & { readonly kid: string }; readonly secret: KeyObject };

function aKey(): Key {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' };
  return { jwk, secret: privateKey };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
