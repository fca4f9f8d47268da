import { bedsWords } from '#web/parts/home-card/home-beds.tsx'
import type { BothWords } from '../search-view.ts'
import type { MappedHome } from './mapped-home.ts'

/** What the pin of a home says: its name, its beds and how far it is. */
export function pinLabel({ home }: MappedHome, no: string, { words, homeWords }: BothWords): string {
  const far = home.distance === null ? null : homeWords.miles(home.distance)
  return words.map.pin({ no, name: home.name, beds: bedsWords(home, homeWords), far })
}
