import { describe, expect, it } from 'vitest'
import type { BoardGroup } from '#contract/beds/board.ts'
import {
  addOwnNumber,
  addTap,
  applyResults,
  chooseNextBatch,
  countQueued,
  dropDecided,
  dropHold,
  findWaiting,
  markSent,
  type Queue,
  releaseTab,
  releaseWaiting,
  type Tap,
} from './queued-changes.ts'

let made = 0
const at = (now: number, tab = 'tab') => ({ now, id: `id-${++made}`, tab })
const women: Tap = {
  groupId: 'women',
  kind: 'report',
  open: 2,
  from: 1,
  reportId: 'seen',
  place: 'Juniper Porch, Women',
}
const men: Tap = { ...women, groupId: 'men', open: 5, from: 6, reportId: 'seen-too' }

const theirs = (open: number) => ({ id: 'women', open, reportId: 'theirs' }) as BoardGroup
const changes = (queue: Queue) => queue.map(({ change }) => change)
const idAt = (queue: Queue, place: number) => queue[place]?.change.id ?? ''

describe('taps', () => {
  it('in quick succession on one group are one change', () => {
    const queue = addTap(addTap([], women, at(0)), { ...women, open: 3, from: 2 }, at(200))
    expect(changes(queue)).toMatchObject([{ open: 3, seen: 'seen' }])
    expect(findWaiting(queue, 'women')).toMatchObject({ open: 3, from: 1 })
  })

  it('after a pause are changes of their own, and each names the one before', () => {
    const queue = addTap(addTap([], women, at(0)), { ...women, open: 3, from: 2 }, at(400))
    expect(changes(queue)).toMatchObject([{ seen: 'seen' }, { open: 3, seen: idAt(queue, 0) }])
  })

  it('that take back what has not left yet leave nothing to send', () => {
    expect(addTap(addTap([], women, at(0)), { ...women, open: 1, from: 2 }, at(100))).toEqual([])
  })

  it('never alter what may have been sent', () => {
    const first = addTap([], women, at(0))
    const sent = markSent(first, first)
    const queue = addTap(sent, { ...women, open: 3, from: 2 }, at(100))
    expect(queue[0]).toBe(sent[0])
    expect(changes(queue)).toMatchObject([{ open: 2 }, { open: 3, seen: idAt(sent, 0) }])
  })

  it('of another tab are not joined', () => {
    const queue = addTap(addTap([], women, at(0)), { ...women, open: 3, from: 2 }, at(100, 'other tab'))
    expect(queue).toHaveLength(2)
  })

  it('elsewhere end what forms, so that all go in the order they were made', () => {
    const queue = addTap(addTap([], women, at(0)), men, at(50))
    expect(queue.map(({ state }) => state)).toEqual(['ready', 'forming'])
  })

  it('on "Still right" say nothing more of a number that is on its way', () => {
    const queue = addTap([], women, at(0))
    expect(addTap(queue, { ...women, kind: 'confirm' }, at(900))).toEqual(queue)
  })
})

describe('what goes next', () => {
  it('is at most one change of a group, in order, and never one that still forms', () => {
    const two = addTap(addTap(addTap([], women, at(0)), men, at(400)), { ...women, open: 3, from: 2 }, at(800))
    expect(changes(chooseNextBatch(two))).toMatchObject([{ groupId: 'women', open: 2 }, { groupId: 'men' }])
    expect(chooseNextBatch(addTap([], women, at(0)))).toEqual([])
    expect(chooseNextBatch(two, 1)).toHaveLength(1)
  })

  it('is let go of after a while, of a tab that is gone too', () => {
    const queue = addTap([], women, at(0))
    expect(chooseNextBatch(releaseWaiting(queue, at(299)))).toHaveLength(0)
    expect(chooseNextBatch(releaseWaiting(queue, at(300)))).toHaveLength(1)
    expect(chooseNextBatch(releaseWaiting(queue, at(2_000, 'other tab')))).toHaveLength(0)
    expect(chooseNextBatch(releaseWaiting(queue, at(3_000, 'other tab')))).toHaveLength(1)
    expect(chooseNextBatch(releaseTab(queue, 'tab'))).toHaveLength(1)
  })
})

