import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { computeReportDue, mayAffiliateRead, type ReportKind } from '#domain/residence/listing/page-report.ts'
import { buildDemoId } from '#scripts/demo/random.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type Sample = { hours: number; kind: ReportKind; state: string; words: string; language: 'en' | 'es' }

/** One that is late, one that is urgent, two that have time; West Virginia’s affiliate settles one. */
const samples: readonly Sample[] = [
  {
    hours: 60,
    kind: 'closed',
    state: 'ND',
    words: 'Sample report: nobody answers, and the house is for sale.',
    language: 'en',
  },
  { hours: 1, kind: 'scam', state: 'NE', words: 'Informe de muestra: piden dinero por teléfono.', language: 'es' },
  {
    hours: 30,
    kind: 'other',
    state: 'WV',
    words: 'Sample report: the house has moved to another street.',
    language: 'en',
  },
  { hours: 20, kind: 'duplicate', state: 'KS', words: 'Sample report: this home is listed twice.', language: 'en' },
]

export async function insertDemoReports(tx: Tx, now: Date): Promise<void> {
  for (const [index, { hours, kind, state, words, language }] of samples.entries()) {
    const received = new Date(now.getTime() - hours * 3_600_000)
    const mark = createHash('sha256').update(`demo report ${index}`).digest()
    await sql`
      insert into listing_report (id, residence_id, kind, words, language, received_at, due_at, key_hash,
        shared_with_affiliate)
      select ${buildDemoId(`report ${index}`)}::uuid, h.id, ${kind}, ${words}, ${language}, ${received},
        ${computeReportDue(kind, received)}, ${mark}, ${mayAffiliateRead(kind)}
      from (
        select id from residence where state_code = ${state} and status = 'published' and is_sample order by id limit 1
      ) h on conflict do nothing`.execute(tx)
  }
}
