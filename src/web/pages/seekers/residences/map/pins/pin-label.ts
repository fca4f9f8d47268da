import type { MappedHome } from '#web/pages/seekers/residences/map/mapped-home.ts'
import type { BothWords } from '#web/pages/seekers/residences/search/search-view.ts'
import { bedsWords } from '#web/parts/homes/home-card/home-beds.tsx'

export function pinLabel({ home }: MappedHome, no: string, { words, homeWords }: BothWords): string {
  const far = home.distance === null ? null : homeWords.miles(home.distance)
  return words.map.pin({ no, name: home.name, beds: bedsWords(home, homeWords), far })
}
