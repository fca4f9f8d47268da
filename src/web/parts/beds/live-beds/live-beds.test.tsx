// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stateBeds } from '#content/states/directory/state-beds.ts'
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
  saidAt: '2026-11-21T10:00:00Z' as string | null,
  measuredAt: now.toISOString(),
}

const show = (beds: typeof maine | null, isSample = false) => {
  render(<LiveBeds words={stateBeds} beds={beds} code="WV" isSample={isSample} />)
}

describe('the open beds of a state', () => {
  it('are told with how many houses are counted and how old the newest number is', () => {
    show(maine)
    expect(screen.getByText('97 of 1,890 beds open').parentElement?.textContent).toBe(
      '97 of 1,890 beds open, reported this week by 42 homes.',
    )
    expect(screen.getByText('Newest number: said 2 hours ago').getAttribute('datetime')).toBe(maine.saidAt)
    // 5% of 10 windows.
    expect(document.querySelectorAll('.light i')).toHaveLength(10)
    expect(document.querySelectorAll('.light .on')).toHaveLength(1)
  })

  it('never mix what was said lately with what is to be confirmed', () => {
    show({ ...maine, bedsToConfirm: 20 })
    expect(screen.getByText('77 of 1,890 beds open').parentElement?.textContent).toBe(
      '77 of 1,890 beds open, reported this week by 42 homes. Another 20 beds need a call to confirm.',
    )
  })

  it('are set beside the beds of those who said a number; the others are to be asked', () => {
    show({ ...maine, saidListings: 30, saidBeds: 1200 })
    expect(screen.getByText('97 of 1,200 beds open').parentElement?.textContent).toBe(
      '97 of 1,200 beds open, reported this week by 30 homes. 12 homes have no current count.',
    )
  })

  it.each([
    [{ ...maine, saidListings: 7, totalListings: 8 }, '8 homes listed on this site.'],
    [{ ...maine, totalListings: 1, saidListings: 0, saidAt: null }, '1 home listed on this site.'],
  ])('stand beside the number of homes listed: %#', (answer, words) => {
    show(answer)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('light no lamp where none is open', () => {
    show({ ...maine, availableBeds: 0 })
    screen.getByText('0 of 1,890 beds open')
    expect(document.querySelector('.open-beds')).toBeNull()
    expect(document.querySelectorAll('.light .on')).toHaveLength(0)
  })

  it.each([
    ['2026-11-13T10:00:00Z', 'No number for 8 days'],
    [null, 'No number yet'],
  ])('show no digits when the newest number is of %s', (saidAt, words) => {
    show({ ...maine, saidAt, availableBeds: 0 })
    expect(screen.getByText('Call to ask').parentElement?.textContent).toBe('Call to ask in 42 homes')
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByText(/beds open/)).toBeNull()
  })

  it('are left to the words below them where no house is listed', () => {
    show({ ...maine, totalListings: 0, totalBeds: 0, availableBeds: 0, saidAt: null })
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.queryByText(/counted here/)).toBeNull()
  })

  it('can be asked for again where they could not be had', () => {
    show(null)
    expect(screen.getByRole('button', { name: 'Try again' }).hasAttribute('data-ask-again')).toBe(true)
  })

  it('are said to be made up where they are', () => {
    show(maine, true)
    expect(screen.getByText('Sample data.')).toBeTruthy()
    expect(screen.getByText('Sample homes, counted here')).toBeTruthy()
  })
})
