import * as z from 'zod/mini'

const uuid = (sentence: string) => z.optional(z.uuid(sentence))

/** Query of `GET /api/desk/history` and of the file. An empty value is none, as a form without script sends it. */
export const historyQuery = z.object({
  /** A residence's id. */
  house: uuid('This is no house of yours.'),
  person: uuid('This is no person of your team.'),
  kind: z.optional(z.string().check(z.maxLength(30))),
  /** `next` of the page before. */
  before: uuid('The page is not one of ours.'),
})

export type HistoryQuery = z.infer<typeof historyQuery>

/** A change. `words`: the first says what it was, the rest what changed of it. */
export const historyEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** Empty where nobody was signed in. */
  by: z.string(),
  /** Where it was done, and on what device, in words. */
  from: z.string(),
  /** The house or the person it was about; empty where the words say it. */
  about: z.string(),
  words: z.array(z.string()),
  /** Moments that stand in the words, as they stand there. */
  moments: z.array(z.object({ words: z.string(), at: z.string() })),
})

export type HistoryEntry = z.infer<typeof historyEntry>

/** Answer of `GET /api/desk/history`: newest first, 50 to a page. */
export const historyPage = z.object({
  entries: z.array(historyEntry),
  /** null on the last page. */
  next: z.nullable(z.string()),
  houses: z.array(z.object({ id: z.string(), name: z.string() })),
  people: z.array(z.object({ id: z.string(), name: z.string() })),
})

export type HistoryPage = z.infer<typeof historyPage>
