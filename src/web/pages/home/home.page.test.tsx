// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignedInUser } from '#contract/auth.ts'
import { KnownUser } from '#web/plumbing/session.ts'
import Home from './home.page.tsx'

vi.mock('./board-styles.css?url', () => ({ default: '/assets/board-styles.css' }))

const sample = (value: string) => ({ value, sample: true })
const site = { supportPhone: sample('(555) 555-0142'), supportEmail: sample('help@alliance.example'), sampleData: true }
const stats = { totalListings: 1043, availableBeds: 1712, bedsToConfirm: 0, measuredAt: '2026-11-21T02:38:00Z' }
const dana: SignedInUser = {
  id: 'p1',
  firstName: 'Dana',
  lastName: 'Sample',
  email: 'dana@demo.example',
  emailVerified: true,
  organisation: null,
}

function home(user: SignedInUser | null, address = '/') {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Home }])
  return (
    <KnownUser value={user}>
      <Stub initialEntries={[address]} hydrationData={{ loaderData: { root: { site, user } } }} />
    </KnownUser>
  )
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(stats)),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the home page of a visitor', () => {
  it('lights the windows and fills the caption when the count comes', async () => {
    render(home(null))
    expect(screen.getByText('The porch lamps are on.')).toBeTruthy()
    await screen.findByText('Each light is 50 open beds.')
    expect(screen.getByRole('img', { name: /34 windows are lit, one for every 50 open beds/ })).toBeTruthy()
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('keeps the porch lamps when the count does not come', async () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError('no network'))
    render(home(null))
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    expect(screen.getByText('The porch lamps are on.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('has the sections that the quick links of the footer scroll to', () => {
    const { container } = render(home(null))
    for (const id of ['about', 'vision', 'contact', 'directory', 'platform', 'getting-started']) {
      expect(container.querySelector(`section#${id}`)).not.toBeNull()
    }
  })

  it('starts signing in, and leads to the other pages', () => {
    render(home(null))
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
    expect(leadsTo('(555) 555-0142')).toBe('tel:+15555550142')
  })

  it('searches by a form that needs no script', () => {
    render(home(null))
    const form = screen
      .getByRole('searchbox', { name: 'ZIP code, town, county, state or name of a home' })
      .closest('form')
    expect(form?.getAttribute('action')).toBe('/residences')
    expect(form?.method).toBe('get')
    expect(form && [...new FormData(form).keys()]).toEqual(['near', 'open'])
  })

  it('shows each quarter with what is done of it, and stands at the first that is not', () => {
    render(home(null))
    const quarters = within(screen.getByRole('list', { name: 'The four quarters' })).getAllByRole('listitem')
    expect(quarters.map((quarter) => /\d+%/.exec(quarter.textContent ?? '')?.[0])).toEqual(['85%', '40%', '15%', '15%'])
    expect(quarters.map((quarter) => quarter.getAttribute('aria-current'))).toEqual(['step', null, null, null])
  })

  it('says that they are signed out when they have just signed out', () => {
    render(home(null, '/?signed-out=1'))
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said).toContain('You are signed out on this device.')
  })
})

describe('the home page of somebody signed in', () => {
  it('is the board from the first byte on, with its stylesheet in the head', async () => {
    const stream = await renderToReadableStream(home(dana))
    await stream.allReady
    const html = await new Response(stream).text()
    expect(html).toContain('Welcome back, ')
    expect(html).not.toContain('A safe place to live')
    expect(html).toContain('<link rel="stylesheet" href="/assets/board-styles.css" data-precedence="page"/>')
  })
})
