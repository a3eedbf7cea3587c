/**
 * Headers of a page that sends the browser on to another site, also without scripts. A redirect would not do: browsers
 * apply `form-action` of the policy to the redirects of a posted form.
 */
export function leaveFor(address: string): Headers {
  return new Headers({ Refresh: `0; url=${address}`, 'Cache-Control': 'no-store' });
}
