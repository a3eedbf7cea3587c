/** Carries the outcome of a form to the next page. Scripts remove it once the page shows the notice. */
export const NOTICE_COOKIE = 'notice';
