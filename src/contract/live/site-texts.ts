import * as z from 'zod/mini'
import { defineTyped } from '#contract/calls/row-parts.ts'
import { type TextWords, textKinds } from '#domain/help/texts/site-text.ts'

const isoTime = z.nullable(z.string())
const kind = z.enum(textKinds, 'There is no such text.')
const item = z
  .string('There is no such text.')
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'There is no such text.'), z.maxLength(80, 'There is no such text.'))
const version = z.coerce.number<string>().check(z.int(), z.minimum(0))
const field = z._default(z.string(), '')

export const textParams = { kind, item }

/** What somebody typed, as text: `src/domain/help/texts/site-text.ts` says what is wrong with it. */
const fields = {
  en_title: field,
  en_body: field,
  en_links: field,
  es_title: field,
  es_body: field,
  es_links: field,
  category: field,
}

/** `version` is the one that the form began with, 0 where nobody has edited the text yet. */
export const siteTextChange = z.discriminatedUnion(
  'act',
  [
    z.object({ act: z.literal('save'), kind, item, version, agree: z.optional(z.string()), ...fields }),
    z.object({ act: z.literal('add'), ...fields }),
    z.object({ act: z.literal('hide'), kind, item, version }),
    z.object({ act: z.literal('show'), kind, item, version }),
    /** `to`: the version whose words stand again, 0 for those that the site came with. */
    z.object({ act: z.literal('restore'), kind, item, version, to: version }),
  ],
  'This form does nothing here.',
)
export type SiteTextChange = z.infer<typeof siteTextChange>

export const textChanges = ['added', 'edited', 'hidden', 'shown', 'restored'] as const

const textVersion = z.object({
  version: z.int(),
  change: z.enum(textChanges),
  words: z.nullable(defineTyped<TextWords>()),
  isHidden: z.boolean(),
  englishAt: isoTime,
  spanishAt: isoTime,
  at: z.string(),
  by: z.string(),
})
export type TextVersion = z.infer<typeof textVersion>

export const siteTextsAnswer = z.object({
  texts: z.array(z.extend(textVersion, { kind, item })),
  mayChange: z.boolean(),
})
export type SiteTextsAnswer = z.infer<typeof siteTextsAnswer>

/** The newest first, 50 at most; none where nobody has edited it. */
export const siteTextAnswer = z.object({ versions: z.array(textVersion), mayChange: z.boolean() })
export type SiteTextAnswer = z.infer<typeof siteTextAnswer>

export const changedText = z.object({ item })
