import { expect, it } from 'vitest'
import { ruleFields } from '#domain/certification/application/answering/answering.ts'
import { settle } from './settle.ts'

const was = JSON.stringify({ answer: ['yes'], note: [''], responsible: [''] })
const theirs = JSON.stringify({ answer: 'not_yet', note: 'Seven.', responsible: 'Ana' })

it('takes what was chosen, and has then seen what the other wrote; what was not chosen is asked again', () => {
  const form = { note: 'Six.', answer: 'yes', responsible: 'Marcus', was, theirs }
  const { values, seen } = settle(ruleFields, { ...form, keep_note: 'theirs', keep_answer: 'mine' })
  expect(seen).toEqual({ answer: ['not_yet'], note: ['Seven.'], responsible: [''] })
  expect(values).toEqual({ note: 'Seven.', answer: 'yes', responsible: 'Marcus', was: JSON.stringify(seen) })
})

it('is what was sent where a form is not whole', () => {
  for (const broken of ['', 'no', '[]', '{"note":1}'])
    expect(settle(ruleFields, { note: 'Six.', was, theirs: broken, keep_note: 'theirs' })).toMatchObject({
      values: { note: 'Six.', was },
    })
  expect(settle(ruleFields, { note: 'Six.', was: '{}', theirs }).seen).toBeNull()
})
