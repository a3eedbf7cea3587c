import { Strategy } from 'passport';
import { redirectOf, runStrategy } from './run-strategy';

type Outcome = (strategy: {
  success: (user: object) => void;
  fail: () => void;
  redirect: (url: string) => void;
  error: (error: Error) => void;
}) => void;

function strategyThat(does: Outcome): Strategy {
  return Object.assign(new Strategy(), {
    authenticate(this: Parameters<Outcome>[0]) {
      does(this);
    },
  });
}

describe('runStrategy', () => {
  const request = { headers: {} };

  it('returns the result of the strategy', async () => {
    expect(
      await runStrategy(
        strategyThat((strategy) => strategy.success({ id: 1 })),
        request,
      ),
    ).toEqual({ id: 1 });
  });

  it('returns null when the strategy rejects the request', async () => {
    expect(
      await runStrategy(
        strategyThat((strategy) => strategy.fail()),
        request,
      ),
    ).toBeNull();
  });

  it('throws errors of the strategy, and when it redirects', async () => {
    const broken = strategyThat((strategy) => strategy.error(new Error('broken')));
    await expect(runStrategy(broken, request)).rejects.toThrow('broken');
    const redirecting = strategyThat((strategy) => strategy.redirect('https://elsewhere.example'));
    await expect(runStrategy(redirecting, request)).rejects.toThrow('browser');
  });

  it('finds out where a strategy sends the browser', async () => {
    const redirecting = strategyThat((strategy) => strategy.redirect('https://elsewhere.example'));
    expect(await redirectOf(redirecting, {})).toBe('https://elsewhere.example');
    const accepting = strategyThat((strategy) => strategy.success({}));
    await expect(redirectOf(accepting, {})).rejects.toThrow('no browser');
  });

  it('isolates concurrent runs', async () => {
    let count = 0;
    const strategy = strategyThat((run) => {
      const own = ++count;
      setImmediate(() => run.success({ own }));
    });
    const results = await Promise.all([runStrategy(strategy, request), runStrategy(strategy, request)]);
    expect(results).toEqual([{ own: 1 }, { own: 2 }]);
  });
});
