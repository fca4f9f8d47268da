import { sql } from 'kysely'
import { chooseCertificate } from '#domain/residence/listing/merging/merging.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type Side = { id: string; organizationId: string }

/** What of a listing follows a merge by its own column, with the rows that hang on it. */
export const movable = [
  { name: 'inquiries', table: 'inquiry', with: [['inquiry_reply', 'inquiry_id']] },
  { name: 'waiting', table: 'waiting', with: [['waiting_ping', 'waiting_id']] },
  { name: 'photos', table: 'residence_photo', with: [['residence_photo_file', 'photo_id']] },
  { name: 'groups', table: 'bed_group', with: [] },
  { name: 'notes', table: 'shift_note', with: [] },
] as const

/** Choices of houses: people and invitations with the house that goes also get the one that stays. */
const choices = [
  { table: 'membership', key: 'person_id' },
  { table: 'invitation', key: 'id' },
  { table: 'reminder_recipient', key: 'person_id' },
  { table: 'question_setting', key: 'person_id' },
] as const

type ChosenRows = { table: (typeof choices)[number]['table']; ids: string[] }
const mostChosen = 5000

type MovedName = (typeof movable)[number]['name']

export type KeptFacts = Awaited<ReturnType<typeof readKeptFacts>>

/** By id, so that an undo can give back what came, and nothing that came since. */
export type MovedRows = Record<MovedName, string[]> & {
  beds: { from: string; to: string; reports: string[]; holds: string[]; opens: boolean }[]
  hasSetting: boolean
  slugs: string[]
  certificates: string[]
  replaced: string[]
  pageReports: string[]
  chosen: ChosenRows[]
  before: KeptFacts
  after: KeptFacts
}

export const toIdList = (ids: readonly string[]) => sql`(${`{${ids.join(',')}}`}::text::uuid[])`

type IdRow = { id: string }
const pickIds = (rows: readonly IdRow[]) => rows.map(({ id }) => id)

export async function moveRows(
  tx: Tx,
  { table, with: hanging }: (typeof movable)[number],
  ids: readonly string[],
  { from, to }: { from: Side; to: Side },
): Promise<string[]> {
  const { rows } = await sql<IdRow>`
    update ${sql.table(table)} set residence_id = ${to.id}, organization_id = ${to.organizationId}
    where id = any ${toIdList(ids)} and residence_id = ${from.id} returning id`.execute(tx)
  const moved = pickIds(rows)
  for (const [child, column] of hanging) {
    await sql`
      update ${sql.table(child)} set organization_id = ${to.organizationId}
      where ${sql.ref(column)} = any ${toIdList(moved)}`.execute(tx)
  }
  if (table === 'inquiry') await forgetLater(tx, moved, to.organizationId)
  return moved
}

/** The digest of the other organization leaves these questions out. */
async function forgetLater(tx: Tx, inquiries: readonly string[], organizationId: string): Promise<void> {
  await sql`
    delete from question_later where inquiry_id = any ${toIdList(inquiries)} and organization_id <> ${organizationId}`.execute(
    tx,
  )
}

async function listIds(tx: Tx, table: string, residenceId: string): Promise<string[]> {
  const { rows } = await sql<IdRow>`
    select id from ${sql.table(table)} where residence_id = ${residenceId}`.execute(tx)
  return pickIds(rows)
}

type MergeMove = { kept: Side; gone: Side; at: Date; bringsKindsOfBeds: boolean }

/** Both are locked. Everything of `gone` that somebody would miss goes to `kept`. */
export async function followMerge(tx: Tx, { kept, gone, at, bringsKindsOfBeds }: MergeMove): Promise<MovedRows> {
  const way = { from: gone, to: kept }
  const before = await readKeptFacts(tx, kept.id)
  const beds = await joinBeds(tx, kept, gone)
  const others = (await listIds(tx, 'bed_group', gone.id)).filter((id) => !beds.some(({ from }) => from === id))
  const wholeGroups = bringsKindsOfBeds ? others : []
  const photos =
    (await listIds(tx, 'residence_photo', kept.id)).length > 0 ? [] : await listIds(tx, 'residence_photo', gone.id)
  const isSameHolder = kept.organizationId === gone.organizationId
  const ids: Record<MovedName, string[]> = {
    inquiries: await listIds(tx, 'inquiry', gone.id),
    waiting: await listIds(tx, 'waiting', gone.id),
    photos,
    groups: wholeGroups,
    // What people of one organization wrote for each other is not for another.
    notes: isSameHolder ? await listIds(tx, 'shift_note', gone.id) : [],
  }
  for (const one of movable) await moveRows(tx, one, ids[one.name], way)
  await moveBedsOfGroups(tx, wholeGroups, kept.organizationId)
  const hasSetting = await moveSetting(tx, way)
  const slugs = await leadOn(tx, kept, gone)
  const { certificates, replaced } = await moveCertificates(tx, kept.id, gone.id, at)
  const pageReports = await moveReports(tx, kept.id, gone.id)
  const chosen = isSameHolder ? await choose(tx, kept, gone) : []
  await keepFacts(tx, kept.id, gone.id, { waiting: ids.waiting, certifies: certificates.length > 0 })
  const after = await readKeptFacts(tx, kept.id)
  const rest = { beds, hasSetting, slugs, certificates, replaced, pageReports, chosen, before, after }
  return { ...rest, ...ids }
}

