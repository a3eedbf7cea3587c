/** The name of the cookie with the access token. With https, browsers bind it to the host. */
export function accessCookieName(appUrl: string): string {
  return `${appUrl.startsWith('https:') ? '__Host-' : ''}access_token`;
}
