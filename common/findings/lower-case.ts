/** A text in lower case, every character at its place: some letters become two. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** The places of words in a text, in its order. */
export function placesOf(text: string, words: readonly string[]): readonly { readonly start: number; readonly end: number }[] {
  const places: { start: number; end: number }[] = [];
  for (const word of words)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
      places.push({ start: at, end: at + word.length });
  return words.length > 1 ? places.sort((a, b) => a.start - b.start) : places;
}
