/** The sentence about who may call an operation, for its description in the schema. */
export const FOR_ADMINISTRATORS =
  'For administrators who have signed in or confirmed their identity in the last 15 minutes.';
