import { expect, it } from 'vitest'
import { chooseShownStatus, hideReasons } from './hiding.ts'
import { computeReportDue, reportKinds } from './page-report.ts'

it('a report is due in 4 hours where somebody may be harmed, and in 2 days otherwise', () => {
  const at = new Date('2026-11-27T02:00:00Z')
  const hours = reportKinds.map((kind) => [kind, (computeReportDue(kind, at).getTime() - at.getTime()) / 3_600_000])
  expect(Object.fromEntries(hours)).toEqual({
    not_a_home: 48,
    scam: 4,
    unsafe: 4,
    duplicate: 48,
    closed: 48,
    other: 48,
  })
})

it('what is reported can be the reason to hide', () => {
  expect(reportKinds.filter((kind) => !hideReasons.some((reason) => reason === kind))).toEqual([])
})

it('a house that is shown again is what it was, unless its people put it away', () => {
  expect(chooseShownStatus('published', 'draft')).toBe('published')
  expect(chooseShownStatus('published', 'archived')).toBe('archived')
})
