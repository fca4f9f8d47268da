import type { PlaceMatch } from '#server/modules/search/named/meant.rules.ts'
import { describeOutside } from '#server/modules/search/named/unknown-places.rules.ts'
import type { Gazetteer } from '#server/plumbing/gazetteer.ts'

export function findZipInText(text: string): string | null {
  const [, alone, first, last] = /^(\d+)$|^(\d{5})(?:-\d{4})?\b\D*$|(?:^|\s)(\d{5})(?:-\d{4})?$/.exec(text) ?? []
  return alone ?? first ?? last ?? null
}

export function findZip(gazetteer: Gazetteer, zip: string): PlaceMatch {
  const { name: town, stateCode, latitude, longitude } = gazetteer.zip(zip) ?? {}
  if (town === undefined || stateCode === undefined || latitude === undefined || longitude === undefined) {
    if (/^(?:00[6-9]|09\d|340|96[2-6]|969)\d\d$|^96799$/.test(zip)) return describeOutside(zip)
    const why =
      zip.length === 5 ? `There is no ZIP code ${zip}.` : `A ZIP code has five digits, and ${zip} has ${zip.length}.`
    const words = `${why} Check its digits, or use a town, such as Conway, AR.`
    return { kind: 'unknown', why: 'zip', name: zip, words, choices: [] }
  }
  return { kind: 'zip', name: zip, town, stateCode, latitude, longitude, others: [], isGuess: false }
}
