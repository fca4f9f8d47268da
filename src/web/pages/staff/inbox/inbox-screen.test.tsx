// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { staffWords } from '#content/staff/staff.ts'
import type { InboxPage, InboxRow } from '#contract/contact/inbox.ts'
import type { InboxFilter } from '#contract/contact/inbox-filters.ts'
import { InboxList } from '#web/pages/staff/inbox-screen.island.tsx'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

function message(changes: Partial<InboxRow> & { hoursOld: number }): InboxRow {
  const { hoursOld, ...rest } = changes
  return {
    id: `m${hoursOld}`,
    ref: 'K4M2-7QXA',
    senderName: 'Sam Reed',
    facilityName: 'Harbor Row',
    stateId: 'AR',
    excerpt: 'Is there a bed for a veteran?',
    receivedAt: ago(hoursOld),
    dueAt: ago(hoursOld - 24),
    readAt: ago(1),
    answeredAt: null,
    assignedTo: null,
    ...rest,
  }
}

const counts = { open: 12, mine: 2, unread: 5, late: 1, answered: 40 }

function show(rows: InboxRow[], parts: { next?: string; cursor?: string; filter?: InboxFilter } = {}) {
  const { next = null, cursor = null, filter = 'open' } = parts
  const page: InboxPage = { rows, next, counts }
  render(<InboxList page={page} filter={filter} cursor={cursor} at={now} me="p1" />)
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => {
  vi.useFakeTimers({ now })
})

describe('the staff inbox', () => {
  it('says how many wait, are late, unopened and mine', () => {
    show([])
    const totals = [...document.querySelectorAll('.totals > div')].map((each) => each.textContent)
    expect(totals).toEqual(['Waiting12', 'Late1', 'Not opened5', 'Mine2'])
  })

  it('says of each message who wrote from where, what, and how it stands with the promise', () => {
    show([message({ hoursOld: 27 }), message({ hoursOld: 3, senderName: 'Jo Li', facilityName: '', stateId: null })])
    const [late, young] = screen.getAllByRole('listitem')
    if (!late || !young) throw new Error('Two messages were to be shown')
    expect(within(late).getByText('Harbor Row, AR')).toBeTruthy()
    expect(within(late).getByText('Is there a bed for a veteran?')).toBeTruthy()
    expect(within(late).getByText('Late by 3 hours').dataset.state).toBe('late')
    expect(within(young).getByText('21 hours left to answer').dataset.state).toBe('waiting')
    expect(within(young).getByRole('link', { name: 'Jo Li' }).getAttribute('href')).toBe('/staff/inbox/m3')
  })

  it('says in words what is unopened, and who has taken a message', () => {
    show([
      message({ hoursOld: 1, readAt: null }),
      message({ hoursOld: 2, assignedTo: { id: 'p1', name: 'Avery Sample' } }),
      message({ hoursOld: 3, assignedTo: { id: 'p2', name: 'Robin Ashby' } }),
    ])
    expect(screen.getAllByText('Not opened yet')).toHaveLength(1)
    expect(screen.getByText('Taken by you')).toBeTruthy()
    expect(screen.getByText('Taken by Robin Ashby')).toBeTruthy()
  })

  it('leads to the three lists, and says which one this is', () => {
    show([], { filter: 'mine' })
    expect(href('Waiting')).toBe('/staff/inbox')
    expect(href('Answered')).toBe('/staff/inbox?filter=answered')
    expect(screen.getByRole('link', { name: 'Mine' }).getAttribute('aria-current')).toBe('page')
  })

  it('goes on to the next page of the same list and back to its start', () => {
    show([message({ hoursOld: 1 })], { filter: 'answered', next: 'a+b', cursor: 'c' })
    expect(href('Next page')).toBe('/staff/inbox?filter=answered&cursor=a%2Bb')
    expect(href('Back to the start')).toBe('/staff/inbox?filter=answered')
    cleanup()
    show([message({ hoursOld: 1 })], { next: 'n' })
    expect(href('Next page')).toBe('/staff/inbox?cursor=n')
    expect(screen.queryByRole('link', { name: 'Back to the start' })).toBeNull()
  })

  it.each(['open', 'mine', 'answered'] as const)('says when the list %s is empty', (filter) => {
    show([], { filter })
    expect(screen.getByRole('heading', { name: staffWords.inbox.empty[filter].title })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })
})
