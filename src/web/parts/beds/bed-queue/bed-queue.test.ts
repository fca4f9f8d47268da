// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BedChange, BedChangeResult, BoardGroup } from '#contract/beds/board.ts'
import { BedQueue } from './bed-queue.ts'
import { createChangeStore } from './change-store.ts'
import type { SendAnswer, SendChanges } from './send-changes.query.ts'

/** The server's side: accepted changes, once each, and the state of the groups. */
class Residences {
  readonly taken: BedChange[] = []
  readonly reports = new Map<string, { open: number; reportId: string }>()
  change(change: BedChange): BedChangeResult {
    const now = this.reports.get(change.groupId)
    const { id, groupId, open } = change
    if (!this.taken.some((other) => other.id === id)) {
      if (now && now.reportId !== change.seen && now.open !== open)
        return { outcome: 'conflict', id, group: this.group(groupId) }
      if (open > 9) return { outcome: 'refused', id, reason: 'There are 9 beds.', group: this.group(groupId) }
      this.taken.push(change)
      this.reports.set(groupId, { open, reportId: id })
    }
    return { outcome: 'applied', id, group: this.group(groupId) }
  }
  group(id: string): BoardGroup {
    return { id, ...(this.reports.get(id) ?? { open: null, reportId: null }) } as BoardGroup
  }
}

type CallFate = 'answered' | 'lost' | 'answer-lost' | 'signed-out'
let residences: Residences
let fates: CallFate[]
let online: boolean
let last: number
let calls: number

/** Takes its time, and may fail on the way there or back. */
const send: SendChanges = async (changes) => {
  const fate = fates.shift() ?? 'answered'
  calls += 1
  await wait(40)
  if (fate === 'signed-out') return { is: 'signed-out' }
  if (fate === 'lost' || !online) return { is: 'unreachable' }
  const results = changes.map((change) => residences.change(change))
  await wait(40)
  return fate === 'answer-lost' ? { is: 'unreachable' } : { is: 'answered', results }
}
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A tab: once it is closed, nothing of it runs any more. */
function openTab(owner = 'dana.four-doors', sending: (changes: readonly BedChange[]) => Promise<SendAnswer> = send) {
  let isOpen = true
  const queue = new BedQueue({
    kept: createChangeStore(owner),
    send: (changes) => sending(changes).then((answer) => (isOpen ? answer : new Promise<never>(() => {}))),
    createSenderLock: (work) => (isOpen ? work() : Promise.resolve()),
    isOnline: () => online,
    now: Date.now,
    newId: () => `id-${++last}`,
    after(ms, call) {
      const timer = setTimeout(() => isOpen && call(), ms)
      return () => clearTimeout(timer)
    },
  })
  const seen = new Map<string, { open: number | null; reportId: string | null }>()
  queue.onApplied((groups) => {
    for (const { id, open, reportId } of groups) seen.set(id, { open, reportId })
  })
  const shown = (groupId: string) => {
    const { open, reportId } = seen.get(groupId) ?? residences.group(groupId)
    return { groupId, reportId, open: queue.view(groupId).open ?? open, place: `House ${groupId}` }
  }
  queue.tryNow()
  return {
    queue,
    shown,
    say: (groupId: string, open: number) => queue.say(shown(groupId), open),
    close: () => (isOpen = false),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  residences = new Residences()
  fates = []
  online = true
  last = 0
  calls = 0
})

const settle = () => vi.advanceTimersByTimeAsync(400_000)

