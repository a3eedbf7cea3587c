/** What a refusal says of the body that it wanted. */
export type BodyLabel = { readonly format: string; readonly mediaType: string };

/** The body of most calls; what the framework refuses is taken for one. */
export const JSON_BODY: BodyLabel = { format: 'JSON', mediaType: 'application/json' };
