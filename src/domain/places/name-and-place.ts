export type NameAndPlace = { name: string; place: string }

/** The longest place that is typed after a name, in words: "North Little Rock, New Mexico". */
const longestPlace = 5

/**
 * The ways to read what somebody typed as a name and the place after it: "Pine Roof Little Rock" is "Pine" in "Roof Little
 * Rock", "Pine Roof" in "Little Rock", or "Pine Roof Little" in "Rock". No name goes on behind a comma.
 */
export function namesWithPlaces(text: string): NameAndPlace[] {
  const words = text
    .replaceAll(',', ', ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== ',')
  return words
    .map((_, at) => ({ name: words.slice(0, at).join(' ').replace(/,$/, ''), place: words.slice(at).join(' ') }))
    .slice(Math.max(1, words.length - longestPlace))
    .filter(({ name }) => name !== '' && !name.includes(','))
}
