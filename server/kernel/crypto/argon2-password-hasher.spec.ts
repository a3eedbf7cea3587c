import { hash } from '@node-rs/argon2';
import { Argon2PasswordHasher } from './argon2-password-hasher';

describe('Argon2PasswordHasher', () => {
  const hasher = new Argon2PasswordHasher();

  it('stores argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await hasher.hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('stores the same password differently each time', async () => {
    expect(await hasher.hash('correct horse')).not.toBe(await hasher.hash('correct horse'));
  });

  it('accepts only the right password and compares all 256 characters', async () => {
    const password = 'é'.repeat(255);
    const stored = await hasher.hash(`${password}a`);
    expect(await hasher.check(`${password}a`, stored)).toEqual({ matches: true, needsRehash: false });
    expect(await hasher.check(`${password}b`, stored)).toEqual({ matches: false, needsRehash: false });
  });

  it('treats composed and decomposed characters as equal, and nothing else', async () => {
    const stored = await hasher.hash('パスガード-é-長い');
    expect((await hasher.check('パスガード-é-長い'.normalize('NFD'), stored)).matches).toBe(true);
    expect((await hasher.check('パスガード-É-長い', stored)).matches).toBe(false);
    expect((await hasher.check('パスガード-é-長い ', stored)).matches).toBe(false);
  });

  it('never matches without a stored hash', async () => {
    expect(await hasher.check('correct horse', null)).toEqual({ matches: false, needsRehash: false });
  });

  it('asks for a new hash when the stored one was cheaper', async () => {
    const cheap = await hash('correct horse', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    expect(await hasher.check('correct horse', cheap)).toEqual({ matches: true, needsRehash: true });
    expect(await hasher.check('wrong horse', cheap)).toEqual({ matches: false, needsRehash: false });
  });
});
