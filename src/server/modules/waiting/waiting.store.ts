import { sql } from 'kysely'
import type { AnswerWay } from '#domain/inquiries/inquiry.ts'
import type { Audience } from '#domain/residence/residence.ts'
import { pingDays, type WaitingEnd } from '#domain/waiting/waiting.ts'
import type { ListedPerson, ListSettings, Turn, WaitingFacts } from '#domain/waiting/waiting-case.ts'
import { isOnDesk, isOwnResidence } from '#server/plumbing/database/desk-residences.ts'
import { mapToFields, saveChanges } from '#server/plumbing/database/save-changes.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type JoiningPerson = WaitingFacts &
  Pick<ListedPerson, 'residenceId' | 'inquiryId' | 'audience' | 'language'> & { organizationId: string; heardAt?: Date }

/**
 * False where the inquiry is on the list already. Names no conflict target, because an outside sender may not read
 * rows.
 */
export async function insertWaiting(tx: Tx, id: string, joining: JoiningPerson, at: Date): Promise<boolean> {
  const { organizationId, residenceId, inquiryId, audience, name, answerBy, reach, language, wantedFrom, note } =
    joining
  const done = await sql`
    insert into waiting (id, organization_id, residence_id, inquiry_id, audience, name, answer_by, reach, language,
      wanted_from, note, joined_at, heard_at)
    values (${id}, ${organizationId}, ${residenceId}, ${inquiryId}, ${audience}, ${name}, ${answerBy}, ${reach},
      ${language}, ${wantedFrom}, ${note}, ${at}, ${joining.heardAt ?? at})
    on conflict do nothing`.execute(tx)
  return done.numAffectedRows === 1n
}

export type ResidenceRow = {
  id: string
  name: string
  phone: string
  audiences: Audience[]
  keepsList: boolean | null
  isArchived: boolean
} & ListSettings

/** `also` is listed in any case: the page of a list stays when the last person has left it. */
export async function listResidences(tx: Tx, organizationId: string, also: string | null = null) {
  const { rows } = await sql<ResidenceRow>`
    select r.id, r.name, r.phone, r.keeps_waiting_list as "keepsList", r.status = 'archived' as "isArchived",
      array(select audience from bed_group g where g.residence_id = r.id order by audience) as audiences,
      coalesce(s.ping_days, ${pingDays.usual}::int) as "pingDays", coalesce(s.shows_count, false) as "showsCount"
    from residence r left join waiting_setting s on s.residence_id = r.id
    where r.organization_id = ${organizationId} and ${isOwnResidence} and (${isOnDesk} or r.id::text = ${also}::text)
    order by r.name collate by_name, r.id`.execute(tx)
  return rows
}

export type LineRow = {
  residenceId: string
  audience: Audience
  waiting: number
  first: { id: string; name: string; since: string } | null
}

export async function listLines(tx: Tx, organizationId: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select w.residence_id as "residenceId", w.audience, count(*)::int as waiting,
      (array_agg(json_build_object('id', w.id, 'name', w.name, 'since', iso_time(w.joined_at)) order by w.turn)
        filter (where w.offered_at is null))[1] as first
    from waiting w where w.organization_id = ${organizationId} and w.ended_at is null
    group by w.residence_id, w.audience order by w.residence_id, w.audience`.execute(tx)
  return rows
}

export type WaitingRow = {
  id: string
  residenceId: string
  audience: Audience
  /** bigint, as text so that it is not rounded. */
  turn: string
  place: number | null
  name: string
  answerBy: AnswerWay
  reach: string
  language: 'en' | 'es'
  wantedFrom: string | null
  note: string
  joinedAt: Date
  heardAt: Date
  offeredAt: Date | null
  endedAt: Date | null
  endedAs: WaitingEnd | null
  inquiryId: string | null
  unansweredPings: number
  lastPingAt: Date | null
}

export async function listWaiting(tx: Tx, organizationId: string): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select w.id, w.residence_id as "residenceId", w.audience, w.turn::text, w.name, w.answer_by as "answerBy", w.reach,
      w.language, w.wanted_from::text as "wantedFrom", w.note, w.joined_at as "joinedAt", w.heard_at as "heardAt",
      w.offered_at as "offeredAt", w.ended_at as "endedAt", w.ended_as as "endedAs", w.inquiry_id as "inquiryId",
      case when w.ended_at is null then (row_number() over (
        partition by w.residence_id, w.audience, w.ended_at is null order by w.turn))::int end as place,
      coalesce(p.unanswered, 0)::int as "unansweredPings", p.last as "lastPingAt"
    from waiting w ${joinUnansweredPings}
    where w.organization_id = ${organizationId}
    order by w.ended_at desc nulls first, w.audience, w.turn`.execute(tx)
  return rows
}

