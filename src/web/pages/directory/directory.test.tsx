// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { directoryRecords } from '#content/states/directory-records.ts'
import { AffiliateCard } from './affiliate-card.tsx'

afterEach(cleanup)

const words = {
  affiliate: 'Who certifies here',
  noAffiliate: 'Nobody yet',
  affiliateDoes: 'It checks.',
  contact: 'Ask',
}

function show(element: ReactNode) {
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

describe('who certifies in a state', () => {
  const record = (code: string) => {
    const found = directoryRecords.find((one) => one.code === code)
    if (!found) throw new Error(`No record of ${code}`)
    return found
  }

  it('is named with what it has published, and what it has not is said', () => {
    show(<AffiliateCard record={record('GA')} words={words} />)
    expect(screen.getByRole('heading', { level: 3 }).textContent).toContain('(GARR)')
    expect(screen.getByRole('link', { name: /^Visit Website/ }).getAttribute('target')).toBe('_blank')
    expect(screen.getByText('Not published: phone')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ask' }).getAttribute('href')).toBe('/contact?topic=state&state=GA')
  })

  it('can be called where a number is published', () => {
    show(<AffiliateCard record={record('AZ')} words={words} />)
    expect(screen.getByRole('link', { name: '480-849-1192' }).getAttribute('href')).toBe('tel:+14808491192')
  })

  it('is nobody where no affiliate is known, and the contact form is still there', () => {
    show(<AffiliateCard record={record('AK')} words={words} />)
    expect(screen.getByText('Nobody yet')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Website/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Ask' })).toBeTruthy()
  })
})
