/** How error messages name the expected body format. */
export type BodyLabel = { readonly format: string; readonly mediaType: string };

/** The label for JSON, also used for bodies that the framework rejects. */
export const JSON_BODY: BodyLabel = { format: 'JSON', mediaType: 'application/json' };

/** The label for what the forms of pages send. */
export const FORM_BODY: BodyLabel = {
  format: 'form data',
  mediaType: 'application/x-www-form-urlencoded',
};
