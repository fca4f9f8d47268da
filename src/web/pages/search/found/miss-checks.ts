import type { MissedResidence } from '#contract/search/residence-search.ts'
import type { StatedAnswer } from '#domain/residence/needs.ts'
import { answerForBeds } from '#domain/search/residence-search.ts'
import type { SearchAddress } from '#domain/search/search-address.ts'
import { defaultRadius, readSearchRequest, type SearchRequest } from '#domain/search/search-request.ts'
import { describeFilterAnswer, describeFilterAsked } from '#web/pages/search/search/filters-said.ts'
import type { BothWords } from '#web/pages/search/search/search-view.ts'

export type CheckSaid = { key: string; value: 'yes' | 'no' | 'unsaid'; words: string; asked: string | null }

type Check = MissedResidence['checks'][number]

export function describeChecks(
  { residence, checks }: MissedResidence,
  query: SearchAddress['query'],
  both: BothWords,
): CheckSaid[] {
  const request = readSearchRequest(query)
  const failedFirst = checks
    .map((check) => checkNow(check, residence, request))
    .toSorted((one, other) => Number(one.isMet) - Number(other.isMet))
  return failedFirst.map((check) => ({
    key: check.need ?? check.what,
    value: check.said === 'not_stated' ? 'unsaid' : check.isMet ? 'yes' : 'no',
    ...describeCheck(check, residence, request, both),
  }))
}

/** Only whether a bed is open can change while the page is read. */
function checkNow(check: Check, residence: MissedResidence['residence'], { filters }: SearchRequest): Check {
  if (check.what !== 'beds') return check
  const bedsText = answerForBeds(residence, filters.beds)
  return { ...check, said: bedsText, isMet: bedsText === 'yes' }
}

function describeCheck(
  { what, need, wanted, said }: Check,
  residence: MissedResidence['residence'],
  { filters, radius }: SearchRequest,
  { words, listingWords }: BothWords,
): { words: string; asked: string | null } {
  const { misses } = words
  const buildPlain = (text: string) => ({ words: text, asked: null })
  switch (what) {
    case 'beds':
      return buildPlain(misses.beds(said, filters.beds === 'open_or_waiting'))
    case 'audience':
      return buildPlain(misses.takes(filters.audience ?? 'any', said))
    case 'distance':
      return {
        words: misses.distance(listingWords.miles(residence.distance ?? 0)),
        asked: misses.asked(misses.upToMiles(radius ?? defaultRadius)),
      }
    case 'need':
      return buildPlain(describeNeed(said, wanted, need, listingWords))
    default: {
      const filterText = describeFilterAsked(what, filters, words.filters)
      return {
        words: describeFilterAnswer(what, residence, words.filters),
        asked: filterText && misses.asked(filterText),
      }
    }
  }
}

/** "No pets" misses "must" and meets "must not". */
function describeNeed(
  said: StatedAnswer,
  wanted: Check['wanted'],
  need: Check['need'],
  listingWords: BothWords['listingWords'],
): string {
  if (need === null) return ''
  if (said === 'not_stated') return listingWords.needNotStated(need)
  const isYes = (said === 'yes') === (wanted !== 'no')
  return isYes ? listingWords.needs[need].yes : listingWords.needs[need].no
}
