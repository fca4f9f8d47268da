import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'
import { runAsSystem } from '#server/plumbing/work/as-system.ts'
import { type NotedChange, noteChange } from './noted-change.ts'

type CertifiedResidence = { affiliateId: string; residence: { id: string; name: string } }

/** In the affiliate's own history, also where the alliance certifies for it, and in that of whoever has the house. */
export function noteCertificate(
  tx: Tx,
  { affiliateId, residence: { id: subjectId, name: subjectName } }: CertifiedResidence,
  noted: Pick<NotedChange, 'change' | 'after'>,
): Promise<void> {
  return runAsSystem(tx, async () => {
    const { rows } = await sql<{ organizationId: string }>`
      select ${affiliateId}::uuid as "organizationId"
      union select organization_id from residence where id = ${subjectId}`.execute(tx)
    for (const { organizationId } of rows) {
      await noteChange(tx, { organizationId, subject: 'certificate', subjectId, subjectName, ...noted })
    }
  })
}
