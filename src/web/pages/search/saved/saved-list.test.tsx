// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { listingEn } from '#content/residence/listing.en.ts'
import { searchEn } from '#content/search/search.en.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { sampleMoment, sampleResidence } from '#tests/support/directory/sample-residences.ts'
import { fakeEventSource } from '#tests/support/live/fake-event-source.ts'
import { startSavedResidences } from '#web/browser/device/saved-residences.ts'
import { readPage } from '#web/parts/frame/live-page/fresh-page.ts'
import { SaveFaces } from '#web/parts/residence/residence-card/save-button.tsx'
import { readSavedResidences, toggleSavedResidence } from '#web/plumbing/stored/saved-residences.ts'
import { keepLink, readOwnLinks } from './own-links.ts'
import { startSavedList } from './saved-list.ts'
import { SavedList } from './saved-list.tsx'

vi.mock(import('#web/parts/frame/live-page/fresh-page.ts'), async (original) => ({
  ...(await original()),
  readPage: vi.fn(),
}))

const [cedar, harbor] = ['Cedar Steps', 'Harbor Row'].map((name) =>
  sampleResidence({ id: `id-of-${name}`, slug: name.toLowerCase().replace(' ', '-'), name }),
) as [FoundResidence, FoundResidence]

function renderHtml(items: readonly FoundResidence[] | null): string {
  const asked = items && { items: [...items], kept: 2, measuredAt: sampleMoment }
  return renderToStaticMarkup(
    <SavedList
      asked={asked}
      words={searchEn}
      listingWords={listingEn}
      path={'/residences'}
      address={{ query: { near: '72201' }, compare: [] }}
      residencePath={(slug) => `/residences/${slug}?near=72201`}
    />,
  )
}

/** The rows that the server draws from now on; null where it draws none. */
function drawn(items: readonly FoundResidence[] | null): void {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = renderHtml(items)
  vi.mocked(readPage).mockResolvedValue(items && page)
}

beforeEach(() => {
  fakeEventSource()
  vi.mocked(readPage).mockReset()
  document.body.innerHTML = `${renderHtml(null)}${renderToStaticMarkup(<SaveFaces words={listingEn.save} />)}<template data-saved-bar='{}'></template>`
})

const list = () => document.querySelector<HTMLDetailsElement>('#saved')
const text = (selector: string) => list()?.querySelector(selector)?.textContent ?? ''

async function open(): Promise<void> {
  startSavedResidences()
  startSavedList()
  const details = list()
  if (!details) throw new Error('There is no list.')
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  await vi.waitFor(() => expect(list()?.querySelector('.saved-residences')?.textContent).not.toBe(searchEn.list.busy))
}

it('says how many homes are kept, shows their rows once opened, and keeps notes on the device', async () => {
  for (const residence of [cedar, harbor]) toggleSavedResidence(residence)
  drawn([cedar, harbor])
  await open()
  expect(text('summary')).toBe('Saved homes (2), on this device only')
  expect(vi.mocked(readPage).mock.calls).toEqual([['/residences?saved=cedar-steps,harbor-row']])
  expect(list()?.querySelectorAll('tbody tr')).toHaveLength(2)
  expect(list()?.querySelector('[data-compare-saved]')?.getAttribute('href')).toBe(
    '/residences?near=72201&compare=cedar-steps,harbor-row#compare',
  )
  const field = list()?.querySelector<HTMLInputElement>('[data-note-of="cedar-steps"] input')
  if (!field) throw new Error('There is no note.')
  field.value = ' Asked on Monday '
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(readSavedResidences()[0]?.note).toBe('Asked on Monday')
  expect(text('[data-note-of="cedar-steps"] .print-only')).toBe('Asked on Monday')
  expect(readPage).toHaveBeenCalledTimes(1)

  drawn([cedar])
  toggleSavedResidence(harbor)
  await vi.waitFor(() => expect(list()?.querySelectorAll('tbody tr')).toHaveLength(1))
  expect(list()?.querySelector<HTMLInputElement>('.saved-note input')?.value).toBe('Asked on Monday')
  list()?.querySelector<HTMLElement>('[data-forget-saved]')?.click()
  expect([readSavedResidences(), text('summary'), text('p.quiet')]).toEqual([
    [],
    'Saved homes (0), on this device only',
    searchEn.saved.none,
  ])
  expect(list()?.querySelectorAll('tbody tr')).toHaveLength(0)
})

it('lists what the device knows where the rows cannot be had, and of homes that left the list', async () => {
  for (const residence of [cedar, harbor]) toggleSavedResidence(residence)
  drawn(null)
  await open()
  expect(text('.saved-residences [role="status"]')).toBe(searchEn.shared.offline)
  const [first] = list()?.querySelectorAll('.saved-residences li') ?? []
  expect([...(first?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/residences/cedar-steps',
    'tel:+15015550142',
  ])
  expect(first?.textContent).toContain('Cedar Steps')
  expect(first?.querySelector('button')?.textContent).toBe('Saved Cedar Steps on this device. Press to remove it')
  drawn([cedar])
  const details = list() as HTMLDetailsElement
  for (const isOpen of [false, true]) {
    details.open = isOpen
    details.dispatchEvent(new Event('toggle'))
  }
  await vi.waitFor(() => expect(list()?.querySelectorAll('tbody tr')).toHaveLength(1))
  expect(text('.saved-residences')).toContain('1 home of this list is no longer listed.')
  expect(text('.saved-residences li a')).toBe('Harbor Row')
})

it('lists the links that were kept under a label, and forgets them', () => {
  keepLink({ mine: 'secret', label: 'J. D.', endsAt: '2999-01-05T12:00:00.000Z' })
  startSavedList()
  const link = list()?.querySelector('.own-links li a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['J. D.', '/residences/shared/mine/secret'])
  expect(text('.own-links li')).toContain('Works until January 5, 2999')
  list()?.querySelector<HTMLElement>('.own-links li button')?.click()
  expect(readOwnLinks()).toEqual([])
  expect(list()?.querySelector('.own-links')?.hasAttribute('hidden')).toBe(true)
})
