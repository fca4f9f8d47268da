import { sql } from 'kysely'
import type { MailingLine } from '#contract/affiliates/mailings.ts'
import type { MailingFacts, UnmailedResidence } from '#domain/states/residences/mailing.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type MailingOutcome = {
  offices: { operator: string; homes: string[]; mails: string[] }[]
  left: UnmailedResidence[]
}

export type MailingDraft = NonNullable<Awaited<ReturnType<typeof readDraft>>>
type StoredMailing = MailingDraft & { outcome: MailingOutcome | null; sentAt: Date | null; stoppedAt: Date | null }

export async function readMailing(tx: Tx, organizationId: string, id: string): Promise<StoredMailing | null> {
  const { rows } = await sql<StoredMailing>`
    select id, revision, subject, words as text, homes, outcome, sent_at as "sentAt", stopped_at as "stoppedAt"
    from mailing where organization_id = ${organizationId} and id = ${id}`.execute(tx)
  return rows[0] ?? null
}

export type Writer = { organizationId: string; personId: string }

export async function readDraft(tx: Tx, { organizationId, personId }: Writer) {
  const draft = await tx
    .selectFrom('mailing')
    .select(['id', 'revision', 'subject', 'words as text', 'homes'])
    .where('organization_id', '=', organizationId)
    .where('person_id', '=', personId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return draft ?? null
}

export type NewDraft = Pick<MailingDraft, 'revision' | 'subject' | 'text' | 'homes'> & { at: Date }

/** False where it was saved since `revision`. */
export async function saveDraft(tx: Tx, { organizationId, personId }: Writer, draft: NewDraft): Promise<boolean> {
  const { revision, subject, text, homes, at } = draft
  const { rows } =
    revision === 0
      ? await sql`
          insert into mailing (organization_id, person_id, person_name, subject, words, homes, saved_at)
          values (${organizationId}, ${personId}, acting_name(), ${subject}, ${text}, ${homes}, ${at})
          on conflict do nothing returning id`.execute(tx)
      : await sql`
          update mailing set subject = ${subject}, words = ${text}, homes = ${homes}, saved_at = ${at},
            revision = revision + 1
          where organization_id = ${organizationId} and person_id = ${personId} and sent_at is null
            and revision = ${revision} returning id`.execute(tx)
  return rows.length === 1
}

export async function deleteDraft(tx: Tx, { organizationId, personId }: Writer, id: string): Promise<void> {
  await sql`
    delete from mailing where organization_id = ${organizationId} and person_id = ${personId} and id = ${id}
      and sent_at is null`.execute(tx)
}

/** Held till the end: of one affiliate nothing is sent twice, and its limit is counted right. */
export async function lockMailings(tx: Tx, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mailing ${organizationId}`}, 0))`.execute(tx)
}

export async function setSent(tx: Tx, id: string, outcome: MailingOutcome, at: Date): Promise<void> {
  await sql`
    update mailing set sent_at = ${at}, outcome = ${JSON.stringify(outcome)}::text::jsonb where id = ${id}`.execute(tx)
}

export async function setStopped(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update mailing set stopped_at = ${at} where id = ${id}`.execute(tx)
}

export async function listSentSince(tx: Tx, organizationId: string, since: Date): Promise<Date[]> {
  const sent = tx.selectFrom('mailing').where('organization_id', '=', organizationId).where('sent_at', '>', since)
  const rows = await sent.select('sent_at').where('stopped_at', 'is', null).orderBy('sent_at').execute()
  return rows.flatMap(({ sent_at }) => sent_at ?? [])
}

export async function listMailings(tx: Tx, organizationId: string, limit: number): Promise<MailingLine[]> {
  const { rows } = await sql<MailingLine>`
    select id, subject, iso_time(sent_at) as "sentAt", person_name as "sentBy",
      jsonb_array_length(outcome -> 'offices') as offices, jsonb_array_length(outcome -> 'left') as left,
      stopped_at is not null as "isStopped"
    from mailing where organization_id = ${organizationId} and sent_at is not null
    order by sent_at desc, id limit ${limit}`.execute(tx)
  return rows
}

/** For the system alone. */
export async function findHolders(tx: Tx, residenceIds: readonly string[]): Promise<MailingFacts['holders']> {
  const rows = await tx
    .selectFrom('residence')
    .select(['id as residenceId', 'organization_id as id', 'is_sample as isSample'])
    .where('id', '=', sql<string>`any(${residenceIds}::uuid[])`)
    .where('claimed_at', 'is not', null)
    .execute()
  return new Map(rows.map(({ residenceId, ...holder }) => [residenceId, holder]))
}

export async function findOwnAddress(tx: Tx, organizationId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select fields ->> 'email' as email from state_page_edition
    where organization_id = ${organizationId} and stands and fields ->> 'email' <> ''`.execute(tx)
  return rows[0]?.email ?? null
}
