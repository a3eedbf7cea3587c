import { preferenceCookies } from './preference-cookies.server';

function formWith(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe('cookies of preferences', () => {
  it('hold plain words that scripts can read, on every page, for a year', () => {
    expect(preferenceCookies(formWith({ lang: 'en', theme: 'dark' }), 'http://localhost:3000')).toEqual([
      'lang=en; Path=/; Max-Age=31536000; SameSite=Lax',
      'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
  });

  it('stay on https where the site is', () => {
    expect(preferenceCookies(formWith({ theme: 'system' }), 'https://kimari.example')).toEqual([
      'theme=system; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ]);
  });

  it('take no other words', () => {
    expect(preferenceCookies(formWith({ lang: 'fr', theme: 'x; Path=/evil' }), 'http://localhost')).toEqual(
      [],
    );
  });
});
