import { Fragment } from 'react';

/** After a dot, a low line or a slash, and between the words of a name. */
const BREAKS = /(?<=[._/])|(?<=[a-z])(?=[A-Z])/;

/** A name or an address of the contract, which breaks between its words where a column is narrow. */
export function Breakable({ text }: { readonly text: string }) {
  return text.split(BREAKS).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
