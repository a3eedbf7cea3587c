import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv } from './env';
import { SettingsError } from './settings-error';

describe('settings of who may come in', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kimari-access-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const read = (source: Record<string, string>) => readEnv({ DATA_DIR: dataDir, ...source });

  it('let everybody register unless they say otherwise', () => {
    expect(read({})).toMatchObject({ REGISTRATION: 'open', REGISTRATION_DOMAINS: [] });
  });

  it('compare domains in one spelling', () => {
    const written = {
      REGISTRATION: 'domains',
      REGISTRATION_DOMAINS: ' Example.COM, 決まり.jp,*.example.org,',
    };
    expect(read(written).REGISTRATION_DOMAINS).toEqual(['example.com', 'xn--bbkya2692b.jp', '*.example.org']);
  });

  it.each([
    [{ REGISTRATION: 'off' }, 'REGISTRATION'],
    [{ READ_ACCESS: 'members' }, 'READ_ACCESS'],
    [{ OPERATOR_NAME: 'a\nb' }, 'OPERATOR_NAME'],
    [{ OPERATOR_CONTACT: 'javascript:alert(1)' }, 'OPERATOR_CONTACT'],
    [{ OPERATOR_CONTACT: 'http://example.com' }, 'OPERATOR_CONTACT'],
    [{ AUDIT_RETENTION_DAYS: '29' }, 'AUDIT_RETENTION_DAYS'],
    [{ AUDIT_RETENTION_DAYS: '-1' }, 'AUDIT_RETENTION_DAYS'],
    [{ VIEWS_RETENTION_DAYS: '1.5' }, 'VIEWS_RETENTION_DAYS'],
    [{ OIDC_ISSUER: 'https://login.example' }, 'OIDC_CLIENT_ID'],
    [{ OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }, 'OIDC_ISSUER'],
    [{ OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'a' }, 'OIDC_CLIENT_SECRET'],
    [{ OIDC_ISSUER: 'http://login.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }, 'OIDC_ISSUER'],
    [{ OIDC_GROUPS: 'a=acme' }, 'OIDC_GROUPS_CLAIM'],
    [{ OIDC_GROUPS_CLAIM: 'groups' }, 'OIDC_GROUPS'],
    [{ OIDC_GROUPS_CLAIM: 'groups', OIDC_GROUPS: ' ; ' }, 'OIDC_GROUPS'],
    [{ OIDC_GROUPS_CLAIM: 'groups', OIDC_GROUPS: 'a=acme' }, 'OIDC_CLIENT_ID'],
    ...['a', '=acme', 'a=', 'a=acme:owner', 'a=acme:', 'a=No Name', 'a=acme;b'].map(
      (OIDC_GROUPS): [Record<string, string>, string] => [
        { OIDC_GROUPS, OIDC_GROUPS_CLAIM: 'groups' },
        'OIDC_GROUPS',
      ],
    ),
    [{ REGISTRATION: 'domains' }, 'REGISTRATION_DOMAINS'],
    [{ REGISTRATION: 'domains', REGISTRATION_DOMAINS: ' , ' }, 'REGISTRATION_DOMAINS'],
    [{ REGISTRATION: 'domains', REGISTRATION_DOMAINS: 'example.com,@example.org' }, 'REGISTRATION_DOMAINS'],
    [{ REGISTRATION_DOMAINS: 'example.com' }, 'REGISTRATION_DOMAINS'],
    [{ REGISTRATION: 'closed', REGISTRATION_DOMAINS: 'example.com' }, 'REGISTRATION_DOMAINS'],
  ])('refuse %j in one line that names %s', (source, name) => {
    const line = (() => {
      try {
        return read(source) && '';
      } catch (error) {
        if (error instanceof SettingsError) return error.message;
        throw error;
      }
    })();
    expect(line).toMatch(new RegExp(`^Setting ${name} is (not usable|missing): [^\\n]+$`));
  });
});
