/**
 * The form in which addresses are compared: Unicode-composed, with ASCII letters in lower case. Other letters keep their
 * case, because folding them would equate different addresses (`ı` and `i`).
 */
export function emailKey(email: string): string {
  return email
    .trim()
    .normalize('NFC')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
