/** The default changelog of the first version of a rule. */
export const FIRST_CHANGELOG = 'Initial version';
