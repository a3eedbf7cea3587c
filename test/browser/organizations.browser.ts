import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { mailLinkTo } from './support/mailbox';
import { aPersonNamed, call, type Person, signIn } from './support/people';
import { aName, ORIGIN } from './support/site';

const visitors = useBrowser();

const TIMEOUT = 240_000;

const TEXTS = {
  ja: {
    name: '組織名',
    displayName: '表示名',
    create: '組織を作成',
    created: '組織を作成しました。',
    recipient: 'ユーザー名かメールアドレス',
    invite: '招待を送信',
    invited: '招待メールを送信しました。',
    unknown: 'ユーザーが見つかりません。',
    login: 'ログイン',
    email: 'メールアドレス',
    password: 'パスワード',
    join: '参加する',
    joined: '組織に参加しました。',
    invalid: '招待用トークンが無効か、有効期限が切れています。',
    missing: 'このブラウザーには招待が残っていません。',
    already: 'すでにこの組織のメンバーです。',
    other: 'この招待は別のアカウント宛てに送信されています。',
    roleOf: (name: string) => `${name}さんの役割`,
    change: '変更',
    changed: '役割を変更しました。',
    removeOne: (name: string) => `${name}さんを組織から外す`,
    remove: '外す',
    removed: 'メンバーを外しました。',
    save: '変更を保存',
    saved: '変更を保存しました。',
    delete: '組織を削除する',
    confirm: /確認のため/,
    deleteNow: '削除する',
    deleted: '組織を削除しました。',
    mismatch: '組織名が一致しません。',
  },
  en: {
    name: 'Name',
    displayName: 'Display name',
    create: 'Create organization',
    created: 'The organization has been created.',
    recipient: 'Username or email address',
    invite: 'Send invitation',
    invited: 'The invitation has been sent.',
    unknown: 'User not found',
    login: 'Sign in',
    email: 'Email',
    password: 'Password',
    join: 'Join',
    joined: 'You have joined the organization.',
    invalid: 'Invalid or expired invitation token',
    missing: 'This browser holds no invitation.',
    already: 'You already are a member of this organization.',
    other: 'This invitation was sent to another account',
    roleOf: (name: string) => `Role of ${name}`,
    change: 'Change',
    changed: 'The role has been changed.',
    removeOne: (name: string) => `Remove ${name} from the organization`,
    remove: 'Remove',
    removed: 'The member has been removed.',
    save: 'Save changes',
    saved: 'Your changes have been saved.',
    delete: 'Delete the organization',
    confirm: /to confirm/,
    deleteNow: 'Delete',
    deleted: 'The organization has been deleted.',
    mismatch: 'This is not the name of the organization.',
  },
} as const;

/** Invites an address and returns the link of the mail. */
async function invitationTo(owner: Person, organizationId: string, email: string): Promise<string> {
  await call(`/api/organizations/${organizationId}/invite`, { email }, owner);
  return mailLinkTo(email, { page: '/organizations/join' });
}

