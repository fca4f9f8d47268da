import * as z from 'zod/mini'
import { formFields } from '#contract/calls/form-fields.ts'
import { linkSendings } from './asked-together.ts'

const language = z.enum(['en', 'es'])

export const askResidence = z.object({ slug: z.string(), language, fields: formFields })

export const askResidences = z.object({ slugs: z.array(z.string()), language, fields: formFields })

export const askedAnswer = z.object({ secret: z.string(), sending: z.enum(linkSendings) })
export type AskedAnswer = z.infer<typeof askedAnswer>

export const takenBy = z.object({ home: z.string() })

export const shareResidences = z.object({ homes: z.string(), days: z.int(), language })

export const sharedAnswer = z.object({ mine: z.string() })
