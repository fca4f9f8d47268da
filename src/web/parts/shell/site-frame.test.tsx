// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { SiteFrame } from './site-frame.tsx'

afterEach(cleanup)

function Site({ at }: { at: string }) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <SiteFrame site={undefined} session={{ status: 'loading' }}>
        <Routes>
          <Route path="/contact" element={<Link to="/about">next page</Link>} />
          <Route path="*" element={<p>another page</p>} />
        </Routes>
      </SiteFrame>
    </MemoryRouter>
  )
}

describe('what every page stands in', () => {
  it('has the way past it and crisis help before everything else', () => {
    render(<Site at="/about" />)
    const [first, second, third] = screen.getAllByRole('link')
    expect(first?.getAttribute('href')).toBe('#main')
    expect(second?.getAttribute('href')).toBe('tel:988')
    expect(third?.getAttribute('href')).toBe('sms:988')
  })

  it('offers to leave where a person may need to, and only there', () => {
    render(<Site at="/contact" />)
    expect(screen.getByRole('link', { name: 'Leave this site' })).toBeTruthy()
    cleanup()
    render(<Site at="/about" />)
    expect(screen.queryByRole('link', { name: 'Leave this site' })).toBeNull()
  })

  it('moves the focus to a page one has gone to, not to the first one', () => {
    render(<Site at="/contact" />)
    expect(document.activeElement).toBe(document.body)
    fireEvent.click(screen.getByRole('link', { name: 'next page' }))
    expect(screen.getByText('another page')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('is rendered on the server without style attributes or inline handlers, which the policy forbids', () => {
    expect(renderToStaticMarkup(<Site at="/contact" />)).not.toMatch(/ style=| on[a-z]+=/)
  })
})
