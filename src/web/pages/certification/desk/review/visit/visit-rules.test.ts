import { describe, expect, it } from 'vitest'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { buildApplication, buildRule, buildVisit } from '#tests/support/certification/shown-application.ts'
import { addFinding, type FindingQueue } from '#web/parts/desk/findings/queued-findings.ts'
import { chooseDueDay, findAround, findDoneVisit, findNextUnseen, listParts, listRules } from './visit-rules.ts'

const visit = buildVisit({ id: 'v2' })

type FindingSample = ApplicationAnswer['visitFindings'][number]
const found = (id: string, rest: Partial<FindingSample> = {}): FindingSample => {
  const made = {
    visitId: 'v2',
    code: '2.F.17.b',
    finding: 'met' as const,
    words: '',
    dueOn: null,
    by: 'June',
    over: [],
  }
  return { id, madeAt: '2026-11-27T15:10:00Z', ...made, ...rest }
}

const shown = (visitFindings: FindingSample[], queue: FindingQueue = []) =>
  listRules(listParts(buildApplication({ visitFindings }), visit, queue)).at(-1)

it('counts what the last visit that is done found, and knows of none where none was held', () => {
  const held = { ...visit, heldAt: '2026-11-27T18:00:00Z' }
  const before = { ...held, id: 'v1', codes: ['1.A.1.a', '2.F.17.b'] }
  const visitFindings = [
    found('a', { visitId: 'v1', finding: 'not_met' }),
    found('b', { over: ['a'] }),
    found('c', { code: '1.A.1.a', finding: 'not_met' }),
  ]
  expect(findDoneVisit(buildApplication({ visits: [before, held], visitFindings }))).toEqual({
    visit: held,
    by: 'June',
    met: 1,
    notMet: 1,
  })
  expect(
    findDoneVisit(buildApplication({ visits: [held, { ...before, heldAt: '2026-11-26T18:00:00Z' }], visitFindings }))
      ?.visit,
  ).toBe(held)
  expect(findDoneVisit(buildApplication({ visits: [visit], visitFindings }))).toBeNull()
})

describe('the checklist of a visit', () => {
  it('has the rules of the visit alone, and leads through them across the parts', () => {
    const parts = listParts(buildApplication(), visit, [])
    expect(listRules(parts).map(({ rule }) => rule.code)).toEqual(['1.A.1.a', '2.F.17.b'])
    expect(findAround(parts, '1.A.1.a')).toEqual({ before: null, after: '2.F.17.b' })
    expect([findNextUnseen(parts, null), findNextUnseen(parts, '1.A.1.a'), findNextUnseen(parts, '2.F.17.b')]).toEqual([
      '1.A.1.a',
      '2.F.17.b',
      '1.A.1.a',
    ])
  })

  it('shows what waits on the device above what the server knows', () => {
    const known = [found('a', { finding: 'not_met' })]
    const say = { applicationId: buildApplication().line.id, visitId: 'v2', code: '2.F.17.b', words: '', dueOn: null }
    const queue = addFinding([], { ...say, finding: 'met' }, { known, now: 0, rest: 0, newId: () => 'b' })
    expect(shown(known)).toMatchObject({ finding: 'not_met', isDisputed: false })
    expect(shown(known, queue)).toMatchObject({ finding: 'met', isDisputed: false, standing: [{ id: 'b' }] })
    expect(shown([...known, found('b', { over: ['a'] })], queue)?.standing).toHaveLength(1)
  })

  it('shows both of two that are at odds', () => {
    const two = shown([found('a'), found('b', { finding: 'not_met', words: 'No battery.', by: 'Ruth' })])
    expect(two).toMatchObject({ isDisputed: true, finding: 'not_met', standing: [{ by: 'June' }, { by: 'Ruth' }] })
  })

  it('takes what an earlier visit or the papers said as what was found before', () => {
    const earlier = found('a', { visitId: 'v1', finding: 'not_met', words: 'No battery.' })
    expect(shown([earlier])).toMatchObject({ finding: null, before: { finding: 'not_met', words: 'No battery.' } })
    const domains = [{ number: 2, title: 'The building', rules: [buildRule({ finding: 'met' })] }]
    const byPapers = listRules(listParts(buildApplication({ domains }), visit, []))
    expect(byPapers).toMatchObject([{ finding: null, before: { finding: 'met', words: '' } }])
    expect(listRules(listParts(buildApplication({ domains, visitFindings: [found('b')] }), visit, []))).toMatchObject([
      { finding: 'met', before: null },
    ])
  })

  it('offers a day that has not passed', () => {
    const now = new Date('2026-11-27T15:00:00Z')
    expect([chooseDueDay('2026-12-10', now), chooseDueDay('2026-11-01', now), chooseDueDay(null, now)]).toEqual([
      '2026-12-10',
      '2026-12-27',
      '2026-12-27',
    ])
  })
})
