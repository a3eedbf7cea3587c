import type { ReactNode } from 'react';

/** A form set like a paper one: label cells left, fields right, hairlines between. Holds `layout="row"` fields. */
export function FormSheet({ children }: { readonly children: ReactNode }) {
  return <div className="sheet-form">{children}</div>;
}

type ChoiceRowProps = {
  readonly label: string;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
};

/** A row whose field is a group of choices, named by the label cell. */
export function ChoiceRow({ label, error, hint, children }: ChoiceRowProps) {
  return (
    <fieldset className="fr">
      <legend className="sr">{label}</legend>
      <div className="fl">
        <span className="label" aria-hidden="true">
          {label}
        </span>
      </div>
      <div className="fc">
        {children}
        {hint && <p className="hint">{hint}</p>}
        {error}
      </div>
    </fieldset>
  );
}
