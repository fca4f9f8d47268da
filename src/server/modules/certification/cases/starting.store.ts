import { sql } from 'kysely'
import type { RuleState } from '#domain/certification/application/application-case.ts'
import { lastFullDay } from '#server/modules/certification/lists/application-lists.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type ResidenceToCertify = {
  id: string
  name: string
  city: string
  stateCode: string
  certifiedUntil: string | null
}

export async function findResidence(tx: Tx, organizationId: string, id: string): Promise<ResidenceToCertify | null> {
  const { rows } = await sql<ResidenceToCertify>`
    select r.id, r.name, r.city, r.state_code as "stateCode", ${lastFullDay} as "certifiedUntil"
    from residence r where r.id = ${id} and r.organization_id = ${organizationId} and r.status <> 'archived'`.execute(
    tx,
  )
  return rows[0] ?? null
}

export async function findUnderWay(tx: Tx, residenceId: string): Promise<string | null> {
  const underWay = tx.selectFrom('application').where('residence_id', '=', residenceId).where('ended_at', 'is', null)
  const found = await underWay.select('id').executeTakeFirst()
  return found?.id ?? null
}

export type LastAnswers = {
  id: string
  version: string
  rules: Pick<RuleState, 'code' | 'answer' | 'note' | 'responsible'>[]
}

/** Its latest answers to rules that are the same for all its homes, from applications that an affiliate read. */
export async function readSharedAnswers(
  tx: Tx,
  organizationId: string,
  { version, codes }: { version: string; codes: readonly string[] },
): Promise<LastAnswers['rules']> {
  const { rows } = await sql<LastAnswers['rules'][number]>`
    select distinct on (r.code) r.code, r.answer, r.note, r.responsible
    from application a join application_rule r on r.application_id = a.id
    where a.organization_id = ${organizationId} and a.version = ${version} and a.opened_at is not null
      and r.code = any(${codes}::text[]) and r.answer is not null
    order by r.code, a.started_at desc, a.id`.execute(tx)
  return rows
}

/** Of the last application of the residence by the same operator that the affiliate read. */
export async function readLastAnswers(tx: Tx, residenceId: string, organizationId: string) {
  const { rows } = await sql<LastAnswers>`
    select a.id, a.version, (
      select jsonb_agg(jsonb_build_object('code', r.code, 'answer', r.answer, 'note', r.note,
        'responsible', r.responsible) order by r.place)
      from application_rule r where r.application_id = a.id
    ) as rules
    from application a
    where a.residence_id = ${residenceId} and a.organization_id = ${organizationId} and a.opened_at is not null
    order by a.started_at desc limit 1`.execute(tx)
  return rows[0] ?? null
}
