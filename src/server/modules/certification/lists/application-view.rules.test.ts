import { expect, it } from 'vitest'
import type { Stage } from '#domain/certification/application/application.ts'
import { toLine, toOwnCertificate } from './application-view.rules.ts'

it('says on which day in its state a certificate was stopped', () => {
  const certificate = {
    residenceId: 'a',
    number: 'AR-1',
    stopped: 'suspended',
    state: 'AR',
    reason: 'A complaint.',
  } as const
  expect(toOwnCertificate({ ...certificate, stoppedAt: new Date('2026-11-28T02:00:00Z') })).toEqual({
    residenceId: 'a',
    number: 'AR-1',
    stopped: 'suspended',
    stoppedOn: '2026-11-27',
    reason: 'A complaint.',
  })
  expect(toOwnCertificate({ ...certificate, stopped: null, stoppedAt: null })).toMatchObject({ stoppedOn: null })
})

const day = new Date('2026-11-20T15:00:00Z')
const row = {
  id: 'a',
  residenceId: 'r',
  residenceName: 'Alder House',
  city: 'Charleston',
  stateCode: 'WV',
  organizationName: 'Porch Homes',
  affiliateName: 'West Virginia Alliance',
  level: 2,
  isRenewal: false,
  isFilledIn: false,
  stageSince: day,
  startedAt: day,
  heardAt: day,
  rules: 9,
  answered: 4,
  open: 5,
  questions: 1,
  toMend: 2,
  unanswered: 1,
  isVisited: false,
  noticedAt: null,
  visitAt: null,
  evidenceEndsOn: null,
  interviewAt: null,
  appealedAt: null,
  endedAt: null,
  endedAs: null,
  endReason: '',
  endConditions: '',
  isSample: false,
  isProposed: false,
  isSteppedBack: false,
}

it('counts nothing to answer or mend while an appeal is decided, and after the end', () => {
  const waiting = (stage: Stage) => {
    const { questions, toMend } = toLine(Object.assign({ stage }, row))
    return [questions, toMend]
  }
  expect([waiting('documents'), waiting('appeal'), waiting('ended')]).toEqual([
    [1, 2],
    [0, 0],
    [0, 0],
  ])
})

it('says on which day of its state silence ends it, while it waits for the operator', () => {
  const end = (stage: Stage, noticedAt: Date | null) => toLine(Object.assign({}, row, { stage, noticedAt })).silentEnd
  const noticedAt = new Date('2027-03-02T02:00:00Z')
  expect([end('documents', noticedAt), end('documents', null), end('appeal', noticedAt)]).toEqual([
    '2027-03-08',
    null,
    null,
  ])
})
