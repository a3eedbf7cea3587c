import { passwordStrength } from './password-strength';

const OWNER = ['hanako', 'yamada.hanako@example.jp'];

describe('passwordStrength', () => {
  it.each([
    'password',
    '12345678',
    'Password1!',
    'p4$$w0rd',
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
  ])('calls %s weak', async (password) => {
    expect(await passwordStrength(password, OWNER)).toBe('weak');
  });

  it.each([
    'kimari2026',
    'kimarikimari',
    'hanako2024',
    'Hanako1234',
    'yamada123',
    'yamadahanako',
    'example1',
  ])('calls %s weak, which is built from public facts', async (password) => {
    expect(await passwordStrength(password, OWNER)).toBe('weak');
  });

  it.each([
    'correct horse',
    'xK9#mQ2$vL',
    'secret-otter-4711',
    '私の猫は夜に歌う',
    'Лебедь рак и щука',
    '🦊 runs at 05:40',
    'long enough pass',
  ])('accepts %s', async (password) => {
    expect(await passwordStrength(password, OWNER)).not.toBe('weak');
  });

  it.each([
    ['blue-tree', 'fair'],
    ['correct horse', 'good'],
    ['correct horse battery', 'strong'],
  ])('calls %s %s', async (password, strength) => {
    expect(await passwordStrength(password, OWNER)).toBe(strength);
  });

  it('looks at the beginning of a long password only', async () => {
    const end = 'xK9#mQ2$vL';
    expect(await passwordStrength(`${'a'.repeat(32)}${end}`, OWNER)).toBe('weak');
    expect(await passwordStrength(`${'a'.repeat(20)}${end}`, OWNER)).not.toBe('weak');
  });

  it('lets other requests pass between two passwords, however many come at once', async () => {
    await passwordStrength('loads the lists', OWNER);
    const passwords = Array.from({ length: 50 }, (_, at) => `battery staple ${at}`);
    let turns = 0;
    let isMeasuring = true;
    const count = (): void => {
      turns++;
      if (isMeasuring) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(passwords.map((password) => passwordStrength(password, OWNER)));
    isMeasuring = false;
    // Fifty passwords have 49 gaps.
    expect(turns).toBeGreaterThanOrEqual(passwords.length - 1);
  });
});
