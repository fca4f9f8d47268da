import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { ownSharedList, sharedList } from '#contract/search/shared-list.ts'
import { cacheSearch } from '#server/modules/search/found/cached-search.service.ts'
import { createPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { createSearch } from '#server/modules/search/search.service.ts'
import { countMinutesInMemory } from '#server/plumbing/admission/limits/minute-rates.ts'
import { createSharedLimits } from '#server/plumbing/admission/limits/shared-limits.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { searchedStates } from '#tests/support/directory/search-server.ts'
import { toRows } from '#tests/support/product/contact-server.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { actOnMine, actOnShared } from '#web/pages/search/shared-list/shared-act.query.ts'
import { createSharedListsRoutes } from './shared-lists.routes.ts'
import { createSharedLists, type SharedLists } from './shared-lists.service.ts'

const database = shareTestDatabase()
let clock: FakeClock
let server: ModuleServer
let lists: SharedLists
const file = samplePlaces()

beforeEach(async () => {
  clock = fakeClock()
  const { transactions } = database
  const organizationId = await buildOrganization(transactions)
  await buildResidences(transactions, [
    { organizationId, slug: 'harbor', name: 'Harbor Row' },
    { organizationId, slug: 'lantern', name: 'Lantern Hill' },
    { organizationId, slug: 'draft', status: 'draft' },
  ])
  const places = createPlaces({ file, states: searchedStates })
  const search = cacheSearch(createSearch({ transactions, clock, places }), clock)
  lists = createSharedLists({
    transactions,
    search,
    clock,
    minuteRates: countMinutesInMemory(clock),
    limits: createSharedLimits({ transactions, secretKey: 'key', clock }),
  })
  server = moduleServer(() => [createSharedListsRoutes(lists)], { forms, refused: [] })
})

const forms = {
  '/residences/shared/:secret': actOnShared,
  '/residences/shared/mine/:secret': actOnMine,
  '/es/residencias/shared/:secret': actOnShared,
  '/es/residencias/shared/mine/:secret': actOnMine,
}
const share = (residences = 'lantern,harbor', days = '14') =>
  server.postForm('/residences/shared/new', { homes: residences, days })
const readMine = (answer: Response) => answer.headers.get('location')?.split('/').at(-1) ?? ''

async function shared(residences?: string, days?: string) {
  const mine = readMine(await share(residences, days))
  const own = ownSharedList.parse(await (await server.request(`/api/shared-lists/mine/${mine}`)).json())
  return { mine, ...own }
}
const read = (secret: string) => server.request(`/api/shared-lists/${secret}`)

it('makes a link that shows the homes in their order, as they are now', async () => {
  const answer = await share()
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toMatch(/^\/residences\/shared\/mine\/[\w-]{32}$/)
  const { secret, homes: residences } = await shared()
  expect(residences).toBe(2)
  const list = sharedList.parse(await (await read(secret)).json())
  expect(list.items.map(({ name }) => name)).toEqual(['Lantern Hill', 'Harbor Row'])
  expect(Date.parse(list.endsAt) - Date.parse(list.madeAt)).toBe(14 * 24 * 3600 * 1000)
  expect((await read(secret)).headers.get('cache-control')).toBe('private, no-store')
})

it('keeps the ids of the homes and a hash, and nothing of whoever made it', async () => {
  const { mine, secret } = await shared()
  const [row = {}] = await toRows(database, 'select * from shared_list')
  expect(Object.keys(row).toSorted()).toEqual(
    ['ends_at', 'id', 'language', 'made_at', 'residence_ids', 'secret_hash'].toSorted(),
  )
  expect(JSON.stringify(row)).not.toContain(secret)
  expect(JSON.stringify(row)).not.toContain(mine)
})

it('is ended by whoever made it, at once, and by nobody who only has the link', async () => {
  const { mine, secret } = await shared()
  await server.postForm(`/residences/shared/mine/${secret}`, { act: 'end' })
  expect((await read(secret)).status).toBe(200)
  const answer = await server.postForm(`/residences/shared/mine/${mine}`, { act: 'end' })
  expect(answer.headers.get('location')).toBe('/residences/shared/ended')
  expect((await read(secret)).status).toBe(404)
  expect(await toRows(database, 'select * from shared_list')).toEqual([])
})

it('ends by itself, and its row is deleted after that', async () => {
  const { secret } = await shared('harbor', '2')
  clock.forward({ hours: 48 })
  expect((await read(secret)).status).toBe(404)
  expect(await lists.forgetOld()).toBe(1)
  expect(await toRows(database, 'select * from shared_list')).toEqual([])
})

it('shows no home that is not public, and says how many left the list', async () => {
  const { secret, homes: residences } = await shared('harbor,draft,lantern')
  expect(residences).toBe(2)
  await database.run(sql`update residence set status = 'archived' where slug = 'harbor'`)
  const list = sharedList.parse(await (await read(secret)).json())
  expect(list.items.map(({ slug }) => slug)).toEqual(['lantern'])
  expect(list.gone).toBe(1)
})

it('is refused for homes that are not listed, for another act, and after 20 an hour from one address', async () => {
  expect((await share('draft,nothing')).status).toBe(422)
  expect((await server.postForm('/residences/shared/mine/x', { act: 'other' })).status).toBe(400)
  for (let made = 0; made < 20; made += 1) expect((await share('harbor')).status).toBe(303)
  expect((await share('harbor')).status).toBe(429)
})

it('gives these homes as they are now, those that are listed', async () => {
  const answer = await server.request('/api/residences/these?homes=lantern,draft,harbor,%3Cb%3E')
  const { items } = (await answer.json()) as { items: { slug: string }[] }
  expect(items.map(({ slug }) => slug)).toEqual(['lantern', 'harbor'])
})
