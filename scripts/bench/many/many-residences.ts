import { states } from '#content/states/slugs.ts'
import { listWords } from '#domain/language/plain-words.ts'
import { needs } from '#domain/residence/needs.ts'
import { findTowns } from '#scripts/demo/towns/towns.ts'
import type { OwnerConnection } from '#server/plumbing/database/engine.ts'

const batchSize = 10_000

type Spot = { state: string; city: string; zip: string; latitude: number; longitude: number }

function listSpots(): Spot[] {
  return states.flatMap(({ code }) =>
    findTowns(code).flatMap(({ name, zips }) => zips.map((zip) => ({ state: code, city: name, ...zip }))),
  )
}

/**
 * Synthetic homes for measuring search in a large directory. The same `seed` (between -1 and 1) gives the same homes
 * except for their ids; `from` is how many it made before. With `operator` they are all
 * of this organization.
 */
export async function makeResidences(
  connection: OwnerConnection,
  howMany: number,
  {
    from: start = 0,
    seed = 0.42,
    operator = null,
    told = () => {},
  }: { from?: number; seed?: number; operator?: string | null; told?: (residences: number) => void } = {},
): Promise<void> {
  const places = JSON.stringify(listSpots())
  for (let from = start; from < start + howMany; from += batchSize) {
    const to = Math.min(from + batchSize, start + howMany)
    await connection.execute(
      `begin; set local statement_timeout = 0; ${switchTriggers('disable')}; set local role porchlight_system;
       select setseed(${seed + from / 1e9})`,
    )
    await connection.query(organizations, [from, to])
    await connection.query(residences, [from, to, places, operator])
    await connection.query(groups, [from, to, operator])
    await connection.query(reports, [from, to])
    await connection.query(drawn, [from, to])
    await connection.execute(`reset role; ${switchTriggers('enable')}; commit`)
    told(to)
  }
  await connection.execute('analyze')
}

/** Turned off while rows are added: they would draw each home three times, where once at the end is enough. */
const switchTriggers = (change: 'enable' | 'disable') =>
  [
    `alter table residence ${change} trigger residences_changed_after_insert`,
    `alter table bed_group ${change} trigger bed_groups_changed_after_insert`,
    `alter table bed_report ${change} trigger bed_reports_added_after_insert`,
  ].join('; ')

/** As the server's own ids, so that its calls take them. */
const writeUuid = (kind: string, number: string) =>
  `overlay(overlay(md5('${kind} ' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`

const organizations = `
  insert into organization (id, kind, name, checked_at)
  select ${writeUuid('many organization', 'i')}, 'operator', 'Generated Homes ' || i, now()
  from generate_series($1::int, $2::int - 1, 20) i`

export const first = listWords(`
  Amber, Birch, Cedar, Dawn, Elm, Fern, Garden, Harbor, Ivy, Juniper, Kestrel, Lantern
`)
export const second = listWords('Bench, Bridge, Brook, Door, Field, Gate, Grove, Hill, Lamp, Meadow, Porch, Row')
export const third = listWords('House, Home, Place, Cottage, Hall, Residence')
const writeList = (words: readonly string[]) => `(array['${words.join("','")}'])`
const pickAny = (words: readonly string[]) => `${writeList(words)}[1 + floor(random() * ${words.length})::int]`
const writeAnswer = (need: string) =>
  `'${need}', case when random() < 0.4 then 'true' when random() < 0.5 then 'false' end::jsonb`

const residences = `
  with spot as (
    select row_number() over () - 1 as n, count(*) over () as all_of_them, p.*
    from json_to_recordset($3::text::json) p (state text, city text, zip text, latitude float8, longitude float8)
  ), drawn as (
    select i, floor(random() * (select max(all_of_them) from spot))::int as n, (random() - 0.5) * 0.3 as north,
      (random() - 0.5) * 0.3 as east, random() as shown, 20 + floor(random() * 36)::int as fee
    from generate_series($1::int, $2::int - 1) i
  )
  insert into residence (id, organization_id, slug, name, state_code, city, zip, latitude, longitude, street,
    address_visibility, phone, narr_level, certified, status, is_sample, claimed_at, checked_at, fee_amount, fee_per,
    deposit, answers, minimum_sobriety_days, keeps_waiting_list, town_latitude, town_longitude)
  select ${writeUuid('many home', 'i')}, coalesce($4::uuid, ${writeUuid('many organization', '(i - (i - $1::int) % 20)')}), 'generated-home-' || i,
    ${pickAny(first)} || ' ' || ${pickAny(second)} || ' ' || ${pickAny(third)}, s.state, s.city, s.zip, s.latitude + d.north,
    s.longitude + d.east, i || ' Generated Street',
    case when shown < 0.6 then 'exact' when shown < 0.9 then 'area' else 'hidden' end,
    '555-0100', nullif(floor(random() * 5)::int, 0), random() < 0.6, 'published', true, now(), now(), fee * 5, 'week',
    100, jsonb_strip_nulls(jsonb_build_object(${needs.map(writeAnswer).join(', ')})), floor(random() * 30)::int,
    random() < 0.5, s.latitude, s.longitude
  from drawn d join spot s on s.n = d.n`

const groups = `
  insert into bed_group (id, organization_id, residence_id, audience, total_beds)
  select ${writeUuid('many group', 'i')}, coalesce($3::uuid, ${writeUuid('many organization', '(i - (i - $1::int) % 20)')}), ${writeUuid('many home', 'i')},
    ${pickAny(['men', 'men', 'men', 'women', 'women', 'any', 'families'])}, 4 + floor(random() * 20)::int
  from generate_series($1::int, $2::int - 1) i`

const reports = `
  insert into bed_report (organization_id, bed_group_id, occupied, total_beds, kind, reported_at)
  select g.organization_id, g.id, floor(random() * (g.total_beds + 1))::int, g.total_beds, 'report',
    now() - random() * random() * interval '12 days'
  from generate_series($1::int, $2::int - 1) i join bed_group g on g.id = ${writeUuid('many group', 'i')}`

const drawn = `
  select refresh_listings(array(select ${writeUuid('many home', 'i')} from generate_series($1::int, $2::int - 1) i))`
