/** The changelog of the first version of a rule, unless an import gives one. Pages show it in the reader's language. */
export const FIRST_CHANGELOG = 'Initial version';
