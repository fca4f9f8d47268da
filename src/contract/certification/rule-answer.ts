import * as z from 'zod/mini'
import { cleanTyped } from '#contract/calls/typed.ts'
import { applicationLimits, ruleAnswers } from '#domain/certification/application/application.ts'

const { note, responsible } = applicationLimits

export const defineWords = (label: string, most: number) =>
  z.string(`${label} is missing.`).check(cleanTyped(), z.maxLength(most, `${label} is longer than ${most} characters.`))
export const defineOptionalWords = (label: string, most: number) => z._default(defineWords(label, most), '')

export const code = z.string('There is no such rule.').check(z.maxLength(12, 'There is no such rule.'))

const wasMissing = 'This form is not whole. Load the page again.'
export const defineShown = (most: number) =>
  z.array(defineWords('What was shown', most), wasMissing).check(z.minLength(1, wasMissing), z.maxLength(20))

/** JSON in one field of a form: of each field what was shown first, and what was sent since. */
export const defineSeen = <Shape extends Record<string, ReturnType<typeof defineShown>>>(shape: Shape) =>
  z.pipe(
    z.string(wasMissing).check(z.maxLength(30_000, wasMissing)),
    z.pipe(z.transform(readJson), z.object(shape, wasMissing)),
  )

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const answerAct = z.object({
  act: z.literal('answer'),
  code,
  answer: z._default(z.nullable(z.enum(ruleAnswers, 'Choose one of the answers.')), null),
  note: defineOptionalWords('Note', note),
  responsible: defineOptionalWords('Who looks after this', responsible),
  was: z.optional(defineSeen({ answer: defineShown(note), note: defineShown(note), responsible: defineShown(note) })),
})
