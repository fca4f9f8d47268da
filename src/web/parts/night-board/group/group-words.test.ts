import { describe, expect, it } from 'vitest'
import type { BoardGroup } from '#contract/beds/board.ts'
import { boardGroup } from '#tests/support/residence/board-rows.ts'
import { type GroupView, noView } from '#web/parts/beds/bed-queue/queue-view.ts'
import {
  countMostOpen,
  describeConflict,
  describeGroupAge,
  describeHold,
  formatClock,
  formatUntil,
  namePlace,
} from './group-words.ts'

const now = new Date('2026-11-21T03:41:00Z')
const zone = { timeZone: 'America/Chicago' }
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
const group = boardGroup('g', {
  audience: 'women',
  saidAt: ago(180),
  saidBy: { name: 'Marcus', isYou: false, source: 'board' },
})
const age = (
  change: Partial<BoardGroup>,
  view: Partial<GroupView> = {},
  more: { isHeldUp?: boolean; isPublic?: boolean } = {},
) =>
  describeGroupAge(
    { ...group, ...change },
    { ...noView, ...view },
    { now, zone, isHeldUp: false, isPublic: true, ...more },
  )

describe('the age of a number on the board', () => {
  it('is how long ago the house said it', () => {
    expect(age({})).toMatchObject({ grade: 'fresh', words: 'Said 3 hours ago', at: ago(180) })
  })

  it('names for a minute who said it and what it was', () => {
    expect(age({ saidAt: ago(0.5), openBefore: 1 }).words).toBe('Said just now by Marcus. It was 1.')
    const saidBy = { name: 'Dana', isYou: true, source: 'board' }
    expect(age({ saidAt: ago(0), saidBy }).words).toBe('Said just now by you.')
    expect(age({ saidAt: ago(0), saidBy: null, openBefore: 2 }).words).toBe('Said just now.')
  })

  it('is the own tap while it is on its way, and since when it waits where it cannot go', () => {
    const view = { open: 3, since: ago(0.1), from: 2 }
    expect(age({}, view)).toMatchObject({ grade: 'fresh', words: 'Said just now by you. It was 2.' })
    expect(age({}, { ...view, undoTo: 1 }).words).toBe('Said just now by you. It was 1.')
    expect(age({}, { ...view, from: null, undoTo: 1 }).words).toBe('Said just now by you.')
    expect(age({ saidAt: ago(0.5) }, { undoTo: 1 }).words).toBe('Said just now by Marcus.')
    const waiting = { grade: 'waiting', words: 'Waiting on this device since 9:39 pm', at: ago(2) }
    expect(age({}, { ...view, since: ago(2) }, { isHeldUp: true })).toMatchObject(waiting)
  })

  it('is never said just now of what has waited since before, also where nobody has tried to send it yet', () => {
    expect(age({}, { open: 3, since: ago(2), from: 2 }).words).toBe('Waiting on this device since 9:39 pm')
  })

  it('says what callers read of an old number, of a public house', () => {
    const stale = { saidAt: ago(5 * 1440) }
    expect(age(stale).words).toBe('Last confirmed 5 days ago. Callers see “Call to confirm”.')
    expect(age(stale, {}, { isPublic: false }).words).toBe('Last confirmed 5 days ago.')
    expect(age({ saidAt: null, open: null }).words).toBe('No number yet. Callers see “Call to ask”.')
    expect(age({ saidAt: null, open: null }, {}, { isPublic: false }).words).toBe('No number yet')
  })

  it('is for paper the moment itself, with what callers read', () => {
    expect(age({}).onPaper).toBe('Said Nov 20, 2026, 6:41 pm CST')
    expect(age({ saidAt: ago(5 * 1440) }).onPaper).toBe(
      'Said Nov 15, 2026, 9:41 pm CST. Callers see “Call to confirm”.',
    )
    const withdrawn = { saidAt: ago(9 * 1440) }
    expect(age(withdrawn, {}, { isPublic: false }).onPaper).toBe('No number since Nov 11, 2026, 9:41 pm CST')
    expect(age({}, { open: 3, since: ago(0.1), from: 2 }).onPaper).toBe('Said Nov 20, 2026, 9:40 pm CST')
    expect(age({ saidAt: null, open: null }).onPaper).toBeNull()
  })

  it('says why there is no more to add', () => {
    expect(age({ open: 8 }).words).toBe('Said 3 hours ago. All 8 are open.')
    const holds = [{ id: 'h', until: ago(-60), note: '', placedAt: ago(9), placedBy: '' }]
    expect(age({ open: 7, holds }).words).toBe('Said 3 hours ago. All 8 are open or held.')
    expect(age({}, { open: 8, since: ago(0), from: 7 }).words).toBe('Said just now by you. It was 7. All 8 are open.')
    expect(countMostOpen({ totalBeds: 8, holds })).toBe(7)
  })
})

