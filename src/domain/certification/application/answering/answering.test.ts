import { describe, expect, it } from 'vitest'
import { findRule } from '#domain/certification/application/application-case.ts'
import { decide } from '#domain/certification/application/decide.ts'
import { actors, applicationCase } from '#tests/support/certification/application-case.ts'
import { answers, type Said, said } from '#tests/support/certification/application-events.ts'
import { addSent, toRuleSeen } from './answering.ts'

const empty = { answer: '', note: '', responsible: '' }
const code = '2.F.17.b'
const answered = (rest: Partial<Extract<Said, { kind: 'answered' }>>): Said => ({
  kind: 'answered',
  by: actors.dana,
  code,
  answer: null,
  note: '',
  responsible: '',
  was: toRuleSeen(empty),
  ...rest,
})

function run(...events: Said[]) {
  let of = applicationCase()
  for (const event of events) {
    const out = decide(of, said(event))
    if ('refused' in out) return Object.keys(out.fields ?? {})
    of = out.case
  }
  const { answer, note, responsible } = findRule(of, code) ?? {}
  return { answer, note, responsible }
}

describe('two people at one rule', () => {
  it('keeps the fields of both, whoever saves last', () => {
    const [one, other] = [answered({ answer: 'yes', note: 'Six alarms.' }), answered({ responsible: 'Marcus' })]
    const both = { answer: 'yes', note: 'Six alarms.', responsible: 'Marcus' }
    expect([run(one, other), run(other, one)]).toEqual([both, both])
  })

  it('names the fields that both changed to different things, and takes nothing', () => {
    const events = [answered({ answer: 'yes', note: 'Six.' }), answered({ answer: 'not_yet', note: 'Five.' })]
    expect(run(...events)).toEqual(['answer', 'note'])
    expect(run(answered({ note: 'Six.' }), answered({ note: 'Six.', answer: 'yes' }))).toMatchObject({ answer: 'yes' })
  })

  it('takes a field as it is typed once the other one was seen', () => {
    const seen = toRuleSeen({ ...empty, note: 'Six.' })
    expect(run(answered({ note: 'Six.' }), answered({ note: 'Five.', was: seen }))).toMatchObject({ note: 'Five.' })
  })

  it('does not take what one form saved itself, and never heard of, for another’s', () => {
    const own = addSent(toRuleSeen(empty), { ...empty, note: 'Six' })
    expect(run(answered({ note: 'Six' }), answered({ note: 'Six alarms', was: own }))).toMatchObject({
      note: 'Six alarms',
    })
    expect(run(answered({ note: 'Six' }), answered({ was: own }))).toMatchObject({ note: '' })
    expect(run(answered({ note: 'Seven' }), answered({ note: 'Six alarms', was: own }))).toEqual(['note'])
  })

  it('saves as it is said where nothing says what was seen', () => {
    const [first] = answers
    if (first?.kind !== 'answered') throw new Error('No answer.')
    expect(run(answered({ note: 'Six.' }), { ...first, code })).toMatchObject({ answer: 'yes', note: '' })
  })
})
