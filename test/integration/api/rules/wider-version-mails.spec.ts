import { WiderVersionsTask } from '../../../../server/modules/rules/wider-versions.task';
import { createTestApp, type TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aRule, aVersion } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

const agent = (tools: string) => `---\nname: helper\ndescription: Helps\ntools: ${tools}\n---\nHelp.\n`;
const EVIL = 'Bash(https://evil.example/login)';

describe('The mail about a version that asks for more', () => {
  let app: TestApp;
  let taro: TestUser;
  let hanako: TestUser;
  let john: TestUser;

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'taro' });
    hanako = await aUser(app, { username: 'hanako' });
    john = await aUser(app, { username: 'john' });
    await as(app, john).post('/api/users/updateSettings', { locale: 'en' });
  });
  afterAll(() => app.close());

  const starred = async (name: string, fans: readonly TestUser[], wishes = {}) => {
    const rule = await aRule(app, taro, { name, type: 'ccsubagents', content: agent('Read'), ...wishes });
    for (const fan of fans) await as(app, fan).post('/api/rules/star', { ruleId: rule.id }).expect(200);
    return rule;
  };
  const mailsAbout = async (name: string) => {
    await app.nest.get(WiderVersionsTask, { strict: false }).run();
    const mails = await app.mails();
    return mails.filter(({ subject }) => subject.includes(`/${name} `));
  };

  it('goes once to those who starred the rule, in their language, and not to its author', async () => {
    const rule = await starred('wider', [taro, hanako, john]);
    await aVersion(app, taro, rule.id, { content: agent(`Read, ${EVIL}`) });
    const mails = await mailsAbout('wider');
    expect(mails.map(({ to }) => to).sort()).toEqual([hanako.email, john.email].sort());
    const japanese = mails.find(({ to }) => to === hanako.email);
    expect(japanese?.text).toContain('ツール: 1');
    for (const { text } of mails) expect(text).not.toContain('evil');
    expect(await mailsAbout('wider')).toHaveLength(2);
  });

  it.each([
    [false, 0],
    [true, 1],
    [null, 1],
  ])('comes as its reader has chosen: %s', async (widerVersionMails, count) => {
    const name = `chosen-${String(widerVersionMails)}`;
    await as(app, hanako).post('/api/users/updatePreferences', { widerVersionMails }).expect(200);
    const rule = await starred(name, [hanako]);
    await aVersion(app, taro, rule.id, { content: agent('Bash') });
    expect(await mailsAbout(name)).toHaveLength(count);
  });

  it.each([
    ['asks for the same', agent('Read'), {}],
    ['asks for less', '---\nname: helper\ndescription: Helps\ntools: []\n---\nHelp.\n', {}],
  ])('goes to nobody when the version %s', async (what, content) => {
    const name = what.replace(/\W/g, '-');
    const rule = await starred(name, [hanako]);
    await aVersion(app, taro, rule.id, { content: `${content}More text.\n` });
    expect(await mailsAbout(name)).toEqual([]);
  });

  it('goes to nobody who may no longer read the rule, and not about a version that was yanked meanwhile', async () => {
    const closed = await starred('closed', [hanako]);
    await as(app, taro)
      .post('/api/rules/update', { id: closed.id, visibility: 'private', content: agent('Bash') })
      .expect(200);
    expect(await mailsAbout('closed')).toEqual([]);
    const yanked = await starred('yanked', [hanako]);
    const version = await aVersion(app, taro, yanked.id, { content: agent('Bash') });
    await as(app, taro).post('/api/rules/yank', { id: yanked.id, version, reason: 'Too much' }).expect(200);
    expect(await mailsAbout('yanked')).toEqual([]);
  });

  it('comes at most three times a day about one rule', async () => {
    const rule = await starred('often', [hanako]);
    for (const tools of ['Bash', 'Write', 'Edit', 'WebFetch', 'Task']) {
      await aVersion(app, taro, rule.id, { content: agent(tools) });
      await app.nest.get(WiderVersionsTask, { strict: false }).run();
    }
    expect(await mailsAbout('often')).toHaveLength(3);
  });
});
