import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inquiryLimits } from '#contract/inquiries/inquiry-fields.ts'
import { readInquiryForm } from './inquiry.form.ts'

const good = {
  kind: 'bed',
  name: 'Sam',
  answer_by: 'text',
  phone: '(501) 555-0199',
  needed: 'later',
  message: 'Hi\r\nthere',
}
const problems = (form: Record<string, string>) => readInquiryForm(form).problems

describe('the form of a question about a bed', () => {
  it('needs a way to answer and nothing else', () => {
    expect(readInquiryForm({ phone: '501-555-0199' })).toMatchObject({
      words: { kind: 'bed', name: '', answerBy: 'text', reach: '501-555-0199', needed: null, message: '' },
      problems: {},
    })
    expect(problems({})).toEqual({ phone: 'missing' })
    expect(problems({ answer_by: 'email', phone: '501-555-0199' })).toEqual({ email: 'missing' })
  })

  it('takes no name that holds something unseen', () => {
    const { problems } = readInquiryForm({ ...good, name: 'Sam\u202eReed', message: 'Hi\u202e there' })
    expect(problems).toEqual({ name: 'unseen' })
    expect(readInquiryForm({ ...good, message: 'Hi\u202ethere' }).words.message).toBe('Hi there')
  })

  it('keeps what was typed, one line each but the message', () => {
    expect(readInquiryForm({ ...good, name: ' Sam\nReed ' }).words).toEqual({
      kind: 'bed',
      name: 'Sam Reed',
      answerBy: 'text',
      reach: '(501) 555-0199',
      needed: 'later',
      message: 'Hi\nthere',
    })
  })

  it.each([
    ['a phone of letters', { phone: 'call me' }, { phone: 'not_a_phone' }],
    ['a phone of 3 digits', { phone: '911' }, { phone: 'not_a_phone' }],
    ['a mail address without @', { answer_by: 'email', email: 'sam.example' }, { email: 'not_an_email' }],
    ['two mail addresses', { answer_by: 'email', email: 'a@b.example,c@d.example' }, { email: 'not_an_email' }],
    ['a long message', { message: 'x'.repeat(inquiryLimits.message + 1) }, { message: 'too_long' }],
    ['a way there is not', { answer_by: 'pigeon' }, { answer_by: 'not_a_choice' }],
    ['a time there is not', { needed: 'yesterday' }, { needed: 'not_a_choice' }],
    ['the field nobody sees', { more: 'http://spam.example' }, { more: 'hidden' }],
  ])('says what is wrong with %s', (_, change, wrong) => {
    expect(problems({ ...good, ...change })).toEqual(wrong)
  })

  it('takes only keys of its own making', () => {
    expect(readInquiryForm({ ...good, once: '0f8fad5b-d9cb-469f-a165-70867728950e' }).once).toBe(
      '0f8fad5b-d9cb-469f-a165-70867728950e',
    )
    expect(readInquiryForm({ ...good, once: 'a b' }).once).toBeNull()
  })

  it('never breaks, and lets nothing through that the database refuses', () => {
    const value = fc.string({ unit: 'binary', maxLength: 300 })
    fc.assert(
      fc.property(fc.record({ name: value, phone: value, email: value, message: value, answer_by: value }), (form) => {
        const { words, problems } = readInquiryForm(form)
        if (Object.keys(problems).length > 0) return
        expect(words.name.length <= 100 && words.reach.length <= 254 && words.reach.length > 0).toBe(true)
      }),
    )
  })
})

describe('the form of a correction', () => {
  it('needs its words; an address may come along', () => {
    expect(problems({ kind: 'correction' })).toEqual({ message: 'missing' })
    expect(problems({ kind: 'correction', message: 'The phone is old', email: 'x' })).toEqual({ email: 'not_an_email' })
    expect(readInquiryForm({ kind: 'correction', message: 'The phone is old' }).words).toEqual({
      kind: 'correction',
      name: '',
      answerBy: null,
      reach: '',
      needed: null,
      message: 'The phone is old',
    })
  })
})
