// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { directoryIndex } from '#content/states/directory/directory-index.ts'
import AskedCounts from './asked-counts.island.tsx'
import { countTogether } from './live-counts.query.ts'
import { LiveCountsLine } from './live-counts.tsx'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', fetched.mockReset()))

const state = (listed: number, open: number, toConfirm: number) => ({
  listed,
  open,
  toConfirm,
  said: 'lately' as const,
})
const at = '2026-11-21T12:00:00.000Z'

it('shows what came with the page, and asks nothing', () => {
  const counted = countTogether({ states: { AR: state(87, 159, 25), ME: state(1, 2, 0) }, measuredAt: at })
  expect(counted).toEqual({ listed: 88, openBeds: 161, toConfirm: 25, at })
  render(<LiveCountsLine words={directoryIndex.counts} counts={{ is: 'known', value: counted }} sample={null} />)
  screen.getByText('88')
  screen.getByText('161')
  screen.getByText('open beds, 25 more to confirm')
  screen.getByText(/^measured November 21, 2026/)
  expect(fetched).not.toHaveBeenCalled()
})

it('asks where nothing came, says that it cannot be counted, and asks again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'))
  render(<AskedCounts words={directoryIndex.counts} sample={null} />)
  screen.getByText('Loading stats...')
  await screen.findByText('We could not count just now.')
  fetched.mockResolvedValue(Response.json({ totalListings: 3, availableBeds: 5, bedsToConfirm: 1, measuredAt: at }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/^measured /)
  screen.getByText('4')
})
