/** Letters typed within one second of each other belong to one word (docs/specification.md, section 9). */
export const TYPE_AHEAD_MS = 1000

/**
 * Starts after the entry at `from` and wraps around; repeating one letter steps through its entries. -1 when none
 * matches.
 */
export function findTypeAheadMatch(words: readonly string[], typed: string, from: number): number {
  const letters = typed.toLowerCase()
  const isOneLetterRepeated = letters.length > 1 && [...letters].every((letter) => letter === letters[0])
  const wanted = isOneLetterRepeated ? letters.charAt(0) : letters
  if (wanted === '') return -1
  // Several letters may still match the current entry; a single letter moves to the next one.
  const first = wanted.length > 1 ? from : from + 1
  for (let step = 0; step < words.length; step += 1) {
    const index = (first + step + words.length) % words.length
    if (words[index]?.toLowerCase().startsWith(wanted)) return index
  }
  return -1
}
