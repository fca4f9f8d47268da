import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/language/added-time.ts'
import { actors } from '#tests/support/certification/application-case.ts'
import { at, refused, type Said, take, toVisit, visitSet } from '#tests/support/certification/application-events.ts'
import { filterStandingFindings, isDisputed } from './answering/visit-findings.ts'
import type { Finding } from './application.ts'

const { dana, june, ruth } = actors
const code = '2.F.17.b'
const held: Said = { kind: 'visit held', by: june, visitId: 'v1', isEarly: true }

function found(
  id: string,
  finding: Finding | null,
  rest: { by?: typeof june; words?: string; over?: string[] } = {},
): Said {
  const { by = june, words = '', over = [] } = rest
  const visit = { id, visitId: 'v1', over, madeAt: addDays(at, -1) }
  return { kind: 'checked', by, code, finding, words, dueOn: null, visit }
}

const standing = (of: ReturnType<typeof take>['of']) =>
  filterStandingFindings(of.visitFindings, code).map(({ id }) => id)

describe('what is found on a visit', () => {
  it('counts at the first tap, and needs its words before the visit is done', () => {
    const tapped = take([...toVisit, found('a', 'not_met')])
    expect(tapped.of.rules[1]).toMatchObject({ finding: 'not_met', findingWords: '' })
    expect(refused(tapped.of, held)).toBe('conflict: Say what is missing at 2.F.17.b.')
    const aside = take([found('b', 'not_applicable', { over: ['a'] })], tapped.of)
    expect(refused(aside.of, held)).toBe('conflict: Say why it does not apply: 2.F.17.b.')
    const said = take([found('c', 'not_applicable', { over: ['b'], words: 'One floor.' }), held], aside.of)
    expect(said.stage).toBe('decision')
    const early: Said = {
      kind: 'checked',
      by: june,
      code: '1.A.1.a',
      finding: 'not_applicable',
      words: '',
      dueOn: null,
    }
    expect(refused(take(toVisit).of, early)).toBe('invalid_input: Say why it does not apply: it stays in the record.')
  })

  it('does not settle a rule without a reason, even where the visit is canceled', () => {
    const bare = [found('a', 'not_applicable'), { kind: 'visit canceled', by: june, visitId: 'v1', reason: 'Snow.' }]
    expect(take([...toVisit, ...(bare as Said[])]).stage).toBe('visit')
  })

  it('counts once where a device sends it again, also after somebody else went on', () => {
    const first = found('a', 'met')
    const { of } = take([
      ...toVisit,
      first,
      found('b', 'not_met', { by: ruth, over: ['a'], words: 'No battery.' }),
      first,
    ])
    expect(of.visitFindings.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(of.rules[1]).toMatchObject({ finding: 'not_met', findingWords: 'No battery.' })
  })

  it('keeps both of two who did not see each other’s, and asks which one holds', () => {
    const two = take([...toVisit, found('a', 'met'), found('b', 'not_met', { by: ruth, words: 'No battery.' })])
    expect(standing(two.of)).toEqual(['a', 'b'])
    expect(two.of.rules[1]).toMatchObject({ finding: 'not_met', findingWords: 'No battery.' })
    expect(refused(two.of, held)).toBe('conflict: Two people found different things at 2.F.17.b. Say which one holds.')
    const own = take([...toVisit, found('a', 'met'), found('b', 'not_met', { words: 'No battery.' })])
    expect(refused(own.of, held)).toBe('conflict: Two findings differ at 2.F.17.b. Say which one holds.')
    const settled = take([found('c', 'met', { over: ['a', 'b'] }), held], two.of)
    expect([standing(settled.of), settled.stage]).toEqual([['c'], 'decision'])
    expect(
      isDisputed(
        filterStandingFindings(take([...toVisit, found('a', 'met'), found('b', 'met')]).of.visitFindings, code),
      ),
    ).toBe(false)
  })

  it('is kept with its visit where it arrives after that is done', () => {
    const { of } = take([...toVisit, found('a', 'met'), held])
    const late = found('b', 'not_met', { by: ruth, words: 'No battery.' })
    expect(take([late], of)).toMatchObject({ stage: 'visit', of: { rules: [{}, { finding: 'not_met' }, {}] } })
    expect(refused(of, found('c', 'not_met'))).toBe('invalid_input: Say what is missing: the operator reads it.')
    expect(take([late], of).of.visitFindings[1]).toMatchObject({
      visitId: 'v1',
      madeAt: addDays(at, -1),
      takenAt: at,
    })
  })

  it('belongs to the planned visit where a form of the desk says it, and to none where that does not look at it', () => {
    const byForm = (rule: string): Said => {
      const visit = { id: `form of ${rule}`, visitId: null, over: null, madeAt: null }
      return { kind: 'checked', by: june, code: rule, finding: 'met', words: '', dueOn: null, visit }
    }
    const { of } = take([...toVisit, found('a', 'not_met'), byForm(code), byForm('3.G.20.a')])
    expect(of.visitFindings.slice(1)).toMatchObject([{ visitId: 'v1', over: ['a'], madeAt: at }])
    const other = Object.assign(found('b', 'met'), { code: '1.A.1.a' })
    expect(refused(of, other)).toBe('not_found: There is no such visit.')
  })

  it('is not undone by an answer that changes while somebody looks', () => {
    const no: Said = { kind: 'answered', by: dana, code, answer: 'not_yet', note: '', responsible: '' }
    expect(take([...toVisit, found('a', 'met'), no]).of.rules[1]).toMatchObject({ answer: 'not_yet', finding: 'met' })
    expect(take([...toVisit, found('a', 'not_met', { words: 'x' }), held, no]).of.rules[1]).toMatchObject({
      finding: null,
    })
  })

  it('is refused to whoever has a conflict of interest, and to the operator', () => {
    const { of } = take([...toVisit, { kind: 'conflict declared', by: ruth, isLast: false }])
    expect(refused(of, found('a', 'met', { by: ruth }))).toMatch(/conflict of interest/)
    expect(refused(of, found('a', 'met', { by: dana }))).toBe('not_allowed: Only West Virginia Alliance can do this.')
  })

  it('leaves a later visit what failed alone', () => {
    const failed = take([...toVisit, found('a', 'not_met', { words: 'No battery.' }), held]).of
    const again = take([{ ...visitSet, visitId: 'v2' }], failed).of
    expect(again.visits[1]?.codes).toEqual([code])
  })

  it('is of this visit: what one before found says nothing of a later one', () => {
    const failed = take([...toVisit, found('a', 'not_met', { words: 'No battery.' }), held]).of
    const again = take([{ ...visitSet, visitId: 'v2' }], failed).of
    const done: Said = { kind: 'visit held', by: june, visitId: 'v2', isEarly: true }
    expect(refused(again, done)).toBe(
      'conflict: Say of 2.F.17.b whether it is met: this visit has not looked at it yet.',
    )
    const seen: Said = Object.assign(found('b', 'met', { over: ['a'] }), {
      visit: { id: 'b', visitId: 'v2', over: ['a'], madeAt: null },
    })
    expect(take([seen, done], again).stage).toBe('decision')
    expect(refused(take([...toVisit, found('a', 'met'), found('c', null, { over: ['a'] })]).of, held)).toMatch(
      /^conflict: Say of/,
    )
  })

  it('ends before its day only where somebody says that it took place, under the name of who says so', () => {
    const { of } = take([...toVisit, found('a', 'met')])
    const done: Said = { kind: 'visit held', by: ruth, visitId: 'v1' }
    expect(refused(of, done)).toBe(
      'invalid_input: It is planned for March 6, 2026. Say that it took place before, or set its day anew.',
    )
    const late = addDays(at, 3)
    expect(take([done], of, late).of.visits).toMatchObject([
      { inspectorName: 'June', heldAt: late, heldByName: 'Ruth' },
    ])
    expect(take([{ ...done, isEarly: true }], of).of.visits).toMatchObject([{ heldAt: at, heldByName: 'Ruth' }])
  })
})
