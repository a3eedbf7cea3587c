/** What the first version of a rule says about itself unless it comes with words of its own. */
export const FIRST_CHANGELOG = 'Initial version';