describe.each([
  ['ja', true],
  ['en', true],
  ['ja', false],
  ['en', false],
] as const)('in %s, with scripts: %s', (locale, javaScriptEnabled) => {
  const texts = TEXTS[locale];
  let owner: Person;
  let guest: Person;

  beforeAll(async () => {
    owner = await aPersonNamed(aName('owner'));
    guest = await aPersonNamed(aName('guest'));
  });

  const open = async (who?: Person): Promise<Page> => {
    const page = await visitors.open({ javaScriptEnabled, statuses: [400, 403, 404] });
    await page.context().addCookies([{ name: 'lang', value: locale, url: ORIGIN }]);
    if (who) await signIn(page, who);
    return page;
  };
  const main = (page: Page) => page.locator('main');

  it(
    'an organization is created, shared, renamed and deleted',
    async () => {
      const page = await open(owner);
      const name = aName('works');
      await page.goto('/organizations/new');
      await page.getByLabel(texts.name, { exact: true }).fill(name);
      await page.getByLabel(texts.displayName).fill('港ワークス');
      await page.getByRole('button', { name: texts.create }).click();
      await main(page).getByText(texts.created).waitFor();
      await page.getByRole('heading', { level: 1, name: '港ワークス' }).waitFor();

      await page.goto(`/organizations/${name}/invitations`);
      await page.getByLabel(texts.recipient).fill('nobody-of-this-name');
      await page.getByRole('button', { name: texts.invite }).click();
      await main(page).getByText(texts.unknown).waitFor();
      await page.getByLabel(texts.recipient).fill(guest.username);
      await page.getByRole('button', { name: texts.invite }).click();
      await main(page).getByText(texts.invited).waitFor();

      const joining = await open(guest);
      await joining.goto('/organizations');
      await main(joining)
        .getByRole('button', { name: /港ワークス/ })
        .last()
        .click();
      await main(joining).getByText(texts.joined).waitFor();
      // One of them: what is found twice is an error.
      await main(joining)
        .getByRole('link', { name: /settings|設定/i })
        .waitFor();
      await joining.goto(`/organizations/${name}/settings`);
      expect(await joining.getByLabel(texts.name, { exact: true }).count()).toBe(0);
      expect((await joining.goto(`/organizations/${name}/invitations`))?.status()).toBe(404);

      await page.goto(`/organizations/${name}/members`);
      const role = page.getByLabel(texts.roleOf(guest.username));
      await role.selectOption('ADMIN');
      if (!javaScriptEnabled) await page.getByRole('button', { name: texts.change, exact: true }).click();
      await main(page).getByText(texts.changed).waitFor();
      await page.getByRole('link', { name: texts.removeOne(guest.username) }).click();
      await page.getByRole('button', { name: texts.remove, exact: true }).click();
      await main(page).getByText(texts.removed).waitFor();
      // Whoever was removed sees what the public sees.
      await joining.goto(`/organizations/${name}`);
      expect(new URL(joining.url()).pathname).toBe(`/org/${name}`);

      const renamed = aName('studio');
      await page.goto(`/organizations/${name}/settings`);
      await page.getByLabel(texts.name, { exact: true }).fill(renamed);
      await page.getByRole('button', { name: texts.save }).click();
      await main(page).getByText(texts.saved).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/organizations/${renamed}/settings`);
      const former = await fetch(`${ORIGIN}/org/${name}`, { redirect: 'manual' });
      expect([former.status, former.headers.get('Location')]).toEqual([301, `/org/${renamed}`]);

      await page.getByRole('link', { name: texts.delete }).click();
      await page.getByLabel(texts.confirm).fill('something else');
      await page.getByRole('button', { name: texts.deleteNow, exact: true }).click();
      await main(page).getByText(texts.mismatch).waitFor();
      await page.getByLabel(texts.confirm).fill(renamed);
      await page.getByLabel(texts.password).fill(owner.password);
      await page.getByRole('button', { name: texts.deleteNow, exact: true }).click();
      await main(page).getByText(texts.deleted).waitFor();
      expect((await fetch(`${ORIGIN}/org/${renamed}`)).status).toBe(404);
    },
    TIMEOUT,
  );

  it(
    'the link of an invitation leads through sign-in to the organization, and keeps no token in the address',
    async () => {
      const name = aName('team');
      const { id } = await call<{ id: string }>('/api/organizations', { name }, owner);
      const email = `${aName('invited')}@example.jp`;
      const link = await invitationTo(owner, id, email);

      const stranger = await open(guest);
      await stranger.goto(link);
      expect(stranger.url()).toBe(`${ORIGIN}/organizations/join`);
      await main(stranger).getByRole('button', { name: texts.join }).click();
      await main(stranger).getByText(texts.other).waitFor();

      const page = await open();
      await page.goto(link);
      expect(page.url()).toBe(`${ORIGIN}/organizations/join`);
      await main(page).getByText(`@${name}`).waitFor();
      // The account comes into being while the invitation waits.
      const newcomer = { username: aName('newcomer'), email };
      await call('/api/auth/register', { ...newcomer, password: owner.password });
      const person = await verified(newcomer, owner.password);
      // As after the link that verifies the address: nothing but the kept invitation leads back.
      await page.goto(`${ORIGIN}/login`);
      await page.getByLabel(texts.email).fill(person.email);
      await page.getByLabel(texts.password, { exact: true }).fill(person.password);
      await main(page).getByRole('button', { name: texts.login }).click();
      await page.waitForURL(`${ORIGIN}/organizations/join`);
      await main(page).getByRole('button', { name: texts.join }).click();
      await main(page).getByText(texts.joined).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/organizations/${name}`);

      await page.goto(link);
      await main(page).getByText(texts.invalid).waitFor();
      await page.context().clearCookies({ name: 'invitation' });
      await page.goto('/organizations/join');
      await main(page).getByText(texts.missing).waitFor();
      const member = await open(owner);
      const another = await invitationTo(owner, id, `${aName('later')}@example.jp`);
      await member.goto(another);
      await main(member).getByText(texts.already).waitFor();
    },
    TIMEOUT,
  );
});

/** Verifies an address with the link that was mailed to it. */
async function verified(
  { username, email }: Pick<Person, 'username' | 'email'>,
  password: string,
): Promise<Pick<Person, 'email' | 'password' | 'username'>> {
  const link = await mailLinkTo(email, { page: 'verify-email' });
  await call('/api/auth/verifyEmail', { token: new URL(link).searchParams.get('token') });
  return { username, email, password };
}
