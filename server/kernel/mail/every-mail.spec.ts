import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isOneLine } from '@kimari/common/one-line';
import { withLinksAt } from './link-origin';
import type { Mail } from './mail';

const MODULES = path.resolve(__dirname, '../../modules');

const NAME = 'Acme\r\n\r\nYour account closes today.\u2028Sign in: https://evil.example/login \u202eetad';
const ORIGIN = 'https://kimari.example';
const LINK = `${ORIGIN}/x?a=1&b=2`;

type Render = (...parameters: readonly unknown[]) => Mail;

const facts = [{ label: 'Name', value: NAME }];
const account = { username: NAME, to: NAME, link: LINK, validUntil: new Date(0), timeZone: null };
const decision = { username: NAME, path: NAME, version: NAME, reason: NAME, link: LINK };

/** How each mail is rendered with hostile words in every place that takes words. */
const RENDERED: Readonly<Record<string, (render: Render) => Mail>> = {
  accountMail: (render) => render('verifyEmail', 'en', account),
  changeEmailMail: (render) => render('en', account),
  verifyEmailMail: (render) => render('en', account),
  resetPasswordMail: (render) => render('en', account),
  noticeMail: (render) => render('cliTokenCreated', 'en', { username: NAME, facts, link: LINK }),
  moderationMail: (render) => render('versionHidden', 'en', decision),
  nameMail: (render) => render('nameRefused', 'en', { username: NAME, name: NAME, answer: NAME, link: LINK }),
  versionNewsMail: (render) =>
    render('en', {
      ...{ ...decision, page: LINK, settings: LINK },
      added: [{ code: 'tool', identifier: NAME, detail: NAME }],
      found: [{ code: 'exfil.host', line: 1, params: { host: NAME } }],
    }),
  registrationInvitationMail: (render) => render('en', { email: NAME, link: LINK }),
  invitationMail: (render) => render('en', { organization: NAME, inviter: NAME, link: LINK }),
};

async function mails(): Promise<ReadonlyMap<string, Render>> {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' });
  const found = new Map<string, Render>();
  for (const file of files.filter((name) => name.endsWith('.mail.ts'))) {
    const exported = (await import(path.join(MODULES, file))) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value === 'function') found.set(name, value as Render);
    }
  }
  return found;
}

/** A mail of the registry says nothing in a voice of its own that a stranger has chosen. */
describe('a mail about somebody with a hostile name', () => {
  it('keeps the name within its line, whichever mail it is', async () => {
    const all = await mails();
    expect([...all.keys()].sort()).toEqual(Object.keys(RENDERED).sort());
    for (const [name, render] of all) {
      const { subject, text, html } = RENDERED[name]?.(render) ?? { subject: '', text: '', html: '' };
      expect([name, isOneLine(subject)]).toEqual([name, true]);
      expect([name, text.split('\n').filter((line) => !isOneLine(line))]).toEqual([name, []]);
      expect([name, /^(?:Your account|Sign in:)/m.test(text)]).toEqual([name, false]);
      expect([name, html.includes('\u202e')]).toEqual([name, false]);
    }
  });

  it('links nowhere but to the registry when it comes from a stranger', async () => {
    const render = (await mails()).get('invitationMail') as Render;
    const { subject, text, html } = render('en', { organization: NAME, inviter: 'taro', link: LINK });
    for (const part of [subject, text, html]) expect(part).not.toMatch(/https?:\/\/evil|evil\.example/);
  });
});

describe('a mail that waited while the site got another address', () => {
  const PRESENT = 'https://rules.example:8443';

  it('leads to the present address, whichever mail it is', async () => {
    for (const [name, render] of await mails()) {
      const mail = RENDERED[name]?.(render) ?? { subject: '', text: '', html: '' };
      const { subject, text, html } = withLinksAt(mail, PRESENT);
      expect([name, text.includes(`${PRESENT}/x?a=1&b=2`)]).toEqual([name, true]);
      expect([name, html.includes(`href="${PRESENT}/x?a=1&amp;b=2"`)]).toEqual([name, true]);
      for (const part of [subject, text, html]) expect([name, part.includes(ORIGIN)]).toEqual([name, false]);
    }
  });

  it('is as it was where the address is the same', async () => {
    for (const [name, render] of await mails()) {
      const mail = RENDERED[name]?.(render) ?? { subject: '', text: '', html: '' };
      expect(withLinksAt(mail, ORIGIN)).toEqual(mail);
    }
  });
});
