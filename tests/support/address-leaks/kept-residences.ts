import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { createFileKey } from '#server/plumbing/files/file-key.ts'
import { createFolderStore } from '#server/plumbing/files/folder-store.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import type { KeptAddress } from './secrets.ts'

export const area = {
  id: randomUUID(),
  slug: 'lantern-house',
  name: 'Lantern House',
  city: 'Vilonia',
  visibility: 'area',
  streetWord: 'Quillfeather',
  zip: '72173',
  latitude: 35.087653,
  longitude: -92.204327,
} as const
export const hidden = {
  id: randomUUID(),
  slug: 'harbor-of-hope',
  name: 'Harbor of Hope',
  city: 'Quitman',
  visibility: 'hidden',
  streetWord: 'Larkspindle',
  zip: '72131',
  latitude: 35.384519,
  longitude: -92.217834,
} as const
export const residences = [area, hidden]
export const operator = randomUUID()

/** From a door to the point that is drawn for its area. */
const away = [0.0068, 0.0071] as const
/** Where both are said to be once they have moved. */
const moved = { streetWord: 'Thistledown', latitude: 35.281412, longitude: -92.387159 }

const { zip: _, ...areaButZip } = area
/** The point that would be drawn for the area of a hidden home is not shown either. */
const drawn = { latitude: hidden.latitude + away[0], longitude: hidden.longitude + away[1] }

/** All that must be found nowhere while the homes are private. */
export const kept: readonly KeptAddress[] = [
  areaButZip,
  { ...areaButZip, ...moved },
  hidden,
  { ...hidden, ...moved },
  { ...areaButZip, ...drawn, name: `the area of ${hidden.name}` },
]

/** Makes a person who is signed in a manager of the homes' operator. */
export async function addManager(transactions: Transactions, id: string): Promise<void> {
  const run = (statement: RawBuilder<unknown>) => transactions.run({ kind: 'system' }, (tx) => statement.execute(tx))
  await run(sql`insert into person (id, first_name, email) values (${id}, 'Robin', 'robin@homes.example')`)
  await run(sql`insert into membership (person_id, organization_id, role) values (${id}, ${operator}, 'manager')`)
}

/** The affiliate of the homes' state, with an officer. */
export async function addOfficer(transactions: Transactions, affiliate: string, id: string): Promise<void> {
  const run = (statement: RawBuilder<unknown>) => transactions.run({ kind: 'system' }, (tx) => statement.execute(tx))
  await run(
    sql`insert into organization (id, kind, name, state_code) values (${affiliate}, 'affiliate', 'Of AR', 'AR')`,
  )
  await run(sql`insert into person (id, first_name, email) values (${id}, 'Robin', 'robin@affiliate.example')`)
  await run(sql`insert into membership (person_id, organization_id, role) values (${id}, ${affiliate}, 'owner')`)
}

/** Both homes, shown to the door, each alone in its town, with open beds, and somebody of theirs who gets mail. */
export async function plantResidences(transactions: Transactions): Promise<void> {
  const run = (statement: RawBuilder<unknown>) => transactions.run({ kind: 'system' }, (tx) => statement.execute(tx))
  await run(sql`insert into organization (id, kind, name) values (${operator}, 'operator', 'Porch Homes')`)
  await run(sql`with p as (insert into person (first_name, email) values ('Dana', 'dana@homes.example') returning id)
    insert into membership (person_id, organization_id, role) select id, ${operator}, 'owner' from p`)
  const groups = [{ totalBeds: 8, occupied: 5, saidAt: new Date(Date.now() - 600_000) }]
  const rows = residences.map(({ streetWord, ...residence }) => ({
    ...residence,
    organizationId: operator,
    street: `58 ${streetWord} Court`,
    visibility: 'exact' as const,
    groups,
    answers: { pets: false },
    fee: { amount: 150, per: 'week' as const },
  }))
  await buildResidences(transactions, rows)
  await run(sql`update residence set area_latitude = latitude + ${away[0]}, area_longitude = longitude + ${away[1]}`)
}

export const showToTheDoor = sql`update residence set address_visibility = 'exact'`
export const keepPrivate = sql`update residence
  set address_visibility = case when id = ${hidden.id} then 'hidden' else 'area' end`

const findGroup = (residence: { id: string }) => sql`from bed_group where residence_id = ${residence.id}`

