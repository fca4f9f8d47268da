import { sql } from 'kysely'
import type { DecisionKind } from '#domain/claims/claim.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type Decision = { decision: DecisionKind; reason: string; note: string }

export async function keepDecision(
  tx: Tx,
  { id, stateCode }: { id: string; stateCode: string },
  { decision, reason, note }: Decision,
): Promise<void> {
  await sql`
    insert into claim_decision (claim_id, decision, state_code, reason, note)
    values (${id}, ${decision}, ${stateCode}, ${reason}, ${note})
    on conflict (claim_id, decision) do update set reason = excluded.reason, note = excluded.note`.execute(tx)
}

export async function forgetDecision(tx: Tx, claimId: string): Promise<void> {
  await sql`delete from claim_decision where claim_id = ${claimId}`.execute(tx)
}