export const joinUnansweredPings = sql`left join lateral (
  select count(*) as unanswered, max(asked_at) as last from waiting_ping
  where waiting_id = w.id and answered_at is null and asked_at > w.heard_at
) p on true`

export async function lockList(tx: Tx, residenceId: string, audience: Audience): Promise<Turn[]> {
  // Who joins meanwhile is behind everybody here; who leaves is waited for.
  const line = await tx
    .selectFrom('waiting')
    .select((is) => ['id', is.cast<string>('turn', 'text').as('turn')])
    .where((is) => is.and({ residence_id: residenceId, audience, ended_at: null }))
    .orderBy('id')
    .forUpdate()
    .execute()
  return line.toSorted((a, b) => (BigInt(a.turn) < BigInt(b.turn) ? -1 : 1))
}

export async function setTurns(tx: Tx, turns: readonly Turn[]): Promise<void> {
  await sql`
    update waiting w set turn = given.turn
    from unnest(${turns.map(({ id }) => id)}::uuid[], ${turns.map(({ turn }) => turn)}::bigint[]) as given (id, turn)
    where w.id = given.id`.execute(tx)
}

/** A `ListedPerson` of `waiting w` and `residence r`, read by `mapToFields`. */
export const selectPerson = sql`w.id, w.residence_id, r.name as residence_name, w.inquiry_id, w.audience, w.language,
  w.name, w.answer_by, w.reach, w.wanted_from::text, w.note, w.heard_at, w.offered_at, w.ended_at, w.ended_as`

/** Locked, but for a move, which locks the whole list in its order. */
export async function findWaiting(
  tx: Tx,
  { organizationId, id, lock }: { organizationId: string; id: string; lock: boolean },
): Promise<ListedPerson | null> {
  const { rows } = await sql<ListedPerson>`
    select ${selectPerson} from waiting w join residence r on r.id = w.residence_id
    where w.organization_id = ${organizationId} and w.id = ${id} ${lock ? sql`for update of w` : sql``}`.execute(
    mapToFields(tx),
  )
  return rows[0] ?? null
}

export async function findByInquiry(tx: Tx, organizationId: string, inquiryId: string): Promise<ListedPerson | null> {
  const known = tx.selectFrom('waiting').select('id').where('organization_id', '=', organizationId)
  const waiting = await known.where('inquiry_id', '=', inquiryId).executeTakeFirst()
  return waiting ? findWaiting(tx, { organizationId, id: waiting.id, lock: true }) : null
}

export const savePerson = (tx: Tx, before: ListedPerson, after: ListedPerson): Promise<void> =>
  saveChanges(tx, 'waiting', before, after)

export async function deleteWaiting(tx: Tx, id: string): Promise<void> {
  await sql`delete from waiting where id = ${id}`.execute(tx)
}

type FoundPlace = { id: string; offeredAt: string | null; place: number }

export async function findPlaces(tx: Tx, inquiryIds: readonly string[]) {
  if (inquiryIds.length === 0) return new Map<string, FoundPlace>()
  const { rows } = await sql<FoundPlace & { inquiryId: string }>`
    select w.inquiry_id as "inquiryId", w.id, iso_time(w.offered_at) as "offeredAt", (
      select count(*) from waiting o
      where o.residence_id = w.residence_id and o.audience = w.audience and o.ended_at is null and o.turn <= w.turn
    )::int as place
    from waiting w where w.inquiry_id = any(${inquiryIds}::uuid[]) and w.ended_at is null`.execute(tx)
  return new Map(rows.map(({ inquiryId, ...found }) => [inquiryId, found]))
}

export async function saveSettings(tx: Tx, residence: { id: string; organizationId: string }, settings: ListSettings) {
  await sql`
    insert into waiting_setting (residence_id, organization_id, ping_days, shows_count)
    values (${residence.id}, ${residence.organizationId}, ${settings.pingDays}, ${settings.showsCount})
    on conflict (residence_id) do update set ping_days = excluded.ping_days, shows_count = excluded.shows_count`.execute(
    tx,
  )
}