describe('the words of the board', () => {
  it('name a group by its house, and by whom it is for where the house has others', () => {
    expect(namePlace({ name: 'Harbor Row House', groups: [group] }, group)).toBe('Harbor Row House')
    expect(namePlace({ name: 'Juniper Porch', groups: [group, group] }, group)).toBe('Juniper Porch, Women')
  })

  it('give a time of today alone, and of another day with its day', () => {
    expect(formatClock(ago(0), now, zone)).toBe('9:41 pm')
    expect(formatClock(ago(1440), now, zone)).toBe('Thursday 9:41 pm')
    expect(formatClock(ago(8 * 1440), now, zone)).toBe('Nov 12 9:41 pm')
  })

  it('give the end of a hold with its day, and whom it is for', () => {
    const hold = { id: 'h', until: '2026-11-23T00:00:00Z', note: 'K., by bus', placedAt: ago(9), placedBy: 'Dana' }
    expect(formatUntil(hold.until, now, zone)).toBe('Sunday 6 pm CST')
    expect(describeHold(hold, now, zone)).toBe('1 held until Sunday 6 pm CST, “K., by bus”')
    expect(describeHold({ ...hold, note: '' }, now, { timeZone: 'UTC' })).toBe('1 held until Monday 12 am UTC')
  })
})

describe('a conflict', () => {
  const view: GroupView = { ...noView, conflict: { kind: 'report', open: 2, madeAt: ago(10) } }
  const said = { ...group, open: 0, saidAt: ago(5) }
  const words = (change: Partial<BoardGroup>, groups = 2, status: 'published' | 'draft' = 'published', own = view) =>
    describeConflict(
      { residence: { groups: Array(groups).fill(group), status }, group: { ...said, ...change }, view: own },
      { now, zone },
    )

  it('says what each said and when, what callers read, and what each button leaves', () => {
    expect(words({})).toEqual({
      title: 'Two people changed Women.',
      words: 'You set 2 at 9:31 pm. Marcus set 0 at 9:36 pm. Callers see 0 now.',
      keep: 'Keep 0 from Marcus',
      use: 'Use my 2',
    })
  })

  it('knows one person with two devices, and somebody without a name', () => {
    const saidBy = { name: 'Dana', isYou: true, source: 'board' }
    expect(words({ saidBy })).toMatchObject({ title: 'Women changed twice.', keep: 'Keep 0 from your other device' })
    expect(words({ saidBy }, 1)?.title).toBe('This number changed twice.')
    expect(words({ saidBy: null }, 1)).toMatchObject({
      title: 'Two people changed this number.',
      keep: 'Keep 0',
      words: 'You set 2 at 9:31 pm. Somebody set 0 at 9:36 pm. Callers see 0 now.',
    })
  })

  it('says nothing of callers for a house that is not public, and knows a confirmation', () => {
    const confirmed: GroupView = { ...noView, conflict: { kind: 'confirm', open: 2, madeAt: ago(10) } }
    expect(words({}, 1, 'draft', confirmed)?.words).toBe(
      'You said 2 is still right at 9:31 pm. Marcus set 0 at 9:36 pm.',
    )
  })

  it('is none where nothing is to be decided', () => {
    expect(words({}, 1, 'published', noView)).toBeNull()
  })
})
