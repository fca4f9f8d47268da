// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { healthWords as words } from '#content/staff/health.ts'
import type { HealthAnswer } from '#contract/live/health.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { Health } from './health-screen.island.tsx'
import { explainFailure } from './needs-a-look.ts'

const at = new Date('2026-11-20T10:00:00Z')
const quiet = { waiting: 0, waitingSince: null, failed: 0, workedAt: '2026-11-20T09:59:00Z', lately: [] }
const well: HealthAnswer = {
  watchedSince: '2026-11-20T08:00:00Z',
  database: 'embedded',
  mail: { waiting: 0, waitingSince: null, failed: 0 },
  queues: [{ name: 'daily-list', ...quiet }],
  errors: [],
  slow: [],
  slowFromMs: 500,
  states: [
    { state: 'AR', name: 'Arkansas', hasAffiliate: true, homes: 5, ages: { day: 1, week: 2, older: 2, never: 0 } },
    { state: 'WY', name: 'Wyoming', hasAffiliate: false, homes: 1, ages: { day: 1, week: 0, older: 0, never: 0 } },
  ],
}
const failed = { id: 'j1', at: '2026-11-20T09:00:00Z', tries: 3, code: 'Error ECONNREFUSED' }

function show(changes: Partial<HealthAnswer> = {}, tried: string | null = null) {
  renderOnDesk('/staff/health', <Health health={{ ...well, ...changes }} at={at} tried={tried} />)
}

it('says that all is well, and each job by its name', () => {
  show()
  expect(screen.getByText(words.now.well)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('rowheader', { name: words.jobs.kinds['daily-list'] })).toBeTruthy()
})

it('names what needs a look, leads there, and tries again one or all of a kind', () => {
  show({
    mail: { waiting: 2, waitingSince: '2026-11-20T09:49:00Z', failed: 4 },
    queues: [{ name: 'daily-list', ...quiet, failed: 2, workedAt: null, lately: [failed, { ...failed, id: 'j2' }] }],
    errors: [{ what: 'page failed', code: null, times: 3, firstAt: failed.at, lastAt: failed.at, longestMs: 0 }],
  })
  expect(screen.getByRole('link', { name: '2 jobs failed' }).getAttribute('href')).toBe('#jobs')
  expect(screen.getByRole('link', { name: '4 emails were not delivered' }).getAttribute('href')).toBe('#mail')
  expect(screen.getByRole('link', { name: '3 errors in the last 24 hours' }).getAttribute('href')).toBe('#errors')
  expect(screen.getByRole('link', { name: /10 minutes: Email/ })).toBeTruthy()
  expect(screen.getByText(/could not be reached over the network/)).toBeTruthy()
  expect(screen.getByText(words.jobs.notWorkedSince)).toBeTruthy()
  const buttons = screen.getAllByRole('button').map((button) => button.textContent)
  expect(buttons.slice(0, 2)).toEqual(['Try all 4 again', `Try all 2 again: ${words.jobs.kinds['daily-list']}`])
  expect(buttons).toHaveLength(4)
})

it('does not call late what waits for less than 10 minutes', () => {
  show({ mail: { waiting: 1, waitingSince: '2026-11-20T09:51:00Z', failed: 0 } })
  expect(screen.getByText(words.now.well)).toBeTruthy()
})

it('says without script whether something was tried', () => {
  show({}, '2')
  expect(screen.getByText(words.tried)).toBeTruthy()
  show({}, '0')
  expect(screen.getByText(words.nothingTried)).toBeTruthy()
})

it('leads from each number of a state to its homes, of one without an affiliate to the public list', () => {
  show()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain('/affiliate/homes?state=AR')
  expect(links).toContain('/affiliate/homes?state=AR&age=older')
  expect(links).not.toContain('/affiliate/homes?state=AR&age=never')
  expect(links.filter((link) => link?.includes('WY'))).toEqual(['/residences?state=WY'])
})

it('names the ages as what they hold: none is part of another', () => {
  show()
  expect(screen.getAllByRole('columnheader', { name: '1 to 7 days ago' }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('columnheader', { name: 'Last 7 days' })).toBeNull()
})

it('explains failures in plain words, whatever the code', () => {
  const said = (code: string | null) => explainFailure(code, words)
  expect(said(null)).toBe(words.stopped)
  expect(said('error 53100')).toBe('The disk was full.')
  expect(said('error 40P01')).toContain('Two changes met')
  expect(said('error 23505')).toContain('did not fit')
  expect(said('AppError unavailable')).toBe('The database did not answer.')
  expect(said('TypeError')).toBe(words.unknown)
})
