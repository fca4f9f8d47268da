import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { gradeBedAge } from '#domain/beds/bed-age.ts'
import { filterGroups, type People } from '#domain/beds/residence-beds.ts'
import { isCertified } from '#domain/certification/certificate/certificate.ts'
import { type Answers, type Need, needs } from '#domain/residence/needs.ts'
import { type Audience, audiences, type NarrLevel } from '#domain/residence/residence.ts'
import {
  computeMiles,
  type FilterFacts,
  listChecks,
  listPeople,
  meets,
  type SearchFilters,
} from '#domain/search/residence-search.ts'
import type { ResidenceRow } from '#tests/support/directory/listing-rows.ts'
import { searchServer } from '#tests/support/directory/search-server.ts'

const { build, find, answer, saying, clock, ago } = searchServer({ keepsRows: true })

/** A home as it was put in, with the id it got. */
type BuiltRow = Partial<ResidenceRow> & { id: string }
let residences: BuiltRow[]

const whole = (min: number, max: number) => fc.integer({ min, max })
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

const answers: fc.Arbitrary<Answers> = fc.dictionary(fc.constantFrom(...needs), fc.boolean(), { noNullPrototype: true })
const group = fc.record({
  audience: fc.constantFrom<Audience>('women', 'men', 'any', 'women_with_children', 'couples'),
  totalBeds: whole(1, 4),
  occupied: orNull(whole(0, 5)),
  saidHoursAgo: whole(1, 240),
  holdHours: fc.array(whole(-3, 3), { maxLength: 3 }),
})
const residence = fc.record({
  name: fc.constantFrom('Harbor Row', 'Willow Gate', 'Cedar Steps'),
  latitude: fc.double({ min: 34, max: 36, noNaN: true }),
  longitude: fc.double({ min: -93, max: -91, noNaN: true }),
  stateCode: fc.constantFrom('AR', 'TX'),
  certified: fc.boolean(),
  certifiedUntil: orNull(fc.constantFrom('2026-02-28', '2026-03-01', '2026-03-02', '2027-01-31')),
  narrLevel: orNull(fc.constantFrom<NarrLevel>(1, 2, 3, 4)),
  fee: orNull(fc.record({ amount: whole(0, 5), deposit: orNull(whole(0, 5)) })),
  answers,
  minimumSobrietyDays: orNull(whole(0, 4)),
  keepsWaitingList: orNull(fc.boolean()),
  groups: fc.uniqueArray(group, { selector: ({ audience }) => audience, maxLength: 3 }),
})

const ask = fc.record({
  near: orNull(whole(20, 90)),
  state: fc.constantFrom('', 'AR'),
  beds: fc.constantFrom<SearchFilters['beds']>('any', 'open', 'open_or_waiting'),
  audience: orNull(fc.constantFrom(...audiences)),
  level: fc.uniqueArray(fc.constantFrom<NarrLevel>(1, 2, 3, 4), { maxLength: 2 }),
  certified: fc.boolean(),
  cash: orNull(whole(0, 10)),
  sobriety: orNull(whole(0, 4)),
  needs: fc.dictionary(fc.constantFrom<Need>('pets', 'children', 'spanish'), fc.constantFrom('yes', 'no'), {
    maxKeys: 2,
  }),
  includesNotStated: fc.boolean(),
})
type SearchSample = typeof ask extends fc.Arbitrary<infer Value> ? Value : never

const middle = { latitude: 35, longitude: -92 }

beforeAll(async () => {
  const drawn = fc.sample(residence, { numRuns: 160, seed: 17 })
  const rows = drawn.map(({ fee, groups, ...row }) => ({
    ...row,
    fee: fee && { ...fee, per: 'week' as const },
    groups: groups.map(({ saidHoursAgo, holdHours, ...rest }) => ({
      ...rest,
      saidAt: ago({ hours: saidHoursAgo }),
      holds: holdHours.map((hours) => ago({ hours: -hours })),
    })),
  }))
  const ids = await build(...rows)
  residences = rows.map((row, index) => ({ ...row, id: ids[index] ?? '' }))
})

