// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownDeskWords } from '#content/desk/workspace-pages.ts'
import { signedInBoardWords as words } from '#content/landing/board.ts'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { dana } from '#tests/support/directory/sample-person.ts'
import { fakeEventSource } from '#tests/support/live/fake-event-source.ts'
import { boardResidence, hoursAgo } from '#tests/support/residence/board-rows.ts'
import { type AffiliateState, describeOwnDesk } from './describe-own-desk.ts'
import NightBoardScreen from './night-board-screen.island.tsx'

const harborRow = boardResidence('Harbor Row House', [], { id: 'h1', availableBeds: 2, reportedAt: hoursAgo(3.5) })
const cedarSteps = boardResidence('Cedar Steps', [], {
  state: null,
  totalBeds: 10,
  availableBeds: 1,
  narrCertified: false,
  reportedAt: hoursAgo(122),
})
const stats = { totalListings: 1560, availableBeds: 3291, measuredAt: '2026-11-21T02:38:00Z' }

type Answer = () => Promise<Response>
const json =
  (body: unknown, status = 200): Answer =>
  async () =>
    Response.json(body, { status })

const progress = {
  claim: false,
  account: true,
  data: false,
  team: false,
  live: false,
  residencesWithoutNumbers: 0,
  peopleInTraining: 1,
}
let answers: Record<string, Answer>
const asked = vi.fn()

beforeEach(() => {
  answers = {
    '/api/my-residences': json([harborRow, cedarSteps]),
    '/api/directory/stats': json(stats),
    '/api/desk/progress': json(progress),
  }
  vi.stubGlobal('fetch', async (path: string) => {
    asked(path)
    return answers[path]?.()
  })
})
afterEach(() => asked.mockReset())

const fourDoors = { id: 'o', name: 'Four Doors', kind: 'operator', role: 'owner' } as const

function show(changes: Partial<SignedInUser> = {}, state: AffiliateState | null = null, claims: number | null = null) {
  const beside = { stats: null, progress: null, sampleData: true, asking: [] }
  const desk = { heardTo: null, timeZone: null, messages: null }
  const person = Object.assign({}, dana, { organization: fourDoors }, changes)
  const own = describeOwnDesk(person, { words: ownDeskWords, state, counts: null })
  render(
    <NightBoardScreen
      words={words}
      user={person}
      first={null}
      beside={beside}
      claims={claims}
      news={null}
      own={own}
      desk={desk}
    />,
  )
}

const totals = () => [...document.querySelectorAll('.totals > div')].map((each) => each.textContent)
const residence = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 3 })
  const card = heading.closest('article')
  if (!card) throw new Error(`${name} has no card`)
  return within(card)
}