describe('an answer', () => {
  const later = { ...women, open: 4, from: 2 }
  const two = () => addTap(addTap([], women, at(0)), later, at(400))

  it('that a change was made takes it off', () => {
    const queue = two()
    const left = applyResults(queue, [{ outcome: 'applied', id: idAt(queue, 0), group: theirs(2) }])
    expect(changes(left)).toMatchObject([{ open: 4, seen: idAt(queue, 0) }])
  })

  it('of a conflict keeps the last number the person set, to be decided on', () => {
    const queue = two()
    const left = applyResults(queue, [{ outcome: 'conflict', id: idAt(queue, 0), group: theirs(0) }])
    expect(left).toHaveLength(1)
    expect(findWaiting(left, 'women')).toMatchObject({ open: null, conflict: { open: 4 } })
    expect([countQueued(left), chooseNextBatch(left)]).toEqual([0, []])
  })

  it('of a conflict with the same number leaves nothing to decide', () => {
    const queue = two()
    expect(applyResults(queue, [{ outcome: 'conflict', id: idAt(queue, 0), group: theirs(4) }])).toEqual([])
  })

  it('of a refusal stays with its reason until the next tap, and what follows sees what it saw', () => {
    const queue = two()
    const left = applyResults(queue, [{ outcome: 'refused', id: idAt(queue, 0), reason: 'Too many.', group: null }])
    expect(changes(left)[1]).toMatchObject({ open: 4, seen: 'seen' })
    const refused = { kind: 'report', open: 2, madeAt: new Date(0).toISOString(), reason: 'Too many.' }
    expect(findWaiting(left, 'women')).toMatchObject({ open: 4, refused, place: 'Juniper Porch, Women' })
    expect(dropDecided(left, 'women')).toHaveLength(1)
    expect(findWaiting(addTap(left, { ...later, open: 3 }, at(900)), 'women').refused).toBeNull()
  })

  it('of a refusal is forgotten once a later change of the same group was taken', () => {
    const queue = two()
    const left = applyResults(queue, [
      { outcome: 'refused', id: idAt(queue, 0), reason: 'Too many.', group: null },
      { outcome: 'applied', id: idAt(queue, 1), group: theirs(4) },
    ])
    expect(left).toEqual([])
  })

  it('of what is not known changes nothing', () => {
    const queue = two()
    expect(applyResults(queue, [{ outcome: 'applied', id: 'another', group: theirs(2) }])).toEqual(queue)
  })
})

describe('a conflict', () => {
  const conflict = () => {
    const queue = addTap([], women, at(0))
    return applyResults(queue, [{ outcome: 'conflict', id: idAt(queue, 0), group: theirs(0) }])
  }

  it('decided for what others said sends nothing', () => {
    expect(dropDecided(conflict(), 'women')).toEqual([])
  })

  it('decided for the own number says it anew, of the number seen now', () => {
    const queue = addOwnNumber(conflict(), 'women', { from: 0, reportId: 'theirs' }, at(5_000))
    expect(queue).toMatchObject([{ state: 'ready', change: { kind: 'report', open: 2, seen: 'theirs' } }])
    expect(addOwnNumber([], 'women', { from: 0, reportId: null }, at(0))).toEqual([])
  })
})

describe('a hold made without a connection', () => {
  const hold: Tap = { ...women, kind: 'hold', open: 1, from: 2, hours: 48 }

  it('takes one open bed on the device, and is sent before the numbers said after it', () => {
    const queue = addTap(addTap([], hold, at(0)), { ...women, open: 3, from: 1 }, at(50))
    expect(changes(queue)).toMatchObject([
      { kind: 'hold', open: 1, hours: 48, seen: 'seen' },
      { kind: 'report', open: 3, seen: 'seen' },
    ])
    expect(chooseNextBatch(releaseTab(queue, 'tab'))).toEqual([queue[0]])
    const [first] = queue
    expect(findWaiting(first ? [first] : [], 'women')).toMatchObject({
      open: 1,
      since: null,
      holds: [{ mayBeSent: false }],
    })
  })

  it('stays where a number of the same beds is in conflict, and goes where it is released before it is sent', () => {
    const number = releaseTab(addTap([], women, at(0)), 'tab')
    const queue = addTap(number, hold, at(500))
    const after = applyResults(queue, [{ outcome: 'conflict', id: idAt(queue, 0), group: theirs(5) }])
    expect(after.map(({ change, state }) => [change.kind, state])).toEqual([
      ['report', 'conflict'],
      ['hold', 'ready'],
    ])
    const id = idAt(queue, 1)
    expect(dropHold(queue, id)).toHaveLength(1)
    expect(dropHold(markSent(queue, queue), id)).toHaveLength(2)
  })
})