/** What the pure functions know of a home that was put in. */
function searched({ groups = [], ...row }: BuiltRow, people: People): FilterFacts & { saidAt: Date[] } {
  const now = clock().now()
  const said = Object.entries(row.answers ?? {})
  const no = needs.filter((need) => said.some(([name, answer]) => name === need && answer === false))
  const own = groups.map((group) => ({ ...group, audience: group.audience ?? ('any' as const) }))
  const yes = needs.filter((need) => said.some(([name, answer]) => name === need && answer))
  const taking = filterGroups(own, people, { yes, no })
  const counted = taking.filter((own) => own.occupied !== null && gradeBedAge(own.saidAt ?? null, now) !== 'withdrawn')
  const open = counted.map(({ totalBeds, occupied, holds = [] }) =>
    Math.max(0, totalBeds - (occupied ?? 0) - holds.filter((until) => until > now).length),
  )
  const { certified = false, certifiedUntil = null, fee } = row
  return {
    audiences: groups.map((own) => own.audience ?? 'any'),
    availableBeds: open.length === 0 ? null : open.reduce((sum, beds) => sum + beds, 0),
    age: 'fresh',
    keepsWaitingList: row.keepsWaitingList ?? null,
    narrLevel: (row.narrLevel ?? null) as NarrLevel | null,
    certified: isCertified({ certified, certifiedUntil }, now),
    cashToMoveIn: fee && typeof fee.deposit === 'number' ? fee.amount + fee.deposit : null,
    minimumSobrietyDays: row.minimumSobrietyDays ?? null,
    yes,
    no,
    saidAt: counted.flatMap(({ saidAt }) => saidAt ?? []),
  }
}

function buildQuery(asked: SearchSample): string {
  const { beds, audience, near } = asked
  return `?${new URLSearchParams({
    ...(near !== null && { near: `${middle.latitude},${middle.longitude}`, radius: String(near) }),
    state: asked.state,
    open: { any: '', open: '1', open_or_waiting: 'waiting' }[beds],
    for: audience ?? '',
    level: asked.level.join(','),
    certified: asked.certified ? '1' : '',
    fee_max: String(asked.cash ?? ''),
    sober_days: String(asked.sobriety ?? ''),
    unstated: asked.includesNotStated ? '1' : '0',
    ...asked.needs,
    limit: '100',
  })}`
}

async function everything(query: string): Promise<FoundResidence[]> {
  const found: FoundResidence[] = []
  for (let next: string | null = ''; next !== null; ) {
    const page: Awaited<ReturnType<typeof find>> = await find(`${query}&cursor=${next}`)
    found.push(...page.items)
    next = page.next
  }
  return found
}

