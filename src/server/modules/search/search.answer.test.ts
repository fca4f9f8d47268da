import { describe, expect, it } from 'vitest'
import type { MissedResidence } from '#contract/search/residence-search.ts'
import type { ResidenceRow } from '#tests/support/directory/listing-rows.ts'
import { listNames, searchServer } from '#tests/support/directory/search-server.ts'

const { build, find, answer, saying, ago } = searchServer()

const littleRock = { latitude: 34.7465, longitude: -92.2896, city: 'Little Rock' }
const moveNorth = (miles: number): Partial<ResidenceRow> => ({ ...littleRock, latitude: 34.7465 + miles / 69.09 })
const open = (beds: number, rest: Parameters<typeof saying>[2] = {}) => ({ groups: [saying(8, beds, rest)] })

describe('GET /api/residences/answer', () => {
  it('is a page of homes with the place as it was understood', async () => {
    await build({ name: 'Here', ...littleRock, ...open(2) })
    const page = await answer('?near=little rock, ar&radius=10')
    expect(listNames(page)).toEqual(['Here'])
    expect(page.place).toEqual({
      kind: 'town',
      name: 'Little Rock',
      state: 'AR',
      radius: 10,
      latitude: expect.closeTo(34.75, 1),
      longitude: expect.closeTo(-92.3, 1),
      others: [],
      isGuess: false,
    })
    expect(page.measuredAt).toBe('2026-03-02T15:00:00.000Z')
  })

  it.each([
    ['', null],
    ['?near=72201', { kind: 'zip', name: '72201', town: 'Little Rock', state: 'AR', radius: 25 }],
    ['?near=34.7,-92.3', { kind: 'point', name: '', state: null, latitude: 34.7, longitude: -92.3 }],
    ['?state=ME', { kind: 'state', name: 'Maine', state: 'ME', latitude: null, radius: null }],
    ['?state=AR&city=Conway', { kind: 'town', name: 'Conway', state: 'AR', latitude: expect.closeTo(35.1, 1) }],
    ['?state=AR&city=Nowhere', { kind: 'town', name: 'Nowhere', state: 'AR', latitude: null, radius: null }],
  ])('names the place of %s', async (query, place) => {
    const found = (await answer(query)).place
    if (place === null) expect(found).toBeNull()
    else expect(found).toMatchObject(place)
  })

  it('never mixes fresh and older beds, and has withdrawn ones in no sum', async () => {
    await build(
      { ...open(2) },
      { ...open(1, { saidAt: ago({ days: 2 }) }) },
      { ...open(4, { saidAt: ago({ days: 5 }) }) },
    )
    await build({ ...open(8, { saidAt: ago({ days: 8 }) }) })
    await build({
      groups: [saying(8, 3, { audience: 'men' }), saying(4, 2, { audience: 'women', saidAt: ago({ days: 4 }) })],
    })
    expect(await answer()).toMatchObject({ total: 5, bedsFresh: 6, bedsOlder: 6, saidBeds: 36 })
    expect(await answer('?for=women')).toMatchObject({ bedsFresh: 3, bedsOlder: 6, saidBeds: 28 })
    // A page that holds everything sums its own homes; of more the database does.
    expect(await answer('?limit=1')).toMatchObject({ total: 5, bedsFresh: 6, bedsOlder: 6, saidBeds: 36 })
    expect(await answer('?for=women&limit=1')).toMatchObject({ bedsFresh: 3, bedsOlder: 6, saidBeds: 28 })
  })

  it.each(['?state=AR', '', '?near=72201&radius=10', '?state=AR&city=Little Rock'])(
    'counts what the homes of %s say to each need, whatever else is asked',
    async (where) => {
      const answers = [{ pets: true }, { pets: true, spanish: false }, { pets: false }, {}]
      await build(...answers.map((said) => ({ ...littleRock, answers: said })))
      const page = await answer(`${where}${where ? '&' : '?'}open=1`)
      expect(page.lookedAt).toBe(4)
      expect(page.needs).toHaveLength(17)
      expect(page.needs.find(({ need }) => need === 'pets')).toEqual({ need: 'pets', yes: 2, no: 1, notStated: 1 })
      expect(page.needs.find(({ need }) => need === 'spanish')).toMatchObject({ yes: 0, no: 1, notStated: 3 })
    },
  )
})

