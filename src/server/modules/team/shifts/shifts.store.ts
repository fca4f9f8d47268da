import { sql } from 'kysely'
import { isOwnResidence } from '#server/plumbing/database/desk-residences.ts'
import { mapToFields } from '#server/plumbing/database/save-changes.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type Place = { organizationId: string; personId: string }

export async function readSeenAt(tx: Tx, { organizationId, personId }: Place): Promise<Date | null> {
  const seen = tx.selectFrom('shift_seen').select('seen_at').where('organization_id', '=', organizationId)
  const row = await seen.where('person_id', '=', personId).executeTakeFirst()
  return row?.seen_at ?? null
}

export async function saveSeenAt(tx: Tx, { organizationId, personId }: Place, at: Date): Promise<void> {
  await sql`
    insert into shift_seen (organization_id, person_id, seen_at) values (${organizationId}, ${personId}, ${at})
    on conflict (organization_id, person_id) do update set seen_at = greatest(shift_seen.seen_at, excluded.seen_at)`.execute(
    tx,
  )
}

export type ResidenceNews = {
  id: string
  name: string
  asked: number
  answered: number
  unanswered: number
  joined: number
  left: number
  waiting: number
}

/** The database counts only what the reader may read. */
export async function listResidenceNews(tx: Tx, organizationId: string, since: Date): Promise<ResidenceNews[]> {
  const { rows } = await sql<ResidenceNews>`
    select r.id, r.name, coalesce(q.asked, 0) as asked, coalesce(q.answered, 0) as answered,
      coalesce(q.unanswered, 0) as unanswered, coalesce(l.joined, 0) as joined, coalesce(l."left", 0) as "left",
      coalesce(l.waiting, 0) as waiting
    from residence r
    left join (
      select residence_id, (count(*) filter (where received_at > ${since}))::int as asked,
        (count(*) filter (where answered_at > ${since}))::int as answered,
        (count(*) filter (where answered_at is null and closed_at is null))::int as unanswered
      from inquiry where organization_id = ${organizationId} and kind = 'bed' group by residence_id
    ) q on q.residence_id = r.id
    left join (
      select residence_id, (count(*) filter (where joined_at > ${since}))::int as joined,
        (count(*) filter (where ended_at > ${since}))::int as "left",
        (count(*) filter (where ended_at is null))::int as waiting
      from waiting where organization_id = ${organizationId} group by residence_id
    ) l on l.residence_id = r.id
    where r.organization_id = ${organizationId} and r.status <> 'archived' and ${isOwnResidence}
    order by r.name collate by_name, r.id`.execute(tx)
  return rows
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

function selectNotes(tx: Tx, organizationId: string) {
  return tx
    .selectFrom('shift_note')
    .select(['id', 'residence_id as residenceId', 'words'])
    .select(['written_at as at', 'written_by as by', 'written_name as name'])
    .where('organization_id', '=', organizationId)
    .orderBy('written_at', 'desc')
    .orderBy('id')
}

export const listNotes = (tx: Tx, organizationId: string) => selectNotes(tx, organizationId).limit(2000).execute()

/** Locks the house, so that two who write at once get a note each, one after the other. */
export async function lockLatestNote(tx: Tx, organizationId: string, residenceId: string): Promise<NoteRow | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shift:${residenceId}`}, 0))`.execute(tx)
  const latest = selectNotes(tx, organizationId).where('residence_id', '=', residenceId).limit(1)
  return (await latest.executeTakeFirst()) ?? null
}

export type NewNote = NoteRow & { organizationId: string }

export async function insertNote(tx: Tx, { at, by, name, ...rest }: NewNote): Promise<void> {
  const note = { ...rest, writtenAt: at, changedAt: at, writtenBy: by, writtenName: name }
  await mapToFields(tx).insertInto('shift_note').values(note).execute()
}

export async function changeNote(tx: Tx, id: string, { words, at }: { words: string; at: Date }): Promise<void> {
  await sql`update shift_note set words = ${words}, changed_at = ${at} where id = ${id}`.execute(tx)
}

export async function deleteNote(tx: Tx, id: string): Promise<void> {
  await sql`delete from shift_note where id = ${id}`.execute(tx)
}

export async function isResidenceOf(tx: Tx, organizationId: string, residenceId: string): Promise<boolean> {
  const { rows } = await sql`
    select from residence r
    where r.id = ${residenceId} and r.organization_id = ${organizationId} and r.status <> 'archived' and ${isOwnResidence}`.execute(
    tx,
  )
  return rows.length === 1
}

export async function deleteOldNotes(tx: Tx, before: Date): Promise<number> {
  const gone = await sql`delete from shift_note where written_at < ${before}`.execute(tx)
  return Number(gone.numAffectedRows)
}

export type ChangeRow = {
  residenceId: string
  at: string
  personName: string
  source: string
  subject: string
  subjectName: string
  change: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  held: number
  count: number
}

export async function listChanges(
  tx: Tx,
  { organizationId, personId }: Place,
  { since, perResidence }: { since: Date; perResidence: number },
): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select "residenceId", iso_time(happened_at) as at, person_name as "personName", source, subject,
      subject_name as "subjectName", change, before, after, count::int as count,
      case when subject = 'beds' then (
        select count(*)::int from bed_hold b
        where b.bed_group_id = subject_id and b.placed_at <= happened_at and b.until > happened_at
          and not exists (select from bed_hold_end e where e.hold_id = b.id and e.ended_at <= happened_at)
      ) else 0 end as held
    from (
      select h.*, g.residence_id as "residenceId", count(*) over (partition by g.residence_id) as count,
        row_number() over (partition by g.residence_id order by h.happened_at desc, h.id desc) as place
      from history h join bed_group g on g.id = h.subject_id
      where h.organization_id = ${organizationId} and h.happened_at > ${since} and h.subject in ('beds', 'hold')
        and h.person_id is distinct from ${personId}
    ) newest
    where place <= ${perResidence} order by happened_at desc`.execute(tx)
  return rows
}
