// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { homesEn } from '#content/seekers/homes.en.ts'
import { searchEn } from '#content/seekers/search.en.ts'
import type { HomeBeds } from '#contract/live.ts'
import type { FoundResidence, SearchAnswer } from '#contract/residence-search.ts'
import { readSearchAddress } from '#domain/search-address.ts'
import { fakeEventSource } from '../../../../tests/support/fake-event-source.ts'
import { sampleAnswer, sampleHome } from '../../../../tests/support/sample-homes.ts'
import type { PageData } from './page-data.ts'
import { ResidencesScreen } from './residences-screen.tsx'

let sources: ReturnType<typeof fakeEventSource>

beforeEach(() => {
  sources = fakeEventSource()
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
/** A home with so many open beds of 8, said two days ago. */
function home(name: string, open: number): FoundResidence {
  const reportedAt = daysAgo(2.5)
  return sampleHome({
    ...{ id: `id-of-${name}`, slug: name.toLowerCase(), name, availableBeds: open, totalBeds: 8 },
    ...{ availabilityAge: 'ageing', reportedAt, groups: [{ ...groupOf(open), reportedAt }] },
  })
}
const groupOf = (open: number) => ({
  ...{ audience: 'any' as const, totalBeds: 8, availableBeds: open, reportedAt: daysAgo(0) },
})
const now = ({ id, slug, name }: FoundResidence, open: number): HomeBeds => ({
  ...{ id, slug, name, availableBeds: open, totalBeds: 8, yes: [], no: [], availabilityAge: 'fresh' },
  ...{ reportedAt: daysAgo(0), groups: [groupOf(open)] },
})

const [found, missed, beside] = [home('Found', 3), home('Missed', 0), home('Beside', 4)]
const noBed = { what: 'beds', need: null, wanted: null, said: 'no', isMet: false } as const
const measuredAt = new Date().toISOString()
const answer = sampleAnswer({ items: [found], misses: [{ home: missed, checks: [noBed] }], missing: 1, measuredAt })

function open(search: string, searched: PageData['searched']) {
  const address = readSearchAddress(new URLSearchParams(search))
  const element = (
    <ResidencesScreen
      found={{ address, at: measuredAt, searched, usualView: 'cards', outline: null, ground: null, stateGround: null }}
      {...{ words: searchEn, homeWords: homesEn, path: '/residences', origin: '', states: [], isBusy: false }}
      whereOf={() => ''}
      meant={(asked) => asked}
      homePath={(slug) => `/residences/${slug}`}
    />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}
const tell = (homes: HomeBeds[], gone: string[] = []) => act(() => sources.last.tell('beds', { homes, gone }))
const words = (element: Element | null) => element?.textContent ?? ''
const miss = () => document.querySelector('.misses > li')
const columns = () => document.querySelector('.compare')
const lit = (within: Element | null) => within?.querySelectorAll('.light .on').length ?? 0

it('every home of an open search follows what is said, on one stream: found, missing a need and side by side', () => {
  open('near=Little+Rock,AR&open=1&compare=beside', { kind: 'found', answer, compared: [beside] })
  expect(sources.made.map(({ url }) => url)).toEqual(['/api/v1/events?homes=id-of-Found,id-of-Missed,id-of-Beside'])
  expect([words(miss()), words(columns())]).toEqual([
    expect.stringMatching(/0\/8 available.*Said 2 days ago/),
    expect.stringMatching(/4\/8 available.*Said 2 days ago/),
  ])
  const before = [lit(miss()), lit(columns())]
  tell([now(missed, 1), now(beside, 5)])
  expect([words(miss()), words(columns())]).toEqual([
    expect.stringMatching(/1\/8 available.*Said just now/),
    expect.stringMatching(/5\/8 available.*Said just now/),
  ])
  expect([lit(miss()), lit(columns())].map((after, at) => after - (before[at] ?? 0))).toEqual([1, 1])
  // The reason is as true as the number above it.
  expect(words(miss())).not.toContain(searchEn.misses.beds('no', false))
  expect(words(miss())).toContain(searchEn.misses.beds('yes', false))
  screen.getByText('Missed: 1/8 available. Beside: 5/8 available')
  screen.getByText(/1 home changed\./)
})

it('a number said once more is as old as it is now, in the list too', () => {
  open('near=Little+Rock,AR', { kind: 'found', answer, compared: [found] })
  const card = () => document.querySelector('.homes > li')
  expect([words(card()), words(columns())]).toEqual(Array(2).fill(expect.stringContaining('Said 2 days ago')))
  tell([now(found, 3)])
  expect([words(card()), words(columns())]).toEqual(Array(2).fill(expect.stringContaining('Said just now')))
})

it('a home that left the list offers no bed and no number to call, whichever list it stood in', () => {
  open('near=Little+Rock,AR&compare=beside', { kind: 'found', answer, compared: [beside] })
  tell([], [missed.id, beside.id])
  for (const list of [miss(), columns()]) {
    expect(words(list)).toContain('No longer listed')
    expect(words(list)).not.toMatch(/available|Said/)
    expect(list?.querySelector('a[href^="tel:"]')).toBeNull()
  }
})

it('homes side by side follow before anything is searched for', () => {
  open('compare=beside', { kind: 'start', compared: [beside] })
  tell([now(beside, 7)])
  expect(words(columns())).toContain('7/8 available')
})

it('a whole state is followed on the same stream as the homes of the page', () => {
  const state: SearchAnswer = {
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
  }
  open('state=AR&compare=beside', { kind: 'found', answer: state, compared: [beside] })
  expect(sources.made.map(({ url }) => url)).toEqual(['/api/v1/events?homes=id-of-Found,id-of-Beside&state=AR'])
  within(columns() as HTMLElement).getByText('4/8 available')
})
