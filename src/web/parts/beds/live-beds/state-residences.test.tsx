// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stateBeds } from '#content/states/directory/state-beds.ts'
import type { ShownResidence, ShownResidences } from './state-counts.query.ts'
import { StateResidences } from './state-residences.tsx'

function residence(name: string, distance: number | null = null): ShownResidence {
  const beds = { totalBeds: 8, availableBeds: 2, reportedAt: '2026-11-21T11:20:00.000Z' }
  return {
    id: name,
    slug: name,
    name,
    city: 'Reading',
    groups: [{ audience: 'men', ...beds }],
    distance,
    narrLevel: 2,
    certified: true,
    certificateForm: null,
    certificateEndedAs: null,
    certificateEndedOn: null,
    phone: '610-555-0142',
  }
}

function show(items: ShownResidence[], part: Partial<ShownResidences> = {}) {
  const usual = { total: items.length, totalIsLeast: false, isListed: true, near: null, missed: null }
  const residences = { items, ...usual, measuredAt: '2026-11-21T12:00:00.000Z', ...part }
  render(
    <StateResidences
      words={stateBeds}
      residences={residences}
      name="Pennsylvania"
      code="PA"
      none={<p>Who to ask</p>}
    />,
  )
}

const said = () => screen.getByRole('status').textContent
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('homes of a state with an open bed', () => {
  it('stand there each with its town, for whom it is, its beds, their age and its number', () => {
    show([residence('Stoop House'), residence('Pine Hearth')], { total: 43 })
    expect(said()).toBe('The newest 2 of 43 homes with an open bed.')
    expect(screen.getAllByRole('article')).toHaveLength(2)
    const card = within(screen.getAllByRole('article')[0] as HTMLElement)
    expect(card.getByRole('heading', { level: 3 }).textContent).toBe('Stoop House')
    card.getByText('Reading')
    card.getByText('Men. Level II, certified')
    card.getByText('2/8 available')
    expect(card.getByText('Said 40 minutes ago').parentElement?.dataset.paper).toBe('Said Nov 21, 6:20 am ET')
    expect(card.getByText('610-555-0142', { selector: '.print-only' })).toBeTruthy()
    expect(linkTo('Stoop House')).toBe('/residences/Stoop%20House')
    expect(linkTo('Call Stoop House at 610-555-0142')).toBe('tel:+16105550142')
  })

  it('are no part of more where these are all', () => {
    show([residence('Ferry Mantel')])
    expect(said()).toBe('1 home with an open bed.')
  })

  it('say how far they are from a place, and lead to all around it', () => {
    show([residence('Stoop House', 0.4), residence('Pine Hearth', 1.2), residence('Third', 17.6)], {
      total: 1000,
      totalIsLeast: true,
      near: 'Reading, PA',
    })
    expect(said()).toBe(
      'The 3 nearest of 1,000+ homes in Pennsylvania with an open bed, nearest to Reading, PA first. All homes near Reading, PA',
    )
    for (const far of ['under 1 mile', '1 mile', '18 miles']) screen.getByText(`Reading, ${far} away`)
    expect(linkTo('All homes near Reading, PA')).toBe('/residences?near=Reading%2C%20PA&open=1')
  })

  it('are the newest where the place is none, which is said', () => {
    show([residence('Stoop House')], { missed: 'Nowhere & more' })
    expect(said()).toContain('We found no open bed in Pennsylvania near “Nowhere & more”.')
    expect(linkTo('Search for “Nowhere & more”')).toBe('/residences?near=Nowhere%20%26%20more&open=1')
  })

  it('are named none where no bed is open, and where no home is listed', () => {
    show([])
    screen.getByRole('heading', { name: 'No home says that a bed is open.' })
    cleanup()
    show([], { isListed: false })
    screen.getByRole('heading', { name: 'No homes are listed in Pennsylvania yet.' })
    screen.getByText('Who to ask')
  })

  it('can be asked for again where they could not be had', () => {
    render(<StateResidences words={stateBeds} residences={null} name="Pennsylvania" code="PA" none={null} />)
    expect(screen.getByRole('button', { name: 'Try again' }).hasAttribute('data-ask-again')).toBe(true)
  })
})
