import { sql } from 'kysely'
import type { Claim } from '#server/modules/claims/claims.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** Decisions name the decider without a device; another operator's people are never named. */
export async function noteClaim(
  tx: Tx,
  organisationId: string,
  claim: Pick<Claim, 'residenceId' | 'residenceName'>,
  change: string,
  after: Record<string, string> = {},
): Promise<void> {
  await sql`
    insert into history (organisation_id, person_id, person_name, source, device, subject, subject_id, subject_name,
      change, after)
    select ${organisationId}, case when actor.is_known then app_person() end,
      case when actor.is_known then acting_name() else '' end, 'claim', case when actor.is_own then app_device() else '' end,
      'claim', ${claim.residenceId}, ${claim.residenceName}, ${change}, ${JSON.stringify(after)}::text::jsonb
    from (
      select coalesce(bool_or(m.organisation_id = ${organisationId}), false) as is_own,
        coalesce(bool_or(m.organisation_id = ${organisationId} or o.kind <> 'operator'), false) as is_known
      from membership m join organisation o on o.id = m.organisation_id where m.person_id = app_person()
    ) actor`.execute(tx)
}
