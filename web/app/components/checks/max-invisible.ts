/** Invisible characters that are counted; a text can consist of them. */
export const MAX_INVISIBLE = 500;
