import { describe, expect, it } from 'vitest'
import { findRule } from '#domain/certification/application/application-case.ts'
import { decide } from '#domain/certification/application/decide.ts'
import { actors } from '#tests/support/certification/application-case.ts'
import { opened, type Said, said, take } from '#tests/support/certification/application-events.ts'
import { checkFields, checkTextsOf, toSeen, waiverFields } from './checked-at-once.ts'

const code = '2.F.17.b'
const unchecked = toSeen(checkFields, checkTextsOf({ finding: null, findingWords: '', dueOn: null }))
const unwaived = toSeen(waiverFields, { reason: '' })
type CheckSample = Partial<Extract<Said, { kind: 'checked' }>>
const checked = (rest: CheckSample): Said =>
  Object.assign(
    { kind: 'checked' as const, by: actors.june, code, finding: null, words: '', dueOn: null, was: unchecked },
    rest,
  )
const waived = (reason: string): Said => ({ kind: 'waived', by: actors.june, code, reason, was: unwaived })

function run(...events: Said[]) {
  let { of } = take(opened)
  for (const event of events) {
    const out = decide(of, said(event))
    if ('refused' in out) return Object.keys(out.fields ?? { [out.words]: '' })
    of = out.case
  }
  const { finding, findingWords, dueOn, waiver } = findRule(of, code) ?? {}
  return { finding, findingWords, dueOn, waiver }
}

describe('two reviewers at one rule', () => {
  it('names what both found differently, and what hangs on it, and takes nothing of the second', () => {
    const open = checked({ finding: 'not_met', words: 'One is missing.' })
    expect(run(open, checked({ finding: 'met' }))).toEqual(['finding', 'words'])
    expect(run(checked({ finding: 'met' }), open)).toEqual(['finding', 'words'])
  })

  it('keeps the words of one and the day of the other', () => {
    const words = checked({ finding: 'not_met', words: 'One is missing.' })
    const was = toSeen(checkFields, checkTextsOf({ finding: 'not_met', findingWords: 'One is missing.', dueOn: null }))
    const dated = checked({ finding: 'not_met', words: 'One is missing.', dueOn: '2031-03-31', was })
    const worded = checked({ finding: 'not_met', words: 'Two are missing.', was })
    const both = { finding: 'not_met', findingWords: 'Two are missing.', dueOn: '2031-03-31', waiver: '' }
    expect([run(words, dated, worded), run(words, worded, dated)]).toEqual([both, both])
  })

  it('asks which reason of a waiver holds, and takes back none that was not read', () => {
    expect(run(waived('New house.'), waived('Built like this.'))).toEqual(['reason'])
    const ended: Said = { kind: 'waiver ended', by: actors.june, code, was: toSeen(waiverFields, { reason: 'Old.' }) }
    expect(run(waived('New house.'), ended)).toEqual([expect.stringMatching(/has changed the reason/)])
  })
})
