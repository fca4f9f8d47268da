import { describe, expect, it } from 'vitest'
import { readNoticedStates } from './noticed-states.ts'
import { findTimeProblem, gradeNotice, pickNotices, readNoticeTimes, refuseEnding } from './site-notice.ts'

const now = new Date('2026-11-28T15:00:00Z')
const at = (from: string | null, until: string) => readNoticeTimes({ from, until }, now)

describe('when a notice stands on pages', () => {
  it('reads its times on the clock of New York, in winter and in summer', () => {
    expect(at('2026-11-28T12:00', '2026-11-29T09:30')).toEqual({
      startsAt: new Date('2026-11-28T17:00:00Z'),
      endsAt: new Date('2026-11-29T14:30:00Z'),
      endedAt: null,
    })
    expect(at(null, '2027-07-01T09:30')).toMatchObject({ startsAt: now, endsAt: new Date('2027-07-01T13:30:00Z') })
  })

  it('is planned before, shown between, and ended after, or once somebody ended it', () => {
    const notice = at('2026-11-28T12:00', '2026-11-29T09:30')
    expect(gradeNotice(notice, now)).toBe('planned')
    expect(gradeNotice(notice, notice.startsAt)).toBe('shown')
    expect(gradeNotice(notice, notice.endsAt)).toBe('ended')
    expect(gradeNotice({ ...notice, endedAt: now }, notice.startsAt)).toBe('ended')
    expect(refuseEnding({ ...notice, endedAt: now }, now)?.words).toBe('This notice has ended already.')
    expect(refuseEnding(notice, now)).toBeNull()
  })

  it.each([
    [null, '2026-11-28T09:59', 'until', 'This time is over. Choose one that is still to come.'],
    ['2026-11-29T12:00', '2026-11-29T12:00', 'until', 'It ends before it begins.'],
    [null, '2026-12-30T10:00', 'until', 'A notice stands for 31 days at most. Choose an earlier end.'],
    ['2027-02-01T10:00', '2027-02-02T10:00', 'from', 'A notice can be planned 60 days ahead.'],
  ])('refuses from %s until %s', (from, until, field, words) => {
    expect(findTimeProblem(at(from, until), now)).toEqual({ [field]: words })
  })

  it('takes an end within 31 days', () => {
    expect(findTimeProblem(at(null, '2026-12-29T10:00'), now)).toBeNull()
  })
})

describe('where it stands', () => {
  const [everywhere, gulf] = [{ states: [] }, { states: ['LA', 'TX'] }]

  it('is every page, the pages of its states, and every desk', () => {
    const pick = (about: readonly string[] | 'all') => pickNotices([everywhere, gulf], about)
    expect(pick([])).toEqual([everywhere])
    expect(pick(['OH'])).toEqual([everywhere])
    expect(pick(['OH', 'TX'])).toEqual([everywhere, gulf])
    expect(pick('all')).toEqual([everywhere, gulf])
  })

  it('is said by letters or names, and what is neither is named', () => {
    const known = [
      { code: 'LA', name: 'Louisiana' },
      { code: 'TX', name: 'Texas' },
    ]
    expect(readNoticedStates(' texas, la,TX , ', known)).toEqual({ states: ['LA', 'TX'], unknown: [] })
    expect(readNoticedStates('LA, Gulf', known)).toEqual({ states: ['LA'], unknown: ['Gulf'] })
    expect(readNoticedStates('', known)).toEqual({ states: [], unknown: [] })
  })
})
