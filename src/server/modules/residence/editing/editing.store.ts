import { sql } from 'kysely'
import { houseRules } from '#domain/residence/house-rules.ts'
import type { ListingValues } from '#domain/residence/listing/listing-fields.ts'
import { needs } from '#domain/residence/needs.ts'
import { audiences, type ListingStatus } from '#domain/residence/residence.ts'
import type { Point } from '#domain/search/residence-search.ts'
import { assignFacts, toSavedFact } from '#server/modules/residence/listing/facts.store.ts'
import { noteGroupChanges } from '#server/plumbing/history/noted-beds.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import { noteResidenceChanges } from '#server/plumbing/history/noted-residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type Place = { door: Point; town: Point | null }

/** Locks the row until the transaction ends; false when the organization has no such residence. */
export async function lockResidence(tx: Tx, organizationId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from residence where id = ${id} and organization_id = ${organizationId} for update`.execute(tx)
  return rows.length > 0
}

export async function lockResidences(tx: Tx, organizationId: string, ids: readonly string[]): Promise<void> {
  await sql`
    select from residence where organization_id = ${organizationId} and id = any(${`{${ids.join(',')}}`}::text::uuid[])
    order by id for update`.execute(tx)
}

/** `place` null keeps the place. */
export async function updateResidence(
  tx: Tx,
  id: string,
  values: ListingValues,
  { place, slug, now }: { place: Place | null; slug: string | null; now: Date },
): Promise<void> {
  const money = sql.join(['fee_amount', 'fee_per', 'deposit', 'other_first_day'].map((name) => sql.ref(name)))
  const moneyNow = sql.join([
    toSavedFact(values, 'fee_amount'),
    toSavedFact(values, 'fee_per'),
    toSavedFact(values, 'deposit'),
    toSavedFact(values, 'other_first_day'),
  ])
  const update = sql`
    update residence set ${assignFacts(values)},
      fee_said_on = case
        when ${values.fee_amount} = '' then null
        when (${money}) is distinct from (${moneyNow}) then ${now}::timestamptz::date
        else fee_said_on end,
      answers = ${JSON.stringify(toAnswers(values))}::text::jsonb,
      answer_notes = ${JSON.stringify(collectSaid(needs, (need) => values[`note_${need}`]))}::text::jsonb,
      rules = ${JSON.stringify(collectSaid(houseRules, (rule) => values[`rule_${rule}`]))}::text::jsonb,
      slug = coalesce(${slug}, slug)
      ${place === null ? sql`` : setPlace(place)}
    where id = ${id}`
  await noteResidenceChanges(tx, [id], () => update.execute(tx))
}

function setPlace({ door, town }: Place) {
  return sql`, latitude = ${door.latitude}, longitude = ${door.longitude},
    town_latitude = ${town?.latitude ?? null}, town_longitude = ${town?.longitude ?? null}`
}

/** A group with 0 beds is kept, so that its reports stay. */
export async function writeGroups(tx: Tx, organizationId: string, id: string, values: ListingValues): Promise<void> {
  await noteGroupChanges(tx, [id], () => writeTotals(tx, organizationId, id, values))
}

async function writeTotals(tx: Tx, organizationId: string, id: string, values: ListingValues): Promise<void> {
  for (const audience of audiences) {
    const total = Number(values[`beds_${audience}`])
    const changed = await sql`
      update bed_group set total_beds = ${total}
      where residence_id = ${id} and audience = ${audience} and total_beds <> ${total}`.execute(tx)
    if (total === 0 || changed.numAffectedRows === 1n) continue
    await sql`
      insert into bed_group (organization_id, residence_id, audience, total_beds)
      values (${organizationId}, ${id}, ${audience}, ${total}) on conflict do nothing`.execute(tx)
  }
}

export type NewListing = { id: string; slug: string; name: string; zip: string; city: string; stateCode: string }

export async function insertDraft(
  tx: Tx,
  organizationId: string,
  { id, slug, name, zip, city, stateCode }: NewListing,
  { place: { door, town }, now }: { place: Place; now: Date },
): Promise<void> {
  const added = await sql`
    insert into residence (id, organization_id, slug, name, state_code, city, zip, latitude, longitude, town_latitude,
      town_longitude, street, address_visibility, phone, status, claimed_at)
    values (${id}, ${organizationId}, ${slug}, ${name}, ${stateCode}, ${city}, ${zip}, ${door.latitude},
      ${door.longitude}, ${town?.latitude ?? null}, ${town?.longitude ?? null}, '', 'hidden', '', 'draft', ${now})
    on conflict (id) do nothing`.execute(tx)
  if (added.numAffectedRows !== 1n) return
  const residence = { organizationId, subject: 'residence', subjectId: id, subjectName: name }
  await noteChange(tx, { ...residence, change: 'added', after: { status: 'draft' } })
}

export async function setStatus(tx: Tx, id: string, status: ListingStatus): Promise<void> {
  const update = sql`update residence set status = ${status} where id = ${id}`
  await noteResidenceChanges(tx, [id], () => update.execute(tx))
}

export async function setChecked(tx: Tx, id: string, at: Date): Promise<void> {
  const update = sql`update residence set checked_at = ${at} where id = ${id}`
  await noteResidenceChanges(tx, [id], () => update.execute(tx))
}

const toAnswer = (text: string) => (text === 'yes' ? true : text === 'no' ? false : null)

function toAnswers(values: ListingValues): Record<string, boolean> {
  return Object.fromEntries(
    needs.flatMap((need) => {
      const value = toAnswer(values[`need_${need}`])
      return value === null ? [] : [[need, value]]
    }),
  )
}

function collectSaid<Name extends string>(names: readonly Name[], of: (name: Name) => string): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (of(name) === '' ? [] : [[name, of(name)]])))
}
