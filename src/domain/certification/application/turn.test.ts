import { expect, it } from 'vitest'
import { findTurn, gradeTurn, isLate } from './turn.ts'

const stageSince = new Date('2026-03-02T15:00:00Z')
const standing = {
  stage: 'documents',
  stageSince,
  heardAt: stageSince,
  questions: 0,
  unanswered: 0,
  toMend: 0,
  isVisited: true,
  visitAt: null,
} as const

it('is the affiliate’s for two weeks after the stage began or the operator last said something', () => {
  const turn = findTurn(standing)
  expect(turn).toMatchObject({ of: 'affiliate', due: new Date('2026-03-16T15:00:00Z') })
  const heardAt = new Date('2026-03-10T15:00:00Z')
  expect(findTurn({ ...standing, heardAt })?.due).toEqual(new Date('2026-03-24T15:00:00Z'))
  expect(turn && isLate(turn, new Date('2026-03-16T15:00:01Z'))).toBe(true)
  expect(turn && isLate(turn, new Date('2026-03-16T14:59:59Z'))).toBe(false)
})

it('is the operator’s while they have something to answer or to mend, and nobody’s in the end', () => {
  expect(findTurn({ ...standing, questions: 1 })).toMatchObject({ of: 'applicant', due: null })
  expect(findTurn({ ...standing, unanswered: 1 })).toMatchObject({ of: 'applicant', due: null })
  expect(findTurn({ ...standing, stage: 'visit', toMend: 2 })).toMatchObject({ of: 'applicant', due: null })
  const visitAt = new Date('2026-04-01T15:00:00Z')
  expect(findTurn({ ...standing, stage: 'visit', toMend: 2, visitAt })).toMatchObject({ of: 'affiliate', due: visitAt })
  expect(findTurn({ ...standing, stage: 'visit', toMend: 2, isVisited: false })?.of).toBe('affiliate')
  expect(findTurn({ ...standing, stage: 'ended' })).toBeNull()
})

it('calls a visit late on the day after it, and not while the inspector stands in the house', () => {
  const turn = findTurn({ ...standing, stage: 'visit', visitAt: new Date('2026-04-01T15:00:00Z') })
  const grade = (now: string) => gradeTurn(turn, new Date(now))
  expect(grade('2026-03-20T15:00:00Z')).toBe('later')
  expect(grade('2026-04-01T15:00:01Z')).toBe('soon')
  expect(grade('2026-04-02T15:00:01Z')).toBe('late')
  expect(gradeTurn(null, new Date())).toBeNull()
})
