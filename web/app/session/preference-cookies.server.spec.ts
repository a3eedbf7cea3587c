import { preferenceCookies } from './preference-cookies.server';

function formWith(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe('preference cookies', () => {
  it('hold plain values that scripts can read, on every page, for a year', () => {
    expect(preferenceCookies(formWith({ lang: 'en', theme: 'dark' }), 'http://localhost:3000')).toEqual([
      'lang=en; Path=/; Max-Age=31536000; SameSite=Lax',
      'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
  });

  it('are Secure when the site uses https', () => {
    expect(preferenceCookies(formWith({ theme: 'system' }), 'https://kimari.example')).toEqual([
      'theme=system; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ]);
  });

  it('note which notice to everybody was dismissed, by its id', () => {
    const id = '01939a3e-0000-7000-8000-000000000001';
    expect(preferenceCookies(formWith({ notice: id }), 'http://localhost:3000')).toEqual([
      `dismissed_notice=${id}; Path=/; Max-Age=31536000; SameSite=Lax`,
    ]);
    for (const notice of ['', 'x', `${id}; Path=/evil`, `${id}\n`, id.toUpperCase()])
      expect(preferenceCookies(formWith({ notice }), 'http://localhost:3000')).toEqual([]);
  });

  it('ignore unknown values', () => {
    expect(preferenceCookies(formWith({ lang: 'fr', theme: 'x; Path=/evil' }), 'http://localhost')).toEqual(
      [],
    );
  });
});
