import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/language/added-time.ts'
import { allianceId } from '#domain/people/organization.ts'
import { defaultClock } from './clock.ts'
import { decide, findTurnOfCase } from './decide.ts'
import { foundOutcomes, grievanceStages } from './grievance.ts'
import type { Grievance, GrievanceCase } from './grievance-case.ts'
import type { GrievanceEvent, GrievanceOut, Officer } from './grievance-event.ts'

const start = new Date('2027-03-01T12:00:00Z')
const filer = { side: 'filer' } as const
const officer: Officer = { side: 'affiliate', id: 'o1', name: 'Olive', isParty: false }
const staff: Officer = { side: 'alliance', id: 's1', name: 'Avery', isParty: false }

function caseOf(changes: Partial<Grievance> = {}): GrievanceCase {
  const grievance: Grievance = {
    id: '3fa9c1aa-0000-4000-8000-000000000000',
    organizationId: 'affiliate',
    organizationName: 'Homes of Arkansas',
    stateCode: 'AR',
    residenceName: 'Harbor House',
    residenceSlug: 'harbor-house',
    operatorId: 'operator',
    kind: 'money',
    isRetaliation: false,
    mayName: false,
    hasContact: true,
    receivedAt: start,
    stage: 'received',
    stageSince: start,
    escalatedAt: null,
    outcome: null,
    referredTo: '',
    lateToldAt: null,
    steppedBack: [],
  }
  return { grievance: Object.assign(grievance, changes), questions: [], clock: defaultClock }
}

type EventSample = GrievanceEvent extends infer One
  ? One extends GrievanceEvent
    ? Omit<One, 'at'> & { at?: Date }
    : never
  : never
const event = (given: EventSample) => Object.assign({ at: start }, given) as GrievanceEvent

function out(of: GrievanceCase, given: GrievanceEvent): GrievanceOut {
  const decided = decide(of, given)
  if ('refused' in decided) throw new Error(decided.words)
  return decided
}

const refusal = (of: GrievanceCase, given: GrievanceEvent) => {
  const decided = decide(of, given)
  return 'refused' in decided ? decided.refused : null
}

