import { sql } from 'kysely'
import type { ListingSaid } from '#domain/certification/standard/listing-notes.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** Null where the residence is no longer the operator's, or no longer there. */
export async function readListing(
  tx: Tx,
  { organizationId, residenceId }: { organizationId: string; residenceId: string },
): Promise<ListingSaid | null> {
  const { rows } = await sql<ListingSaid>`
    select r.answers, r.rules, to_jsonb(r) as facts,
      (select coalesce(jsonb_agg(jsonb_build_object('audience', g.audience, 'total', g.total_beds) order by g.audience), '[]')
        from bed_group g where g.residence_id = r.id) as beds,
      (select count(*)::int from residence_photo p where p.residence_id = r.id) as photos
    from residence r
    where r.id = ${residenceId} and r.organization_id = ${organizationId} and r.status <> 'archived'`.execute(tx)
  return rows[0] ?? null
}
