import type { FoundResidence } from '#contract/search/residence-search.ts'
import type { BothWords } from '#web/pages/search/search/search-view.ts'
import { describeOpenBeds } from '#web/parts/residence/residence-card/residence-beds.tsx'

export type MappedResidence = {
  residence: FoundResidence
  no: number
  target: string
  misses: boolean
}

export function describePin({ residence }: MappedResidence, no: string, { words, listingWords }: BothWords): string {
  const far = residence.distance === null ? null : listingWords.miles(residence.distance)
  return words.map.pin({ no, name: residence.name, beds: describeOpenBeds(residence, listingWords), far })
}
