import { Fragment } from 'react';

/** A name or a description of the contract; what stands between backticks is code. */
export function Description({ text }: { readonly text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