describe('the queue of changes', () => {
  const groups = ['a', 'b', 'c']
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('tap' as const), group: fc.nat(2), open: fc.nat(9) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('confirm' as const), group: fc.nat(2) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 5_000 }) }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'offline' as const, 'online' as const) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const), group: fc.nat(2) }) },
  )
  const fate = fc.constantFrom<CallFate>('answered', 'lost', 'answer-lost')

  it('sends each change once and in order, whatever happens on the way', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.array(fate, { maxLength: 20 }), async (steps, on) => {
        localStorage.clear()
        residences = new Residences()
        fates = [...on]
        online = true
        let tab = openTab()
        const wanted = new Map<string, number>()
        for (const one of steps) {
          if (one.do === 'wait') await vi.advanceTimersByTimeAsync(one.ms)
          else if (one.do === 'tap') {
            const group = groups[one.group] ?? ''
            if (tab.shown(group).open === one.open) continue
            tab.say(group, one.open)
            wanted.set(group, one.open)
          } else if (one.do === 'confirm') tab.queue.confirm([tab.shown(groups[one.group] ?? '')])
          else if (one.do === 'undo') {
            const group = groups[one.group] ?? ''
            const { undoTo } = tab.queue.view(group)
            tab.queue.undo(tab.shown(group))
            if (undoTo !== null) wanted.set(group, undoTo)
          } else if (one.do === 'reload') {
            tab.close()
            tab = openTab()
          } else {
            online = one.do === 'online'
            tab.queue.tryNow()
          }
          for (const [group, open] of wanted) expect(tab.shown(group).open).toBe(open)
        }
        online = true
        tab.queue.tryNow()
        // Twenty tries that fail, with the longest pauses between them, and more.
        await vi.advanceTimersByTimeAsync(2_000_000)
        expect(tab.queue.summary()).toEqual({ waiting: 0, trouble: 'none', isKept: true })
        expect(localStorage).toHaveLength(0)
        for (const [group, open] of wanted) expect(residences.reports.get(group)?.open).toBe(open)
        const moments = residences.taken.map(({ madeAt }) => madeAt)
        expect(moments).toEqual(moments.toSorted())
        expect(new Set(residences.taken.map(({ id }) => id)).size).toBe(residences.taken.length)
        tab.close()
      }),
      { numRuns: 500 },
    )
  }, 60_000)

  it('offers no Undo once something else was said, also of a house without a number', () => {
    const { say, queue, shown } = openTab()
    say('a', 3)
    say('a', 4)
    expect(queue.view('a').undoTo).toBe(3)
    queue.confirm([shown('b')])
    expect([queue.view('a').undoTo, queue.undoable()]).toEqual([null, null])
  })

  it('offers no Undo of a number that somebody else has changed since', async () => {
    const { say, queue } = openTab()
    say('a', 3)
    say('a', 4)
    await vi.advanceTimersByTimeAsync(2_000)
    const { reportId } = residences.group('a')
    queue.seen([{ id: 'a', reportId }])
    expect(queue.view('a').undoTo).toBe(3)
    queue.seen([{ id: 'a', reportId: 'theirs' }])
    expect(queue.view('a').undoTo).toBeNull()
  })

  it('takes back what it said, also for who looks at how it was before', async () => {
    const { say, queue, shown } = openTab()
    say('a', 3)
    await settle()
    const before = shown('a')
    say('a', 4)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(residences.reports.get('a')?.open).toBe(4)
    queue.undo({ ...before, open: 4 })
    await settle()
    expect([residences.reports.get('a')?.open, queue.view('a').conflict]).toEqual([3, null])
  })

  it('writes a change down before anything else happens', () => {
    const { say, queue } = openTab()
    say('a', 3)
    expect(JSON.parse(localStorage.getItem('pl-beds/dana.four-doors/id-2') ?? '').change).toMatchObject({ open: 3 })
    expect(queue.view('a')).toMatchObject({ open: 3, undoTo: null })
  })

  it('keeps what is said while nobody is signed in, and sends it after the same person signed in', async () => {
    fates = ['signed-out']
    const tab = openTab()
    tab.say('a', 3)
    await settle()
    expect(tab.queue.summary()).toMatchObject({ waiting: 1, trouble: 'signed-out' })
    tab.close()
    const other = openTab('marcus.four-doors')
    await settle()
    expect([other.queue.summary().waiting, other.queue.view('a').open, residences.taken]).toEqual([0, null, []])
    openTab()
    await settle()
    expect(residences.taken).toMatchObject([{ id: 'id-2', open: 3 }])
  })

  it('tries again with growing pauses, and at once when the network comes back or somebody asks', async () => {
    fates = ['lost', 'lost', 'lost', 'lost', 'lost', 'lost']
    const tab = openTab()
    tab.say('a', 3)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(calls).toBeLessThan(6)
    expect(tab.queue.summary()).toMatchObject({ waiting: 1, trouble: 'held-up' })
    const before = calls
    tab.queue.tryNow({ forced: true })
    await vi.advanceTimersByTimeAsync(100)
    expect(calls).toBe(before + 1)
    await settle()
    expect([residences.taken.length, tab.queue.summary().trouble]).toEqual([1, 'none'])
  })

  it('keeps one number for many back until it can no longer be undone, and sends it as one of so many', async () => {
    const tab = openTab()
    tab.say('a', 3)
    await settle()
    tab.queue.confirm([tab.shown('a'), tab.shown('b')], { withUndo: true, as: 0 })
    expect([tab.queue.view('a').open, tab.queue.canUndoTogether()]).toEqual([0, true])
    tab.queue.undoTogether()
    await settle()
    expect([residences.taken.length, tab.queue.view('a').open]).toEqual([1, null])
    tab.queue.confirm([tab.shown('a'), tab.shown('b')], { withUndo: true, as: 0 })
    await settle()
    expect(residences.taken.slice(1)).toMatchObject([
      { groupId: 'a', kind: 'report', open: 0, seen: residences.taken[0]?.id, together: 2 },
      { groupId: 'b', kind: 'report', open: 0, seen: null, together: 2 },
    ])
  })

  it('sends one by one what the server does not take together, and says why of the one it refuses', async () => {
    const refusing = async (changes: readonly BedChange[]): Promise<SendAnswer> =>
      changes.some(({ groupId }) => groupId === 'b') ? { is: 'refused', reason: 'Not this one.' } : send(changes)
    const tab = openTab(undefined, refusing)
    tab.say('a', 1)
    tab.say('b', 2)
    tab.say('c', 3)
    await settle()
    expect(residences.taken.map(({ groupId }) => groupId)).toEqual(['a', 'c'])
    expect(tab.queue.view('b')).toMatchObject({
      open: null,
      place: 'House b',
      refused: { open: 2, reason: 'Not this one.' },
    })
    tab.queue.dismiss('b')
    expect(tab.queue.view('b').refused).toBeNull()
  })

  it('keeps a conflict over a reload until it is decided, either way', async () => {
    residences.reports.set('a', { open: 1, reportId: 'seen' })
    for (const whose of ['theirs', 'mine'] as const) {
      const tab = openTab()
      const before = tab.shown('a')
      residences.reports.set('a', { open: 0, reportId: `of-marcus-${whose}` })
      tab.queue.say(before, 2 + residences.taken.length)
      await settle()
      tab.close()
      const next = openTab()
      expect(next.queue.view('a')).toMatchObject({ open: null, conflict: { open: 2 } })
      await settle()
      expect(residences.taken).toEqual([])
      next.queue.decide(whose, { groupId: 'a', open: 0, reportId: `of-marcus-${whose}` })
      await settle()
      expect(next.queue.view('a').conflict).toBeNull()
      next.close()
    }
    expect(residences.taken).toMatchObject([{ open: 2, seen: 'of-marcus-mine' }])
  })

  it('takes a run of taps back to where it began, for ten seconds', async () => {
    residences.reports.set('a', { open: 1, reportId: 'seen' })
    const tab = openTab()
    for (const open of [2, 3, 4]) {
      tab.say('a', open)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(tab.queue.view('a').undoTo).toBe(1)
    tab.queue.undo(tab.shown('a'))
    await settle()
    expect([residences.reports.get('a')?.open, tab.queue.view('a').undoTo]).toEqual([1, null])
    expect(residences.taken.map(({ back }) => back)).toEqual([undefined, undefined, undefined, 'seen'])
    tab.say('a', 2)
    await vi.advanceTimersByTimeAsync(10_100)
    expect(tab.queue.undoable()).toBeNull()
    tab.say('a', 3)
    tab.say('b', 3)
    expect(tab.queue.view('a').undoTo).toBeNull()
  })

  it('goes on in memory where the device keeps nothing, and says so', async () => {
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new Error('full')
      },
    })
    const tab = openTab()
    tab.say('a', 3)
    expect(tab.queue.summary()).toMatchObject({ waiting: 1, isKept: false })
    await settle()
    expect(residences.taken).toMatchObject([{ open: 3 }])
  })

  it('hears of another tab what waits, and what came of it', async () => {
    const one = openTab()
    const two = openTab()
    one.say('a', 3)
    two.queue.reread()
    expect(two.queue.view('a').open).toBe(3)
    two.say('a', 4)
    await settle()
    expect(residences.taken.map(({ open }) => open)).toEqual([3, 4])
    one.queue.reread()
    expect(one.queue.summary().waiting).toBe(0)
  })

  it('says in every tab that what one of them changed without a network waits', async () => {
    online = false
    const one = openTab()
    one.say('a', 3)
    const two = openTab()
    one.say('a', 4)
    two.queue.reread()
    for (let passed = 0; passed < 5_000; passed += 100) {
      await vi.advanceTimersByTimeAsync(100)
      expect(two.queue.summary()).toMatchObject({ waiting: 1, trouble: 'offline' })
    }
    expect(calls).toBe(0)
  })

  it('has nothing to take back of what was refused or is to be decided', async () => {
    residences.reports.set('b', { open: 1, reportId: 'seen' })
    const tab = openTab()
    const before = tab.shown('b')
    residences.reports.set('b', { open: 0, reportId: 'of-marcus' })
    tab.queue.say(before, 2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([tab.queue.view('b').conflict?.open, tab.queue.undoable()]).toEqual([2, null])
    tab.say('a', 9)
    tab.say('a', 10)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([tab.queue.view('a').refused?.open, tab.queue.undoable()]).toEqual([10, null])
  })

  it('ends the time for Undo at a tap on anything else', () => {
    const tab = openTab()
    tab.say('a', 3)
    tab.say('a', 4)
    expect(tab.queue.undoable()).toBe('a')
    tab.queue.endUndo()
    expect([tab.queue.undoable(), tab.queue.view('a').undoTo, tab.queue.view('a').open]).toEqual([null, null, 4])
  })
})
