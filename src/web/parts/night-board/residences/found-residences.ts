import type { MyResidence } from '#contract/residence/residences.ts'
import { residenceStateName } from '#domain/residence/residence.ts'

export function isFound(residence: Pick<MyResidence, 'name' | 'city' | 'state'>, words: string): boolean {
  const { name, city } = residence
  const text = plain(`${name} ${city} ${residenceStateName(residence)}`)
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

export function foundWords(found: number, total: number, kept: number): string {
  const more = kept === 0 ? '' : `, and ${kept} with a change on this device`
  return `${found} of ${total} houses${more}`
}
