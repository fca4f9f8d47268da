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

export type SentCode = { id: string; way: CodeWay; expiresAt: Date; tries: number; hash: Buffer }

export async function findCode(tx: Tx, claimId: string): Promise<SentCode | null> {
  const { rows } = await sql<Omit<SentCode, 'hash'> & { hash: Uint8Array }>`
    select id, way, expires_at as "expiresAt", tries, code_hash as hash from claim_code
    where claim_id = ${claimId}`.execute(tx)
  const [code] = rows
  return code ? { ...code, hash: Buffer.from(code.hash) } : null
}

export async function countTry(tx: Tx, codeId: string, usedAt: Date | null): Promise<void> {
  await sql`update claim_code set tries = tries + 1, used_at = ${usedAt} where id = ${codeId}`.execute(tx)
}
