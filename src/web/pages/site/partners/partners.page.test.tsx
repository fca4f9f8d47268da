// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleVisit } from '#tests/support/browser/framed.tsx'
import { focusFirst } from '#web/browser/controls/focus-first.ts'
import page from './partners.page.tsx'

function show(partnersPage: 'dialog' | 'live') {
  const { site, ...visit } = sampleVisit('/partners')
  const shown = render(<page.show data={undefined} visit={{ ...visit, site: { ...site, partnersPage } }} />)
  focusFirst()
  return shown
}

function open(about: string) {
  const details = screen.getByText(`about ${about}`).closest('details')
  if (!details) throw new Error(`nothing to open about ${about}`)
  act(() => {
    // This DOM dispatches the change event itself, as a browser does.
    details.open = true
  })
  return within(details)
}

describe('the partners page once it is live', () => {
  it('is a page: its own heading, nothing in front, nothing at rest', () => {
    const { container } = show('live')
    expect(screen.getByRole('heading', { level: 1, name: 'Partners and allies' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(container.querySelector('[inert]')).toBeNull()
  })

  it.each(['Recovery capital and outcomes', 'Where recovery residences stand', 'Behave Health', 'Housing finance'])(
    'carries the line that Learn More about %s logs, and shows more that leads on',
    (about) => {
      show('live')
      const more = open(about)
      expect(screen.getByText(`about ${about}`).closest('summary')?.dataset.log).toBe(`partners: ${about}`)
      expect(more.getAllByRole('link').length).toBeGreaterThan(0)
    },
  )

  it.each([
    ['State affiliates', 'Learn More about state affiliates', '/directory'],
    ['Partnership Impact', 'Learn More about where it goes next', '/vision'],
  ])('carries the line of Learn More of %s and goes on', (thing, name, to) => {
    show('live')
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(to)
    expect(link.dataset.log).toBe(`partners: ${thing}`)
  })

  it('draws the longest bar whole and the others in their share', () => {
    const { container } = show('live')
    const shares = [...container.querySelectorAll('.count-bar:not(.count-bar-open) rect')].map((bar) =>
      bar.getAttribute('width'),
    )
    expect(shares).toEqual(['39.9%', '80.6%', '27.5%', '100.0%', '25.0%'])
  })
})
