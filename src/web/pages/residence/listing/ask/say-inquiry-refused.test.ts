import { describe, expect, it } from 'vitest'
import { residenceEn } from '#content/residence/residence.en.ts'
import { residenceEs } from '#content/residence/residence.es.ts'
import { tooLongWords } from '#domain/language/too-long-words.ts'
import { sayInquiryRefused } from './say-inquiry-refused.ts'

describe('a form that was refused', () => {
  it.each([
    [residenceEn, 'Who is the bed for? Please choose one.'],
    [residenceEs, '¿Para quién es la cama? Por favor, elija una opción.'],
  ])('names the question where nobody was chosen to wait for', (words, sentence) => {
    const refused = { status: 422, fields: { audience: 'not_a_choice' } }
    expect(sayInquiryRefused(refused, words).fields).toEqual({ audience: sentence })
    expect(sentence.startsWith(words.ask.wait.forWhom)).toBe(true)
  })

  it.each([residenceEn, residenceEs])(
    'says of one that was too long to be read that it was, and no other cause',
    (words) => {
      expect(sayInquiryRefused({ status: 413, fields: {} }, words)).toEqual({
        message: tooLongWords[words === residenceEn ? 'en' : 'es'],
        fields: {},
      })
    },
  )
})
