import { refuseTotal } from '#domain/beds/bed-availability.ts'
import { describePeople } from '#domain/beds/bed-people.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { findProblems, type ListingProblems } from '#domain/residence/listing/listing-check.ts'
import type { ListingValues } from '#domain/residence/listing/listing-fields.ts'
import { listMissingToPublish, type NeededToPublish } from '#domain/residence/listing/listing-gaps.ts'
import type { Audience } from '#domain/residence/residence.ts'

const neededWords: Record<NeededToPublish, string> = {
  name: 'A public house needs a name.',
  city: 'A public house needs a town.',
  state: 'A public house needs a state.',
  zip: 'A public house needs a ZIP code.',
  phone: 'A public house needs a phone number: people call.',
  beds: 'A public house needs beds for at least one group of people.',
}

export function publishProblems(values: ListingValues): Record<string, string> {
  return Object.fromEntries(listMissingToPublish(values).map((field) => [field, neededWords[field]]))
}

type HeldBeds = { audience: Audience; held: number; total: number }

export function findBedProblems(values: ListingValues, groups: readonly HeldBeds[]): ListingProblems {
  const problems: ListingProblems = {}
  for (const { audience, held, total } of groups) {
    const wanted = Number(values[`beds_${audience}`])
    // A number that was too low before may stand while other things are mended.
    if (refuseTotal(wanted, { held }) === null || wanted === total) continue
    problems[`beds_${audience}`] = describeHeld(audience, held)
  }
  return problems
}

function describeHeld(audience: Audience, held: number): string {
  const beds = `${formatCount(held, 'bed')} for ${describePeople(audience)}`
  return `${beds} ${held === 1 ? 'is' : 'are'} held: ${held} or more stay. End ${held === 1 ? 'the hold' : 'a hold'} first, on the board.`
}

type KnownNew = { stateNames: ReadonlyMap<string, string>; place: object | null }

export function findNewListingProblems(values: ListingValues, { stateNames, place }: KnownNew): ListingProblems {
  const problems: ListingProblems = {}
  const all = findProblems({ ...values, pin: '0, 0' }, stateNames)
  for (const field of ['name', 'zip', 'city', 'state'] as const) {
    const words = all[field]
    // Where the ZIP code is wrong nobody knows the town yet: that one sentence is enough.
    const isUnknownYet = field === 'city' && values.city === '' && all.zip !== undefined
    if (words && !isUnknownYet) problems[field] = words
  }
  if (!problems.zip && values.state === '') problems.state = 'Choose the state.'
  if (!problems.zip && problems.city && place === null) {
    problems.zip = `We do not know the ZIP code ${values.zip}. Check it, or write the town and the state.`
  }
  if (Object.keys(problems).length === 0 && place === null) {
    problems.zip = `We know neither the ZIP code ${values.zip} nor this town. Check both.`
  }
  return problems
}
