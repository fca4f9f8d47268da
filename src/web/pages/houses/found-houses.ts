import type { DeskResidenceRow } from '#contract/residence-desk.ts'

/** What a house is found by besides words: where it is on its way to the public. */
export const houseChips = ['all', 'published', 'ready', 'draft', 'archived'] as const
export type HouseChip = (typeof houseChips)[number]

/** What the address of the page asks for. */
export type Finding = { words: string; chip: HouseChip }

export function findingOf(search: URLSearchParams): Finding {
  const chip = houseChips.find((one) => one === search.get('status')) ?? 'all'
  return { words: search.get('q')?.trim() ?? '', chip }
}

export function chipOf({ status, missing }: DeskResidenceRow): HouseChip {
  return status === 'draft' && missing.length === 0 ? 'ready' : status
}

/** The houses whose name or town has all the words in it, and how many of them each chip would leave. */
export function foundHouses(houses: readonly DeskResidenceRow[], { words, chip }: Finding) {
  const wanted = plain(words).split(' ')
  const named = houses.filter(({ name, city }) => {
    const text = plain(`${name} ${city}`)
    return wanted.every((word) => text.includes(word))
  })
  const counts = Object.fromEntries(
    houseChips.map((one) => [one, named.filter((house) => one === 'all' || chipOf(house) === one).length]),
  )
  return { found: named.filter((house) => chip === 'all' || chipOf(house) === chip), counts }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
