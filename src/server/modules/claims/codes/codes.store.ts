import { sql } from 'kysely'
import type { CodeWay } from '#domain/claims/claim.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type NewCode = {
  claimId: string
  organizationId: string
  way: CodeWay
  sentAt: Date
  expiresAt: Date
  hash: Buffer
}

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await forgetCode(tx, code.claimId)
  await sql`
    insert into claim_code (claim_id, organization_id, way, sent_at, expires_at, code_hash)
    values (${code.claimId}, ${code.organizationId}, ${code.way}, ${code.sentAt}, ${code.expiresAt}, ${code.hash})`.execute(
    tx,
  )
}

export async function forgetCode(tx: Tx, claimId: string): Promise<void> {
  await sql`delete from claim_code where claim_id = ${claimId}`.execute(tx)
}

export type SentCode = Awaited<ReturnType<typeof findCode>>

export function findCode(tx: Tx, claimId: string) {
  return tx
    .selectFrom('claim_code')
    .select(['id', 'way', 'expires_at as expiresAt', 'tries', 'code_hash as hash'])
    .where('claim_id', '=', claimId)
    .executeTakeFirst()
}

export async function countTry(tx: Tx, codeId: string, usedAt: Date | null): Promise<void> {
  await sql`update claim_code set tries = tries + 1, used_at = ${usedAt} where id = ${codeId}`.execute(tx)
}
