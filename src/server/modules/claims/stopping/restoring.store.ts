import { sql } from 'kysely'
import { noteAnyResidenceChanges } from '#server/plumbing/history/noted-residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const restored = sql`name, description, state_code, city, zip, latitude, longitude, town_latitude, town_longitude, street,
  address_visibility, phone, takes_texts, email, website, slug`

/** Name, place, contacts, and listing return to what they were, so that a false claim leaves nothing behind. */
export async function restoreListing(
  tx: Tx,
  { residenceId, heldBy, since }: { residenceId: string; heldBy: string; since: Date },
): Promise<void> {
  const meanwhile = sql`h.subject_id = r.id and h.organization_id = ${heldBy} and h.subject = 'residence'
    and h.happened_at >= ${since}`
  const update = sql`
    update residence r set (${restored}, status) = (
      select ${restored}, case when exists (
          select from history h where ${meanwhile} and h.change in ('archived', 'unpublished')) then 'published'
        else r.status end
      -- Of several changes of one thing the earliest says what it was.
      from jsonb_populate_record(r, coalesce((
        select jsonb_object_agg(b.key, b.value order by h.happened_at desc, h.id)
        from history h cross join jsonb_each(h.before) b where ${meanwhile}), '{}')))
    where r.id = ${residenceId}`
  await noteAnyResidenceChanges(tx, [residenceId], () => update.execute(tx))
}
