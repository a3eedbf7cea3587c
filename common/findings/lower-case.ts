/** A text in lower case with every character at its place. `İ` would become two characters, so it is read as `i`. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replaceAll('İ', 'i').toLowerCase();
}