export async function readKeptFacts(tx: Tx, id: string) {
  const facts = tx.selectFrom('residence').select(['certified', 'certified_until', 'keeps_waiting_list'])
  return facts.where('id', '=', id).executeTakeFirstOrThrow()
}

/**
 * Numbers of one kind of beds join, and the one said last counts (an Undo is said when it is pressed); a hold goes on
 * where the beds are.
 */
async function joinBeds(tx: Tx, kept: Side, gone: Side): Promise<MovedRows['beds']> {
  const pairs = await tx
    .selectFrom('bed_group as g')
    .innerJoin('bed_group as k', 'k.audience', 'g.audience')
    .select(['g.id as from', 'k.id as to'])
    .where((is) => is.and({ 'k.residence_id': kept.id, 'g.residence_id': gone.id }))
    .orderBy('g.audience')
    .execute()
  const beds: MovedRows['beds'] = []
  for (const { from, to } of pairs) {
    const moved = { from, to, organizationId: kept.organizationId }
    beds.push({
      from,
      to,
      reports: await moveToGroup(tx, 'bed_report', moved, null),
      holds: await moveToGroup(tx, 'bed_hold', moved, null),
      opens: await moveOpening(tx, from, to),
    })
    await moveReminders(tx, from, to, kept.organizationId === gone.organizationId)
  }
  return beds
}

/** False where the group that stays says its own. */
async function moveOpening(tx: Tx, from: string, to: string): Promise<boolean> {
  const { rows } = await sql`
    update bed_group k set opens_on = g.opens_on, opens_beds = least(g.opens_beds, k.total_beds) from bed_group g
    where k.id = ${to} and g.id = ${from} and k.opens_on is null and g.opens_on is not null and k.total_beds > 0
    returning k.id`.execute(tx)
  return rows.length > 0
}

export async function moveToGroup(
  tx: Tx,
  table: 'bed_report' | 'bed_hold',
  { from, to, organizationId }: { from: string; to: string; organizationId: string },
  only: readonly string[] | null,
): Promise<string[]> {
  const { rows } = await sql<IdRow>`
    update ${sql.table(table)} set bed_group_id = ${to}, organization_id = ${organizationId}
    where bed_group_id = ${from} and ${only === null ? sql`true` : sql`id = any ${toIdList(only)}`} returning id`.execute(
    tx,
  )
  const ids = pickIds(rows)
  if (table === 'bed_hold') {
    await sql`
      update bed_hold_end set organization_id = ${organizationId} where hold_id = any ${toIdList(ids)}`.execute(tx)
  }
  return ids
}

/** A link in a mail that is out already says its number where the beds are now. */
async function moveReminders(tx: Tx, from: string, to: string, isSameHolder: boolean): Promise<void> {
  if (isSameHolder) {
    await sql`
      update reminder m set bed_group_id = ${to} where m.bed_group_id = ${from} and not exists (
        select from reminder o where o.bed_group_id = ${to} and o.person_id = m.person_id and o.due_at = m.due_at)`.execute(
      tx,
    )
  }
  await sql`delete from reminder where bed_group_id = ${from}`.execute(tx)
}

export async function moveBedsOfGroups(tx: Tx, groups: readonly string[], organizationId: string): Promise<void> {
  const ofGroups = sql`bed_group_id = any ${toIdList(groups)}`
  await sql`update bed_report set organization_id = ${organizationId} where ${ofGroups}`.execute(tx)
  await sql`
    update bed_hold_end set organization_id = ${organizationId}
    where hold_id in (select id from bed_hold where ${ofGroups})`.execute(tx)
  await sql`update bed_hold set organization_id = ${organizationId} where ${ofGroups}`.execute(tx)
  await sql`delete from reminder where ${ofGroups} and organization_id <> ${organizationId}`.execute(tx)
}

