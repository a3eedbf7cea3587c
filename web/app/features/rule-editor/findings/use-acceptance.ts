import { useActionData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { SaveAnswer } from '../save-rule.server';

export type Acceptance = {
  /** Whether the author has accepted what was asked about in the text as it is. */
  readonly isAccepted: boolean;
  /** Whether the form came back with the box ticked. */
  readonly wasAccepted: boolean;
  readonly accept: (isAccepted: boolean) => void;
};

/** What is accepted is accepted in the text as it is: the box is empty once the text changes. It stays when another field is refused. */
export function useAcceptance(content: string): Acceptance {
  const answer = useActionData<SaveAnswer>();
  const [text, setText] = useState<string | null>(answer?.accepted ? content : null);
  const [seen, setSeen] = useState(answer);
  useEffect(() => {
    if (answer === seen) return;
    setSeen(answer);
    if (answer?.accepted) setText(content);
  }, [answer, seen, content]);
  return {
    isAccepted: text === content,
    wasAccepted: answer?.accepted === true && text === content,
    accept: (isAccepted) => setText(isAccepted ? content : null),
  };
}
