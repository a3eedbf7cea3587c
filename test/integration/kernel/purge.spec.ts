import { PurgeExpiredTask } from '../../../server/modules/auth/purge-expired.task';
import { useTestApp } from '../../support/app';
import { aUser } from '../../support/factories/user';

const DAY = 24 * 60 * 60 * 1000;

describe('the purge', () => {
  const app = useTestApp();
  const counts = async () => {
    await app.nest.get(PurgeExpiredTask, { strict: false }).run();
    const [row] = await app.database.rows(
      `select (select count(*) from sessions)::int as sessions, (select count(*) from refresh_tokens)::int as tokens,
              (select count(*) from one_time_tokens)::int as links, (select count(*) from mail_outbox)::int as mails,
              (select count(*) from rate_limits)::int as limits, (select count(*) from users)::int as users`,
    );
    return row;
  };

  it('removes what has expired long enough ago, and nothing else', async () => {
    await aUser(app);
    await app.database.rows("insert into rate_limits values ('a', 1, extract(epoch from now()) * 1000)");
    expect(await counts()).toEqual({ sessions: 1, tokens: 1, links: 1, mails: 1, limits: 1, users: 1 });
    app.passTime(9 * DAY);
    expect(await counts()).toEqual({ sessions: 1, tokens: 1, links: 0, mails: 1, limits: 0, users: 1 });
    app.passTime(23 * DAY);
    expect(await counts()).toEqual({ sessions: 0, tokens: 0, links: 0, mails: 0, limits: 0, users: 1 });
  });
});
