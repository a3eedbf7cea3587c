/** The purpose of a link in a mail. */
export type LinkKind = 'token' | 'invitation' | 'registration';

/** A link that works for a while from the moment its mail is sent. */
export type MailedLink = {
  readonly kind: LinkKind;
  /** Id of the row behind the link. */
  readonly key: string;
  /** In milliseconds. */
  readonly lifetime: number;
  /** The time zone (IANA name) of the expiry time in the mail's text; omitted if the text names none. */
  readonly timeZone?: string;
};

type LinkRows = {
  readonly table: string;
  readonly key: string;
  readonly type: 'uuid' | 'text';
  /** The condition for rows whose link is still unused. */
  readonly open: string;
};

/** The tables behind the links. Each has `expires_at`, which is set again when the mail is sent. */
export const LINK_ROWS: Readonly<Record<LinkKind, LinkRows>> = {
  token: { table: 'one_time_tokens', key: 'id', type: 'uuid', open: 'consumed_at is null' },
  invitation: { table: 'invitations', key: 'id', type: 'uuid', open: 'closed_at is null' },
  registration: { table: 'registration_invitations', key: 'email_key', type: 'text', open: 'true' },
};

/** SQL for whether the link of a mail `m` can still work; true for a mail without one. */
export const LINK_IS_OPEN = `case m.link_kind ${Object.entries(LINK_ROWS)
  .map(
    ([kind, { table, key, type, open }]) =>
      `when '${kind}' then exists (select 1 from ${table} where ${key} = m.link_key::${type} and ${open})`,
  )
  .join(' ')} else m.link_expires_at is null or m.link_expires_at > $2 end`;