describe('a grievance', () => {
  it('goes its whole way, and each step is told to whom it is for', () => {
    const acknowledged = out(caseOf(), event({ kind: 'acknowledged', by: officer, words: 'We read it.' }))
    expect(acknowledged.case.grievance.stage).toBe('acknowledged')
    expect(acknowledged.mails).toEqual([{ kind: 'news', to: 'filer' }])
    const begun = out(acknowledged.case, event({ kind: 'review began', by: officer }))
    const asked = out(begun.case, event({ kind: 'filer asked', by: officer, words: 'When was it?' }))
    expect(asked.case.grievance.stage).toBe('waiting')
    const said = out(asked.case, event({ kind: 'said', by: filer, words: 'On Monday.' }))
    expect(said.case.grievance.stage).toBe('review')
    expect(said.mails).toEqual([{ kind: 'filer_wrote', to: 'handlers' }])
    const closed = out(said.case, event({ kind: 'closed', by: officer, words: 'They pay back.', outcome: 'upheld' }))
    expect(closed.case.grievance).toMatchObject({ stage: 'closed', outcome: 'upheld' })
    expect(findTurnOfCase(closed.case)).toBeNull()
  })

  it('has a clock for each stage, shorter where somebody may not be safe or is threatened', () => {
    const due = (changes: Partial<Grievance>) => findTurnOfCase(caseOf(changes))?.due
    expect(due({})).toEqual(addDays(start, 3))
    expect(due({ kind: 'safety' })).toEqual(addDays(start, 1))
    expect(due({ isRetaliation: true })).toEqual(addDays(start, 1))
    expect(due({ stage: 'review' })).toEqual(addDays(start, 30))
    expect(findTurnOfCase(caseOf({ stage: 'waiting' }))?.whose).toBe('filer')
    const own = Object.assign(caseOf(), { clock: Object.assign({}, defaultClock, { acknowledge: 2 }) })
    expect(findTurnOfCase(own)?.due).toEqual(addDays(start, 2))
  })

  it('is asked of the house once it has an account, and answered once', () => {
    const asks = event({ kind: 'operator asked', by: officer, words: 'What was it for?', questionId: 'q1' })
    expect(refusal(caseOf({ operatorId: null }), asks)).toBe('conflict')
    const asked = out(caseOf({ stage: 'review' }), asks)
    const dueAt = addDays(start, 10)
    const task = { kind: 'ask operator', id: 'q1', operatorId: 'operator', words: 'What was it for?', dueAt }
    expect([asked.tasks, asked.mails]).toEqual([[task], [{ kind: 'operator_asked', to: 'operator', dueAt }]])
    expect(asked.history.map(({ forFiler }) => forFiler)).toEqual([false])
    const residence = { side: 'operator', name: 'Hal' } as const
    const answers = event({ kind: 'operator answered', by: residence, questionId: 'q1', words: 'A mistake.' })
    const answered = out(asked.case, answers)
    expect(answered.tasks).toEqual([{ kind: 'keep answer', id: 'q1', by: 'Hal', words: 'A mistake.' }])
    expect(refusal(answered.case, answers)).toBe('conflict')
    expect(refusal(asked.case, Object.assign({}, answers, { questionId: 'q2' }))).toBe('not_found')
    expect(refusal(Object.assign({}, asked.case, { grievance: caseOf({ stage: 'closed' }).grievance }), answers)).toBe(
      'conflict',
    )
  })

  it('is closed as referred only after it was, and for silence only once the time to answer is over', () => {
    const close = (outcome: 'referred_on' | 'no_answer' | 'upheld', at = start) =>
      event({ kind: 'closed', by: officer, words: '', outcome, at })
    expect(refusal(caseOf({ stage: 'review' }), close('referred_on'))).toBe('invalid_input')
    const refers = event({ kind: 'referred', by: officer, words: 'Not ours.', body: 'The city', contact: '555' })
    const referred = out(caseOf(), refers)
    expect(referred.case.grievance).toMatchObject({ stage: 'referred', referredTo: 'The city, 555' })
    expect(out(referred.case, close('referred_on')).case.grievance.outcome).toBe('referred_on')
    expect(out(referred.case, event({ kind: 'taken back', by: officer })).case.grievance).toMatchObject({
      stage: 'review',
      referredTo: '',
    })
    const waiting = caseOf({ stage: 'waiting' })
    expect(refusal(waiting, close('no_answer', addDays(start, 13)))).toBe('invalid_input')
    expect(refusal(waiting, close('no_answer', addDays(start, 15)))).toBeNull()
    expect(refusal(caseOf(), close('upheld'))).toBe('conflict')
  })

  it('is opened again by its filer within the time for it, and by its handlers later too', () => {
    const closed = caseOf({ stage: 'closed', outcome: 'upheld' })
    const reopens = (by: typeof filer | Officer, days: number) =>
      event({ kind: 'reopened', by, words: 'It came back.', at: addDays(start, days) })
    expect(refusal(closed, reopens(filer, 59))).toBeNull()
    expect(refusal(closed, reopens(filer, 61))).toBe('conflict')
    expect(refusal(closed, reopens(officer, 300))).toBeNull()
    expect(refusal(closed, event({ kind: 'said', by: filer, words: 'More' }))).toBe('conflict')
    expect(refusal(closed, event({ kind: 'told', by: officer, words: 'More' }))).toBe('conflict')
  })

  it('goes to the alliance on the word of its affiliate, or of its filer once it is late', () => {
    const escalates = (by: typeof filer | Officer, days: number) =>
      event({ kind: 'escalated', by, words: 'Please look.', at: addDays(start, days) })
    expect(refusal(caseOf(), escalates(filer, 2))).toBe('not_allowed')
    const late = out(caseOf(), escalates(filer, 4))
    expect(late.case.grievance.escalatedAt).toEqual(addDays(start, 4))
    expect(late.mails.map(({ to }) => to)).toEqual(['alliance', 'handlers'])
    expect(refusal(late.case, escalates(officer, 5))).toBe('conflict')
    expect(refusal(caseOf({ organizationId: allianceId }), escalates(officer, 1))).toBe('conflict')
    const tells = event({ kind: 'told', by: staff, words: 'We look at it.' })
    expect(refusal(caseOf(), tells)).toBe('not_allowed')
    expect(refusal(late.case, tells)).toBeNull()
  })

  it('is not handled by whoever belongs to the house or stepped back; the last one to go calls the alliance', () => {
    const party = Object.assign({}, officer, { isParty: true })
    expect(refusal(caseOf(), event({ kind: 'noted', by: party, words: 'x' }))).toBe('not_allowed')
    const stepped = out(caseOf(), event({ kind: 'stepped back', by: officer, isLast: false }))
    expect(stepped.mails).toEqual([])
    expect(refusal(stepped.case, event({ kind: 'noted', by: officer, words: 'x' }))).toBe('not_allowed')
    const last = out(caseOf(), event({ kind: 'stepped back', by: officer, isLast: true }))
    expect(last.mails).toEqual([{ kind: 'escalated', to: 'alliance' }])
  })

  it('is told to be late once for each stage', () => {
    const late = event({ kind: 'late', at: addDays(start, 4) })
    expect(out(caseOf(), event({ kind: 'late', at: addDays(start, 2) })).mails).toEqual([])
    const told = out(caseOf(), late)
    expect(told.mails).toEqual([{ kind: 'late', to: 'handlers' }])
    expect(out(told.case, late).mails).toEqual([])
    const moved = out(told.case, event({ kind: 'acknowledged', by: officer, words: '' }))
    expect(moved.case.grievance.lateToldAt).toBeNull()
  })
})

