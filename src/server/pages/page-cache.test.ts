import { describe, expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'

const page = (words: string) => ({ status: 200, headers: new Headers(), body: new TextEncoder().encode(words) })

function pagesAt(seconds: { now: number }) {
  return createPageCache({ now: () => new Date(seconds.now * 1000) })
}

describe('pages kept for visitors', () => {
  it('are shown to the next visitor for 10 seconds', async () => {
    const seconds = { now: 0 }
    const pages = pagesAt(seconds)
    pages.begin('/residences').keep(page('42 homes'))
    seconds.now = 9.9
    expect(await pages.find('/residences')?.text()).toBe('42 homes')
    expect(await pages.find('/residences')?.text()).toBe('42 homes')
    expect(pages.find('/residences?near=72201')).toBeNull()
    seconds.now = 10
    expect(pages.find('/residences')).toBeNull()
  })

  it('are dropped when a home changes, those that were being drawn too', async () => {
    const pages = pagesAt({ now: 0 })
    pages.begin('/residences').keep(page('42 homes'))
    const underWay = pages.begin('/es/residencias')
    pages.forget()
    expect(pages.find('/residences')).toBeNull()
    expect(await underWay.keep(page('42 casas')).text()).toBe('42 casas')
    expect(pages.find('/es/residencias')).toBeNull()
  })

  it('take at most 4 MB', () => {
    const pages = pagesAt({ now: 0 })
    for (const key of ['one', 'two', 'three']) pages.begin(key).keep(page('x'.repeat(1_500_000)))
    expect(['one', 'two', 'three'].map((key) => pages.find(key) !== null)).toEqual([false, false, true])
  })
})
