// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listingEn } from '#content/residence/listing.en.ts'
import { searchEn } from '#content/search/search.en.ts'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import { readSearchAddress } from '#domain/search/search-address.ts'
import { sampleAnswer } from '#tests/support/directory/sample-residences.ts'
import { noMap } from '#web/pages/search/map/map-data.ts'
import { ResidencesScreen } from '#web/pages/search/residences-screen.tsx'
import { takeStoredChoice } from '#web/plumbing/stored/stored-choice.ts'
import { hydrate } from './search.island.ts'

const fetched = vi.fn<(address: string) => Promise<Response>>()
const counted = (total: number) => async () => Response.json({ items: [], total, totalIsLeast: false, next: null })
let isWide = true
let isOnline = true
let led: string[] = []
let leaving = new AbortController()

// A page goes with everything that listens on it.
for (const target of [document, window]) {
  const { addEventListener } = target
  target.addEventListener = (name: string, listener: EventListener) =>
    addEventListener.call(target, name, listener, { signal: leaving.signal })
}

beforeEach(() => {
  leaving = new AbortController()
  vi.useFakeTimers()
  ;[isWide, isOnline, led] = [true, true, []]
  fetched.mockReset().mockImplementation(counted(7))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }))
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.spyOn(location, 'assign').mockImplementation((address) => void led.push(String(address)))
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  leaving.abort()
})

const site = { baseUrl: '', mapTiles: null } as SiteSettings

async function open(search: string): Promise<void> {
  const address = readSearchAddress(new URLSearchParams(search))
  const answer = sampleAnswer({ total: 3 })
  const shown = { residences: answer.items, misses: answer.misses }
  const found = { kind: 'found' as const, answer, compared: [], shown, map: noMap, nearest: [], guide: null }
  const searched = search === '' ? { kind: 'start' as const, compared: [], saved: null } : found
  const data = { address, at: answer.measuredAt, view: 'cards' as const, searched }
  const said = { words: searchEn, listingWords: listingEn }
  document.body.innerHTML = renderToStaticMarkup(<ResidencesScreen found={data} site={site} states={[]} {...said} />)
  // The DOM of the tests chooses another option than the one that is marked.
  for (const select of document.querySelectorAll('select')) {
    const marked = [...select.options].findIndex((option) => option.hasAttribute('selected'))
    select.selectedIndex = Math.max(0, marked)
  }
  history.replaceState(null, '', `/residences?${search}`)
  const island = document.querySelector<HTMLElement>('porch-island[src$="search.island.ts"]')
  if (!island) throw new Error('The search has no script.')
  await hydrate(island)
}

