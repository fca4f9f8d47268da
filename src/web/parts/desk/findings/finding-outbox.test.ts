// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteStoredBoard } from '#web/plumbing/stored/stored-board.ts'
import { FindingOutbox } from './finding-outbox.ts'
import { createFindingStore } from './finding-store.ts'
import type { QueuedFindingFields, SaidFinding } from './queued-findings.ts'
import type { FindingAnswer } from './send-finding.query.ts'

type FindingFate = FindingAnswer | 'answer-lost'

let online: boolean
let ids: number
let arrived: SaidFinding[]
let fates: FindingFate[]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T15:00:00Z') })
  online = true
  ids = 0
  arrived = []
  fates = []
})

/** A page of the device; what is closed sends nothing any more. */
function openPage(owner = 'june.wv') {
  let isOpen = true
  const outbox = new FindingOutbox({
    kept: createFindingStore(owner),
    async send(said) {
      if (!isOpen) return new Promise<never>(() => {})
      if (!online) return { is: 'unreachable' }
      const fate = fates.shift() ?? { is: 'taken' }
      if (fate === 'answer-lost' || fate.is === 'taken') {
        // The server counts each id once.
        if (!arrived.some(({ id }) => id === said.id)) arrived.push(said)
        return fate === 'answer-lost' ? { is: 'unreachable' } : fate
      }
      return fate
    },
    lock: (work) => work(),
    isOnline: () => online,
    now: Date.now,
    newId: () => `id-${++ids}`,
    after(ms, call) {
      const timer = setTimeout(() => isOpen && call(), ms)
      return () => clearTimeout(timer)
    },
  })
  return {
    outbox,
    close() {
      outbox.leave()
      isOpen = false
    },
  }
}

const say = (code: string, finding: QueuedFindingFields['finding'], words = ''): QueuedFindingFields => {
  return { applicationId: 'a', visitId: 'v', code, finding, words, dueOn: null }
}
const told = () => arrived.map(({ code, finding, words }) => [code, finding, words])
const settle = () => vi.advanceTimersByTimeAsync(5_000)

describe('findings on their way', () => {
  it('join while they form, and go in the order they were said', async () => {
    const { outbox } = openPage()
    outbox.say(say('1.A.1.a', 'met'), [])
    outbox.say(say('1.A.1.a', 'not_met'), [])
    outbox.say(say('2.F.17.b', 'met'), [])
    expect([outbox.view().waiting, arrived]).toEqual([2, []])
    await settle()
    expect(told()).toEqual([
      ['1.A.1.a', 'not_met', ''],
      ['2.F.17.b', 'met', ''],
    ])
    expect(outbox.view()).toMatchObject({ waiting: 0, trouble: 'none', isKept: true })
  })

  it('outlive the page without a connection, and arrive once when it is back', async () => {
    online = false
    const first = openPage()
    first.outbox.say(say('1.A.1.a', 'not_met'), [])
    first.outbox.say(say('1.A.1.a', 'not_met', 'No battery.'), [], 900)
    first.outbox.say(say('2.F.17.b', 'met'), [])
    expect(first.outbox.view()).toMatchObject({ waiting: 2, trouble: 'offline' })
    first.close()
    const second = openPage()
    expect(second.outbox.view().waiting).toBe(2)
    await settle()
    expect(arrived).toEqual([])
    online = true
    fates = ['answer-lost']
    second.outbox.tryNow()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(told()).toEqual([
      ['1.A.1.a', 'not_met', 'No battery.'],
      ['2.F.17.b', 'met', ''],
    ])
    expect(second.outbox.view()).toMatchObject({ waiting: 0, trouble: 'none' })
  })

  it('count the rules that wait, however often one was said', async () => {
    fates = [{ is: 'unreachable' }, { is: 'unreachable' }]
    const { outbox } = openPage()
    outbox.say(say('1.A.1.a', 'met'), [])
    await vi.advanceTimersByTimeAsync(400)
    outbox.say(say('1.A.1.a', 'not_met', 'No battery.'), [])
    expect([outbox.view().queue.length, outbox.view().waiting]).toEqual([2, 1])
  })

  it('name what they take the place of: what the page shows, and what was said here since', async () => {
    const { outbox } = openPage()
    const known = [{ id: 'theirs', code: '1.A.1.a', over: [] }]
    outbox.say(say('1.A.1.a', 'met'), known)
    await settle()
    outbox.say(say('1.A.1.a', 'not_met'), known)
    await settle()
    expect(arrived.map(({ over }) => over)).toEqual([['theirs'], ['id-1']])
    expect(outbox.view().queue.map(({ said }) => said.id)).toEqual(['id-2'])
  })

  it('stay with why they were refused, until they are said anew or put away', async () => {
    const { outbox } = openPage()
    fates = [{ is: 'refused', reason: 'This day has passed.' }]
    outbox.say(say('1.A.1.a', 'not_met'), [])
    outbox.say(say('2.F.17.b', 'met'), [])
    await settle()
    expect(told()).toEqual([['2.F.17.b', 'met', '']])
    expect(outbox.view().queue[0]).toMatchObject({ state: 'refused', reason: 'This day has passed.' })
    outbox.say(say('1.A.1.a', 'not_met', 'No battery.'), [])
    await settle()
    expect(told()[1]).toEqual(['1.A.1.a', 'not_met', 'No battery.'])
    expect(outbox.view().queue.some(({ state }) => state === 'refused')).toBe(false)
  })

  it('wait for the same person to sign in again, and are nobody else’s', async () => {
    const { outbox } = openPage()
    fates = [{ is: 'signed-out' }]
    outbox.say(say('1.A.1.a', 'met'), [])
    await settle()
    expect(outbox.view()).toMatchObject({ waiting: 1, trouble: 'signed-out' })
    const other = openPage('ruth.wv')
    expect(other.outbox.view().waiting).toBe(0)
    other.outbox.tryNow()
    await settle()
    expect(arrived).toEqual([])
  })

  it('are forgotten once their visit is done, but never before they were sent', async () => {
    const { outbox } = openPage()
    outbox.say(say('1.A.1.a', 'met'), [])
    outbox.forget('a', null)
    expect(outbox.view().waiting).toBe(1)
    await settle()
    outbox.forget('a', 'v')
    expect(outbox.view().queue).toHaveLength(1)
    outbox.forget('a', null)
    expect([outbox.view().queue, localStorage.length]).toEqual([[], 0])
  })

  it('that were taken go with the stored pages at signing out, and what waits stays', async () => {
    const { outbox } = openPage()
    outbox.say(say('1.A.1.a', 'met', '"state":"taken"'), [])
    await settle()
    online = false
    outbox.say(say('2.F.17.b', 'not_met', '"state":"taken"'), [])
    deleteStoredBoard()
    expect(
      openPage()
        .outbox.view()
        .queue.map(({ said }) => said.code),
    ).toEqual(['2.F.17.b'])
  })

  it('are said to last only as long as the page where the device keeps nothing', async () => {
    const { outbox } = openPage()
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full })
    outbox.say(say('1.A.1.a', 'met'), [])
    expect(outbox.view()).toMatchObject({ waiting: 1, isKept: false })
    await settle()
    expect(told()).toEqual([['1.A.1.a', 'met', '']])
  })
})
