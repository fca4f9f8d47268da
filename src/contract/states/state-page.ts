import * as z from 'zod/mini'

const fields = z.record(z.string(), z.string())

export const shownStatePage = z.object({ affiliate: z.string(), fields, publishedAt: z.string() })
export type ShownStatePage = z.infer<typeof shownStatePage>

export const anyStatePage = z.object({ page: z.nullable(shownStatePage) })

export const pageEdition = z.object({
  id: z.string(),
  fields,
  publishedAt: z.string(),
  publishedBy: z.string(),
  stands: z.boolean(),
  undoneAt: z.nullable(z.string()),
  undoneBy: z.nullable(z.string()),
})
export type PageEdition = z.infer<typeof pageEdition>

/** `revision` is 0 where nothing was saved yet. */
export const statePageDesk = z.object({
  state: z.string(),
  stateName: z.string(),
  affiliate: z.string(),
  draft: fields,
  revision: z.int(),
  savedAt: z.nullable(z.string()),
  savedBy: z.nullable(z.string()),
  editions: z.array(pageEdition),
})
export type StatePageDesk = z.infer<typeof statePageDesk>

const revision = z.coerce.number<string>().check(z.int(), z.minimum(0))

export const statePageChange = z.discriminatedUnion(
  'act',
  [
    z.catchall(z.object({ act: z.literal('save'), revision }), z.string()),
    z.object({ act: z.literal('publish'), revision }),
    z.object({ act: z.literal('undo'), id: z.uuid('There is no such page.') }),
  ],
  'This form does nothing here.',
)
export type StatePageChange = z.infer<typeof statePageChange>
