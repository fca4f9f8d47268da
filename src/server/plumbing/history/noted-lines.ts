import { type RawBuilder, sql } from 'kysely'
import type { ChangeSource } from '#domain/history/history.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type Signature = {
  personId?: string | null
  personName?: string | RawBuilder<string>
  source?: ChangeSource
  device?: string
}

/**
 * The one statement that writes history, and it writes nothing without a source: the machine's transactions have none.
 * `lines` selects organization, subject, its id and name, change, before and after; `given` is what they select from, where
 * something has to be deleted for it. What `signature` does not say is that of the actor.
 */
export async function writeHistory(tx: Tx, lines: RawBuilder<unknown>, signature: Signature = {}, given = sql``) {
  const { personId, personName = sql`acting_name()`, source, device } = signature
  const who = personId === undefined ? sql`app_person()` : sql`${personId}::uuid`
  const from = source === undefined ? sql`app_source()` : sql`${source}::text`
  await sql`
    ${given}
    insert into history (organization_id, person_id, person_name, source, device, subject, subject_id, subject_name,
      change, before, after)
    select line.organization_id, ${who}, (select ${personName}::text), ${from},
      ${device === undefined ? sql`app_device()` : sql`${device}::text`},
      line.subject, line.subject_id, line.subject_name, line.change, line.before, line.after
    from (${lines}) line (organization_id, subject, subject_id, subject_name, change, before, after)
    where ${from} is not null`.execute(tx)
}
