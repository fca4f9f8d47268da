import { type RawBuilder, sql } from 'kysely'
import { factNames, facts, listFactsOfKind } from '#domain/residence/facts.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type ImportOf = { importId: string; organizationId: string }
type AddedRows = { ids: readonly string[]; residences: string; beds: string; groups: string; reports: string }

function computeAfterSaid(at: Date) {
  return sql`greatest(coalesce(g.said_at, ${at}::timestamptz), (
    select p.reported_at + interval '1 millisecond' from bed_report p where p.bed_group_id = g.group
    order by p.reported_at desc, p.id desc limit 1
  ))`
}

/**
 * Until the transaction ends, it alone sees what was written of the import. The organization is locked first, as by who
 * decides about it, to avoid deadlocks.
 */
export async function seeWritten(tx: Tx, { importId, organizationId }: ImportOf): Promise<void> {
  await sql`select lock_organization(${organizationId})`.execute(tx)
  await sql`update unfinished_import set writer = pg_current_xact_id() where id = ${importId}`.execute(tx)
}

const lists = ['rules', 'answers', 'answer_notes'] as const

const written = [
  ...factNames.map((name) => facts[name].column),
  'latitude',
  'longitude',
  'town_latitude',
  'town_longitude',
  'fee_said_on',
  ...lists,
]

const unsaid = new Map<string, RawBuilder<unknown>>([
  ...listFactsOfKind('text', 'line', 'phone').map((name) => [facts[name].column, sql`''`] as const),
  ...listFactsOfKind('list').map((name) => [facts[name].column, sql`'{}'`] as const),
  ...listFactsOfKind('yes').map((name) => [facts[name].column, sql`false`] as const),
  ...lists.map((name) => [name, sql`'{}'`] as const),
])

function selectGiven(name: string): RawBuilder<unknown> {
  const given = sql.ref(`r.${name}`)
  const empty = unsaid.get(name)
  return empty ? sql`coalesce(${given}, ${empty})` : given
}

/** False when somebody else has just taken one of the addresses. */
export async function addResidences(
  tx: Tx,
  { importId, organizationId }: ImportOf,
  { ids, residences }: AddedRows,
  { slugs, claimedAt }: { slugs: readonly string[]; claimedAt: Date | null },
): Promise<boolean> {
  const named = JSON.stringify(ids.map((id, place) => ({ id, slug: slugs[place] })))
  const { numAffectedRows } = await sql`
    insert into residence (id, organization_id, import_id, slug, status, claimed_at,
      ${sql.join(written.map((name) => sql.ref(name)))})
    select r.id, ${organizationId}, ${importId}::uuid, n.slug, r.status, ${claimedAt}, ${sql.join(written.map(selectGiven))}
    from jsonb_populate_recordset(null::residence, ${residences}::text::jsonb) r
    join jsonb_to_recordset(${named}::text::jsonb) n (id uuid, slug text) on n.id = r.id
    on conflict (slug) do nothing`.execute(tx)
  return numAffectedRows === BigInt(ids.length)
}

export async function planChanges(tx: Tx, organizationId: string, importId: string, changes: string): Promise<void> {
  await sql`
    insert into import_change (import_id, residence_id, organization_id, kind, version, beds, planned)
    select ${importId}, d.id, ${organizationId}, coalesce(d.ahead ->> 'kind', 'changed'), (d.ahead ->> 'version')::int, d.beds, d.ahead
    from jsonb_to_recordset(${changes}::text::jsonb) d (id uuid, ahead jsonb, beds jsonb)`.execute(tx)
}

