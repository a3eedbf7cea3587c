import type { Locale } from '@kimari/common/locale';

/** What a mail says, in both forms. */
export type Mail = { readonly subject: string; readonly text: string; readonly html: string };

/** A mail on its way to somebody, in their language. */
export type AddressedMail = Mail & { readonly to: string; readonly locale: Locale };

/** A mail as it leaves; the same id again is the same mail again. */
export type OutgoingMail = AddressedMail & { readonly id: string };
