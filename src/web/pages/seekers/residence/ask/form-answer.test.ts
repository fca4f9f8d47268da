import { describe, expect, it } from 'vitest'
import { residenceEn } from '#content/seekers/residence/residence.en.ts'
import { residenceEs } from '#content/seekers/residence/residence.es.ts'
import { chooseTrouble } from './form-answer.ts'

describe('a form that was refused', () => {
  it.each([
    [residenceEn, 'Who is the bed for? Please choose one.'],
    [residenceEs, '¿Para quién es la cama? Por favor, elija una opción.'],
  ])('names the question where nobody was chosen to wait for', ({ trouble, ask }, sentence) => {
    const words = { ...trouble, gone: '' }
    const refused = { status: 422, message: '', fields: { audience: 'not_a_choice' } }
    expect(chooseTrouble(refused, null, words).wrong).toEqual({ errors: { audience: sentence }, whole: null })
    expect(sentence.startsWith(ask.wait.forWhom)).toBe(true)
  })
})
