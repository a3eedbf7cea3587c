/** Whether the owner of an account gets a mail, as the end of a line. */
export function mailNote({ email }: { readonly email: string }): string {
  return email === '' ? 'no mail goes out, because the account has no address' : `a mail goes to ${email}`;
}
