/** A text in lower case, every character at its place: `İ` alone would become two. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replaceAll('İ', 'i').toLowerCase();
}
