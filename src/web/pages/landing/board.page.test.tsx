import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleVisit } from '#tests/support/browser/framed.tsx'
import { buildApplication } from '#tests/support/certification/shown-application.ts'
import { dana } from '#tests/support/directory/sample-person.ts'
import landing from './board.page.tsx'

it('the home page of somebody signed in is the board from the first byte on', () => {
  const { show: Landing } = landing
  const beside = { stats: null, progress: null, sampleData: true, asking: [] }
  const desk = { heardTo: null, timeZone: null, messages: null }
  const html = renderToStaticMarkup(
    <Landing
      data={{ first: null, beside, claims: null, staff: null, news: null, desk }}
      visit={{ ...sampleVisit('/'), user: dana }}
    />,
  )
  expect(html.replaceAll('<!-- -->', '')).toContain('Welcome back, Dana')
  expect(html).not.toContain('A safe place to live')
})

const residence = (id: number) => ({
  id: `h${id}`,
  slug: `h${id}`,
  name: `House ${id}`,
  city: 'Conway',
  state: null,
  totalBeds: 0,
  availableBeds: 0,
  narrCertified: false,
  reportedAt: null,
  status: 'draft',
  groups: [],
})

it.each([
  [8, 0],
  [9, 9],
])('a board of %i houses comes with them, %i of them as rows', async (count, rows) => {
  const fetch = async (path: RequestInfo | URL) =>
    Response.json(
      String(path).startsWith('/api/desk/board')
        ? { residences: Array.from({ length: count }, (_, place) => residence(place)), paging: null }
        : {},
    )
  const data = await landing.load?.({ ...sampleVisit('/'), user: dana, fetch })
  const { show: Landing } = landing
  const html = renderToStaticMarkup(
    <Landing data={data as ComponentProps<typeof Landing>['data']} visit={{ ...sampleVisit('/'), user: dana }} />,
  )
  expect(html.match(/House \d/g)?.length).toBeGreaterThanOrEqual(count)
  expect(html.match(/class="dense /g)?.length ?? 0).toBe(rows)
})

it('of the staff says how many of each thing wait, and nothing of what does not', async () => {
  const late = { turn: { whose: 'handler', due: '2026-11-20T00:00:00Z', isLate: true } }
  const answers: Record<string, object> = {
    '/api/staff/inbox': { counts: { open: 2 } },
    '/api/staff/mail?state=failed': { failed: 4 },
    '/api/affiliate/grievances': { open: [late, { turn: null }] },
    '/api/affiliate/applications': { applications: [{ stage: 'appeal' }, { stage: 'ended' }] },
    '/api/staff/people': { resets: [{ id: 'mia' }] },
    '/api/staff/reports': { rows: [], next: null, counts: { open: 3, late: 0, urgent: 0, mine: 0, decided: 9 } },
    '/api/staff/listings?show=hidden': { rows: [], total: 1200, page: 1, pages: 24 },
    '/api/pairs': { of: null, pairs: [], total: 0, page: 1, pages: 0 },
  }
  const fetch = async (path: RequestInfo | URL) =>
    Response.json(answers[String(path)] ?? { residences: [], paging: null })
  const user = { ...dana, organization: { id: 'o', name: 'The Alliance', kind: 'alliance', role: 'owner' } } as const
  const visit = { ...sampleVisit('/'), user, fetch }
  const data = await landing.load?.(visit)
  const { show: Landing } = landing
  const html = renderToStaticMarkup(<Landing data={data as ComponentProps<typeof Landing>['data']} visit={visit} />)
  const links = [
    ...html.matchAll(/href="(\/(?:staff|affiliate)\/[^"]+)"[^>]*><svg(?:(?!<a ).)*?<\/svg>([^<]+: [^<]+)<\/a>/g),
  ]
  expect(links.map(([, to, words]) => [to, words])).toEqual([
    ['/staff/inbox', 'Messages from the contact form: 2'],
    ['/staff/reports', 'Reports of pages that wait: 3'],
    ['/affiliate/grievances', 'Grievances: 2, 1 late'],
    ['/affiliate/applications?stage=appeal', 'Appeals: 1'],
    ['/staff/people', 'Second steps that wait for your yes or no: 1'],
    ['/staff/listings?show=hidden', 'Hidden listings: 1,200'],
    ['/staff/mail?state=failed', 'Email that failed: 4'],
  ])
  expect(html).toContain('>Pairs of listings that look alike</a>')
})

it('of an operator says what an application asks of them, and that one is under way', async () => {
  const { line } = buildApplication()
  const asked = Object.assign({}, line, { questions: 1, end: null })
  const fetch = async (path: RequestInfo | URL) => {
    const isAsked = String(path) === '/api/applications?show=applications'
    return isAsked ? Response.json({ applications: [asked], certificates: [], residences: [] }) : Response.error()
  }
  const user = { ...dana, organization: { id: 'o', name: 'Four Doors', kind: 'operator', role: 'owner' } } as const
  const visit = { ...sampleVisit('/'), user, fetch }
  const data = await landing.load?.(visit)
  const { show: Landing } = landing
  const html = renderToStaticMarkup(<Landing data={data as ComponentProps<typeof Landing>['data']} visit={visit} />)
  expect(html).toMatch(
    new RegExp(
      `href="/workspace/certification/${line.id}"[^]*?1 question from ${line.affiliate} about ${line.residence.name}`,
    ),
  )
  expect(html).toContain('1 application under way')
})
