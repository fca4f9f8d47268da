import { sql } from 'kysely'
import type { FoundPeople } from '#contract/residence/moderation/people.ts'
import { allianceId } from '#domain/people/organization.ts'
import { resetWaitHours } from '#domain/people/reset/factor-reset.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const nameOrEmail = sql`coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email)`

export type OpenReset = {
  id: string
  words: string
  askedAt: Date
  askedBy: string
  askedName: string
  allowedAt: Date | null
  allowedName: string | null
  isShown: boolean
}

export async function readOpenReset(tx: Tx, personId: string): Promise<OpenReset | null> {
  const { rows } = await sql<OpenReset>`
    select id, words, asked_at as "askedAt", asked_by as "askedBy", asked_name as "askedName",
      allowed_at as "allowedAt", allowed_name as "allowedName", shown_at is not null as "isShown"
    from factor_reset where person_id = ${personId} and ended_at is null`.execute(tx)
  return rows[0] ?? null
}

/** Resets that are neither allowed nor shown yet, asked for by people other than `readerId`. */
export async function listWaitingResets(tx: Tx, readerId: string): Promise<FoundPeople['resets']> {
  const { rows } = await sql<FoundPeople['resets'][number]>`
    select p.id, ${nameOrEmail} as name, r.asked_name as by, iso_time(r.asked_at) as at
    from factor_reset r join person p on p.id = r.person_id
    where r.ended_at is null and r.allowed_at is null and r.shown_at is null and r.asked_by <> ${readerId}
    order by r.asked_at, r.id`.execute(tx)
  return rows
}

export type Decider = { id: string; email: string }

export async function listDeciders(tx: Tx, personId: string): Promise<Decider[]> {
  const { rows } = await sql<Decider>`
    select p.id, p.email from membership m join person p on p.id = m.person_id
    where m.organization_id = ${allianceId} and m.person_id <> ${personId} and case when exists (
        select from membership own where own.organization_id = ${allianceId} and own.person_id = ${personId})
      then m.role = 'owner' else role_may(m.role, 'claims') end
      and not exists (select from person_lock l where l.person_id = m.person_id and l.ended_at is null)
    order by p.email`.execute(tx)
  return rows
}

type ResetDecision = { at: Date; by: { id: string; name: string } }

export async function insertReset(
  tx: Tx,
  id: string,
  personId: string,
  words: string,
  { at, by }: ResetDecision,
): Promise<void> {
  await sql`
    insert into factor_reset (id, person_id, words, asked_at, asked_by, asked_name)
    values (${id}, ${personId}, ${words}, ${at}, ${by.id}, ${by.name})`.execute(tx)
}

export async function allowReset(tx: Tx, id: string, { at, by }: ResetDecision): Promise<void> {
  await sql`
    update factor_reset set allowed_at = ${at}, allowed_by = ${by.id}, allowed_name = ${by.name}
    where id = ${id}`.execute(tx)
}

/** False where it has ended already, or is to be carried out although its person has shown the factor meanwhile. */
export async function endReset(
  tx: Tx,
  id: string,
  { outcome, at }: { outcome: 'refused' | 'stopped' | 'done'; at: Date },
): Promise<boolean> {
  const ended = await sql`
    update factor_reset set ended_at = ${at}, outcome = ${outcome}
    where id = ${id} and ended_at is null
      and (${outcome} <> 'done' or (shown_at is null and allowed_at + ${resetWaitHours} * interval '1 hour' <= ${at}))
  `.execute(tx)
  return ended.numAffectedRows === 1n
}

export type EndingReset = { id: string; personId: string; isShown: boolean }

export async function listEnding(tx: Tx, now: Date): Promise<EndingReset[]> {
  const { rows } = await sql<EndingReset>`
    select r.id, r.person_id as "personId", r.shown_at is not null as "isShown" from factor_reset r
    where r.ended_at is null and (
      r.shown_at is not null or r.allowed_at + ${resetWaitHours} * interval '1 hour' <= ${now})
    order by r.asked_at`.execute(tx)
  return rows
}
