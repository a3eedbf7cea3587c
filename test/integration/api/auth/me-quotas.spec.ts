import type request from 'supertest';
import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { ruleInput } from '../../../support/factories/rule';
import { aUser } from '../../../support/factories/user';

describe('GET /api/auth/me', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });
  const LIMITS = ['createsByUser', 'createsByUserDaily', 'updatesByUser'];

  /** What a response says is left of each limit for publishing. */
  const leftOf = (response: request.Response) =>
    Object.fromEntries(
      LIMITS.flatMap((name) => {
        const found = new RegExp(`"${name}";r=(\\d+);t=(\\d+)`).exec(response.get('RateLimit') ?? '');
        return found ? [[name, Number(found[1])]] : [];
      }),
    );

  it('says what is left for publishing, without using it', async () => {
    const me = as(app, await aUser(app));
    expect(leftOf(await me.get('/api/auth/me'))).toEqual({
      ...{ createsByUser: 30, createsByUserDaily: 200, updatesByUser: 30 },
    });
    for (let count = 1; count <= 3; count += 1) {
      const created = await me.post('/api/rules/create', ruleInput()).expect(200);
      const { id } = created.body as { id: string };
      const updated = await me.post('/api/rules/update', { id, content: `New ${count}.` }).expect(200);
      const expected = { ...leftOf(created), ...leftOf(updated) };
      expect(expected).toMatchObject({ createsByUserDaily: 200 - count });
      for (let again = 0; again < 3; again += 1) {
        const asked = await me.get('/api/auth/me').expect(200);
        // A minute may end between both, and give a point back.
        for (const name of LIMITS) expect(leftOf(asked)[name]! - expected[name]!).toBeLessThanOrEqual(1);
        for (const name of LIMITS) expect(leftOf(asked)[name]! - expected[name]!).toBeGreaterThanOrEqual(0);
        expect(asked.get('RateLimit-Policy')).toContain('"createsByUser";q=30;w=1800');
      }
    }
  });
});