/** What may happen to the homes while somebody looks at their pages. */
export const changes: readonly RawBuilder<unknown>[] = [
  sql`insert into bed_report (organization_id, bed_group_id, occupied, kind, reported_at)
    select organization_id, id, 3, 'report', clock_timestamp() ${findGroup(hidden)}`,
  sql`insert into bed_hold (organization_id, bed_group_id, placed_at, until)
    select organization_id, id, clock_timestamp(), clock_timestamp() + interval '1 hour' ${findGroup(area)}`,
  // With its own drawn point, which by chance could lie just north of the door.
  sql`update residence set street = ${`4 ${moved.streetWord} Road`}, latitude = ${moved.latitude}, longitude = ${moved.longitude},
    area_latitude = ${moved.latitude + away[0]}, area_longitude = ${moved.longitude + away[1]}`,
  sql`update residence set name = name || ' II', phone = '501-555-0111'`,
  showToTheDoor,
  keepPrivate,
]

/** A photo of each home. */
export async function plantPhotos(transactions: Transactions): Promise<void> {
  const run = (statement: RawBuilder<unknown>) => transactions.run({ kind: 'system' }, (tx) => statement.execute(tx))
  await run(sql`
    insert into residence_photo (id, organization_id, residence_id, position, width, height, color, added_at)
    select gen_random_uuid(), organization_id, id, 1, 480, 320, '#88aacc', now() from residence`)
  await run(sql`
    insert into residence_photo_file (photo_id, organization_id, size, format, bytes)
    select id, organization_id, 480, 'jpg', 'a picture' from residence_photo`)
}

/** A paper of somebody's claim of a home, which those who decide may open. A job deletes those of people who are gone. */
export async function plantPaper(transactions: Transactions): Promise<void> {
  await transactions.run({ kind: 'system' }, (tx) =>
    sql`
      with claimant as (
        insert into organization (id, kind, name) values (gen_random_uuid(), 'operator', 'Claiming Homes') returning id),
      claimed as (
        insert into claim (organization_id, organization_name, residence_id, residence_name, city, state_code, made_at,
          made_by, made_name, made_email, way, shown_at, letter)
        select o.id, 'Claiming Homes', r.id, r.name, r.city, r.state_code, now(), gen_random_uuid(), 'Robin',
          'robin@homes.example', 'letter', now(), 'The lease.'
        from claimant o, residence r where r.status = 'published' limit 1 returning id),
      paper as (
        insert into claim_paper (id, claim_id, added_by, added_at, name, kind, size)
        select gen_random_uuid(), id, (select id from person limit 1), now(), 'lease.pdf', 'pdf', 5 from claimed returning id)
      insert into claim_paper_file (paper_id, bytes) select id, '%PDF-'::bytea from paper`.execute(tx),
  )
}

/** An application of each home that its state's affiliate reads. */
export async function plantApplications(transactions: Transactions, affiliate: string): Promise<void> {
  await transactions.run({ kind: 'system' }, (tx) =>
    sql`
      with opened as (
        insert into application (id, organization_id, organization_name, residence_id, residence_name, city, state_code,
          affiliate_id, affiliate_name, level, version, is_renewal, stage, stage_since, started_at, started_by_name,
          started_by_email, heard_at, opened_at)
        select gen_random_uuid(), organization_id, 'Porch Homes', id, name, city, state_code, ${affiliate}, 'Of AR', 2,
          '3.0', false, 'documents', now(), now(), 'Dana', 'dana@homes.example', now(), now()
        from residence where organization_id = ${operator} returning id),
      planned as (
        insert into application_visit (id, application_id, starts_at, inspector_id, inspector_name, codes)
        select gen_random_uuid(), id, now() + interval '2 days', gen_random_uuid(), 'June', array['1.A.1.a']
        from opened)
      insert into application_rule (application_id, code, place, is_required, is_seen_on_site)
      select id, '1.A.1.a', 0, true, false from opened`.execute(tx),
  )
}

/** A file that shows a rule of each application. */
export async function plantEvidence(transactions: Transactions, dataDir: string): Promise<void> {
  const id = randomUUID()
  const key = createFileKey(id)
  await createFolderStore(path.join(dataDir, 'files')).put(key, Buffer.from('%PDF-'))
  await transactions.run({ kind: 'system' }, (tx) =>
    sql`
      with stored as (
        insert into stored_file (id, organization_id, added_by_name, added_at, name, kind, size, sha256, state, state_at,
          received, keys)
        values (${id}, ${operator}, 'Dana', now(), 'lease.pdf', 'pdf', 5, repeat('a', 64), 'clean', now(), 5,
          array[${key}::text]) returning id)
      insert into evidence (id, organization_id, application_id, code, file_id, added_at, added_by_name)
      select gen_random_uuid(), ${operator}, a.id, '1.A.1.a', stored.id, now(), 'Dana' from application a, stored`.execute(
      tx,
    ),
  )
}
