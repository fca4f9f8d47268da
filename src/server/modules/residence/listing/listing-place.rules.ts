import { parseTownWithState } from '#domain/places/town-with-state.ts'
import type { ListingProblems } from '#domain/residence/listing/listing-check.ts'
import type { ListingValues } from '#domain/residence/listing/listing-fields.ts'
import { parsePin } from '#domain/residence/listing/pin.ts'
import { computeMiles, type Point } from '#domain/search/residence-search.ts'
import type { Place } from '#server/modules/residence/editing/editing.store.ts'

export type KnownPoints = {
  zip(code: string): Promise<(Point & { name: string; stateCode: string }) | null>
  town(name: string, stateCode: string): Promise<Point | null>
}

/** A house is never farther from the middle of its ZIP code, so the coordinates are wrong. */
const farthestMiles = 60

type StateNames = ReadonlyMap<string, string>

export async function findPlaceOfNew(
  { zip, city, state }: ListingValues,
  points: KnownPoints,
  stateNames: StateNames,
): Promise<{ city: string; state: string; place: Place | null; problems: ListingProblems }> {
  const known = /^\d{5}$/.test(zip) ? await points.zip(zip) : null
  const own = { city: city || (known?.name ?? ''), state: state || (known?.stateCode ?? '') }
  const town = own.city && own.state ? await points.town(own.city, own.state) : null
  const door = roundPoint(known) ?? town
  return { ...own, place: door && { door, town }, problems: await findTownProblems(own, points, stateNames) }
}

/** Null where it stays. A pin moved by hand is kept; a new ZIP code moves it to that ZIP code's middle. */
export async function findPlaceOfSaved(
  values: ListingValues,
  saved: ListingValues,
  { points, stateNames }: { points: KnownPoints; stateNames: StateNames },
): Promise<{ place: Place | null; problems: ListingProblems }> {
  const isPinMoved = values.pin !== saved.pin
  const isZipNew = values.zip !== saved.zip
  const isTownNew = values.city !== saved.city || values.state !== saved.state
  if (!isPinMoved && !isZipNew && !isTownNew) return { place: null, problems: {} }
  const problems = isTownNew ? await findTownProblems(values, points, stateNames) : {}
  if (problems.city) return { place: null, problems }
  const zip = roundPoint(await points.zip(values.zip))
  const town = values.state === '' ? null : await points.town(values.city, values.state)
  const pin = parsePin(values.pin)
  const middle = zip ?? town
  if (isPinMoved && pin && middle) {
    const miles = Math.round(computeMiles(pin, middle))
    if (miles > farthestMiles) {
      return { place: null, problems: { pin: `This point is ${miles} miles from ${values.zip}. Check both numbers.` } }
    }
  }
  const door = isPinMoved || !isZipNew ? pin : middle
  if (door) return { place: { door, town }, problems: {} }
  const unknown = `We do not know where ${values.zip} is. Check its digits, or move the pin to the house.`
  return { place: null, problems: { zip: unknown } }
}

/** The state is a field of its own: on a page it would stand there twice. */
async function findTownProblems(
  { city, state }: { city: string; state: string },
  points: KnownPoints,
  stateNames: StateNames,
): Promise<ListingProblems> {
  const found = parseTownWithState(
    city,
    [...stateNames].map(([id, name]) => ({ id, name })),
  )
  if (!found) return {}
  // Fort Washington is in Pennsylvania.
  const isTown = async (name: string, code: string) => code !== '' && (await points.town(name, code)) !== null
  if (!found.isApart && ((await isTown(city, state)) || !(await isTown(found.town, found.state)))) return {}
  const name = stateNames.get(found.state) ?? found.state
  const next = found.state === state ? 'The state has a field of its own.' : `Choose ${name} as the state.`
  return { city: `Write only the town here: ${found.town}. ${next}` }
}

function roundPoint(known: Point | null): Point | null {
  return known && { latitude: known.latitude, longitude: known.longitude }
}
