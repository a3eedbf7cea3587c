import { readUserCode, showUserCode, USER_CODE_ALPHABET } from './device-code';

describe('user codes', () => {
  it.each([
    ['WDJB-MJHT', 'WDJBMJHT'],
    ['wdjbmjht', 'WDJBMJHT'],
    ['  wdjb mjht\n', 'WDJBMJHT'],
    ['ＷＤＪＢ－ｍｊｈｔ', 'WDJBMJHT'],
    ['wdjb—mjht', 'WDJBMJHT'],
    ['コード: WDJB-MJHT', 'WDJBMJHT'],
    ['W.D.J.B.M.J.H.T', 'WDJBMJHT'],
    ['Your code: WDJB-MJHT (15 minutes)', 'WDJBMJHT'],
    ['Code WDJBMJHT', 'WDJBMJHT'],
    ['WDJB-MJH', null],
    ['WDJB-MJHTX', null],
    ['AEIOU123', null],
    ['', null],
  ])('%s is read as %s', (typed, code) => {
    expect(readUserCode(typed)).toBe(code);
  });

  it('are shown with a dash', () => {
    expect(showUserCode('WDJBMJHT')).toBe('WDJB-MJHT');
    expect([showUserCode('WDJB'), showUserCode('')]).toEqual(['WDJB', '']);
  });

  it('have twenty consonants', () => {
    expect(new Set(USER_CODE_ALPHABET).size).toBe(20);
    expect(USER_CODE_ALPHABET).not.toMatch(/[AEIOUY\d]/);
  });
});
