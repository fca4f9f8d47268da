import { sql } from 'kysely'
import type { PaperKind } from '#domain/claims/claim.ts'
import { mapToFields } from '#server/plumbing/database/save-changes.ts'
import { writeHistory } from '#server/plumbing/history/noted-lines.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type Paper = { id: string; claimId: string; addedBy: string; addedAt: Date; name: string; kind: PaperKind }

export async function insertPaper(tx: Tx, { bytes, ...added }: Paper & { bytes: Uint8Array }): Promise<void> {
  const paper = { ...added, size: bytes.byteLength }
  await mapToFields(tx).insertInto('claim_paper').values(paper).execute()
  await sql`
    insert into claim_paper_file (paper_id, bytes)
    values (${paper.id}, decode(${Buffer.from(bytes).toString('base64')}::text, 'base64'))`.execute(tx)
}

export async function countPapers(tx: Tx, claimId: string): Promise<number> {
  const papers = tx.selectFrom('claim_paper').where('claim_id', '=', claimId)
  return (await papers.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

export async function findClaimOfPaper(tx: Tx, id: string): Promise<string | null> {
  const paper = await tx.selectFrom('claim_paper').select('claim_id').where('id', '=', id).executeTakeFirst()
  return paper?.claim_id ?? null
}

export async function deletePaper(tx: Tx, id: string): Promise<boolean> {
  const gone = await sql`delete from claim_paper where id = ${id}`.execute(tx)
  return gone.numAffectedRows === 1n
}

export type PaperFile = NonNullable<Awaited<ReturnType<typeof readPaper>>>

export function readPaper(tx: Tx, id: string) {
  return tx
    .selectFrom('claim_paper as p')
    .innerJoin('claim_paper_file as f', 'f.paper_id', 'p.id')
    .select(['p.claim_id as claimId', 'p.name', 'p.kind', 'f.bytes'])
    .where('p.id', '=', id)
    .executeTakeFirst()
}

/** Of claims that ended so long ago, and of accounts that are gone; the history says how many went, and nothing of what they were. */
export async function deletePapersOfEnded(tx: Tx, endedBefore: Date): Promise<void> {
  const gone = sql`
    with gone as (
      delete from claim_paper p using claim c
      where c.id = p.claim_id
        and (c.ended_at <= ${endedBefore} or not exists (select from person where id = p.added_by)) returning p.claim_id)`
  const lines = sql`
    select c.organization_id, 'claim', c.residence_id, c.residence_name, 'papers_deleted', '{}'::jsonb,
      jsonb_build_object('papers', count(*))
    from gone join claim c on c.id = gone.claim_id group by c.id`
  await writeHistory(tx, lines, { personId: null, personName: '', source: 'claim', device: '' }, gone)
}
