type Texts = { readonly text: string; readonly html: string };

/** Every link that a mail is rendered with leads to the site itself, so the first one says at which address it was written. */
const FIRST_LINK = /<a [^>]*href="(?<origin>https?:\/\/[^/"]+)\//;

/**
 * The mail with its links at the present address of the site. A mail waits for days, and in a backup for longer, while the
 * site may get another name.
 */
export function withLinksAt<Mail extends Texts>(mail: Mail, appUrl: string): Mail {
  const former = FIRST_LINK.exec(mail.html)?.groups?.origin;
  const present = new URL(appUrl).origin;
  if (former === undefined || former === present) return mail;
  const moved = (part: string): string => part.replaceAll(`${former}/`, () => `${present}/`);
  return { ...mail, text: moved(mail.text), html: moved(mail.html) };
}
