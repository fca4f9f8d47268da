// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { InboxMessage } from '#contract/contact/inbox.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { Message } from '#web/pages/staff/message-screen.island.tsx'

const avery = { id: 'p1', name: 'Avery Sample' }
const robin = { id: 'p2', name: 'Robin Ashby' }
const fresh: InboxMessage = {
  id: 'm1',
  ref: 'K4M2-7QXA',
  senderName: 'Sam Reed',
  firstName: 'Sam',
  lastName: 'Reed',
  facilityName: '',
  stateId: 'AR',
  excerpt: '',
  email: 'sam@home.example',
  phone: '(501) 555-0142',
  assignedTo: null,
  receivedAt: '2026-11-20T09:00:00Z',
  dueAt: '2026-11-21T09:00:00Z',
  readAt: null,
  answeredAt: null,
  answeredBy: null,
  message: 'First line.\nSecond line.',
}

const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const acts = () => sent.mock.calls.map(([, { body }]) => new URLSearchParams(String(body)).get('act'))

function show(changes: Partial<InboxMessage> = {}) {
  const message = { ...fresh, ...changes }
  renderOnDesk('/staff/inbox/m1', <Message message={message} me={avery.id} at={new Date('2026-11-20T10:00:00Z')} />)
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  sent.mockReset().mockImplementation(async () => Response.json({ next: '/staff/inbox/m1' }))
  vi.stubGlobal('fetch', sent)
})

describe('a message', () => {
  it('is shown as it was written, with who wrote it', () => {
    show()
    expect(screen.getByText(/First line\./).textContent).toBe('First line.\nSecond line.')
    expect(screen.getByRole('link', { name: 'sam@home.example' }).getAttribute('href')).toBe(
      'mailto:sam%40home.example',
    )
    expect(screen.getByRole('link', { name: '501-555-0142' }).getAttribute('href')).toBe('tel:+15015550142')
    expect(screen.getByText('Facility').nextElementSibling?.textContent).toBe('Not given')
    expect(screen.getByText('State').nextElementSibling?.textContent).toBe('Arkansas')
  })

  it('is answered by mail under its reference', () => {
    show()
    expect(screen.getByRole('link', { name: 'Answer by email' }).getAttribute('href')).toBe(
      'mailto:sam%40home.example?subject=Your%20message%20K4M2-7QXA',
    )
  })

  it('can be taken, and given back by whoever looks at it', async () => {
    show()
    expect(screen.getByText('Nobody has taken it yet')).toBeTruthy()
    press('Assign to me')
    expect(sent.mock.lastCall?.[0]).toBe('/staff/inbox/m1')
    show({ assignedTo: avery })
    expect(screen.getByText('Taken by you')).toBeTruthy()
    press('Give it back')
    expect(acts()).toEqual(['take', 'give_back'])
    show({ assignedTo: robin })
    expect(screen.getByText('Taken by Robin Ashby')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Give it back for Robin Ashby' })).toBeTruthy()
  })

  it('can be marked answered, and opened again', () => {
    show()
    press('Mark answered')
    show({ answeredAt: '2026-11-20T14:00:00Z', answeredBy: robin })
    expect(screen.getByText(/^Answered by Robin Ashby/)).toBeTruthy()
    expect(screen.getByText('Answered after 5 hours, in time')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull()
    press('Open again')
    expect(acts()).toEqual(['answered', 'open_again'])
  })

  it('says in place why a change did not work', async () => {
    const taken = 'Robin Ashby has taken this message. Give it back first.'
    sent.mockResolvedValueOnce(Response.json({ code: 'conflict', message: taken }, { status: 409 }))
    show()
    press('Assign to me')
    await screen.findByText(taken)
  })
})
