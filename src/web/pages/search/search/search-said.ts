import type { SearchWords } from '#content/search/search.en.ts'
import type { SearchAnswer } from '#contract/search/residence-search.ts'
import { capitalize } from '#domain/language/capital.ts'
import { filterNames, getFilter } from '#domain/search/filters.ts'
import { asksOnlyPlace, type SearchAddress } from '#domain/search/search-address.ts'
import { readSearchRequest } from '#domain/search/search-request.ts'
import type { FieldErrors } from '#web/pages/search/form/fields-panel.tsx'
import type { PageData } from '#web/pages/search/page-data.ts'
import { findDoubt, findFiltersMeant, type RefusedSearch } from '#web/pages/search/residences.query.ts'
import { type BothWords, describePlace, describeResidencesMeant } from './search-view.ts'

export function describeSearchHead({ searched, address }: PageData, needs: number, both: BothWords): HeadSaid {
  const { words } = both
  switch (searched.kind) {
    case 'found':
      return toHead(searched.answer, address, needs, both)
    case 'start':
      return { title: words.start.title, line: words.start.lead }
    case 'refused': {
      const filters = findFiltersMeant(searched)
      const understood = filters ? `${describeResidencesMeant(filters, both)}. ` : ''
      return {
        title: chooseRefusedTitle(searched, words),
        line: understood + writeRefusedLine(searched, address, words),
      }
    }
    case 'failed':
      return { title: words.problems.failed.title, line: '' }
  }
}

const inSight = ['near', 'state', 'city', 'radius', 'fee_max']

export function findErrors(
  refused: RefusedSearch,
  { query }: SearchAddress,
  { problems, filters }: SearchWords,
): FieldErrors {
  const { city } = problems.fields
  const sentences = new Map<string, string | undefined>([
    ...Object.entries(problems.fields),
    ['city', query.state ? city : problems.cityAlone],
    ...filterNames.map((name) => [getFilter(name).address, filters[name].wrong] as const),
  ])
  // An unclear place is asked about above the field.
  const wrong = findDoubt(refused) === null ? refused.names : []
  return Object.fromEntries(
    wrong.flatMap((name) => {
      const sentence = sentences.get(name)
      return sentence ? [[name, sentence]] : []
    }),
  )
}

function writeRefusedLine(refused: RefusedSearch, address: SearchAddress, words: SearchWords): string {
  const { names } = refused
  const doubt = findDoubt(refused)
  if (doubt !== null) return words.problems.doubts[doubt].line
  const errors = findErrors(refused, address, words)
  const hidden = names.filter((name) => !inSight.includes(name))
  if (hidden.length === 0) return words.start.lead
  return hidden.map((name) => errors[name] ?? words.problems.other(name)).join(' ')
}

export type HeadSaid = { title: string; line: string }

export function chooseRefusedTitle(refused: RefusedSearch, { problems }: SearchWords): string {
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
  const { filters } = readSearchRequest(query)
  const title = words.answer({
    homes: total,
    isLeast: totalIsLeast,
    beds: filters.beds,
    audience: filters.audience,
  })
  return { title, line: place ? `${words.place(place)}. ${split}` : split }
}
