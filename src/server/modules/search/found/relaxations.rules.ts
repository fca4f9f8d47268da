import type { Relaxation } from '#contract/residence/residence-search.ts'
import { needOfAudience } from '#domain/residence/needs.ts'
import { type SearchText, searchLimits, writeAsk } from '#domain/search/asked-search.ts'
import { filterOf, filters, filtersAsked } from '#domain/search/filters.ts'
import type { Point } from '#domain/search/residence-search.ts'
import { searchChanges } from '#domain/search/search-changes.ts'
import type { Wish } from '#server/modules/search/found/order.store.ts'

export type Change = Step & { wish: Wish }

export type Step = Pick<Relaxation, 'change' | 'from' | 'to'>

export function stepsBetween(before: Wish, after: Wish): Step[] {
  const [from, to] = [textOf(before), textOf(after)]
  return searchChanges.flatMap((change) => {
    const step = { change, from: from[change] ?? '', to: to[change] ?? '' }
    return step.from === step.to ? [] : [step]
  })
}

function textOf({ ask, place, name }: Wish): SearchText {
  return {
    ...writeAsk(ask),
    q: name,
    ...(place.around && { radius: String(place.around.miles) }),
    ...(place.city && { city: place.city }),
    ...(place.stateCode && { state: place.stateCode }),
  }
}

const radii = [10, 25, 50, 100, 200, searchLimits.radius]
const radiiAroundCounty = [50, 100]
const dearerBy = [100, 250]
const mostRadii = 2

/**
 * Least demanding first; each entry is one kind of change in growing steps. Never changes for whom the bed is or the
 * medicine.
 */
export function changesOf(wish: Wish): Change[][] {
  return [unstated(wish), farther(wish), waiting(wish), dearer(wish), anyLevel(wish), uncertified(wish)].filter(
    (steps) => steps.length > 0,
  )
}

function asking(wish: Wish, ask: Partial<Wish['ask']>): Change[] {
  const less = { ...wish, ask: { ...wish.ask, ...ask } }
  return stepsBetween(wish, less).map((step) => ({ ...step, wish: less }))
}

function unstated(wish: Wish): Change[] {
  const { includesNotStated, audience, needs: asked } = wish.ask
  const isAskedOfPeople = audience !== null && needOfAudience[audience] !== undefined
  const isFiltered = filtersAsked(wish.ask).some((name) => !filterOf(name).isKnown)
  const canBeUnstated = isAskedOfPeople || Object.keys(asked).length > 0 || isFiltered
  if (includesNotStated || !canBeUnstated) return []
  return asking(wish, { includesNotStated: true })
}

function farther(wish: Wish): Change[] {
  const { around, county, ...place } = wish.place
  if (county) return aroundCounty(wish, county.middle)
  if (!around) return []
  return radii
    .filter((miles) => miles > around.miles)
    .slice(0, mostRadii)
    .map((miles) => ({
      change: 'radius',
      from: String(around.miles),
      to: String(miles),
      wish: { ...wish, alike: null, place: { ...place, around: { ...around, miles } } },
    }))
}

function aroundCounty(wish: Wish, point: Point): Change[] {
  return radiiAroundCounty.map((miles) => ({
    change: 'radius',
    from: '',
    to: String(miles),
    wish: { ...wish, alike: null, place: { around: { point, miles }, stateCode: null, city: null } },
  }))
}

function waiting(wish: Wish): Change[] {
  return wish.ask.beds === 'open' ? asking(wish, { beds: 'open_or_waiting' }) : []
}

function dearer(wish: Wish): Change[] {
  const { cash } = wish.ask
  if (cash === null) return []
  return dearerBy
    .map((dollars) => cash + dollars)
    .filter((most) => most <= filters.cash.most)
    .flatMap((most) => asking(wish, { cash: most }))
}

function anyLevel(wish: Wish): Change[] {
  return asking(wish, { level: [] })
}

function uncertified(wish: Wish): Change[] {
  return asking(wish, { certified: false })
}
