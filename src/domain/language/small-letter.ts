/** "LGBTQ+ affirming" keeps its capitals. */
export function uncapitalize(words: string): string {
  return /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
}
