import { stateOfZip } from '#domain/places/zip-state.ts'
import { type DirectoryEntry, searchDirectory } from '#domain/states/directory-status.ts'

/** One to four digits: a ZIP code that somebody has begun to type. */
export function isPartOfZip(text: string): boolean {
  return /^\d{1,4}$/.test(text.trim())
}

/**
 * The states a person may mean by "your state or ZIP": the one a ZIP code lies in, else those whose name or code
 * contains the text (spec section 9), with exactly that name or code first, so that "or" begins with Oregon. All of
 * them for blank text and for a ZIP code that is not yet complete.
 */
export function statesMeant<Entry extends DirectoryEntry>(entries: readonly Entry[], text: string): Entry[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '' || isPartOfZip(wanted)) return [...entries]
  const zipCode = stateOfZip(wanted)
  if (zipCode !== null) return entries.filter(({ code }) => code === zipCode)
  const isExact = ({ name, code }: Entry) => wanted === name.toLowerCase() || wanted === code.toLowerCase()
  const found = searchDirectory(entries, wanted)
  return [...found.filter(isExact), ...found.filter((entry) => !isExact(entry))]
}

/** How many letters have to be added, dropped or changed to turn one word into the other. */
function lettersApart(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1]
    for (const [column, against] of [...other].entries()) {
      const changed = (above[column] ?? 0) + (letter === against ? 0 : 1)
      line.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1))
    }
    above = line
  }
  return above[other.length] ?? 0
}

/**
 * The entries whose name is closest to a text that matched none: measured on the whole name and on as much of it as was
 * typed, whichever is closer. None where more than half of the letters are other ones, and none for a text without
 * letters, such as a ZIP code of no state.
 */
export function nearestStates<Entry extends DirectoryEntry>(
  entries: readonly Entry[],
  text: string,
  most: number,
): Entry[] {
  const wanted = text.trim().toLowerCase()
  if (!/\p{L}/u.test(wanted)) return []
  const distance = (name: string) =>
    Math.min(lettersApart(wanted, name), lettersApart(wanted, name.slice(0, wanted.length)) + 0.5)
  return entries
    .map((entry) => ({ entry, apart: distance(entry.name.toLowerCase()) }))
    .filter(({ apart }) => apart <= wanted.length / 2)
    .toSorted((a, b) => a.apart - b.apart || a.entry.name.localeCompare(b.entry.name, 'en-US'))
    .slice(0, most)
    .map(({ entry }) => entry)
}
