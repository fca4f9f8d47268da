import { sql } from 'kysely'
import type { CodeWay } from '#domain/claims/claim.ts'
import { mapToFields } from '#server/plumbing/database/save-changes.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type NewCode = {
  claimId: string
  organizationId: string
  way: CodeWay
  sentAt: Date
  expiresAt: Date
  hash: Buffer
}

export async function insertCode(tx: Tx, { hash: codeHash, ...sent }: NewCode): Promise<void> {
  const code = { ...sent, codeHash }
  await forgetCode(tx, code.claimId)
  await mapToFields(tx).insertInto('claim_code').values(code).execute()
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
