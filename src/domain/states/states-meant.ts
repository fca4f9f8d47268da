import { findStateOfZip } from '#domain/places/zip-state.ts'
import { type DirectoryEntry, searchDirectory } from './directory-status.ts'

export function isPartOfZip(text: string): boolean {
  return /^\d{1,4}$/.test(text.trim())
}

export function findMeantStates<Entry extends DirectoryEntry>(entries: readonly Entry[], text: string): Entry[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '' || isPartOfZip(wanted)) return [...entries]
  const zipCode = findStateOfZip(wanted)
  if (zipCode !== null) return entries.filter(({ code }) => code === zipCode)
  const isExact = ({ name, code }: Entry) => wanted === name.toLowerCase() || wanted === code.toLowerCase()
  const found = searchDirectory(entries, wanted)
  return [...found.filter(isExact), ...found.filter((entry) => !isExact(entry))]
}

function countLettersApart(one: string, other: string): number {
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

export function findNearestStates<Entry extends DirectoryEntry>(
  entries: readonly Entry[],
  text: string,
  most: number,
): Entry[] {
  const wanted = text.trim().toLowerCase()
  if (!/\p{L}/u.test(wanted)) return []
  const measureDistance = (name: string) =>
    Math.min(countLettersApart(wanted, name), countLettersApart(wanted, name.slice(0, wanted.length)) + 0.5)
  return entries
    .map((entry) => ({ entry, apart: measureDistance(entry.name.toLowerCase()) }))
    .filter(({ apart }) => apart <= wanted.length / 2)
    .toSorted((a, b) => a.apart - b.apart || a.entry.name.localeCompare(b.entry.name, 'en-US'))
    .slice(0, most)
    .map(({ entry }) => entry)
}
