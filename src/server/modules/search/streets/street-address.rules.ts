import { toPlaceKey } from '#domain/places/place-name.ts'
import { findExactPlace } from '#server/modules/search/meant/named-places.rules.ts'
import { findZip } from '#server/modules/search/meant/zip-codes.rules.ts'
import { guessNearestPlace } from '#server/modules/search/named/guessed-place.rules.ts'
import type { PlaceMatch } from '#server/modules/search/named/meant.rules.ts'
import type { States } from '#server/modules/search/named/states-typed.rules.ts'
import type { Gazetteer } from '#server/plumbing/gazetteer.ts'

/*
 * A street address typed as a place: "12 Main St, Little Rock". Streets are not searched; the longest end of it that is
 * a place is where one looks, and the answer says so.
 */

const street = `street|avenue|ave|av|road|rd|boulevard|blvd|drive|lane|highway|hwy|parkway|pkwy`
const short = `st|dr|ln|ct|court|pl|place|way|cir|circle|ter|terrace|trl|trail|sq|square|loop|pike|route|rt`

const withNumber = new RegExp(String.raw`^\d{1,6}[a-z]?\s+\S.*?\s(?:${street}|${short})(?![\p{L}\d])`, 'iu')
const numberAndComma = /^(?!\d{5}\s)\d{1,6}[a-z]?\s[^,]*\p{L}[^,]*,/iu
const withoutNumber = new RegExp(
  String.raw`\S\s+(?:${street})\.?(?![\p{L}\d])|\S\s+(?:${short})\.?,|^(?:calle|avenida|carretera)\s`,
  'iu',
)
const streetWords = new Set(`${street}|${short}|saint`.split('|'))

function judgeLikenessToStreet(text: string): 'sure' | 'maybe' | null {
  if (withNumber.test(text)) return 'sure'
  return withoutNumber.test(text) || numberAndComma.test(text) ? 'maybe' : null
}

export function findPlaceOfStreet(
  gazetteer: Gazetteer,
  text: string,
  stateCode: string | null,
  states: States,
): PlaceMatch | null {
  const findExact = (one: string) => findExactPlace(gazetteer, one, stateCode, states)
  const likeness = judgeLikenessToStreet(text)
  if (likeness === null || (likeness === 'maybe' && findExact(text))) return null
  // "34952 Port St Lucie" is a ZIP code and its town.
  if (/^\d{5}\s/.test(text) && findExact(text.slice(6))) return null
  const [, zip] = /\s(\d{5})(?:-\d{4})?$/.exec(text) ?? []
  if (zip !== undefined) return markAsStreet(findZip(gazetteer, zip))
  const meant = findFirst(listEnds(text), findExact)
  if (meant && meant.kind !== 'state') return markAsStreet(meant)
  // A large city goes before the state of its name, and a town with a slip before the state after it.
  const city = meant?.others[0]
  const [, afterComma = ''] = /,(.+)$/.exec(text) ?? []
  const hasSlip = afterComma !== '' && findExact(afterComma) === null
  const guess = hasSlip ? guessNearestPlace(gazetteer, { key: toPlaceKey(afterComma), stateCode }, states) : null
  const place = (city && findExact(city)) || guess || meant
  return place ? markAsStreet(place) : buildNoTown(text)
}

function findFirst(texts: readonly string[], meantBy: (text: string) => PlaceMatch | null): PlaceMatch | null {
  for (const text of texts) {
    const meant = meantBy(text)
    if (meant) return meant
  }
  return null
}

function listEnds(text: string): string[] {
  const words = toPlaceKey(text).split(' ')
  const first = /^\d/.test(text) ? 2 : 1
  const ends = words.map((_, at) => words.slice(at)).slice(first)
  return ends.filter(([one = '', ...others]) => others.length > 0 || !streetWords.has(one)).map((end) => end.join(' '))
}

const markAsStreet = (meant: PlaceMatch): PlaceMatch =>
  meant.kind === 'unknown' ? meant : { ...meant, isStreet: true }

function buildNoTown(text: string): PlaceMatch {
  const words = 'We do not search streets. Use a ZIP code, or a town and its state, such as Conway, AR.'
  return { kind: 'unknown', why: 'street', name: text, words, choices: [] }
}
