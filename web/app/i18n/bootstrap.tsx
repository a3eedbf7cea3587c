import { createContext, useContext } from 'react';

/** Id of the data block with the first page's texts. */
export const RESOURCES_ELEMENT_ID = 'i18n-resources';

/** The texts as JSON without `<`: the same string on the server and during hydration. */
const ResourcesJson = createContext('{}');
export const ResourcesJsonProvider = ResourcesJson.Provider;

/** A data block that does not execute. */
export function ResourcesBlock() {
  const json = useContext(ResourcesJson);
  return (
    <script
      id={RESOURCES_ELEMENT_ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
