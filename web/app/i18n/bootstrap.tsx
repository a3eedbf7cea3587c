import { createContext, useContext } from 'react';

/** Id of the data block that carries the first page's texts to the browser. */
export const RESOURCES_ELEMENT_ID = 'i18n-resources';

/** The texts as JSON, the same string on the server and while hydrating. */
const ResourcesJson = createContext('{}');
export const ResourcesJsonProvider = ResourcesJson.Provider;

/** A data block, not a script that runs; `<` is escaped so that no text can close it. */
export function ResourcesBlock() {
  const json = useContext(ResourcesJson);
  return (
    <script
      id={RESOURCES_ELEMENT_ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
