// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { signedInBoardWords as words } from '#content/landing/board.ts'
import { myResidences } from '#contract/residence/residences.ts'
import { signedIn } from '#tests/support/browser/visitor.ts'
import NightBoardScreen from '#web/pages/landing/board/night-board-screen.island.tsx'

/** The buttons of the dashboard and where they lead (docs/specification.md, section 2 and ruling 4). */
const buttons = [
  ['Add Residence', '/workspace/residences/new'],
  ['Search Directory', '/residences'],
  ['Claim Profile', '/workspace/claims'],
  ['Update Bed Availability', '#beds-tonight'],
  ['Apply for Certification', '/workspace/certification'],
] as const

/** Each total as counted from the residences below (docs/specification.md, section 9). */
const totals = [
  ['Residences', '3'],
  ['Total beds', '26'],
  ['Available beds', '5'],
  ['Certified', '2'],
] as const

const residence = {
  id: 'h1',
  slug: 'harbor-row',
  name: 'Harbor Row',
  city: 'Conway',
  state: { name: 'Arkansas' },
  totalBeds: 8,
  availableBeds: 2,
  narrCertified: true,
  reportedAt: null,
  groups: [],
}
const residences = [
  residence,
  { ...residence, id: 'h2', name: 'Cedar Steps', totalBeds: 12, availableBeds: 0 },
  { ...residence, id: 'h3', name: 'Birch House', state: null, totalBeds: 6, availableBeds: 3, narrCertified: false },
]

describe('the dashboard as it arrives', () => {
  let page: Document
  let firstName: string
  beforeAll(async () => {
    const operator = await signedIn('operator')
    page = await operator.page('/')
    firstName = JSON.parse((await operator.ask('/api/auth/user')).text).firstName
  })

  it("greets with 'Welcome back' and the first name", () => {
    expect(page.querySelector('h1')?.textContent).toBe(`Welcome back, ${firstName}`)
  })

  it.each(buttons)('leads by %s to %s', (words, to) => {
    const found = [...page.querySelectorAll('main a')].filter((link) => link.textContent === words)
    expect(found.length).toBeGreaterThan(0)
    for (const link of found) expect(link.getAttribute('href')).toBe(to)
  })
})

describe.each(['/', '/workspace/beds'])('the night board at %s, as it arrives', (address) => {
  it('has the totals, the residences, the directory stats and the path of moving in', async () => {
    const operator = await signedIn('operator')
    const page = await operator.page(address)
    const mine = myResidences.parse(JSON.parse((await operator.ask('/api/my-residences')).text))
    const shown = [...page.querySelectorAll('.totals dt')].map((label) => label.textContent)
    expect(shown).toEqual(totals.map(([label]) => label))
    expect(page.querySelector('.totals dd')?.textContent).toBe(String(mine.length))
    expect([...page.querySelectorAll('article h3')].map((name) => name.textContent)).toEqual(
      mine.map(({ name }) => name),
    )
    const headings = [...page.querySelectorAll('main h2')].map((heading) => heading.textContent ?? '')
    expect(headings).toContain('Directory stats')
    expect(headings.some((words) => /^Getting set up, \d of 6$/.test(words))).toBe(true)
    expect(page.querySelector('.stats dd')?.textContent).toMatch(/^[\d,]+$/)
  })
})

describe('the dashboard in the browser', () => {
  type Answers = { residences: unknown; stats?: unknown }
  const organization = { id: 'o1', name: 'Four Doors', kind: 'operator', role: 'owner' } as const
  const user = { id: 'p1', lastName: null, email: 'dana@demo.example', emailVerified: true, organization }

  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  async function show({ residences, stats = {} }: Answers, firstName: string | null = 'Dana') {
    const answers: Record<string, unknown> = { '/api/my-residences': residences, '/api/directory/stats': stats }
    vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path]))
    open(firstName)
    await waitFor(() => expect(screen.queryByText('Loading stats...')).toBeNull())
  }

  /** As it comes where the server could not read what stands on it. */
  function open(firstName: string | null = 'Dana') {
    const beside = { stats: null, progress: null, sampleData: true, asking: [] }
    const given = {
      words,
      user: { ...user, firstName },
      first: null,
      beside,
      claims: null,
      own: null,
      news: null,
      desk: { heardTo: null, timeZone: null, messages: null },
    }
    render(createElement(NightBoardScreen, given))
  }

  async function card(name: string) {
    const found = (await screen.findByRole('heading', { name, level: 3 })).closest('article')
    if (!found) throw new Error(`${name} has no card`)
    return within(found)
  }

  it.each(totals)("shows '...' for %s while the residences load", (label) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    open()
    const value = within(screen.getByLabelText('Your totals')).getByText(label).nextElementSibling
    expect(value?.textContent).toBe('...')
  })

  it("shows 'Loading stats...' while the directory stats load", () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    open()
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('Loading stats...')
  })

  it("greets somebody without a first name as 'Operator'", async () => {
    await show({ residences: residences }, null)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Operator')
  })

  it.each(totals)('computes %s from the list: %s', async (label, total) => {
    await show({ residences: residences })
    await card('Harbor Row')
    const value = within(screen.getByLabelText('Your totals')).getByText(label).nextElementSibling
    expect(value?.textContent).toBe(total)
  })

  it.each([
    ['Harbor Row', '2/8 available', 'Conway, Arkansas'],
    ['Cedar Steps', '0/12 available', 'Conway, Arkansas'],
    ['Birch House', '3/6 available', 'Conway, Unknown State'],
  ])("shows of %s '%s' and '%s'", async (name, beds, place) => {
    await show({ residences: residences })
    const shown = await card(name)
    expect(shown.getByText(beds)).toBeTruthy()
    expect(shown.getByText('Conway').textContent).toBe(place)
  })

  it('has a Manage button for every residence', async () => {
    await show({ residences: residences })
    for (const { id, name } of residences) {
      const manage = (await card(name)).getByRole('link', { name: `Manage ${name}` })
      expect(manage.getAttribute('href')).toBe(`/workspace/residences/${id}`)
    }
  })

  it("shows 'No residences yet' for an empty list", async () => {
    await show({ residences: [] })
    expect(await screen.findByText('No residences yet')).toBeTruthy()
  })

  it.each([
    ['what the answer says', { totalListings: 1560, availableBeds: 3291 }, ['1,560', '3,291']],
    ['beds to confirm apart', { totalListings: 1560, availableBeds: 3291, bedsToConfirm: 348 }, ['1,560', '2,943']],
    ['0 for what the answer leaves out', {}, ['0', '0']],
  ])('shows %s in the directory stats', async (_, stats, shown) => {
    await show({ residences: [], stats })
    const facts = screen.getByRole('region', { name: 'Directory stats' })
    expect([...facts.querySelectorAll('dd')].map((value) => value.textContent)).toEqual(shown)
    const words = 'bedsToConfirm' in stats ? 'Available beds348 more beds to confirm' : 'Available beds'
    expect([...facts.querySelectorAll('dt')].at(-1)?.textContent).toBe(words)
  })
})
