import * as z from 'zod/mini'

const buildUuidSchema = (sentence: string) => z.optional(z.uuid(sentence))

const buildDaySchema = (sentence: string) => z.optional(z.iso.date(sentence))

/** Days are those of the organization's time zone, both whole. */
export const historyQuery = z.object({
  from: buildDaySchema('From is no date.'),
  to: buildDaySchema('To is no date.'),
  house: buildUuidSchema('This is no house of yours.'),
  person: buildUuidSchema('This is no person of your team.'),
  kind: z.optional(z.string().check(z.maxLength(30))),
  /** For the alliance: part of the name of an organization, and of a person. */
  of: z.optional(z.string().check(z.maxLength(100))),
  who: z.optional(z.string().check(z.maxLength(100))),
  before: buildUuidSchema('The page is not one of ours.'),
})

export type HistoryQuery = z.infer<typeof historyQuery>

export const historyEntry = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  /** Empty in an organization's own history. */
  organization: z.string(),
  from: z.string(),
  about: z.string(),
  words: z.array(z.string()),
  moments: z.array(z.object({ words: z.string(), at: z.string() })),
})

export type HistoryEntry = z.infer<typeof historyEntry>

export const historyPage = z.object({
  /** Of all organizations, which the alliance's staff read. */
  isOfAll: z.boolean(),
  entries: z.array(historyEntry),
  next: z.nullable(z.string()),
  residences: z.array(z.object({ id: z.string(), name: z.string() })),
  people: z.array(z.object({ id: z.string(), name: z.string() })),
})

export type HistoryPage = z.infer<typeof historyPage>