const words = fc.string({ minLength: 1, maxLength: 20 })
const by = fc.constantFrom<Officer>(officer, staff, Object.assign({}, officer, { id: 'o2', isParty: true }))
const at = fc.integer({ min: 0, max: 200 }).map((days) => addDays(start, days))
const anyEvent = fc.oneof(
  fc.record({ kind: fc.constantFrom('acknowledged', 'told', 'filer asked', 'noted'), by, words, at }),
  fc.record({ kind: fc.constantFrom('review began', 'taken back'), by, at }),
  fc.record({ kind: fc.constant('stepped back'), by, isLast: fc.boolean(), at }),
  fc.record({ kind: fc.constant('operator asked'), by, words, questionId: fc.constantFrom('a', 'b'), at }),
  fc.record({
    kind: fc.constant('operator answered'),
    by: fc.constant({ side: 'operator', name: 'Hal' }),
    words,
    at,
    questionId: fc.constantFrom('a', 'b'),
  }),
  fc.record({ kind: fc.constant('referred'), by, words, body: words, contact: words, at }),
  fc.record({
    kind: fc.constant('closed'),
    by,
    words,
    outcome: fc.constantFrom(...foundOutcomes, 'referred_on', 'no_answer'),
    at,
  }),
  fc.record({ kind: fc.constantFrom('said', 'withdrawn', 'reopened', 'escalated'), by: fc.constant(filer), words, at }),
  fc.record({ kind: fc.constant('late'), at }),
) as fc.Arbitrary<GrievanceEvent>

describe('whatever happens to a grievance', () => {
  it('it is closed exactly where it has an outcome, and somebody has a clock exactly where it is open', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        let of = caseOf()
        for (const one of events) {
          const decided = decide(of, one)
          if (!('refused' in decided)) of = decided.case
          const { stage, outcome } = of.grievance
          expect(grievanceStages).toContain(stage)
          expect(stage === 'closed').toBe(outcome !== null)
          expect(findTurnOfCase(of) === null).toBe(stage === 'closed')
        }
      }),
    )
  })

  it('the filer is never named in what happened, and reads nothing of notes and of the house', () => {
    fc.assert(
      fc.property(fc.constantFrom(...grievanceStages), anyEvent, (stage, one) => {
        const decided = decide(caseOf({ stage, outcome: stage === 'closed' ? 'upheld' : null }), one)
        if ('refused' in decided) return
        for (const { side, byName, change, forFiler } of decided.history) {
          if (side === 'filer') expect(byName).toBe('')
          if (['noted', 'operator_asked', 'operator_answered', 'stepped_back'].includes(change))
            expect(forFiler).toBe(false)
        }
        const toFiler = decided.mails.filter(({ to }) => to === 'filer')
        expect(toFiler.every(({ kind }) => kind === 'news')).toBe(true)
        expect(decided.mails.filter(({ to }) => to === 'operator').length).toBe(one.kind === 'operator asked' ? 1 : 0)
      }),
    )
  })

  it('whoever belongs to the house changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...grievanceStages), anyEvent, (stage, one) => {
        const isParty = 'by' in one && 'isParty' in one.by && one.by.isParty
        fc.pre(isParty)
        expect(refusal(caseOf({ stage, outcome: stage === 'closed' ? 'upheld' : null }), one)).toBe('not_allowed')
      }),
    )
  })
})
