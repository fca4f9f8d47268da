// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveBeds } from './live-beds.tsx'

const now = new Date('2026-11-21T12:00:00Z')
const maine = {
  slug: 'maine',
  name: 'Maine',
  totalListings: 42,
  totalBeds: 1890,
  saidListings: 42,
  saidBeds: 1890,
  availableBeds: 97,
  bedsToConfirm: 0,
  saidAt: '2026-11-21T10:00:00Z',
  measuredAt: now.toISOString(),
}
const asked = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.stubGlobal('fetch', asked.mockReset())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const show = (answer: object, isSample = false) => {
  asked.mockResolvedValue(Response.json(answer))
  render(<LiveBeds slug="maine" name="Maine" isSample={isSample} />)
}

describe('the open beds of a state', () => {
  it('are asked of this site’s own list, and "..." stands there meanwhile', () => {
    asked.mockReturnValue(new Promise(() => undefined))
    render(<LiveBeds slug="maine" name="Maine" isSample={false} />)
    expect(asked.mock.calls[0]?.[0]).toBe('/api/directory/states/maine')
    expect(screen.getByRole('status').textContent).toContain('...')
  })

  it('are told with how many houses are counted and how old the newest number is', async () => {
    show(maine)
    expect((await screen.findByText('97 of 1,890 beds open')).parentElement?.textContent).toBe(
      '97 of 1,890 beds open, reported this week by 42 homes.',
    )
    expect(screen.getByText('Newest number: said 2 hours ago').getAttribute('datetime')).toBe(maine.saidAt)
    expect(document.querySelectorAll('.light .on')).toHaveLength(1)
  })

  it('never mix what was said lately with what is to be confirmed', async () => {
    show({ ...maine, bedsToConfirm: 20 })
    expect((await screen.findByText('77 of 1,890 beds open')).parentElement?.textContent).toBe(
      '77 of 1,890 beds open, reported this week by 42 homes. Call to confirm 20 more.',
    )
  })

  it('are set beside the beds of those who said a number; the others are to be asked', async () => {
    show({ ...maine, saidListings: 30, saidBeds: 1200 })
    expect((await screen.findByText('97 of 1,200 beds open')).parentElement?.textContent).toBe(
      '97 of 1,200 beds open, reported this week by 30 homes. 12 homes without a current count: call to ask.',
    )
  })

  it.each([
    [{ ...maine, saidListings: 7, totalListings: 8 }, '8 homes listed on this site.'],
    [{ ...maine, totalListings: 1, saidListings: 0, saidAt: null }, '1 home listed on this site.'],
  ])('stand beside the number of homes listed: %#', async (answer, words) => {
    show(answer)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('light no lamp where none is open', async () => {
    show({ ...maine, availableBeds: 0 })
    await screen.findByText('0 of 1,890 beds open')
    expect(document.querySelector('.open-beds-dark')).not.toBeNull()
    expect(document.querySelectorAll('.light .on')).toHaveLength(0)
  })

  it.each([
    ['2026-11-13T10:00:00Z', 'No number for 8 days'],
    [null, 'No number yet'],
  ])('show no digits when the newest number is of %s', async (saidAt, words) => {
    show({ ...maine, saidAt, availableBeds: 0 })
    expect((await screen.findByText('Call to ask')).parentElement?.textContent).toBe('Call to ask in 42 homes')
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByText(/available/)).toBeNull()
  })

  it('are not 0 of 0 where no house is listed', async () => {
    show({ ...maine, totalListings: 0, totalBeds: 0, availableBeds: 0, saidAt: null })
    expect(await screen.findByText(/No house in Maine is listed here yet/)).toBeTruthy()
  })

  it('can be asked for again when the answer did not come', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    asked.mockResolvedValueOnce(Response.json(maine))
    render(<LiveBeds slug="maine" name="Maine" isSample={false} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('97 of 1,890 beds open')).toBeTruthy()
  })

  it('are said to be made up where they are', async () => {
    show(maine, true)
    expect(await screen.findByText('Sample data.')).toBeTruthy()
    expect(screen.getByText('Sample homes, counted here')).toBeTruthy()
  })
})
