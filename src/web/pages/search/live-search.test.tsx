// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { listingEn } from '#content/residence/listing.en.ts'
import { searchEn } from '#content/search/search.en.ts'
import type { ResidenceBeds } from '#contract/live/live.ts'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import type { FoundResidence, SearchAnswer } from '#contract/search/residence-search.ts'
import { readSearchAddress } from '#domain/search/search-address.ts'
import { sampleAnswer, sampleResidence } from '#tests/support/directory/sample-residences.ts'
import { fakeEventSource } from '#tests/support/live/fake-event-source.ts'
import { readPage } from '#web/parts/frame/live-page/fresh-page.ts'
import { hydrate } from '#web/parts/frame/live-page/live-list.island.ts'
import { sortTowns } from './found/residences-now.query.ts'
import { noMap } from './map/map-data.ts'
import type { PageData } from './page-data.ts'
import { ResidencesScreen } from './residences-screen.tsx'

vi.mock(import('#web/parts/frame/live-page/fresh-page.ts'), async (original) => ({
  ...(await original()),
  readPage: vi.fn(),
}))

let sources: ReturnType<typeof fakeEventSource>

beforeEach(() => {
  vi.useFakeTimers()
  sources = fakeEventSource()
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
/** A home with so many open beds of 8, said two days ago. */
function residence(name: string, open: number): FoundResidence {
  const reportedAt = daysAgo(2.5)
  return sampleResidence({
    id: `id-of-${name}`,
    slug: name.toLowerCase(),
    name,
    availableBeds: open,
    totalBeds: 8,
    availabilityAge: 'ageing',
    reportedAt,
    groups: [{ ...findGroup(open), reportedAt }],
  })
}
const findGroup = (open: number) => ({
  audience: 'any' as const,
  totalBeds: 8,
  availableBeds: open,
  reportedAt: daysAgo(0),
})
const now = ({ id, slug, name }: FoundResidence, open: number): ResidenceBeds => ({
  id,
  slug,
  name,
  availableBeds: open,
  totalBeds: 8,
  yes: [],
  no: [],
  availabilityAge: 'fresh',
  reportedAt: daysAgo(0),
  groups: [findGroup(open)],
})

const [first, missed, beside] = [residence('Found', 3), residence('Missed', 0), residence('Beside', 4)]
const noBed = { what: 'beds', need: null, wanted: null, said: 'no', isMet: false } as const
const measuredAt = new Date().toISOString()
const answer = sampleAnswer({
  items: [first],
  misses: [{ residence: missed, checks: [noBed] }],
  missing: 1,
  measuredAt,
})

/** What is drawn of a search; homes that are not listed any more are null. */
function found(shown = answer, compared = [beside], gone: readonly FoundResidence[] = []): PageData['searched'] {
  const isListed = ({ slug }: FoundResidence) => !gone.some((residence) => residence.slug === slug)
  return {
    kind: 'found',
    answer: shown,
    compared: compared.filter(isListed),
    map: noMap,
    nearest: [],
    guide: null,
    shown: {
      residences: shown.items.map((residence) => (isListed(residence) ? residence : null)),
      misses: shown.misses.map((miss) => (isListed(miss.residence) ? miss : null)),
    },
  }
}

const site = { baseUrl: '', mapTiles: null } as SiteSettings

function renderHtml(search: string, searched: PageData['searched']): string {
  const address = readSearchAddress(new URLSearchParams(search))
  const data = { address, at: measuredAt, searched, view: 'cards' } as const
  const words = { words: searchEn, listingWords: listingEn }
  return renderToStaticMarkup(<ResidencesScreen found={data} states={[]} site={site} {...words} />)
}

/** An open search whose page will be drawn as `then` from now on. */
async function open(search: string, searched: PageData['searched'], then = searched): Promise<void> {
  document.body.innerHTML = renderHtml(search, searched)
  const fresh = document.implementation.createHTMLDocument()
  fresh.body.innerHTML = renderHtml(search, then)
  vi.mocked(readPage).mockReset().mockResolvedValue(fresh)
  const island = document.querySelector<HTMLElement>('porch-island[src$="live-list.island.ts"]')
  if (!island) throw new Error('Nothing follows the homes.')
  await hydrate(island)
  sources.last.open()
  await vi.advanceTimersByTimeAsync(0)
}

async function tell(residences: ResidenceBeds[], gone: string[] = []): Promise<void> {
  sources.last.tell('beds', { homes: residences, gone })
  await vi.advanceTimersByTimeAsync(6_000)
}

const said = (one: FoundResidence, open: number): FoundResidence => ({ ...one, ...now(one, open) })
const words = (element: Element | null) => element?.textContent ?? ''
const miss = () => document.querySelector('.misses > li')
const columns = () => document.querySelector('.compare')
const statuses = () => [...document.querySelectorAll('[role="status"]')].map(words)

it('every home of an open search follows what is said, on one stream: found, missing a need and side by side', async () => {
  const misses = [{ residence: said(missed, 1), checks: [{ ...noBed, said: 'yes' as const, isMet: true }] }]
  const then = found({ ...answer, misses }, [said(beside, 5)])
  await open('near=Little+Rock,AR&open=1&compare=beside', found(), then)
  expect(sources.made.map(({ url }) => url)).toEqual(['/api/v1/events?homes=id-of-Found,id-of-Missed,id-of-Beside'])
  expect([words(miss()), words(columns())]).toEqual([
    expect.stringMatching(/0\/8 available.*Said 2 days ago/),
    expect.stringMatching(/4\/8 available.*Said 2 days ago/),
  ])
  await tell([now(missed, 1), now(beside, 5)])
  expect(vi.mocked(readPage).mock.calls).toEqual([
    ['/residences?near=Little+Rock,AR&open=1&compare=beside&drawn=found~missed'],
  ])
  expect([words(miss()), words(columns())]).toEqual([
    expect.stringMatching(/1\/8 available.*Said just now/),
    expect.stringMatching(/5\/8 available.*Said just now/),
  ])
  // The reason is as true as the number above it.
  expect(words(miss())).not.toContain(searchEn.misses.beds('no', false))
  expect(words(miss())).toContain(searchEn.misses.beds('yes', false))
  expect(statuses()).toContain('Missed: 1/8 available. Beside: 5/8 available')
  expect(words(document.querySelector('.changed-line'))).toContain('1 home changed.')
})

it('a number said once more is as old as it is now, in the list and beside others', async () => {
  const again = said(residence('Found', 3), 3)
  const one = residence('Found', 3)
  await open('near=Little+Rock,AR', found(answer, [one]), found({ ...answer, items: [again] }, [again]))
  const card = () => document.querySelector('.residences > li')
  expect([words(card()), words(columns())]).toEqual(Array(2).fill(expect.stringContaining('Said 2 days ago')))
  await tell([now(one, 3)])
  expect([words(card()), words(columns())]).toEqual(Array(2).fill(expect.stringContaining('Said just now')))
})

it('a home that left the list offers no bed and no number to call, whichever list it stood in', async () => {
  await open('near=Little+Rock,AR&compare=beside', found(), found(answer, [beside], [missed, beside]))
  sources.last.tell('beds', { homes: [], gone: [missed.id, beside.id] })
  const expectGone = () => {
    for (const list of [miss(), columns()]) {
      expect(words(list)).toContain('No longer listed')
      expect(words(list)).not.toMatch(/available|Said/)
      expect(list?.querySelector('a[href^="tel:"]')).toBeNull()
    }
  }
  expectGone()
  // The page as it is now knows nothing of them.
  await vi.advanceTimersByTimeAsync(6_000)
  expectGone()
})

it('homes side by side follow before anything is searched for', async () => {
  const begun = (open: number) => ({ kind: 'start' as const, compared: [said(beside, open)], saved: null })
  await open('compare=beside', begun(4), begun(7))
  await tell([now(beside, 7)])
  expect(words(columns())).toContain('7/8 available')
})

const town = (name: string, openBeds: number) => ({
  name,
  homes: 2,
  openBeds,
  bedsToConfirm: 0,
  latitude: 35,
  longitude: -92,
})
const arkansas: SearchAnswer = {
  ...answer,
  place: {
    kind: 'state',
    name: 'Arkansas',
    state: 'AR',
    latitude: null,
    longitude: null,
    radius: null,
    others: [],
    isGuess: false,
  },
  misses: [],
  saidBeds: 9,
  bedsFresh: 5,
  bedsOlder: 0,
  towns: [town('Conway', 4), town('Benton', 1)],
}

it('a whole state is followed on the same stream as the homes of the page, and its heading follows', async () => {
  const then = { ...arkansas, bedsFresh: 7 }
  await open('state=AR&compare=beside', found(arkansas), found(then))
  expect(sources.made.map(({ url }) => url)).toEqual(['/api/v1/events?homes=id-of-Found,id-of-Beside&state=AR'])
  expect(words(document.querySelector('h1'))).toBe('5 beds open in Arkansas')
  const elsewhere = { ...now(beside, 1), id: 'elsewhere' }
  for (let time = 0; time < 5; time += 1) sources.last.tell('beds', { homes: [elsewhere], gone: [] })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(words(document.querySelector('h1'))).toBe('7 beds open in Arkansas')
  expect(statuses()).toContain('7 beds open in Arkansas')
  expect(readPage).toHaveBeenCalledTimes(1)
  // A busy state is asked about every few seconds, not for each change.
  sources.last.tell('beds', { homes: [elsewhere], gone: [] })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(readPage).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(readPage).toHaveBeenCalledTimes(2)
  // Too many changes to send one by one: the stream starts again.
  sources.last.tell('again')
  await vi.advanceTimersByTimeAsync(3_000)
  sources.last.open()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(readPage).toHaveBeenCalledTimes(3)
})

it('keeps what it says where the page cannot be read', async () => {
  await open('state=AR', found(arkansas, []))
  vi.mocked(readPage).mockResolvedValue(null)
  await tell([{ ...now(beside, 1), id: 'elsewhere' }])
  expect(words(document.querySelector('h1'))).toBe('5 beds open in Arkansas')
})

it('leaves the towns of a state where they stand, and adds new ones at the end', () => {
  const asked = new URLSearchParams('drawn=found~~Conway,Benton')
  const now = { ...arkansas, towns: [town('Benton', 6), town('Cabot', 1), town('Conway', 0)] }
  expect(sortTowns(now, asked).towns.map(({ name }) => name)).toEqual(['Conway', 'Benton', 'Cabot'])
  expect(sortTowns(now, new URLSearchParams()).towns).toEqual(now.towns)
})
