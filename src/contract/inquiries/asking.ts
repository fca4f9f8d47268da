import * as z from 'zod/mini'
import { formFields } from '#contract/form-fields.ts'
import { linkSendings } from '#contract/inquiries/asked-together.ts'

const language = z.enum(['en', 'es'])

/** Body of `POST /api/inquiries`: either form of a home's page. What is wrong is named by its code (`inquiryProblems`). */
export const askHome = z.object({ slug: z.string(), language, fields: formFields })

/** Body of `POST /api/inquiries/together`: one question to some homes. */
export const askHomes = z.object({ slugs: z.array(z.string()), language, fields: formFields })

/** Answer of both: the secret of the private page, and how its link goes to whoever asked. */
export const askedAnswer = z.object({ secret: z.string(), sending: z.enum(linkSendings) })
export type AskedAnswer = z.infer<typeof askedAnswer>

/** Body of `POST /api/inquiries/together/{secret}/taken`: the home that took them. */
export const takenBy = z.object({ home: z.string() })

/** Body of `POST /api/shared-lists`. */
export const shareHomes = z.object({ homes: z.string(), days: z.int(), language })

/** Its answer: the secret by which the list can be ended. */
export const sharedAnswer = z.object({ mine: z.string() })