export async function moveSetting(tx: Tx, { from, to }: { from: Side; to: Side }): Promise<boolean> {
  const { rows } = await sql`
    update waiting_setting set residence_id = ${to.id}, organization_id = ${to.organizationId}
    where residence_id = ${from.id} and not exists (select from waiting_setting s where s.residence_id = ${to.id})
    returning residence_id`.execute(tx)
  return rows.length > 0
}

async function leadOn(tx: Tx, kept: Side, gone: Side): Promise<string[]> {
  const led = await tx
    .updateTable('residence_slug')
    .set({ residence_id: kept.id, organization_id: kept.organizationId })
    .where('residence_id', '=', gone.id)
    .returning('slug')
    .execute()
  await sql`
    insert into residence_slug (slug, organization_id, residence_id)
    select slug, ${kept.organizationId}::uuid, ${kept.id}::uuid from residence where id = ${gone.id}
    on conflict (slug) do update set organization_id = excluded.organization_id, residence_id = excluded.residence_id`.execute(
    tx,
  )
  return led.map(({ slug }) => slug)
}

async function moveCertificates(tx: Tx, keptId: string, goneId: string, at: Date) {
  const current = await tx
    .selectFrom('certificate')
    .select(['id', 'residence_id as residenceId', 'ends_on as endsOn'])
    .where('residence_id', 'in', [keptId, goneId])
    .where('ended_at', 'is', null)
    .execute()
  const [kept, gone] = [keptId, goneId].map((id) => current.find(({ residenceId }) => residenceId === id) ?? null)
  const counts = chooseCertificate(kept ?? null, gone ?? null)
  const replaced = kept && gone ? pickIds(current.filter(({ id }) => id !== counts?.id)) : []
  await sql`
    update certificate set ended_at = ${at}, ended_as = 'replaced' where id = any ${toIdList(replaced)}`.execute(tx)
  const ofGone = tx.updateTable('certificate').set({ residence_id: keptId }).where('residence_id', '=', goneId)
  return { certificates: pickIds(await ofGone.returning('id').execute()), replaced }
}

async function moveReports(tx: Tx, keptId: string, goneId: string): Promise<string[]> {
  const ofGone = tx.updateTable('listing_report').set({ residence_id: keptId }).where('residence_id', '=', goneId)
  return pickIds(await ofGone.where('decided_at', 'is', null).returning('id').execute())
}

async function choose(tx: Tx, { id: keptId, organizationId }: Side, { id: goneId }: Side): Promise<ChosenRows[]> {
  const chosen: ChosenRows[] = []
  for (const { table, key } of choices) {
    const { rows } = await sql<IdRow>`
      update ${sql.table(table)} set residence_ids = residence_ids || ${keptId}::uuid
      where organization_id = ${organizationId} and ${goneId}::uuid = any (residence_ids)
        and ${keptId}::uuid <> all (residence_ids) and cardinality(residence_ids) < ${mostChosen}
      returning ${sql.ref(key)} as id`.execute(tx)
    chosen.push({ table, ids: pickIds(rows) })
  }
  return chosen
}

export async function unchoose(tx: Tx, chosen: readonly ChosenRows[], kept: Side, gone: Side): Promise<void> {
  for (const { table, ids } of chosen) {
    const key = choices.find((one) => one.table === table)?.key ?? 'person_id'
    await sql`
      update ${sql.table(table)} set residence_ids = array_remove(residence_ids, ${kept.id}::uuid)
      where ${sql.ref(key)} = any ${toIdList(ids)} and organization_id = ${kept.organizationId}
        and ${gone.id}::uuid = any (residence_ids)`.execute(tx)
  }
}

/** In any case it is written again: the list of search reads its beds anew, and no import undoes it. */
async function keepFacts(
  tx: Tx,
  keptId: string,
  goneId: string,
  { waiting, certifies }: { waiting: readonly string[]; certifies: boolean },
): Promise<void> {
  await sql`
    update residence k set keeps_waiting_list = case when exists (
        select from waiting w where w.id = any ${toIdList(waiting)} and w.ended_at is null
      ) then true else k.keeps_waiting_list end,
      certified = case when ${certifies} then c.id is not null else k.certified or g.certified end,
      certified_until = case when ${certifies} then c.ends_on when k.certified then k.certified_until
        else g.certified_until end
    from residence g left join certificate c on c.residence_id = ${keptId} and c.ended_at is null
    where k.id = ${keptId} and g.id = ${goneId}`.execute(tx)
}