describe('the night board', () => {
  it('says that the organization is locked', () => {
    show({ organization: { ...fourDoors, isLocked: true } })
    expect(screen.getByText('Four Doors is locked.')).toBeTruthy()
  })

  it('asks for each list once', async () => {
    show()
    await residence('Harbor Row House')
    expect(screen.queryByRole('link', { name: 'Outgoing email' })).toBeNull()
    expect(asked.mock.calls.flat().sort()).toEqual([
      '/api/desk/progress',
      '/api/directory/stats',
      '/api/inquiries/count',
      '/api/my-residences',
    ])
  })

  it('groups the digits of large totals', async () => {
    answers['/api/my-residences'] = json([{ ...harborRow, totalBeds: 1696, availableBeds: 1200 }])
    show()
    await residence('Harbor Row House')
    expect(totals().slice(1, 3)).toEqual(['Total beds1,696', expect.stringMatching(/^Available beds1,200/)])
  })

  it('says of a house where it is, how many beds are open, how old that is, and whether it is certified', async () => {
    show()
    const harbor = await residence('Harbor Row House')
    expect(harbor.getByText('Conway').textContent).toBe('Conway, Arkansas')
    expect(harbor.getByText('2/8 available')).toBeTruthy()
    expect(harbor.getByText('Said 3 hours ago')).toBeTruthy()
    expect(harbor.getByText('Certified')).toBeTruthy()
    expect(harbor.getByRole('link', { name: 'Manage Harbor Row House' }).getAttribute('href')).toBe(
      '/workspace/residences/h1',
    )
  })

  it('says of a house that it has no beds yet, and no number of them', async () => {
    answers['/api/my-residences'] = json([{ ...harborRow, totalBeds: 0, availableBeds: 0, reportedAt: null }])
    show()
    const harbor = await residence('Harbor Row House')
    expect([harbor.getByText('No beds yet').tagName, harbor.queryByText(/available/)]).toEqual(['P', null])
  })

  it('says of a house whose certificate is suspended since when, why and what to do', async () => {
    const certificateStop = {
      badge: 'Suspended',
      words: 'Its certificate is suspended since February 10, 2026. Why: A complaint.',
    }
    answers['/api/my-residences'] = json([{ ...harborRow, narrCertified: false, certificateStop }])
    show()
    const harbor = await residence('Harbor Row House')
    expect(harbor.getByText('Suspended')).toBeTruthy()
    expect(harbor.getByText(/suspended since February 10, 2026\. Why: A complaint\./)).toBeTruthy()
    expect(harbor.queryByText('Not certified')).toBeNull()
  })

  it('says what callers read of an old number, and Unknown State where there is none', async () => {
    show()
    const cedar = await residence('Cedar Steps')
    expect(cedar.getByText('Conway').textContent).toBe('Conway, Unknown State')
    expect(cedar.getByText('Last confirmed 5 days ago. Callers see “Call to confirm”.')).toBeTruthy()
    expect(cedar.getByText('Not certified')).toBeTruthy()
  })

  it('says so of a house whose number is withdrawn, or that never said one', async () => {
    answers['/api/my-residences'] = json([
      { ...harborRow, reportedAt: hoursAgo(9.5 * 24) },
      { ...cedarSteps, reportedAt: null },
    ])
    show()
    expect(
      (await residence('Harbor Row House')).getByText(/^No number for 9 days\. Callers see “Call to ask”\.$/),
    ).toBeTruthy()
    expect((await residence('Cedar Steps')).getByText(/^No number yet\. Callers see “Call to ask”\.$/)).toBeTruthy()
  })

  it('counts the questions that wait for an answer, anew when the desk hears of a change', async () => {
    const sources = fakeEventSource()
    answers['/api/inquiries/count'] = json({ unanswered: 3, questions: 2 })
    show()
    const link = await screen.findByRole('link', { name: 'Questions about a bed 2 waiting for an answer' })
    expect(link.getAttribute('href')).toBe('/workspace/messages')
    within(screen.getByRole('navigation', { name: 'Desk' })).getByText('3', { exact: false })
    answers['/api/inquiries/count'] = json({ unanswered: 0, questions: 0 })
    sources.last.tell('again')
    await screen.findByRole('link', { name: 'Questions about a bed' })
    expect(sources.open).toBe(1)
    cleanup()
    show({ organization: { id: 'o', name: 'Four Doors', kind: 'operator', role: 'bed_updater' } })
    expect(screen.queryByRole('link', { name: /^Questions about a bed/ })).toBeNull()
  })

  it.each([
    [
      'an owner',
      'operator',
      'owner',
      ['Manage Harbor Row House', 'Add Residence', 'Claim Profile', 'Update Bed Availability'],
    ],
    ['a bed updater', 'operator', 'bed_updater', ['Update Bed Availability']],
    ['an affiliate', 'affiliate', 'owner', []],
  ] as const)('offers %s what their role opens, and nothing else', async (_, kind, role, offered) => {
    show({ organization: { id: 'o', name: 'Four Doors', kind, role } })
    await residence('Harbor Row House')
    const all = ['Manage Harbor Row House', 'Add Residence', 'Claim Profile', 'Update Bed Availability']
    expect(all.filter((name) => screen.queryAllByRole('link', { name }).length > 0)).toEqual(offered)
  })

  it('offers who belongs to no organization nothing that would refuse them, and says what they can do', async () => {
    answers['/api/my-residences'] = json([])
    show({ organization: null })
    await screen.findByRole('heading', { name: 'You belong to no organization now' })
    await screen.findByText('1,560')
    screen.getByText(/An owner of one can invite you: give them the address dana@demo\.example\./)
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways.filter((way) => way?.startsWith('/workspace'))).toEqual([])
    expect(screen.queryByText('No residences yet')).toBeNull()
  })

  it('tells who has not set up the second step that it is all that is left', async () => {
    answers['/api/my-residences'] = json([])
    show({ organization: null, secondFactorFor: 'The Alliance' })
    await screen.findByRole('heading', { name: 'One step left to your desk' })
    const link = screen.getByRole('link', { name: 'Set up the second step' })
    expect(link.getAttribute('href')).toBe('/account/second-factor')
    expect(screen.queryByText(/belong to no organization/)).toBeNull()
  })

  it('leads the staff of the alliance to messages and mail, and moves nobody in', async () => {
    show({ organization: { id: 'o', name: 'The Alliance', kind: 'alliance', role: 'manager' } })
    await residence('Harbor Row House')
    expect(screen.getByRole('link', { name: 'Outgoing email' }).getAttribute('href')).toBe('/staff/mail')
    expect(screen.queryByRole('heading', { name: /^Getting set up/ })).toBeNull()
  })

  it.each(['alliance', 'affiliate'] as const)(
    'of the %s, which runs no house, misses none and counts no zeros',
    async (kind) => {
      answers['/api/my-residences'] = json([])
      show({ organization: { id: 'o', name: 'The Alliance', kind, role: 'manager' } })
      await screen.findByText('1,560')
      await waitFor(() => expect(asked).toHaveBeenCalledWith('/api/my-residences'))
      expect(screen.queryByText('No residences yet')).toBeNull()
      expect(screen.queryByRole('heading', { name: 'Beds tonight' })).toBeNull()
      expect(totals()).toEqual([])
    },
  )

  it.each(['alliance', 'affiliate'] as const)(
    'counts the claims that wait for the %s, anew when it hears of a change',
    async (kind) => {
      const sources = fakeEventSource()
      const claims = (...from: (string | null)[]) =>
        json({
          view: 'decider',
          waiting: from.map((mayDecideFrom) => ({ mayDecideFrom })),
          decided: [],
          checks: { waiting: from.slice(0, 1).map((mayDecideFrom) => ({ mayDecideFrom })) },
        })
      answers['/api/my-residences'] = json([])
      answers['/api/claims'] = claims(null, null, '2099-01-01T00:00:00Z')
      show({ organization: { id: 'o', name: 'The Alliance', kind, role: 'manager' } })
      const link = await screen.findByRole('link', { name: 'Claims 3 waiting for your decision' })
      expect(link.getAttribute('href')).toBe('/workspace/claims')
      answers['/api/claims'] = claims()
      sources.last.tell('again')
      await waitFor(() => expect(screen.queryByRole('link', { name: /waiting for your decision/ })).toBeNull())
      cleanup()
      asked.mockReset()
      show({ organization: { id: 'o', name: 'The Alliance', kind, role: 'bed_updater' } })
      await screen.findByText('1,560')
      expect(screen.queryByRole('link', { name: /^Claims/ })).toBeNull()
      expect(asked.mock.calls.flat()).not.toContain('/api/claims')
    },
  )

  it('says from the start how many claims wait, where the page came with it', async () => {
    show({ organization: { id: 'o', name: 'The Alliance', kind: 'alliance', role: 'manager' } }, null, 3)
    screen.getByRole('link', { name: 'Claims 3 waiting for your decision' })
    await screen.findByText('1,560')
    expect(asked.mock.calls.flat()).not.toContain('/api/claims')
  })

  it('names an affiliate and its state, and leads to what works today', async () => {
    answers['/api/my-residences'] = json([])
    const organization = { id: 'o', name: 'Recovery of the Hills', kind: 'affiliate', role: 'manager' } as const
    show({ organization }, { code: 'WV', name: 'West Virginia', slug: 'west-virginia' })
    const desk = within(screen.getByRole('region', { name: 'Recovery of the Hills' }))
    expect(desk.getByText(/signed in for the affiliate of West Virginia\. You decide/)).toBeTruthy()
    expect(desk.queryByText(/later/)).toBeNull()
    expect(desk.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/affiliate',
      '/directory/west-virginia',
      '/contact?topic=directory&state=WV#send',
      '/workspace/claims',
    ])
  })
})

