import * as z from 'zod/mini'
import { cleanTyped, optionalWords } from '#contract/calls/typed.ts'
import { audiences } from '#domain/residence/residence.ts'
import { checkOutcomes, checkWordsLimit } from '#domain/states/residences/listing-check.ts'

const id = z.uuid('There is no such home.')

export const listingCheckChange = z.discriminatedUnion(
  'act',
  [
    z.object({
      act: z.literal('called'),
      id,
      outcome: z.enum(checkOutcomes, 'Choose what came of the call.'),
      /** What changed, or how it is known that the home is gone. */
      words: optionalWords(
        checkWordsLimit,
        `What you heard is longer than ${checkWordsLimit} characters.`,
        cleanTyped(),
      ),
    }),
    z.object({ act: z.literal('call-undone'), id, check: z.uuid('There is no such answer.') }),
    z.object({ act: z.enum(['take-down', 'put-back']), id }),
  ],
  'This form does nothing here.',
)
export type ListingCheckChange = z.infer<typeof listingCheckChange>

export const listingChecksAnswer = z.object({
  listing: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    city: z.string(),
    phone: z.string(),
    level: z.nullable(z.int()),
    beds: z.array(z.object({ audience: z.enum(audiences), beds: z.int() })),
    isPublished: z.boolean(),
    isClaimed: z.boolean(),
    isOwn: z.boolean(),
    office: z.nullable(z.object({ phone: z.nullable(z.string()), website: z.nullable(z.string()) })),
  }),
  affiliate: z.string(),
  mayAnswer: z.boolean(),
  checks: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(checkOutcomes),
      words: z.string(),
      by: z.string(),
      at: z.string(),
      undoneAt: z.nullable(z.string()),
    }),
  ),
})
export type ListingChecksAnswer = z.infer<typeof listingChecksAnswer>
