import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { Mark } from '#app/components/ui/mark';

/** What is printed beside the form, line by line. */
export type Phrase = { readonly headline: readonly string[]; readonly note: readonly string[] };

type AuthPageProps = {
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly phrase: Phrase;
  readonly children: ReactNode;
};

/** A form on the left, and on wide screens a phrase in the manner of a book's first page. */
export function AuthPage({ title, subtitle, phrase, children }: AuthPageProps) {
  return (
    <div className="wrap">
      <div className="auth">
        <section className="auth-f">
          <h1 className="h1">{title}</h1>
          <p className="sub">{subtitle}</p>
          {children}
        </section>
        <PhraseColumn phrase={phrase} />
      </div>
    </div>
  );
}

/** Vertical in Japanese, signed with the seal. Decoration: it says nothing the page needs. */
function PhraseColumn({ phrase }: { readonly phrase: Phrase }) {
  const { i18n } = useTranslation();
  if (i18n.language !== 'ja') {
    return (
      <div className="auth-v" aria-hidden="true">
        <div className="auth-en">
          <p>{phrase.headline.join(' ')}</p>
          <small>{phrase.note.join(' ')}</small>
          <Mark />
        </div>
      </div>
    );
  }
  return (
    <div className="auth-v" aria-hidden="true">
      <div className="sig">
        <p className="vs">
          <Lines lines={phrase.note} />
        </p>
        <Mark />
      </div>
      <p className="v">
        <Lines lines={phrase.headline} />
      </p>
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="line">
      {line}
    </span>
  ));
}