describe('the directory stats of the board', () => {
  it('give the counts with their time', async () => {
    show()
    await screen.findByText('1,560')
    expect(screen.getByText('3,291')).toBeTruthy()
    expect(screen.getByText(/^measured \d+:\d\d [ap]m, whole country$/)).toBeTruthy()
    expect(screen.getByText('Sample data.')).toBeTruthy()
  })

  it('say when they could not be counted, and count again on request', async () => {
    answers['/api/directory/stats'] = json({}, 503)
    show()
    await screen.findByText(/We could not count right now/)
    answers['/api/directory/stats'] = json(stats)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('1,560')
  })
})

describe('a board without houses to show', () => {
  it("says 'No residences yet' to a new operator and what to do", async () => {
    answers['/api/my-residences'] = json([])
    show()
    await screen.findByRole('heading', { name: 'No residences yet' })
    expect(totals()).toEqual(['Residences0', 'Total beds0', 'Available beds0', 'Certified0'])
    expect(screen.getAllByRole('link', { name: 'Add Residence' })).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Import a spreadsheet' }).getAttribute('href')).toBe('/workspace/import')
    expect(await screen.findByRole('heading', { name: 'Getting set up, 1 of 6' })).toBeTruthy()
  })

  it('says in plain words that they could not be read, invents no number, and asks again on request', async () => {
    answers['/api/my-residences'] = json({ code: 'internal', message: 'x' }, 500)
    show()
    await screen.findByText('We could not read your residences.')
    expect(totals()[0]).toBe('ResidencesNot known')
    answers['/api/my-residences'] = json([harborRow])
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await residence('Harbor Row House')
    expect(screen.queryByText('We could not read your residences.')).toBeNull()
  })

  it('leads to signing in when the session has ended meanwhile', async () => {
    answers['/api/my-residences'] = json({ code: 'signed_out', message: 'Sign in first.' }, 401)
    show()
    await screen.findByText('You are signed out on this device.')
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/api/login?returnTo=/')
  })
})