describe('homes that nearly fit', () => {
  const failed = ({ residence, checks }: MissedResidence) => [
    residence.name,
    ...checks.filter(({ isMet }) => !isMet).map(({ what, need }) => need ?? what),
  ]

  it('come by what they have not said, then by fewest misses and distance, and never where they do not take whom it is for', async () => {
    const women = { audience: 'women' } as const
    await build({ name: 'Fits', ...littleRock, ...open(1, women), answers: { pets: true }, narrLevel: 2 })
    await build({ name: 'Silent far', ...moveNorth(9), ...open(1, women), narrLevel: 2 })
    await build({ name: 'No pets', ...moveNorth(3), ...open(1, women), answers: { pets: false }, narrLevel: 2 })
    await build({ name: 'Two', ...moveNorth(1), ...open(0, women), answers: { pets: false }, narrLevel: 2 })
    await build({ name: 'Three', ...moveNorth(1), ...open(0, women), answers: { pets: false }, narrLevel: 3 })
    await build({
      name: 'Men',
      ...moveNorth(1),
      ...open(1, { audience: 'men' }),
      answers: { pets: true },
      narrLevel: 2,
    })
    const page = await answer('?near=34.7465,-92.2896&for=women&open=1&pets=yes&level=2')
    expect(listNames(page)).toEqual(['Fits'])
    expect(page.misses.map(failed)).toEqual([
      ['Silent far', 'pets'],
      ['No pets', 'pets'],
      ['Two', 'beds', 'pets'],
    ])
    expect(page).toMatchObject({ notSaid: 1, missing: 2 })
    expect(page.misses[0]?.checks.map(({ what, said, isMet }) => `${what} ${said} ${isMet}`)).toEqual([
      'need not_stated false',
      'distance yes true',
      'beds yes true',
      'audience yes true',
      'level yes true',
    ])
    expect(page.misses[0]?.residence.distance).toBe(9)
  })

  it('count a home whose number is too old to stand among those to be asked', async () => {
    await build({ name: 'Silent', ...open(3, { saidAt: ago({ days: 8 }) }) }, { ...open(0) })
    const page = await answer('?open=1&state=AR')
    expect(page).toMatchObject({ notSaid: 1, missing: 1 })
    expect(page.misses.map(failed)).toEqual([
      ['Silent', 'beds'],
      [expect.any(String), 'beds'],
    ])
  })

  it('are five at most, and none where nothing was asked', async () => {
    await build(...Array.from({ length: 8 }, () => ({ ...open(0) })))
    const page = await answer('?open=1&state=AR')
    expect(page.misses).toHaveLength(5)
    expect(page.missing).toBe(8)
    expect(await answer('?state=AR')).toMatchObject({ misses: [], notSaid: 0, missing: 0, total: 8 })
  })
})

const alone = { also: [], isWidest: false }

