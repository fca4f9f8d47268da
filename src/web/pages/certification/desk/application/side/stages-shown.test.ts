import { describe, expect, it } from 'vitest'
import type { ApplicationAnswer, ApplicationLine } from '#contract/certification/applications.ts'
import { buildApplication, buildVisit } from '#tests/support/certification/shown-application.ts'
import { listStages } from './stages-shown.ts'

const visit = buildVisit({ startsAt: '2026-12-01T15:00:00.000Z', codes: ['2.F.17.b'] })
const { line } = buildApplication()
const at = (rest: Partial<ApplicationLine>, more: Partial<ApplicationAnswer> = {}) =>
  listStages(buildApplication({ line: { ...line, ...rest }, ...more })).map(({ stage, state, at: moment, isPlanned }) =>
    [stage, state, moment?.slice(5, 10), isPlanned && 'planned'].filter(Boolean).join(' '),
  )

describe('where an application stands', () => {
  it('is the stages in their order, with what has a date', () => {
    expect(at({})).toEqual([
      'started done 11-10',
      'documents now 11-18',
      'interview next',
      'visit next',
      'decision next',
    ])
    expect(
      at(
        { stage: 'visit' },
        {
          visits: [visit],
          documentsAcceptedAt: '2026-11-24T10:00:00.000Z',
          interview: { at: null, how: null, where: '', sets: 1, heldAt: '2026-11-25T10:00:00.000Z', heldBy: 'June' },
        },
      ),
    ).toEqual([
      'started done 11-10',
      'documents done 11-24',
      'interview done 11-25',
      'visit now 12-01 planned',
      'decision next',
    ])
  })

  it('leaves the interview out where none is held', () => {
    const decisionRules = {
      deciders: 1,
      holdsInterviews: false,
      appealDays: 30,
      conditional: null,
      notConditional: null,
      isListed: true,
      isToBeChecked: false,
    }
    expect(at({}, { decisionRules }).map((words) => words.split(' ')[0])).toEqual([
      'started',
      'documents',
      'visit',
      'decision',
    ])
  })

  it('does not claim that what was withdrawn went through stages it never saw', () => {
    const end = { as: 'withdrawn', at: '2026-11-21T10:00:00.000Z', reason: '', conditions: '' } as const
    expect(at({ stage: 'ended', end })).toEqual(['started done 11-10', 'ended now 11-21'])
    const refused = { ...end, as: 'refused' } as const
    expect(at({ stage: 'ended', end: refused })).toEqual(['started done 11-10', 'decision done', 'ended now 11-21'])
  })

  it('has an appeal that was granted behind it', () => {
    const appeal = { at: '2026-11-22T10:00:00.000Z', words: 'The lease was renewed.' }
    expect(at({}, { appeal })).toEqual(at({}))
    expect(at({ stage: 'appeal' }, { appeal })).toEqual(['started done 11-10', 'decision done', 'appeal now 11-18'])
  })
})