describe('the search in the database', () => {
  it('finds exactly the homes that the pure rules find, nearest first', async () => {
    await fc.assert(
      fc.asyncProperty(ask, async (asked) => {
        const isHere = ({ latitude = 0, longitude = 0, stateCode }: BuiltRow) =>
          (asked.near === null || computeMiles(middle, { latitude, longitude }) <= asked.near) &&
          (asked.state === '' || stateCode === asked.state)
        const expected = residences.filter(
          (own) =>
            isHere(own) && listChecks(searched(own, listPeople(asked)), asked).every((check) => meets(check, asked)),
        )
        const found = await everything(buildQuery(asked))
        expect(found.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
        for (const shown of found) {
          const own = residences.find(({ id }) => id === shown.id)
          if (own) expect(shown.availableBeds).toBe(searched(own, listPeople(asked)).availableBeds)
        }
        const ways = found.map(({ distance }) => distance ?? 0)
        expect(ways).toEqual(ways.toSorted((a, b) => a - b))
      }),
      { numRuns: 80 },
    )
  }, 120_000)
})

describe('what is not stated', () => {
  const count = async (query: string) => (await everything(query)).length

  it('is neither a yes nor a no, and comes along only where it is asked for', async () => {
    const said = (answer: boolean) => residences.filter(({ answers }) => answers?.pets === answer).length
    const silent = residences.length - said(true) - said(false)
    expect(silent).toBeGreaterThan(0)
    expect(await count('?pets=yes')).toBe(said(true))
    expect(await count('?pets=no')).toBe(said(false))
    expect(await count('?pets=yes&unstated=1')).toBe(said(true) + silent)
    expect(await count('?pets=no&unstated=1')).toBe(said(false) + silent)
  })

  it('never excuses beds or certification', async () => {
    for (const filter of ['open=1', 'certified=1']) {
      expect(await count(`?${filter}&unstated=1`)).toBe(await count(`?${filter}`))
    }
  })
})

describe('a bed for somebody about whom the home is asked', () => {
  const named = (name: string, audience: Audience, answers: Answers) => ({
    name,
    city: 'Hope',
    stateCode: 'ME',
    answers,
    groups: [saying(4, 1, { audience })],
  })

  it('is found in a group for anyone where the home says yes, or on asking where it has not said', async () => {
    await build(
      named('No children', 'any', { children: false }),
      named('Says nothing', 'any', {}),
      named('Their own', 'women_with_children', { children: false }),
      named('No couples', 'any', { children: true, couples: false, lgbtq: false }),
      named('Says yes', 'any', { children: true, couples: true, lgbtq: true }),
    )
    const names = async (wanted: string) =>
      (await find(`?state=ME&open=1&for=${wanted}`)).items.map(({ name }) => name).toSorted()
    expect(await names('women_with_children')).toEqual(['No couples', 'Says yes', 'Their own'])
    expect(await names('families')).toEqual(['No couples', 'Says yes'])
    expect(await names('families&unstated=1')).toEqual(['No couples', 'Says nothing', 'Says yes'])
    expect(await names('couples')).toEqual(['Says yes'])
    expect(await names('couples&unstated=1')).toEqual(['No children', 'Says nothing', 'Says yes'])
    expect(await names('lgbtq')).toEqual(['Says yes'])
    expect(await names('women')).toEqual(['No children', 'No couples', 'Says nothing', 'Says yes'])
    const around = await answer('?state=ME&open=1&for=families')
    expect([around.total, around.bedsFresh]).toEqual([2, 2])
    expect((await answer('?state=ME&for=families')).towns).toMatchObject([{ name: 'Hope', openBeds: 2 }])
    expect((await answer('?state=ME&for=families&unstated=1')).towns).toMatchObject([{ name: 'Hope', openBeds: 3 }])
  })
})

describe('a search for people of whom no home has said that it takes them', () => {
  it('offers those that have not said, and how many they are', async () => {
    await build({ name: 'Says nothing', stateCode: 'ME', city: 'Lee', groups: [saying(4, 1, { audience: 'any' })] })
    const { total, relaxations } = await answer('?state=ME&city=Lee&open=1&for=couples')
    expect(total).toBe(0)
    expect(relaxations).toContainEqual(expect.objectContaining({ change: 'unstated', to: '1', homes: 1 }))
    expect((await find('?state=ME&city=Lee&open=1&for=couples&unstated=1')).items).toHaveLength(1)
  })
})

describe('a certificate', () => {
  it('counts to the end of its last day in the latest time zone, and not a moment longer', async () => {
    const residence = (name: string, certifiedUntil: string | null) => ({
      name,
      stateCode: 'NY',
      certified: true,
      certifiedUntil,
    })
    await build(residence('Over', '2026-03-01'), residence('Last day', '2026-03-02'), residence('Open end', null))
    const certified = async () => (await find('?state=NY&certified=1')).items.map(({ name }) => name).toSorted()
    expect(await certified()).toEqual(['Last day', 'Open end'])
    const shown = (await find('?state=NY')).items.map(({ name, certified }) => [name, certified])
    expect(shown.toSorted()).toEqual([
      ['Last day', true],
      ['Open end', true],
      ['Over', false],
    ])
    const missed = await answer('?state=NY&certified=1')
    expect(missed.misses.map(({ residence }) => residence.name)).toEqual(['Over'])
    clock().forward({ hours: 18, minutes: 59 })
    expect(await certified()).toEqual(['Last day', 'Open end'])
    clock().forward({ minutes: 1 })
    expect(await certified()).toEqual(['Open end'])
  })
})
