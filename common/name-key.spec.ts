import { ownerKey, ruleKey } from './name-key';

describe('keys for comparing names', () => {
  it('ignore the case of owners, and distinguish `-` from `_`', () => {
    expect(ownerKey('Taro_Yamada')).toBe('taro_yamada');
    expect(ownerKey('taro-yamada')).not.toBe(ownerKey('taro_yamada'));
  });

  it('ignore the case of rules and treat `-` and `_` as equal', () => {
    expect(ruleKey('Naming_Guide_2')).toBe('naming-guide-2');
    expect(ruleKey('__a__')).toBe(ruleKey('--A--'));
    expect(ruleKey('naming-guide')).not.toBe(ruleKey('namingguide'));
  });
});
