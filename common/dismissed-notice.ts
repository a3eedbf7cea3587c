/** The cookie with the id of the notice to everybody that the reader of this browser has dismissed. */
export const DISMISSED_NOTICE_COOKIE = 'dismissed_notice';
