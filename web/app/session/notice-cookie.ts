/** Carries what a form has done to the page after it. Scripts remove it once the page says so. */
export const NOTICE_COOKIE = 'notice';
