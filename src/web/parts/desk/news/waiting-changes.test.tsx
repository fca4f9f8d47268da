// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignedInUser } from '#contract/auth/auth.ts'
import type { BedChange } from '#contract/beds/board.ts'
import { newDana } from '#tests/support/residence/board-rows.ts'
import { createChangeStore } from '#web/parts/beds/bed-queue/change-store.ts'
import type { QueuedChange } from '#web/parts/beds/bed-queue/queued-changes.ts'
import { WaitingChanges } from './waiting-changes.tsx'

let person: SignedInUser
let sent: BedChange[]
let answer: (changes: BedChange[]) => Response | Promise<Response>

const applied = (changes: BedChange[]) =>
  Response.json({ results: changes.map(({ id, groupId }) => ({ outcome: 'applied', id, group: { id: groupId } })) })

beforeEach(() => {
  person = newDana('bed_updater')
  sent = []
  answer = applied
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    const { changes }: { changes: BedChange[] } = JSON.parse(String(body))
    sent.push(...changes)
    return answer(changes)
  })
})

/** Said on the board of this device before. */
function keep(owner: string, id: string): void {
  const madeAt = new Date(0).toISOString()
  const one: QueuedChange = {
    change: { id, groupId: `group-${id}`, kind: 'report', open: 3, seen: null, madeAt },
    order: 1,
    state: 'ready',
    tab: 'x',
    touchedAt: 0,
    from: 2,
    place: 'Cedar Steps',
  }
  createChangeStore(owner).write([], [one])
}

function show() {
  return render(<WaitingChanges person={person} />)
}
const said = () => screen.getByRole('status').textContent

describe('changes that wait on this device', () => {
  it('are sent from any room of the desk, without a word', async () => {
    keep(`${person.id}.o`, 'a')
    keep(`${person.id}.other`, 'not-of-this-desk')
    show()
    await waitFor(() => expect(localStorage).toHaveLength(1))
    expect(sent.map(({ id }) => id)).toEqual(['a'])
    expect(said()).toBe('')
  })

  it('are counted where they cannot be sent, with the way to the board', async () => {
    answer = () => Promise.reject(new TypeError('lost'))
    keep(`${person.id}.o`, 'a')
    keep(`${person.id}.o`, 'b')
    show()
    await screen.findByText(/^2 changes wait on this device and go out when the connection is back\./)
    expect(screen.getByRole('link', { name: 'Open the board' }).getAttribute('href')).toBe('/')
  })

  it('are said to wait for signing in where nobody is signed in any more', async () => {
    answer = () => Response.json({ code: 'signed_out', message: 'x' }, { status: 401 })
    keep(`${person.id}.o`, 'a')
    show()
    await screen.findByText(/^1 change waits on this device until you sign in again\./)
  })

  it('are called not saved where they were refused', async () => {
    const results = [{ outcome: 'refused', id: 'a', reason: 'Gone.', group: null }]
    answer = () => Response.json({ results })
    keep(`${person.id}.o`, 'a')
    show()
    await screen.findByText(/^1 number you set was not saved\./)
  })

  it('of nobody who says numbers are nothing', () => {
    keep(`${person.id}.o`, 'a')
    person = { ...person, organization: { id: 'o', name: 'The Alliance', kind: 'alliance', role: 'owner' } }
    show()
    expect([said(), sent]).toEqual(['', []])
  })
})