describe('what to ask less of when nothing was found', () => {
  it('is told with real counts, what asks least of a person first, and none that finds nothing', async () => {
    const dear = { fee: { amount: 500, per: 'week', deposit: 0 } } as const
    const cheap = { fee: { amount: 100, per: 'week', deposit: 0 } } as const
    await build({ ...littleRock, ...open(1), ...cheap, certified: true })
    await build({ ...moveNorth(30), ...open(1), ...cheap, certified: true, narrLevel: 2 })
    await build({ ...littleRock, ...open(0), ...cheap, certified: true, narrLevel: 2, keepsWaitingList: true })
    await build({ ...littleRock, ...open(1), ...dear, certified: true, narrLevel: 2 })
    const page = await answer('?near=72201&open=1&fee_max=400&level=2&certified=1')
    expect(page.total).toBe(0)
    expect(page.relaxations).toEqual([
      { change: 'unstated', from: '', to: '1', homes: 1, isLeast: false, ...alone },
      { change: 'radius', from: '25', to: '50', homes: 1, isLeast: false, ...alone },
      { change: 'open', from: '1', to: 'waiting', homes: 1, isLeast: false, ...alone },
      { change: 'fee_max', from: '400', to: '500', homes: 1, isLeast: false, ...alone },
    ])
  })

  it('goes on to the next step where the first finds nothing, and drops level and certification', async () => {
    await build({ ...moveNorth(40), ...open(1), narrLevel: 1 })
    const radius = await answer('?near=72201&radius=10')
    expect(radius.relaxations).toEqual([{ change: 'radius', from: '10', to: '50', homes: 1, isLeast: false, ...alone }])
    const level = await answer('?state=AR&level=2,3')
    expect(level.relaxations).toEqual([{ change: 'level', from: '2,3', to: '', homes: 1, isLeast: false, ...alone }])
    const certified = await answer('?state=AR&certified=1')
    expect(certified.relaxations).toEqual([
      { change: 'certified', from: '1', to: '', homes: 1, isLeast: false, ...alone },
    ])
  })

  it('is several things at once where one is not enough, with real counts and the fewest first', async () => {
    const fee = (amount: number) => ({ fee: { amount, per: 'week', deposit: 0 } }) as const
    const mothers = (beds: number) => open(beds, { audience: 'women_with_children' })
    await build(
      { ...moveNorth(40), ...mothers(1), ...fee(300), answers: { methadone: true, pets: true } },
      { ...moveNorth(30), ...mothers(1), ...fee(300), answers: { methadone: true, pets: true } },
      { ...moveNorth(2), ...mothers(1), ...fee(90), answers: { methadone: false, pets: true } },
      { ...moveNorth(3), ...mothers(1), ...fee(300), answers: { methadone: true, pets: false } },
      { ...moveNorth(3), ...open(1, { audience: 'men' }), answers: { methadone: true, pets: true } },
      { ...moveNorth(4), ...mothers(1), ...fee(300), answers: { children: false } },
    )
    const query = 'near=34.7465,-92.2896&radius=5&open=1&for=women_with_children&pets=yes&methadone=yes&fee_max=100'
    const { relaxations, lookedAt } = await answer(`?${query}`)
    expect(lookedAt).toBe(4)
    expect(
      relaxations.map(({ change, also, homes: residences }) => [
        [change, ...also.map((one) => one.change)],
        residences,
      ]),
    ).toEqual([
      [['radius', 'fee_max'], 2],
      [['fee_max', 'pets'], 1],
      [['unstated', 'fee_max'], 1],
    ])
    for (const { change, to, also, homes: residences, isWidest } of relaxations) {
      const changed = new URLSearchParams(query)
      for (const step of [{ change, to }, ...also]) changed.set(step.change, step.to)
      expect([isWidest, (await find(`?${changed}`)).total]).toEqual([false, residences])
    }
  })

  it('never gives up a medicine or whom it is for, but in the widest search of all, which always is a way on', async () => {
    await build({ ...open(1, { audience: 'men' }), answers: { methadone: false } })
    const widest = { isWidest: true, homes: 1, isLeast: false }
    expect((await answer('?state=AR&methadone=yes')).relaxations).toEqual([
      { change: 'open', from: '', to: '1', also: [{ change: 'methadone', from: 'yes', to: '' }], ...widest },
    ])
    expect((await answer('?state=AR&for=women&open=1')).relaxations).toEqual([
      { change: 'for', from: 'women', to: '', also: [], ...widest },
    ])
    const far = (await answer('?near=39.7,-104.9&radius=5&open=1&q=nowhere')).relaxations
    expect(far).toEqual([])
    const near = (await answer('?near=72201&state=AR&city=Nowhere&radius=5&open=1')).relaxations
    expect(near.map(({ change, to, also }) => [[change, to], ...also.map((one) => [one.change, one.to])])).toEqual([
      [
        ['radius', '100'],
        ['city', ''],
        ['state', ''],
      ],
    ])
  })

  it('is not told where something was found', async () => {
    await build({ ...open(1) })
    expect((await answer('?state=AR&open=1')).relaxations).toEqual([])
  })
})

describe('the towns of a state', () => {
  it('come by open beds, each with its middle, as far as somebody takes whom it is for', async () => {
    await build({ ...littleRock, ...open(1) }, { ...littleRock, ...open(3, { audience: 'men' }) }, { ...open(2) })
    await build({ ...open(7, { saidAt: ago({ days: 5 }) }) })
    await build({ city: 'Nowhere Springs', latitude: 35.5, longitude: -93, ...open(8, { saidAt: ago({ days: 9 }) }) })
    const { towns } = await answer('?state=AR&certified=1')
    expect(
      towns.map(({ name, homes: residences, openBeds, bedsToConfirm }) => [name, residences, openBeds, bedsToConfirm]),
    ).toEqual([
      ['Little Rock', 2, 4, 0],
      ['Conway', 2, 2, 7],
      ['Nowhere Springs', 1, 0, 0],
    ])
    expect(towns[0]).toMatchObject({ latitude: expect.closeTo(34.75, 1), longitude: expect.closeTo(-92.3, 1) })
    expect(towns[2]).toMatchObject({ latitude: 35.5, longitude: -93 })
    expect((await answer('?state=AR&for=women')).towns[0]).toMatchObject({ name: 'Conway', openBeds: 2 })
    expect((await answer('?near=72201')).towns).toEqual([])
  })
})
