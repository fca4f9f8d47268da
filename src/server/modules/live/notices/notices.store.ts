import { sql } from 'kysely'
import type { NoticeTimes, SiteNotice } from '#domain/help/notices/site-notice.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type ShownRow = Omit<SiteNotice, 'words' | 'stateNames'> & { en: string; es: string }

export async function listShownNotices(tx: Tx, now: Date): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select id, kind, words_en as en, words_es as es, state_codes as states from site_notice
    where ended_at is null and starts_at <= ${now} and ends_at > ${now} order by happened_at desc, id`.execute(tx)
  return rows
}

export type StoredNotice = ShownRow & NoticeTimes & { madeBy: string; endedBy: string | null }

/** Those that are not over, and the newest 100 of the others. */
export async function listNotices(tx: Tx, now: Date): Promise<StoredNotice[]> {
  const { rows } = await sql<StoredNotice>`
    select id, kind, words_en as en, words_es as es, state_codes as states, starts_at as "startsAt",
      ends_at as "endsAt", ended_at as "endedAt", person_name as "madeBy", ended_by as "endedBy"
    from site_notice
    where (ended_at is null and ends_at > ${now})
      or id in (select id from site_notice order by happened_at desc limit 100)
    order by happened_at desc, id`.execute(tx)
  return rows
}

export type LockedNotice = NoticeTimes & { id: string; en: string }

export async function lockNotice(tx: Tx, id: string): Promise<LockedNotice | null> {
  const { rows } = await sql<LockedNotice>`
    select id, words_en as en, starts_at as "startsAt", ends_at as "endsAt", ended_at as "endedAt" from site_notice
    where id = ${id} for update`.execute(tx)
  return rows[0] ?? null
}

export type NewNotice = Omit<SiteNotice, 'id' | 'stateNames'> & {
  organizationId: string
  person: { id: string; name: string }
  times: NoticeTimes
  at: Date
}

export async function insertNotice(tx: Tx, notice: NewNotice): Promise<string> {
  const { organizationId, kind, words, states, person, times, at } = notice
  const { rows } = await sql<{ id: string }>`
    insert into site_notice (organization_id, kind, words_en, words_es, state_codes, starts_at, ends_at, person_id,
      person_name, happened_at)
    values (${organizationId}, ${kind}, ${words.en}, ${words.es}, coalesce(string_to_array(nullif(${states.join(',')}, ''), ','), '{}'),
      ${times.startsAt}, ${times.endsAt}, ${person.id}, ${person.name}, ${at}) returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A row that was written has its id.')
  return row.id
}

export async function endNotice(tx: Tx, id: string, at: Date, by: string): Promise<void> {
  await sql`update site_notice set ended_at = ${at}, ended_by = ${by} where id = ${id}`.execute(tx)
}
