import { describe, expect, it } from 'vitest'
import { decide } from '#domain/certification/application/decide.ts'
import { addDays } from '#domain/language/added-time.ts'
import { actors } from '#tests/support/certification/application-case.ts'
import {
  accepted,
  at,
  opened,
  proposed,
  refusal,
  refused,
  type Said,
  said,
  take,
  toVisit,
  visited,
  visitSet,
} from '#tests/support/certification/application-events.ts'

const { june, ruth } = actors
const code = '2.F.17.b'

const listHistory = (of: ReturnType<typeof take>['of'], event: Said) => {
  const out = decide(of, said(event))
  return 'refused' in out ? out.words : out.history.map(({ change }) => change)
}

describe('a date that two set', () => {
  const inPerson = { how: 'in_person', where: 'At the house' } as const
  const talk: Said = { kind: 'interview set', by: june, startsAt: addDays(at, 2), ...inPerson, was: 0 }

  it('is that of the first: who read the page before hears of it', () => {
    const { of } = take([...accepted, talk])
    expect(refused(of, { ...talk, by: ruth, startsAt: addDays(at, 5) })).toMatch(/^conflict: .* meanwhile/)
    expect(take([{ ...talk, by: ruth, startsAt: addDays(at, 5), was: 1 }], of).sent).toEqual([
      'interview-set applicant',
    ])
    const start = take([...accepted, { kind: 'interview held', by: june }]).of
    const first = take([{ ...visitSet, was: 0 }], start).of
    const other = { ...visitSet, visitId: 'v2', by: ruth, startsAt: addDays(at, 7), was: 0 }
    expect(refused(first, other)).toBe(
      'conflict: Somebody of your team planned the visit meanwhile, for March 6, 2026. Cancel that one first where it is wrong.',
    )
    const canceled = take([{ kind: 'visit canceled', by: june, visitId: 'v1', reason: 'Snow.' }], first).of
    expect(refused(canceled, other)).toMatch(/^conflict: .* meanwhile/)
  })

  it('is not set again where it is the same, and nobody is mailed twice', () => {
    const { of } = take([...accepted, talk])
    expect(refused(of, { ...talk, was: 1 })).toBe('conflict: It is planned like this already. No email was sent.')
    expect(refused(take(toVisit).of, visitSet)).toBe('conflict: It is planned like this already. No email was sent.')
  })
})

describe('what was found, while a decision is proposed', () => {
  const missing: Said = { kind: 'checked', by: ruth, code, finding: 'not_met', words: 'One.', dueOn: null }

  it('changes nothing where it was found so before', () => {
    const again: Said = { kind: 'checked', by: ruth, code: '1.A.1.a', finding: 'met', words: '', dueOn: null }
    const { of } = take([...visited, proposed])
    expect(take([again], of).of).toEqual(of)
    expect(listHistory(of, again)).toEqual([])
  })

  it('ends the proposal where it changes, and the history says so', () => {
    const { of } = take([...visited, proposed])
    expect(take([missing], of).of.application.proposedOutcome).toBeNull()
    expect(listHistory(of, missing)).toEqual(['proposal_ended'])
    expect(listHistory(take(visited).of, missing)).toEqual([])
    const early = take([...opened, refusal]).of
    const accept: Said = { kind: 'answers accepted', by: ruth, codes: ['1.A.1.a'] }
    expect(listHistory(early, accept)).toEqual(['proposal_ended'])
  })

  it('is taken back by whoever proposed it only with a reason, and that is asked for in these words', () => {
    const { of } = take([...visited, proposed])
    const back = (by: typeof june): Said => ({ kind: 'decision sent back', by, reason: '' })
    expect([refused(of, back(june)), refused(of, back(ruth))]).toEqual([
      'invalid_input: Say why you take it back.',
      'invalid_input: Say why you do not confirm it.',
    ])
  })
})
