import { isGuessable } from './password-strength';

const OWNER = ['hanako', 'yamada.hanako@example.jp'];

describe('isGuessable', () => {
  it.each([
    'password',
    'password1',
    'Password123!',
    'P@ssw0rd!',
    'qwertyuiop',
    '1q2w3e4r5t',
    '12345678901',
    'aaaaaaaaaaaa',
    'sakura1234',
    'iloveyou2',
    'drowssap1',
  ])('says yes to %s', async (password) => {
    expect(await isGuessable(password, OWNER)).toBe(true);
  });

  it.each([
    'kimari2026',
    'kimarikimari',
    'hanako2024',
    'Hanako1234',
    'yamada123',
    'yamadahanako',
    'example1',
  ])('says yes to %s, which is built from public facts', async (password) => {
    expect(await isGuessable(password, OWNER)).toBe(true);
  });

  it.each([
    'correct horse',
    'xK9#mQ2$vL',
    'secret-otter-4711',
    '私の猫は夜に歌う',
    'Лебедь рак и щука',
    '🦊 runs at 05:40',
    'long enough pass',
  ])('says no to %s', async (password) => {
    expect(await isGuessable(password, OWNER)).toBe(false);
  });

  it('answers quickly for the longest passwords', async () => {
    await isGuessable('warm up', []);
    const started = performance.now();
    await isGuessable('aA1!'.repeat(64), OWNER);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
