import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addMonths } from '#domain/certification/application/application.ts'
import type { ApplicationCase } from '#domain/certification/application/application-case.ts'
import { decide } from '#domain/certification/application/decide.ts'
import { addDays } from '#domain/language/added-time.ts'
import { actors } from '#tests/support/certification/application-case.ts'
import {
  accepted,
  at,
  opened,
  type Said,
  said,
  take,
  toVisit,
  visited,
} from '#tests/support/certification/application-events.ts'
import { waitsForApplicant } from './ending.ts'

const { dana, june } = actors
const silent = { kind: 'silent' } as const
const ask = (questionId: string): Said => ({
  kind: 'question asked',
  by: june,
  questionId,
  code: null,
  words: 'Where?',
})
const notMet: Said = { kind: 'checked', by: june, code: '1.A.1.a', finding: 'not_met', words: 'Torn.', dueOn: null }

const anyEvent: fc.Arbitrary<Said> = fc.constantFrom<Said>(
  ask('one'),
  ask('two'),
  { kind: 'question answered', by: dana, questionId: 'one', words: 'There.' },
  { kind: 'question answered', by: dana, questionId: 'two', words: 'There.' },
  notMet,
  { kind: 'remedied', by: dana, code: '1.A.1.a', words: 'Sewn.' },
  { kind: 'documents accepted', by: june },
  { kind: 'interview held', by: june },
  silent,
)

it('a slow affiliate costs the operator nothing: silence ends only what waited for the operator all that time', () => {
  const ended = { count: 0, noticed: 0 }
  const starts = [opened, accepted, toVisit, visited].map((events) => take(events).of)
  const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 120 }), anyEvent), { maxLength: 25 })
  fc.assert(
    fc.property(fc.constantFrom(...starts), steps, (start, events) => {
      let [of, now]: [ApplicationCase, Date] = [start, at]
      // Since when the operator is the one who is waited for, and did nothing.
      let quietSince = waitsForApplicant(of) ? at : null
      for (const [days, event] of events) {
        now = addDays(now, days)
        const out = decide(of, said({ ...event }, now))
        if ('refused' in out) continue
        const { noContact } = of.decisionRules
        const isTold = out.mails.some(({ kind }) => kind.startsWith('silence-'))
        if (isTold) {
          ended.noticed += 1
          expect(quietSince).not.toBeNull()
          expect(addMonths(quietSince ?? now, noContact.months) <= now).toBe(true)
        }
        if (out.case.application.endedAs === 'silent') {
          ended.count += 1
          return
        }
        of = out.case
        if (!waitsForApplicant(of)) quietSince = null
        else if (quietSince === null || ('by' in event && event.by === dana)) quietSince = now
        if (quietSince === null) expect(of.application.noticedAt).toBeNull()
      }
    }),
    { numRuns: 2000, seed: 17 },
  )
  expect(ended.noticed).toBeGreaterThan(20)
  expect(ended.count).toBeGreaterThan(5)
})

it('counts from the question, not from what the operator did months before', () => {
  const { of } = take(opened)
  const asked = take([ask('one')], of, addDays(at, 100))
  expect(take([silent], asked.of, addDays(at, 101)).sent).toEqual([])
  expect(take([silent], asked.of, addDays(at, 193)).sent).toContain('silence-notice applicant')
})
