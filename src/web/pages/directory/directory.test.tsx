// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { directoryRecords } from '#content/states/directory-records.ts'
import { StateList } from './state-list.tsx'
import { StateSearch } from './state-search.tsx'

afterEach(cleanup)

const virginia = {
  name: 'Virginia',
  slug: 'virginia',
  status: 'claiming',
  affiliate: 'The Virginia Affiliate',
} as const
function show(element: ReactNode) {
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

describe('the search of the directory', () => {
  it('says nothing before anything was asked', () => {
    show(<StateSearch asked="" found={[]} />)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('shows a found state with who certifies there, and leads to its page', () => {
    show(<StateSearch asked="22902" found={[virginia]} />)
    const found = within(screen.getByRole('status'))
    expect(found.getByText('1 state for “22902”')).toBeTruthy()
    expect(found.getByText('The Virginia Affiliate')).toBeTruthy()
    expect(found.getByRole('link', { name: 'View Profile of Virginia' }).getAttribute('href')).toBe(
      '/directory/virginia',
    )
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '22902')
  })

  it('says how to ask when no state matches', () => {
    show(<StateSearch asked="Narnia" found={[]} />)
    expect(screen.getByRole('status').textContent).toContain('No state matches “Narnia”.')
  })
})

describe('the list of the states', () => {
  it('leads to all 51, each with how far its directory has come', () => {
    show(<StateList states={directoryRecords} />)
    expect(screen.getAllByRole('link')).toHaveLength(51)
    expect(screen.getByRole('link', { name: 'Georgia' }).closest('li')?.textContent).toBe('GeorgiaAvailable')
  })
})
