import { sql } from 'kysely'
import type { GrievanceClock } from '#domain/grievances/clock.ts'
import type { GrievanceKind } from '#domain/grievances/grievance.ts'
import type { Handler, NamedResidence } from '#server/modules/grievances/cases/readers.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type NewGrievance = {
  id: string
  handler: Handler
  stateCode: string
  residence: NamedResidence | null
  kind: GrievanceKind
  isRetaliation: boolean
  mayName: boolean
  language: 'en' | 'es'
  clock: GrievanceClock
  filerSealed: Buffer
  keyHash: Buffer
  bodyHash: Buffer
  at: Date
}

export async function insertGrievance(tx: Tx, given: NewGrievance): Promise<boolean> {
  const { id, handler, stateCode, residence, kind, isRetaliation, mayName, language, at } = given
  const inserted = await sql`
    insert into grievance (id, organization_id, organization_name, state_code, residence_name, residence_slug,
      operator_id, kind, is_retaliation, may_name, language, filer_sealed, key_hash, body_hash, received_at,
      stage, stage_since, clock)
    values (${id}, ${handler.id}, ${handler.name}, ${stateCode}, ${residence?.name ?? ''}, ${residence?.slug ?? ''},
      ${residence?.operatorId ?? null}, ${kind}, ${isRetaliation}, ${mayName}, ${language}, ${given.filerSealed},
      ${given.keyHash}, ${given.bodyHash}, ${at}, 'received', ${at},
      ${JSON.stringify(given.clock)}::text::jsonb)
    on conflict do nothing`.execute(tx)
  return inserted.numAffectedRows === 1n
}

export async function insertContact(tx: Tx, grievanceId: string, emailSealed: Buffer): Promise<void> {
  await sql`
    insert into grievance_contact (grievance_id, email_sealed) values (${grievanceId}, ${emailSealed})`.execute(tx)
}

export async function deleteContact(tx: Tx, grievanceId: string): Promise<void> {
  await sql`delete from grievance_contact where grievance_id = ${grievanceId}`.execute(tx)
}

export function findContact(tx: Tx, grievanceId: string) {
  const contacts = tx.selectFrom('grievance_contact as c').innerJoin('grievance as g', 'g.id', 'c.grievance_id')
  return contacts.select(['c.email_sealed as email', 'g.language']).where('g.id', '=', grievanceId).executeTakeFirst()
}
