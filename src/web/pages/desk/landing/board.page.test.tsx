import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleVisit } from '#tests/support/browser/framed.tsx'
import { dana } from '#tests/support/directory/sample-person.ts'
import landing from './board.page.tsx'

it('the home page of somebody signed in is the board from the first byte on', () => {
  const { show: Landing } = landing
  const beside = { stats: null, progress: null, sampleData: true, asking: [] }
  const desk = { heardTo: null, timeZone: null, messages: null }
  const html = renderToStaticMarkup(
    <Landing
      data={{ first: null, beside, claims: null, staff: null, desk }}
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

it('of the staff says how many reports wait, how many listings are hidden and how many pairs look alike', async () => {
  const answers: Record<string, object> = {
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
  const links = [...html.matchAll(/href="(\/staff\/[^"]+)"[^>]*><svg(?:(?!<a ).)*?<\/svg>([^<]+: [\d,]+)<\/a>/g)]
  expect(links.map(([, to, words]) => [to, words])).toEqual([
    ['/staff/reports', 'Reports of pages that wait: 3'],
    ['/staff/listings?show=hidden', 'Hidden listings: 1,200'],
    ['/staff/pairs', 'Pairs of listings that look alike: 0'],
  ])
  expect(html).toContain('Messages from the contact form')
})
