import { hostKey, networkKey, shortenedAddress } from './network-address';

describe('addresses', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
    ['2001:db8:0:7::1', '2001:db8:0:7', '2001:db8:0:7'],
    ['2001:0DB8:0:7:ffff:1:2:3', '2001:db8:0:7', '2001:db8:0:7'],
    ['2001:db8::1', '2001:db8:0:0', '2001:db8:0:0'],
    ['::1', '0:0:0:0', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0:0'],
    ['', '', ''],
  ])('%s has the host key %s and the network key %s', (ip, host, network) => {
    expect(hostKey(ip)).toBe(host);
    expect(networkKey(ip)).toBe(network);
  });

  it.each([
    ['203.0.113.7', '203.0.113.x'],
    ['::ffff:203.0.113.7', '203.0.113.x'],
    ['2001:db8::1', '2001:db8:0:…'],
    ['somewhere', null],
    ['', null],
    [null, null],
  ])('%s is shown as %s', (ip, shown) => {
    expect(shortenedAddress(ip)).toBe(shown);
  });
});
