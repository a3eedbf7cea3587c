/** What this needs of React Router's router. */
type Router = {
  readonly state: {
    readonly navigation: { readonly state: string; readonly formMethod?: string };
    /** What the last action answered. */
    readonly actionData: unknown;
  };
};

/**
 * Keeps a form from being sent again while it is on its way, by a second click, Enter or Ctrl+S: on a slow network nobody
 * knows yet whether the first one has arrived, and what it publishes or mails would be there twice. A form whose answer is on
 * the page may be sent, although the rest of the page is still being read anew; after a redirect it may not. What the page
 * keeps to itself has not been sent: a form with a mistake, or one whose fields a library checks by a submission.
 */
export function sendFormsOnce(routerOf: () => Router): void {
  const sent = new Map<HTMLFormElement, unknown>();
  window.addEventListener(
    'submit',
    (event) => {
      const { target: form } = event;
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
      const { navigation, actionData } = routerOf().state;
      if (navigation.formMethod?.toUpperCase() !== 'POST') sent.clear();
      const isAnswered = navigation.state === 'loading' && sent.get(form) !== actionData;
      if (sent.has(form) && !isAnswered) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    { capture: true },
  );
  // By now the page has handled it, and the router has taken what it sends.
  window.addEventListener('submit', ({ target: form, defaultPrevented }) => {
    const { navigation, actionData } = routerOf().state;
    const isSent = !defaultPrevented || navigation.state === 'submitting';
    if (form instanceof HTMLFormElement && form.method === 'post' && isSent) sent.set(form, actionData);
  });
}
