/**
 * The form in which addresses are compared: composed, and without regard to the case of ASCII letters. Other letters
 * keep their case, as folding them would let one address stand for another (`ı` and `i`).
 */
export function emailKey(email: string): string {
  return email
    .trim()
    .normalize('NFC')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
