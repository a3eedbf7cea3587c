import { summariseAgent } from './agent-summary';

describe('summariseAgent', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox (Linux)'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
      'Chrome (Windows)',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0',
      'Edge (Windows)',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari (iOS)',
    ],
    ['kimari-cli/1.2.0 (node 20)', 'kimari-cli/1.2.0'],
    ['', null],
    ['  ', null],
    [null, null],
  ])('%s → %s', (agent, summary) => {
    expect(summariseAgent(agent)).toBe(summary);
  });
});
