/** The part of React Router's router that this uses. */
type Router = {
  readonly state: {
    readonly navigation: { readonly state: string; readonly formMethod?: string };
    /** The result of the last action. */
    readonly actionData: unknown;
  };
};

/**
 * Keeps a form from being sent twice, by a second click, Enter or Ctrl+S: on a slow network nobody knows whether the
 * first request has arrived, and the second would publish or mail once more. A form whose result is on the page may be
 * sent again while the rest of the page is still reloading; after a redirect it may not. A submission that the page
 * itself stops does not count: a form with a mistake, or one whose fields a library checks.
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
  // By now the page has handled the event, and the router has taken what it sends.
  window.addEventListener('submit', ({ target: form, defaultPrevented }) => {
    const { navigation, actionData } = routerOf().state;
    const isSent = !defaultPrevented || navigation.state === 'submitting';
    if (form instanceof HTMLFormElement && form.method === 'post' && isSent) sent.set(form, actionData);
  });
}
