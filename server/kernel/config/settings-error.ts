/** A setting is wrong or missing; the message is one line that names it. */
export class SettingsError extends Error {}
