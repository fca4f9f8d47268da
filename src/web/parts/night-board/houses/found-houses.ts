import type { MyResidence } from '#contract/residence/residences.ts'
import { residenceStateName } from '#domain/residence/residence.ts'

/** Whether each word somebody typed is in the house's name or place, however it is written. */
export function isFound(house: Pick<MyResidence, 'name' | 'city' | 'state'>, words: string): boolean {
  const { name, city } = house
  const text = plain(`${name} ${city} ${residenceStateName(house)}`)
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .trim()
}

/** "3 of 60 houses", "3 of 60 houses, and 1 with a change on this device". */
export function foundWords(found: number, total: number, kept: number): string {
  const more = kept === 0 ? '' : `, and ${kept} with a change on this device`
  return `${found} of ${total} houses${more}`
}
