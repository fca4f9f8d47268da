// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { DirectoryStats } from '#contract/residence/residences.ts'
import { OnPage, sampleVisit } from '#tests/support/browser/framed.tsx'
import page from './landing.page.tsx'

const stats = { totalListings: 1043, availableBeds: 1712, bedsToConfirm: 0, measuredAt: '2026-11-21T02:38:00Z' }

function show(address = '/', data: DirectoryStats | null = stats) {
  document.body.innerHTML = renderToStaticMarkup(
    <OnPage path="/">
      <page.show data={data} visit={sampleVisit(address)} />
    </OnPage>,
  )
}

const loaded = (answer: () => Promise<Response>) => page.load?.({ ...sampleVisit('/'), fetch: answer })

describe('the home page of a visitor', () => {
  it('has a lit window for open beds, and says how many', async () => {
    expect(await loaded(async () => Response.json(stats))).toEqual(stats)
    show()
    expect(screen.getByText('Each light is 50 open beds.')).toBeTruthy()
    expect(screen.getByRole('img', { name: /34 windows are lit, one for every 50 open beds/ })).toBeTruthy()
  })

  it('keeps the porch lamps when the count does not come', async () => {
    const refusals = [async () => Response.json({}, { status: 503 }), () => Promise.reject(new TypeError('no network'))]
    for (const answer of refusals) expect(await loaded(answer)).toBeNull()
    show('/', null)
    expect(screen.getByText('The porch lamps are on.')).toBeTruthy()
    expect(document.querySelector('.street .on')).toBeNull()
    expect(document.querySelectorAll('.street .lamp').length).toBeGreaterThan(5)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('has the sections that the quick links of the footer scroll to', () => {
    show()
    for (const id of ['about', 'vision', 'contact', 'directory', 'platform', 'getting-started']) {
      expect(document.querySelector(`section#${id}`)).not.toBeNull()
    }
  })

  it('starts signing in, and leads to the other pages', () => {
    show()
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(leadsTo('Add or claim your house')).toBe('/getting-started')
    for (const link of screen.getAllByRole('link', { name: 'Sign in' })) {
      expect(link.getAttribute('href')).toBe('/api/login')
    }
    expect(leadsTo('About the alliance')).toBe('/about')
    expect(leadsTo('Read the 2025 Vision')).toBe('/vision')
    expect(leadsTo('NARR Directory')).toBe('/directory')
    expect(leadsTo('Get Started')).toBe('/getting-started')
    expect(leadsTo('Schedule a Demo')).toBe('/contact?topic=demo#send')
    expect(leadsTo('555-555-0142')).toBe('tel:+15555550142')
  })

  it('searches by a form that needs no script', () => {
    show()
    const form = screen
      .getByRole('searchbox', { name: 'ZIP code, town, county, state or name of a home' })
      .closest('form')
    expect(form?.getAttribute('action')).toBe('/residences')
    expect(form?.method).toBe('get')
    expect(form && [...new FormData(form).keys()]).toEqual(['near', 'open'])
  })

  it('shows each quarter with what is done of it, and stands at the first that is not', () => {
    show()
    const quarters = within(screen.getByRole('list', { name: 'The four quarters' })).getAllByRole('listitem')
    expect(quarters.map((quarter) => /\d+%/.exec(quarter.textContent ?? '')?.[0])).toEqual(['85%', '40%', '15%', '15%'])
    expect(quarters.map((quarter) => quarter.getAttribute('aria-current'))).toEqual(['step', null, null, null])
  })

  it('says that they are signed out when they have just signed out', () => {
    show('/?signed-out=1')
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said).toContain('You are signed out on this device.')
  })

  it('says that their account is deleted when they have just deleted it', () => {
    show('/?signed-out=1&account=deleted')
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said).toContain('Your account is deleted, and you are signed out on this device.')
  })
})
