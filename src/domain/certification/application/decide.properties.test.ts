import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/language/added-time.ts'
import { actors } from '#tests/support/certification/application-case.ts'
import {
  accepted,
  at,
  met,
  opened,
  proposed,
  type Said,
  said,
  take,
  visited,
} from '#tests/support/certification/application-events.ts'
import type { Stage } from './application.ts'
import { type ApplicationCase, isSettled, wasVisited } from './application-case.ts'
import type { ApplicationEvent } from './application-event.ts'
import { decide } from './decide.ts'

const { dana, june, ruth, pat, avery } = actors

const codes = ['1.A.1.a', '2.F.17.b', '3.G.20.a', '9.Z.9.z']
const people = [dana, june, ruth, pat, avery]
const anybody = fc.constantFrom(...people)
const code = fc.constantFrom(...codes)
const words = fc.constantFrom('', 'Because.')
const id = fc.constantFrom('one', 'two', 'three')
const soon = fc.constantFrom(addDays(at, -1), addDays(at, 400))

const goingOn: fc.Arbitrary<Said> = fc.constantFrom(
  met('1.A.1.a'),
  met('2.F.17.b'),
  proposed,
  proposed,
  { kind: 'decision confirmed', by: ruth } as const,
  { kind: 'decision confirmed', by: june } as const,
)

const anyEvent: fc.Arbitrary<Said> = fc.oneof(
  { arbitrary: goingOn, weight: 30 },
  fc.record({
    kind: fc.constant('answered' as const),
    by: anybody,
    code,
    answer: fc.constantFrom('yes' as const, 'yes' as const, 'not_yet' as const, null),
    note: words,
    responsible: words,
  }),
  fc.record({ kind: fc.constantFrom('opened' as const, 'documents accepted' as const), by: anybody }),
  fc.record({ kind: fc.constantFrom('interview held' as const, 'decision confirmed' as const), by: anybody }),
  fc.record({
    kind: fc.constant('conflict declared' as const),
    by: fc.constantFrom(ruth, pat, dana),
    isLast: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('question asked' as const), by: anybody, questionId: id, code, words }),
  fc.record({ kind: fc.constant('question answered' as const), by: anybody, questionId: id, words }),
  fc.record({
    kind: fc.constant('checked' as const),
    by: anybody,
    code,
    finding: fc.constantFrom('met' as const, 'met' as const, 'not_met' as const, 'not_applicable' as const, null),
    words,
    dueOn: fc.constant(null),
    visit: fc.record({
      id: fc.uuid(),
      visitId: fc.constantFrom('v1', 'one', null),
      over: fc.constantFrom(null, []),
      madeAt: fc.constant(null),
    }),
  }),
  fc.record({ kind: fc.constant('remedied' as const), by: anybody, code, words }),
  fc.record({ kind: fc.constant('waived' as const), by: anybody, code, reason: words }),
  fc.record({ kind: fc.constant('waiver ended' as const), by: anybody, code }),
  fc.record({ kind: fc.constant('answers accepted' as const), by: anybody, codes: fc.array(code, { maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('visit set' as const),
    by: anybody,
    visitId: id,
    startsAt: soon,
    inspector: fc.constantFrom({ id: 'June', name: 'June' }, { id: 'Ruth', name: 'Ruth' }),
  }),
  fc.record({ kind: fc.constant('visit held' as const), by: anybody, visitId: id, isEarly: fc.boolean() }),
  fc.record({ kind: fc.constant('visit canceled' as const), by: anybody, visitId: id, reason: words }),
  fc.record({
    kind: fc.constant('decision proposed' as const),
    by: anybody,
    outcome: fc.constantFrom('certified' as const, 'conditional' as const, 'refused' as const),
    reasons: words,
    conditions: words,
  }),
  fc.record({ kind: fc.constant('decision sent back' as const), by: anybody, reason: words }),
  fc.record({ kind: fc.constant('appealed' as const), by: anybody, words }),
  fc.record({
    kind: fc.constantFrom('appeal granted' as const, 'appeal refused' as const),
    by: anybody,
    reason: words,
  }),
  fc.record({ kind: fc.constant('withdrawn' as const), by: fc.constant(june), reason: words }),
  fc.constant({ kind: 'silent' as const }),
)

const ways: Record<Stage, readonly Stage[]> = {
  started: ['documents', 'ended'],
  documents: ['interview', 'visit', 'ended'],
  interview: ['visit', 'ended'],
  visit: ['decision', 'ended'],
  decision: ['visit', 'ended'],
  appeal: ['documents', 'visit', 'ended'],
  ended: ['appeal'],
}

/** What must hold after every event, whoever says what in whatever order. */
function check(before: ApplicationCase, event: ApplicationEvent, certified: { count: number }): ApplicationCase {
  const kept = structuredClone(before)
  const out = decide(before, event)
  expect(before).toEqual(kept)
  if ('refused' in out) return before
  const { application, rules, conflicts } = out.case
  const [from, to] = [before.application.stage, application.stage]
  if (from !== to) expect(ways[from]).toContain(to)
  if (out.tasks.length > 0) {
    certified.count++
    expect(rules.filter((rule) => rule.isRequired && !isSettled(rule))).toEqual([])
    const waved = rules.filter((rule) => rule.isRequired && rule.waiver === '' && rule.finding === 'not_applicable')
    for (const { findingWords } of waved) expect(findingWords).not.toBe('')
    expect(wasVisited(out.case)).toBe(true)
    const { proposedBy, decidedBy } = application
    expect(decidedBy).not.toBe(proposedBy)
    for (const person of [proposedBy, decidedBy]) {
      expect(['June', 'Ruth']).toContain(person)
      expect(conflicts).not.toContain(person)
    }
  }
  for (const rule of rules.filter(({ waiver }) => waiver !== '')) expect(rule.waivedByName).toMatch(/^(June|Ruth)$/)
  return out.case
}

describe('whatever is said of an application', () => {
  it('a certificate needs each required rule met or waived, a visit, and two people without a part in it', () => {
    const certified = { count: 0 }
    const from = [[], opened, accepted, visited].map((events) => take(events).of)
    fc.assert(
      fc.property(fc.constantFrom(...from), fc.array(anyEvent, { maxLength: 40 }), (start, events) => {
        events.reduce((of, event) => check(of, said({ ...event }), certified), start)
      }),
      { numRuns: 1500, seed: 17 },
    )
    // Some of these ways lead to a certificate, or nothing was tested.
    expect(certified.count).toBeGreaterThan(20)
  })
})
