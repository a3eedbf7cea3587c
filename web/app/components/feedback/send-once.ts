/** What this needs of React Router's router. */
type Router = { readonly state: { readonly navigation: { readonly formMethod?: string } } };

/**
 * Keeps a form from being sent again while it is on its way, by a second click, Enter or Ctrl+S: on a slow network nobody
 * knows yet whether the first one has arrived, and what it publishes or mails would be there twice.
 */
export function sendFormsOnce(routerOf: () => Router): void {
  const sent = new Set<HTMLFormElement>();
  window.addEventListener(
    'submit',
    (event) => {
      const { target: form } = event;
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
      if (routerOf().state.navigation.formMethod?.toUpperCase() !== 'POST') sent.clear();
      if (sent.has(form)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      sent.add(form);
    },
    { capture: true },
  );
}
