// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { directoryIndex } from '#content/states/directory/directory-index.ts'
import { QuickviewResidences } from './quickview-residences.tsx'

const asked = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', asked.mockReset()))

function show() {
  render(
    <QuickviewResidences
      words={directoryIndex.quickview.homes}
      name="District of Columbia"
      code="DC"
      slug="district-of-columbia"
    />,
  )
}

it.each([
  [7, 'The 7 homes listed on this site in the District of Columbia'],
  [1, 'The 1 home listed on this site in the District of Columbia'],
])('leads to the %i homes this site lists in a state without a list of its own', async (totalListings, words) => {
  asked.mockResolvedValue(Response.json({ totalListings }))
  show()
  const link = await screen.findByRole('link', { name: new RegExp(words) })
  expect(link.getAttribute('href')).toBe('/residences?state=DC')
  expect(asked.mock.calls[0]?.[0]).toBe('/api/directory/states/district-of-columbia')
})

it('shows nothing where no home is listed, and the way without a number where they could not be counted', async () => {
  asked.mockResolvedValueOnce(Response.json({ totalListings: 0 }))
  show()
  expect(screen.getByRole('status').textContent).toBe('...')
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(''), { timeout: 15_000 })
  cleanup()
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  show()
  expect(await screen.findByRole('link', { name: /^The homes listed on this site/ })).toBeTruthy()
})
