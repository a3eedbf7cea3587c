/** The environment of an installation that names none. */
export const DEFAULT_NODE_ENV = 'production';
