import type { SearchWords } from '#content/seekers/search/search.en.ts'
import type { SearchAnswer } from '#contract/residence/residence-search.ts'
import { capitalize } from '#domain/language/capital.ts'
import { asksOnlyPlace, type SearchAddress } from '#domain/search/search-address.ts'
import { readSearchRequest } from '#domain/search/search-request.ts'
import { findDoubt, type Refused } from '#web/pages/seekers/residences/residences.query.ts'
import { type BothWords, describePlace } from './search-view.ts'

export type HeadSaid = { title: string; line: string }

export function chooseRefusedTitle(refused: Refused, { problems }: SearchWords): string {
  const doubt = findDoubt(refused)
  return doubt === null ? problems.title : problems.doubts[doubt].title(refused.meant?.name ?? '')
}

export function isWholeState(address: SearchAddress, { place }: SearchAnswer): boolean {
  return place?.kind === 'state' && asksOnlyPlace(address) && !address.query.city
}

export function toHead(
  answer: SearchAnswer,
  address: SearchAddress,
  needs: number,
  { words }: Pick<BothWords, 'words'>,
): HeadSaid {
  const { query } = address
  const { total, totalIsLeast, bedsFresh, bedsOlder, saidBeds, towns } = answer
  const place = answer.place && describePlace(answer.place)
  if (total === 0 && place) {
    // That heading says the place.
    if (answer.lookedAt === 0 || needs === 0) return { title: words.noResidences(place), line: '' }
    if (needs === 1 && query.open) return { title: words.noneOpen(place), line: '' }
    return { title: words.nothing(needs), line: capitalize(`${words.place(place)}.`) }
  }
  if (total === 0 && !place && query.q)
    return { title: needs > 1 ? words.nothing(needs) : words.noName(query.q), line: '' }
  const split = words.split({ fresh: bedsFresh, older: bedsOlder })
  if (place && isWholeState(address, answer)) {
    const line = words.townsIn(total, towns.length)
    const sums = { fresh: bedsFresh, older: bedsOlder }
    // The heading holds the older ones where there are no others.
    const more = bedsFresh > 0 && bedsOlder > 0 ? ` ${words.moreToConfirm(bedsOlder)}` : ''
    const title = saidBeds === 0 ? words.noCountIn(place.name) : words.bedsIn(sums, place.name)
    return { title, line: line + more }
  }
  const { ask } = readSearchRequest(query)
  const title = words.answer({
    homes: total,
    isLeast: totalIsLeast,
    beds: ask.beds,
    audience: ask.audience,
  })
  return { title, line: place ? `${words.place(place)}. ${split}` : split }
}
