import fc from 'fast-check';
import { aSeed } from '../../../test/support/random-numbers';
import { isNameLike } from './name-like';

const SEED = aSeed();
const word = fc
  .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), { minLength: 4, maxLength: 12 })
  .map((letters) => letters.join(''));
const separator = fc.constantFrom('.', '_', '-', '+', '');

/** An account: its user name says nothing, or something, about its address. */
const accounts = fc
  .record({
    username: word,
    first: word,
    second: word,
    by: separator,
    domain: word,
    sub: word,
    digits: fc.nat(9999),
  })
  .map(({ username, first, second, by, domain, sub, digits }) => ({
    username,
    local: `${first}${by}${second}`,
    first,
    host: `${sub}.${domain}.example.jp`,
    domain,
    email: `${first}${by}${second}@${sub}.${domain}.example.jp`,
    numbered: `${username}${digits}`,
  }));

/** How people make a password of a name. */
const dressing = fc.constantFrom<(name: string) => string>(
  (name) => name,
  (name) => `${name}2026`,
  (name) => `${name}1234567890`,
  (name) => `19840512${name}`,
  (name) => `${name}!!!`,
  (name) => `${name}_${name}`,
  (name) => name + name,
  (name) => `${name}xyz`,
  (name) => `a1${name}z9`,
  (name) => name.toUpperCase(),
  (name) => name.slice(0, 1).toUpperCase() + name.slice(1),
  (name) => [...name].join(''),
  (name) => name.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  (name) => name.replaceAll('a', '4').replaceAll('e', '3').replaceAll('o', '0').replaceAll('s', '$'),
  (name) => `${name.replaceAll('i', '1')}99`,
);

describe('isNameLike', () => {
  it('knows the address, its first part, its domain and the user name, however they are dressed', () => {
    fc.assert(
      fc.property(accounts, dressing, (account, dress) => {
        const { username, numbered, email, local, first, host, domain } = account;
        const facts = [numbered, email];
        for (const fact of [username, numbered, email, local, first, host, domain]) {
          const password = dress(fact);
          if (!isNameLike(password, facts)) throw new Error(`${password} passes for ${facts.join(', ')}`);
          if (!isNameLike(password, ['somebody', email]) && fact !== username && fact !== numbered)
            throw new Error(`${password} passes for ${email}`);
        }
        expect(isNameLike(first + dress(domain), facts)).toBe(true);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });

  it('knows the display name, in Latin letters, kana or Han characters, in any order, spacing and width', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
    const kana = fc.constantFrom(
      ...'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもがざばぱゔ',
    );
    const han = fc.constantFrom(...'山田中村林森川口本木松井上下東西南北花太郎子美健一');
    const part = fc.oneof(
      fc.array(letter, { minLength: 4, maxLength: 10 }),
      fc.array(kana, { minLength: 2, maxLength: 6 }),
      fc.array(han, { minLength: 2, maxLength: 3 }),
    );
    const name = fc.array(
      part.map((signs) => signs.join('')),
      { minLength: 1, maxLength: 3 },
    );
    const space = fc.constantFrom(' ', '　', '・', '.', '');
    fc.assert(
      fc.property(name, space, space, dressing, fc.boolean(), (words, before, between, dress, isTurned) => {
        // Words that no space separates are one word, whose parts are not known.
        fc.pre(before !== '' || !isTurned || words.length === 1);
        const displayName = words.join(before);
        const typed = (isTurned ? [...words].reverse() : words).join(between);
        const katakana = typed.replace(/[ぁ-ゖ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 96));
        for (const text of [typed, katakana, typed.normalize('NFD')])
          if (!isNameLike(dress(text), ['somebody', 'a@b.example', displayName]))
            throw new Error(`${dress(text)} passes for ${displayName}`);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });

  it.each(['Li', 'A', '林', 'い', 'Li 林', '', '🦊', '・'])(
    'does not refuse a password because the short name %j occurs in it',
    (displayName) => {
      const passwords = [
        'olive library limit',
        '林の中で海を見る',
        'いろはにほへとちり',
        'a🦊 runs at night',
      ];
      for (const password of [...passwords, 'a・b・c・d・efg'])
        expect([password, isNameLike(password, [displayName])]).toEqual([password, false]);
    },
  );

  it.each([
    ['pwuserpwuser', ['pwuserabc', 'a@example.jp']],
    ['山田太郎2026', ['taro', '山田太郎@example.jp']],
    ['ｈａｎａｋｏ２０２６', ['hanako']],
    // The longest part of a word that starts at aaaq ends within 村山.
    ['a1村口aaaq村山z9', ['taro', 'a@example.jp', '村山 aaaq 村口']],
  ])('refuses %s for %j', (password, facts) => {
    expect(isNameLike(password, facts)).toBe(true);
  });

  it('lets pass what has little to do with the owner', () => {
    const facts = ['hanako', 'yamada.hanako@mail.example.jp'];
    for (const password of [
      'correct horse battery',
      'my example otter 4711',
      'xK9#mQ2$vL',
      'hanako likes green tea',
      '私の猫は夜に歌う',
      '48151623',
    ])
      expect([password, isNameLike(password, facts)]).toEqual([password, false]);
    expect(isNameLike('anything at all', ['', 'ab'])).toBe(false);
  });
});
