/** A setting is invalid or missing; the message is one line that names it. */
export class SettingsError extends Error {}