describe('a board that stays open', () => {
  it('keeps the houses when they cannot be refreshed, and says so', async () => {
    show()
    await residence('Harbor Row House')
    answers['/api/my-residences'] = () => Promise.reject(new TypeError('Failed to fetch'))
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByText('We could not refresh.')
    expect(screen.getByText(/^You see what they said at \d+:\d\d [ap]m\.$/)).toBeTruthy()
    expect(await residence('Harbor Row House')).toBeTruthy()
  })

  it('says when it has lost the network', async () => {
    show()
    await residence('Harbor Row House')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    await screen.findByText(/^Offline\. Checked \d+:\d\d [ap]m$/)
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
  })

  it('has the path of moving in again as soon as the network is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    answers['/api/desk/progress'] = () => Promise.reject(new TypeError('Failed to fetch'))
    show()
    await residence('Harbor Row House')
    expect(screen.queryByRole('heading', { name: /^Getting set up/ })).toBeNull()
    answers['/api/desk/progress'] = json(progress)
    onLine.mockReturnValue(true)
    fireEvent(window, new Event('offline'))
    fireEvent(window, new Event('online'))
    await screen.findByRole('heading', { name: 'Getting set up, 1 of 6' })
  })

  it('waits for the network when there is none at first, and then shows the houses by itself', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    answers['/api/my-residences'] = () => Promise.reject(new TypeError('Failed to fetch'))
    show()
    await screen.findByText('No connection right now.')
    answers['/api/my-residences'] = json([harborRow])
    onLine.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    await residence('Harbor Row House')
  })
})