const control = (name: string) => document.querySelector<HTMLSelectElement>(`#ask [name="${name}"]`)
function choose(name: string, value: string): void {
  const field = control(name)
  if (!field) throw new Error(`There is no ${name}.`)
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const settle = () => vi.advanceTimersByTimeAsync(1000)
const button = () => document.querySelector('.ask-show')?.textContent
const problem = () => document.querySelector('.problem')?.textContent ?? ''

describe('the form of the search with script', () => {
  it('leads on at each choice where there is room, and keeps where the choice was made', async () => {
    await open('near=72201&open=1')
    choose('fee_max', '300')
    await settle()
    expect(led).toEqual(['/residences?near=72201&open=1&fee_max=300'])
    expect(takeStoredChoice()).toMatchObject({ name: 'fee_max' })
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/api/v1/residences?near=72201&open=1&fee_max=300&limit=1',
    ])
  })

  it('counts on phones and leads on by the button, which asks nothing twice', async () => {
    isWide = false
    await open('near=72201&open=1')
    choose('for', 'women')
    await settle()
    expect([button(), led]).toEqual(['Show 7 homes', []])
    document.querySelector<HTMLElement>('.ask-show')?.click()
    await settle()
    expect(led).toEqual(['/residences?near=72201&open=1&for=women'])
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('counts while somebody types, and asks nothing without a place', async () => {
    await open('')
    choose('for', 'women')
    await settle()
    expect([button(), fetched.mock.calls.length]).toEqual(['Show homes', 0])
    choose('near', '72201')
    await settle()
    expect([button(), led]).toEqual(['Show 7 homes', []])
  })

  it('does not ask about half the name of a place', async () => {
    isWide = false
    await open('near=72201')
    choose('near', 'Little Ro')
    await settle()
    expect([button(), fetched.mock.calls.length]).toEqual(['Show homes', 0])
    choose('near', 'Little Rock, AR')
    await settle()
    expect(button()).toBe('Show 7 homes')
  })

  it('takes the latest of several choices', async () => {
    await open('near=72201')
    const late = Promise.withResolvers<Response>()
    fetched.mockReturnValueOnce(late.promise)
    choose('fee_max', '300')
    await vi.advanceTimersByTimeAsync(10)
    choose('fee_max', '500')
    await settle()
    late.resolve(await counted(1)())
    await settle()
    expect(led).toEqual(['/residences?near=72201&fee_max=500'])
  })

  it('says the state of a whole state by its letters, though its field holds its name', async () => {
    await open('state=AR')
    control('near')?.setAttribute('value', 'AR')
    choose('for', 'women')
    await settle()
    expect(led).toEqual(['/residences?state=AR&for=women'])
  })

  it('opens its panels as sheets, which Escape and the button close', async () => {
    await open('near=72201')
    const change = document.querySelector<HTMLElement>('[data-opens="change"]')
    change?.focus()
    change?.click()
    const panel = document.getElementById('change')
    expect([panel?.getAttribute('role'), panel?.getAttribute('aria-label')]).toEqual(['dialog', 'Change'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect([panel?.getAttribute('role'), document.querySelector('.ask-scrim')]).toEqual([null, null])
    expect(document.activeElement).toBe(change)
    change?.click()
    panel?.querySelector<HTMLElement>('[data-close]')?.click()
    expect(panel?.hasAttribute('data-sheet')).toBe(false)
  })
})

describe('a search that cannot be looked for', () => {
  it('is held without a connection, says what was asked, and goes by itself once there is one', async () => {
    await open('near=72201&open=1')
    isOnline = false
    choose('fee_max', '300')
    await settle()
    expect(problem()).toContain('You are offline')
    expect(problem()).toContain('Not looked for yet: 72201; Open now; Up to $300.')
    expect([control('fee_max')?.value, location.search, led]).toEqual(['300', '?near=72201&open=1&fee_max=300', []])
    isOnline = true
    dispatchEvent(new Event('online'))
    await settle()
    expect(led).toEqual(['/residences?near=72201&open=1&fee_max=300'])
  })

  it('is held where the server does not answer, and tried again at a press', async () => {
    await open('near=72201')
    fetched.mockRejectedValue(new TypeError('gone'))
    choose('fee_max', '300')
    await settle()
    expect(problem()).toContain('We cannot search right now')
    expect(button()).toBe('Show homes')
    document.querySelector<HTMLElement>('.problem [data-again]')?.click()
    await settle()
    expect([document.querySelectorAll('.problem').length, led]).toEqual([1, []])
    fetched.mockImplementation(counted(2))
    document.querySelector<HTMLElement>('.problem [data-again]')?.click()
    await settle()
    expect(led).toEqual([expect.stringMatching(/\/residences\?near=72201&fee_max=300$/)])
  })

  it('is forgotten when the form says again what the page shows', async () => {
    await open('near=72201')
    isOnline = false
    choose('fee_max', '300')
    await settle()
    choose('fee_max', '')
    await settle()
    expect([problem(), location.search]).toEqual(['', '?near=72201'])
  })

  it('is left to the server where it is slow, or refuses to count', async () => {
    await open('near=72201')
    fetched.mockImplementation(() => new Promise(() => {}))
    choose('fee_max', '300')
    await vi.advanceTimersByTimeAsync(4000)
    expect(led).toHaveLength(1)
    fetched.mockImplementation(async () => Response.json({}, { status: 422 }))
    choose('fee_max', '400')
    await settle()
    expect(led).toHaveLength(2)
  })

  it('holds a link without a connection, and leaves one within the page alone', async () => {
    await open('near=72201')
    isOnline = false
    const link = document.querySelector<HTMLAnchorElement>('.residences h3 a')
    link?.click()
    expect(problem()).toContain('You are offline')
    expect(problem()).not.toContain('Not looked for')
    expect(document.querySelector('.problem [data-again]')?.getAttribute('href')).toBe(link?.href)
    isOnline = true
    dispatchEvent(new Event('online'))
    await settle()
    expect(led).toEqual([])
  })
})

it('shows what the page answers when somebody comes back to it', async () => {
  await open('near=72201')
  choose('fee_max', '300')
  await settle()
  expect(history.state).toMatchObject({ left: true })
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect([control('fee_max')?.value, button(), document.querySelector('.found')?.hasAttribute('aria-busy')]).toEqual([
    '',
    'Show 3 homes',
    false,
  ])
})
