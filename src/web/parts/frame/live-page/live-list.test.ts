// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { ageWordsEn } from '#domain/beds/bed-age.ts'
import { fakeEventSource } from '#tests/support/live/fake-event-source.ts'
import { writeProps } from '#web/plumbing/island-props.ts'
import { readPage } from './fresh-page.ts'
import { hydrate } from './live-list.island.ts'
import type { LiveListProps } from './live-list.ts'

vi.mock(import('./fresh-page.ts'), async (original) => ({ ...(await original()), readPage: vi.fn() }))

const saidAt = new Date(Date.now() - 60_000).toISOString()
const groups = (open: number) => [{ audience: 'any', totalBeds: 8, availableBeds: open, reportedAt: saidAt }]
const news = (id: string, open: number) => ({ id, yes: [], no: [], groups: groups(open) })

function card(id: string, open: number) {
  return `<li data-live-home="${id}" data-number="${open}/8 ${saidAt}"><svg class="marker"><text>1</text></svg>
    <article class="residence" id="home-of-${id}"><h3>Home ${id}</h3>
    <div data-live=""><b class="open-count">${open}/8 available</b></div><a href="tel:1">Call</a></article></li>`
}

const props: LiveListProps = {
  now: '/here?drawn=a,b~',
  people: { audience: null, includesNotStated: false },
  drawnAt: saidAt,
  ages: ageWordsEn,
  words: { changed: { one: '{count} home changed.', many: '{count} homes changed.' }, goneOf: '{name}: gone' },
}

const page = (
  first: number,
) => `<h1 data-live="title">${first} beds</h1><p class="changed-line" hidden><span></span></p>
  <ol class="residences">${card('a', first)}${card('b', 5)}</ol><porch-island><p role="status"></p></porch-island>
  <template class="gone-residence"><div class="gone-card"><svg><text></text></svg><h3></h3><b>Not listed</b></div></template>`

it('follows nothing where the list has no home', async () => {
  const sources = fakeEventSource()
  document.body.innerHTML = '<porch-island><p role="status"></p></porch-island>'
  const island = document.querySelector<HTMLElement>('porch-island')
  if (!island) throw new Error('no island')
  island.dataset.props = writeProps(props)
  await hydrate(island)
  expect(sources.made).toHaveLength(0)
})

it('takes what changed from the page as it is now, says so, and keeps the place of a home that went', async () => {
  vi.useFakeTimers()
  const sources = fakeEventSource()
  document.body.innerHTML = page(2)
  const island = document.querySelector<HTMLElement>('porch-island')
  if (!island) throw new Error('no island')
  island.dataset.props = writeProps(props)
  const fresh = document.implementation.createHTMLDocument()
  fresh.body.innerHTML = page(7)
  vi.mocked(readPage).mockResolvedValue(fresh)
  await hydrate(island)
  await vi.advanceTimersByTimeAsync(0)
  sources.last.tell('beds', { homes: [news('a', 2), news('b', 5)], gone: [] })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(readPage).not.toHaveBeenCalled()

  sources.last.tell('beds', { homes: [news('a', 7)], gone: ['b'] })
  expect(document.querySelector('.changed-line')?.textContent).toBe('2 homes changed.')
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Home b: gone')
  expect(document.querySelector('[data-live-home="b"] .gone-card')?.textContent).toContain('Home b')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(readPage).toHaveBeenCalledExactlyOnceWith('/here?drawn=a,b~')
  expect(document.querySelector('[data-live-home="a"] .open-count')?.textContent).toBe('7/8 available')
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Home a: 7/8 available. 7 beds')
})