export async function changeResidences(tx: Tx, organizationId: string, importId: string, residences: string) {
  await sql`
    with changed as (
      update residence r set ${assignColumns('n')}
      from jsonb_to_recordset(${residences}::text::jsonb) d (id uuid, fields jsonb)
      join own_residence o on o.id = d.id
      cross join lateral jsonb_populate_record(o, d.fields) n
      where r.id = d.id and r.organization_id = ${organizationId} and d.fields <> '{}'
    )
    update import_change c set planned = null,
      before = coalesce((select jsonb_object_agg(key, to_jsonb(r) -> key) from jsonb_object_keys(d.fields) key), '{}')
    from jsonb_to_recordset(${residences}::text::jsonb) d (id uuid, fields jsonb)
    join own_residence r on r.id = d.id and r.organization_id = ${organizationId}
    where c.import_id = ${importId} and c.residence_id = d.id`.execute(tx)
}

/** What the change brings about counts as its own: a certificate that is to be confirmed saves the residence once more. */
export async function noteVersions(tx: Tx, importId: string, residences: readonly string[]): Promise<void> {
  await sql`
    update import_change c set version = r.version from residence r
    where r.id = c.residence_id and c.import_id = ${importId} and r.id = any (${residences}::uuid[])`.execute(tx)
}

export function assignColumns(row: string) {
  return sql.join(written.map((name) => sql`${sql.ref(name)} = ${sql.ref(`${row}.${name}`)}`))
}

export async function noteAdded(tx: Tx, organizationId: string, importId: string, { beds }: Pick<AddedRows, 'beds'>) {
  await sql`
    insert into import_change (import_id, residence_id, organization_id, kind, version, beds)
    select ${importId}, d.id, ${organizationId}, 'added', (select r.version from residence r where r.id = d.id), d.beds
    from jsonb_to_recordset(${beds}::text::jsonb) d (id uuid, beds jsonb)`.execute(tx)
}

type SaidBy = ImportOf & { personId: string; at: Date }

export async function addBeds(tx: Tx, { groups, reports }: Pick<AddedRows, 'groups' | 'reports'>, by: SaidBy) {
  await addGroups(tx, groups, by)
  if (reports === '[]') return
  // Of a new group nothing was said before, and it has as many beds as the file says.
  await sql`
    insert into bed_report (id, organization_id, import_id, bed_group_id, occupied, total_beds, kind, reported_at,
      reported_by)
    select g.report, ${by.organizationId}, ${by.importId}::uuid, g.group, g.occupied, g.total, 'report',
      coalesce(g.said_at, ${by.at}),
      ${by.personId}
    from jsonb_to_recordset(${reports}::text::jsonb) g (report uuid, "group" uuid, occupied int, total int,
      said_at timestamptz)`.execute(tx)
}

export async function saveGroups(
  tx: Tx,
  { groups, changedGroups }: { groups: string; changedGroups: string },
  by: SaidBy,
): Promise<void> {
  await addGroups(tx, groups, by)
  if (changedGroups === '[]') return
  await sql`
    update bed_group b set audience = g.audience, total_beds = g.total
    from jsonb_to_recordset(${changedGroups}::text::jsonb) g ("group" uuid, audience text, total int)
    where b.id = g.group and b.organization_id = ${by.organizationId}`.execute(tx)
}

export async function saveReports(tx: Tx, reports: string, { importId, organizationId, personId, at }: SaidBy) {
  await sql`
    insert into bed_report (id, organization_id, import_id, bed_group_id, occupied, total_beds, kind, reported_at,
      reported_by)
    select g.report, ${organizationId}, ${importId}::uuid, g.group, g.occupied, b.total_beds, 'report',
      ${computeAfterSaid(at)}, ${personId}
    from jsonb_to_recordset(${reports}::text::jsonb) g (report uuid, "group" uuid, occupied int, said_at timestamptz)
    join bed_group b on b.id = g.group`.execute(tx)
}

async function addGroups(tx: Tx, groups: string, { importId, organizationId }: SaidBy): Promise<void> {
  if (groups === '[]') return
  await sql`
    insert into bed_group (id, organization_id, import_id, residence_id, audience, total_beds)
    select g.group, ${organizationId}, ${importId}::uuid, g.residence, g.audience, g.total
    from jsonb_to_recordset(${groups}::text::jsonb) g ("group" uuid, residence uuid, audience text, total int)`.execute(
    tx,
  )
}
