// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HomesPage, ListedHome } from '#contract/directory.ts'
import { NewestHomes } from './newest-homes.tsx'

const now = '2026-11-21T12:00:00.000Z'
const asked = vi.fn<typeof fetch>()

beforeEach(() => void vi.stubGlobal('fetch', asked.mockReset()))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function home(name: string, part: Partial<ListedHome> = {}): ListedHome {
  const beds = { totalBeds: 8, availableBeds: 2, reportedAt: '2026-11-21T11:20:00.000Z' }
  return {
    ...{ id: name, slug: name, name, city: 'Reading', groups: [{ audience: 'men', ...beds }], ...beds },
    ...{ narrLevel: 2, certified: true, phone: '610-555-0142', isSample: true },
    ...part,
  }
}

function page(items: ListedHome[], part: Partial<HomesPage> = {}): HomesPage {
  return {
    ...{ items, total: items.length, page: 1, pages: 1, towns: [{ name: 'Reading', homes: 9 }] },
    ...{ openBeds: 4, bedsToConfirm: 0, measuredAt: now },
    ...part,
  }
}

const show = (answer: HomesPage) => {
  asked.mockResolvedValue(Response.json(answer))
  render(<NewestHomes slug="pennsylvania" name="Pennsylvania" />, { wrapper: MemoryRouter })
}
const cards = () => screen.getAllByRole('article')

describe('the newest homes with an open bed', () => {
  it('are asked of this site by the newest number, and "..." stands there meanwhile', () => {
    asked.mockReturnValue(new Promise(() => undefined))
    render(<NewestHomes slug="pennsylvania" name="Pennsylvania" />, { wrapper: MemoryRouter })
    expect(asked.mock.calls[0]?.[0]).toBe('/api/directory/states/pennsylvania/residences?open=1&order=newest')
    expect(screen.getByRole('status').textContent).toBe('...')
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('are two, each with its town, for whom it is, its beds, their age and its number', async () => {
    show(page([home('Stoop House'), home('Pine Hearth'), home('Third')], { total: 43 }))
    await screen.findByText('The newest 2 of 43 homes with an open bed.')
    expect(cards()).toHaveLength(2)
    const [first] = cards()
    const card = within(first as HTMLElement)
    expect(card.getByRole('heading', { level: 3 }).textContent).toBe('Stoop House')
    card.getByText('Reading')
    card.getByText('Men. Level II, certified')
    card.getByText('2/8 available')
    card.getByText('Said 40 minutes ago')
    expect(card.getByRole('link', { name: 'Stoop House' }).getAttribute('href')).toBe('/residences/Stoop%20House')
    const call = card.getByRole('link', { name: 'Call Stoop House at 610-555-0142' })
    expect(call.getAttribute('href')).toBe('tel:+16105550142')
  })

  it('leave a place for the other one where there is only one', async () => {
    show(page([home('Ferry Mantel')]))
    await screen.findByText('1 home says that a bed is open.')
    expect(cards()).toHaveLength(1)
    screen.getByText('No other home here says that a bed is open. Call to ask.')
  })

  it('say so where no bed is open, and where no home is listed', async () => {
    show(page([]))
    await screen.findByRole('heading', { name: 'No home says that a bed is open.' })
    cleanup()
    show(page([], { towns: [] }))
    await screen.findByRole('heading', { name: 'No home in Pennsylvania is listed yet.' })
    expect(screen.getByRole('link').getAttribute('href')).toBe('tel:18006624357')
  })

  it('can be asked for again when the answer did not come', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    asked.mockResolvedValueOnce(Response.json(page([home('Stoop House'), home('Pine Hearth')])))
    render(<NewestHomes slug="pennsylvania" name="Pennsylvania" />, { wrapper: MemoryRouter })
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('2 homes say that a bed is open.')
  })

  it('keep the room of two cards whatever the answer is', async () => {
    show(page([]))
    await screen.findByRole('heading')
    expect(document.querySelectorAll('.newest-wait > li')).toHaveLength(2)
    expect(document.querySelector('.newest-wait')?.getAttribute('aria-hidden')).toBe('true')
  })
})
