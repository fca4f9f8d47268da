import { describe, expect, it } from 'vitest'
import { spanishStateNames } from '#domain/states/spanish-state-names.ts'
import { computeFeeCents, computeFees } from './fee.ts'
import { citeSources, defaultOverlay } from './overlay.ts'
import { buildOverlay } from './overlay-of.ts'
import { knownOverlays } from './states.ts'

const states = Object.keys(knownOverlays)
const ownRules = states.flatMap((state) => buildOverlay(state).ownRules.map((rule, at) => ({ state, rule, at })))

describe('what a state asks', () => {
  it('is kept by the two letters of states that there are', () => {
    expect(states.filter((state) => !Object.hasOwn(spanishStateNames, state))).toEqual([])
    expect(states.length).toBeGreaterThan(15)
  })

  it.each(states)('%s: every figure that is its own has a source, and nothing else has', (state) => {
    const { figures = {}, sources = {} } = knownOverlays[state] ?? {}
    expect(Object.keys(figures).length).toBeGreaterThan(0)
    expect(Object.keys(figures).filter((figure) => !Object.hasOwn(defaultOverlay, figure))).toEqual([])
    expect(Object.keys(sources).toSorted()).toEqual(Object.keys(figures).toSorted())
    expect(Object.values(sources).filter((source) => source.length < 8)).toEqual([])
  })

  it('is refused by the types without a source', () => {
    // @ts-expect-error: nobody says where the four people are from.
    const unsaid = citeSources({ peoplePerBathroom: 4 }, {})
    expect(unsaid.sources).toEqual({})
  })

  it('has rules of its own by state and number, in short titles', () => {
    expect(ownRules.filter(({ state, rule, at }) => rule.code !== `${state}.${at + 1}`)).toEqual([])
    expect(ownRules.filter(({ rule }) => rule.title.length > 60 || rule.evidence.length === 0)).toEqual([])
  })

  it('is the default where nothing is known, and whole where something is', () => {
    expect(buildOverlay('AR')).toEqual({ state: 'AR', sources: {}, ...defaultOverlay })
    expect(buildOverlay('NJ')).toMatchObject({ state: 'NJ', peoplePerBathroom: 4, validMonths: 12, deciders: 1 })
    expect(buildOverlay('NJ').sources).toEqual({ peoplePerBathroom: 'njarr.org' })
    expect(defaultOverlay.peoplePerBathroom).toBe(6)
  })

  it('holds for one or two years', () => {
    expect(['MD', 'MI', 'WV', 'TX'].map((state) => buildOverlay(state).validMonths)).toEqual([12, 12, 24, 24])
  })

  it('leaves out the levels that nobody certifies there', () => {
    expect(buildOverlay('MO').levels).toEqual([1, 2, 3])
    expect(buildOverlay('MA').levels).toEqual([2])
    expect(buildOverlay('SC').levels).toEqual([1, 2, 3, 4])
  })

  it('knows three forms of a certificate for a time', () => {
    expect(buildOverlay('VA').conditional).toMatchObject({
      name: 'conditional',
      months: 6,
      extensionDays: 90,
      checkInMonth: 5,
    })
    expect(buildOverlay('OH').conditional).toMatchObject({ name: 'preliminary' })
    expect(buildOverlay('GA').conditional).toMatchObject({ name: 'provisional', checkInMonth: 6 })
    expect(buildOverlay('SC').conditional).toBeNull()
  })

  it('ends what is silent for three months, a week after a notice', () => {
    expect(states.map((state) => buildOverlay(state).noContact)).toEqual(
      states.map(() => ({ months: 3, noticeDays: 7 })),
    )
  })
})

describe('what it costs', () => {
  it('comes line by line, with its source, and with no sum for beds that nobody has counted', () => {
    expect(computeFees(buildOverlay('SC'), { residences: 1, beds: 14 })).toEqual({
      lines: [
        { what: 'application', cents: 50_00, count: 1, sum: 50_00 },
        { what: 'organization', cents: 200_00, count: 1, sum: 200_00 },
        { what: 'bed', cents: 5_00, overBeds: 10, count: 4, sum: 20_00 },
      ],
      sum: 270_00,
      source: 'scarronline.org',
    })
    expect(computeFees(buildOverlay('TX'), { residences: 1, beds: 0 })?.lines[1]).toMatchObject({ count: 0, sum: 0 })
    expect(computeFees(buildOverlay('KY'), { residences: 1, beds: 8 })).toMatchObject({ lines: [], sum: 0 })
    expect(computeFees(buildOverlay('AR'), { residences: 1, beds: 8 })).toBeNull()
  })

  it.each([
    ['SC', { residences: 1, beds: 14 }, 270_00],
    ['SC', { residences: 1, beds: 10 }, 250_00],
    ['SC', { residences: 1, beds: 6 }, 250_00],
    ['TX', { residences: 1, beds: 8 }, 580_00],
    ['CO', { residences: 3, beds: 24 }, 1100_00],
    ['VA', { residences: 4, beds: 30 }, 750_00],
    ['IL', { residences: 1, beds: 8 }, 100_00],
    ['IL', { residences: 5, beds: 40 }, 300_00],
    ['KY', { residences: 2, beds: 12 }, 0],
    ['AR', { residences: 2, beds: 12 }, null],
  ])('%s, for %o', (state, applying, cents) => {
    expect(computeFeeCents(buildOverlay(state), applying)).toBe(cents)
  })
})
