import { sql } from 'kysely'
import type { NoticeTimes, SiteNotice } from '#domain/help/notices/site-notice.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const shownColumns = ['id', 'kind', 'words_en as en', 'words_es as es', 'state_codes as states'] as const
const timeColumns = ['starts_at as startsAt', 'ends_at as endsAt', 'ended_at as endedAt'] as const

export async function listShownNotices(tx: Tx, now: Date) {
  return tx
    .selectFrom('site_notice')
    .select(shownColumns)
    .where('ended_at', 'is', null)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('happened_at', 'desc')
    .orderBy('id')
    .execute()
}

export type StoredNotice = Awaited<ReturnType<typeof listNotices>>[number]

/** Those that are not over, and the newest 100 of the others. */
export async function listNotices(tx: Tx, now: Date) {
  const newest = tx.selectFrom('site_notice').select('id').orderBy('happened_at', 'desc').limit(100)
  return tx
    .selectFrom('site_notice')
    .select([...shownColumns, ...timeColumns, 'person_name as madeBy', 'ended_by as endedBy'])
    .where((is) => is.or([is.and([is('ended_at', 'is', null), is('ends_at', '>', now)]), is('id', 'in', newest)]))
    .orderBy('happened_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function lockNotice(tx: Tx, id: string) {
  const locked = tx.selectFrom('site_notice').select(['id', 'words_en as en', ...timeColumns])
  return (await locked.where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
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
