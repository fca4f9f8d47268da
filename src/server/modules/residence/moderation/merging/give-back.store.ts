import { sql } from 'kysely'
import type { LeftBehind } from '#domain/residence/listing/merging/merging.ts'
import type { ListingStatus } from '#domain/residence/residence.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import {
  type KeptFacts,
  type MovedRows,
  movable,
  moveBedsOfGroups,
  moveRows,
  moveSetting,
  moveToGroup,
  readKeptFacts,
  type Side,
  toIdList,
  unchoose,
} from './follow.store.ts'

type MergeSides = { from: Side; to: Side }

const [inquiries, waiting, photos, groups, notes] = movable

/** Gives back to `gone` what the merge took, as far as it is still there, and returns what it could not give back. */
export async function giveBack(
  tx: Tx,
  { kept, gone, moved, goneWas }: { kept: Side; gone: Side; moved: MovedRows; goneWas: ListingStatus },
): Promise<LeftBehind[]> {
  const way = { from: kept, to: gone }
  const left: LeftBehind[] = []
  const moveBack = async (
    what: 'questions' | 'waiting',
    one: typeof inquiries | typeof waiting,
    ids: readonly string[],
  ) => {
    const there = await moveRows(tx, one, ids, way)
    if (there.length < ids.length) left.push({ what, count: ids.length - there.length })
  }
  await moveBack('questions', inquiries, moved.inquiries)
  await moveBack('waiting', waiting, moved.waiting)
  await moveRows(tx, notes, moved.notes, way)
  left.push(...(await givePhotosBack(tx, moved.photos, way)))
  left.push(...(await giveBedsBack(tx, moved, way)))
  if (moved.hasSetting) await moveSetting(tx, way)
  await giveAddressesBack(tx, moved.slugs, kept, gone)
  left.push(...(await giveCertificatesBack(tx, moved, kept.id, gone.id)))
  const reports = await sql`
    update listing_report set residence_id = ${gone.id}
    where id = any ${toIdList(moved.pageReports)} and residence_id = ${kept.id} returning id`.execute(tx)
  const lost = moved.pageReports.length - reports.rows.length
  if (lost > 0) left.push({ what: 'reports', count: lost })
  await unchoose(tx, moved.chosen, kept, gone)
  await giveFactsBack(tx, kept.id, moved)
  left.push(...(await makePublicAgain(tx, gone.id, goneWas)))
  return left
}

async function givePhotosBack(tx: Tx, ids: readonly string[], way: MergeSides): Promise<LeftBehind[]> {
  if (ids.length === 0) return []
  const own = await sql`select from residence_photo where residence_id = ${way.to.id} limit 1`.execute(tx)
  if (own.rows.length > 0) return [{ what: 'own-photos' }]
  const there = await moveRows(tx, photos, ids, way)
  return there.length < ids.length ? [{ what: 'photos', count: ids.length - there.length }] : []
}

async function giveBedsBack(tx: Tx, moved: MovedRows, way: MergeSides): Promise<LeftBehind[]> {
  const { organizationId } = way.to
  for (const { from, to, reports, holds, opens } of moved.beds) {
    const between = { from: to, to: from, organizationId }
    await moveToGroup(tx, 'bed_report', between, reports)
    await moveToGroup(tx, 'bed_hold', between, holds)
    if (!opens) continue
    await sql`
      update bed_group k set opens_on = null, opens_beds = null from bed_group g
      where k.id = ${to} and g.id = ${from} and k.opens_on = g.opens_on`.execute(tx)
  }
  // What was said of them since goes with them: they are the other house's beds.
  const { rows } = await sql<{ audience: string }>`
    select audience from bed_group where residence_id = ${way.to.id}
      and audience in (select audience from bed_group where id = any ${toIdList(moved.groups)})`.execute(tx)
  const taken = rows.map(({ audience }) => audience)
  const free = await sql<{ id: string }>`
    select id from bed_group
    where id = any ${toIdList(moved.groups)} and audience <> all (${`{${taken.join(',')}}`}::text::text[])`.execute(tx)
  const back = await moveRows(
    tx,
    groups,
    free.rows.map(({ id }) => id),
    way,
  )
  await moveBedsOfGroups(tx, back, organizationId)
  return taken.map((audience) => ({ what: 'beds', audience }))
}

async function giveAddressesBack(tx: Tx, slugs: readonly string[], kept: Side, gone: Side): Promise<void> {
  await sql`
    delete from residence_slug where slug = (select slug from residence where id = ${gone.id})`.execute(tx)
  for (const slug of slugs) {
    await sql`
      update residence_slug set residence_id = ${gone.id}, organization_id = ${gone.organizationId}
      where slug = ${slug} and residence_id = ${kept.id}`.execute(tx)
  }
}

async function giveCertificatesBack(tx: Tx, { certificates, replaced }: MovedRows, keptId: string, goneId: string) {
  if (certificates.length === 0 && replaced.length === 0) return []
  const newer = await sql`
    select from certificate c where c.residence_id = ${keptId} and c.ended_at is null and exists (
      select from certificate o
      where o.id = any ${toIdList(certificates)} and o.ended_as = 'replaced' and o.ended_at = c.set_at)`.execute(tx)
  await sql`
    update certificate set residence_id = ${goneId}
    where id = any ${toIdList(certificates)} and residence_id = ${keptId}`.execute(tx)
  const opened = await sql<{ id: string }>`
    update certificate c set ended_at = null, ended_as = null
    where c.id = any ${toIdList(replaced)} and c.ended_as = 'replaced' and not exists (
      select from certificate o where o.residence_id = c.residence_id and o.ended_at is null)
    returning c.id`.execute(tx)
  await sql`
    update residence r set certified = c.id is not null, certified_until = c.ends_on
    from residence o left join certificate c on c.residence_id = o.id and c.ended_at is null
    where r.id = o.id and o.id = ${goneId}
      and exists (select from certificate k where k.residence_id = ${goneId})`.execute(tx)
  const left: LeftBehind[] = []
  if (opened.rows.length < replaced.length) left.push({ what: 'certificate' })
  if (newer.rows.length > 0) left.push({ what: 'newer-certificate' })
  return left
}

async function giveFactsBack(tx: Tx, keptId: string, { before, after }: MovedRows): Promise<void> {
  const now = await readKeptFacts(tx, keptId)
  const chooseFact = <Name extends keyof KeptFacts>(name: Name) =>
    now[name] === after[name] ? before[name] : now[name]
  await sql`
    update residence set certified = ${chooseFact('certified')}, certified_until = ${chooseFact('certified_until')}::text::date,
      keeps_waiting_list = ${chooseFact('keeps_waiting_list')}
    where id = ${keptId}`.execute(tx)
}

async function makePublicAgain(tx: Tx, goneId: string, was: ListingStatus): Promise<LeftBehind[]> {
  const update = tx.updateTable('residence').set({ status: was }).where('id', '=', goneId).returning('status')
  const status = (await update.executeTakeFirst())?.status ?? was
  return status === was ? [] : [{ what: 'status', status }]
}
