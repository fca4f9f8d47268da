import { sql } from 'kysely'
import type { Transactions } from '#server/plumbing/transactions.ts'

/** Rows of photos of a house with these words, in their order, without files: making those takes long. Gives their ids. */
export async function buildPhotoRows(
  transactions: Transactions,
  residenceId: string | undefined,
  descriptions: readonly string[],
): Promise<string[]> {
  return transactions.run({ kind: 'system' }, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into residence_photo (id, organization_id, residence_id, position, description, width, height, color, added_at)
      select gen_random_uuid(), r.organization_id, r.id, place, words, 800, 600, '#888888', now()
      from residence r, unnest(${`{${descriptions.map((words) => JSON.stringify(words)).join(',')}}`}::text::text[])
        with ordinality as photo (words, place)
      where r.id = ${residenceId} order by place returning id`.execute(tx)
    return rows.map(({ id }) => id)
  })
}
