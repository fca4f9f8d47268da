import { describe, expect, it } from 'vitest'
import { findDueReminder, findLapseNotice, toldOfLapse } from './reminding.ts'

describe('the reminder of a certificate that ends', () => {
  it('comes at 90, 60, 30 and 7 days, once each, and no more once it has ended', () => {
    const sent: [day: number, reminder: number][] = []
    let last: number | null = null
    for (let left = 120; left >= -5; left -= 1) {
      const due = findDueReminder(left, last, { termDays: 365 })
      if (due === null) continue
      sent.push([left, due])
      last = due
    }
    expect(sent).toEqual([
      [90, 90],
      [60, 60],
      [30, 30],
      [7, 7],
    ])
  })

  it('is the shortest that fits where a server slept, and where a certificate was set late', () => {
    expect([
      findDueReminder(25, 90, { termDays: 365 }),
      findDueReminder(25, null, { termDays: 365 }),
      findDueReminder(25, 30, { termDays: 365 }),
      findDueReminder(3, 30, { termDays: 365 }),
    ]).toEqual([30, 30, null, 7])
  })

  it.each([
    ['half a year', 182, [60, 30, 7]],
    ['90 days more', 90, [30, 7]],
    ['ten days', 10, [7]],
  ])('comes in the last third of %s', (_, term, expected) => {
    const sent: number[] = []
    for (let left = term; left >= 0; left -= 1) {
      const due = findDueReminder(left, sent.at(-1) ?? null, { termDays: term })
      if (due !== null) sent.push(due)
    }
    expect(sent).toEqual(expected)
  })
})

it('tells of a lapse on its day, and of the last week of its grace, once each', () => {
  const tell = (isForATime: boolean, graceDays: number) => {
    const sent: [day: number, notice: string][] = []
    let last: number | null = 7
    for (let left = 3; left >= -120; left -= 1) {
      const notice = findLapseNotice(left, last, { graceDays, isForATime })
      if (notice === null) continue
      sent.push([left, notice])
      last = toldOfLapse[notice]
    }
    return sent
  }
  const lapsed = [-1, 'lapsed']
  expect(tell(false, 90)).toEqual([lapsed, [-83, 'grace-ends']])
  expect([tell(true, 90), tell(false, 5)]).toEqual([[lapsed], [lapsed]])
  expect(findLapseNotice(-40, null, { graceDays: 90, isForATime: false })).toBeNull()
})
