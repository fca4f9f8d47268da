import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Answers } from '#domain/residence/needs.ts'
import type { AddressVisibility, Audience, ListingStatus } from '#domain/residence/residence.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'

export type ResidenceGroup = {
  id?: string
  audience?: Audience
  totalBeds: number
  /** Null for a group that never said a number. */
  occupied?: number | null
  saidAt?: Date
  /** Until when each hold runs. */
  holds?: readonly Date[]
}

export type ResidenceRow = {
  id?: string
  organizationId: string
  slug?: string
  name?: string
  city?: string
  stateCode?: string
  zip?: string
  street?: string
  latitude?: number
  longitude?: number
  town?: readonly [latitude: number, longitude: number] | null
  visibility?: AddressVisibility
  status?: ListingStatus
  certified?: boolean
  /** The last day of its certificate. */
  certifiedUntil?: string | null
  narrLevel?: number | null
  fee?: { amount: number; per: 'week' | 'month'; deposit?: number | null; other?: number | null } | null
  answers?: Answers
  minimumSobrietyDays?: number | null
  keepsWaitingList?: boolean | null
  isClaimed?: boolean
  groups?: readonly ResidenceGroup[]
}

/** Puts homes with all that seekers ask, their groups, numbers and holds into a test's database, and gives their ids. */
export async function buildResidences(
  transactions: Transactions,
  residences: readonly ResidenceRow[],
): Promise<string[]> {
  const rows = residences.map((residence) => ({ ...residence, id: residence.id ?? randomUUID() }))
  await transactions.run({ kind: 'system' }, async (tx) => {
    const put = (table: string, columns: string, values: readonly object[]) => {
      const names = columns.split(', ').map((column) => column.split(' ')[0])
      const into = sql.raw(
        `insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from json_to_recordset(`,
      )
      return sql`${into}${JSON.stringify(values)}::json) as given (${sql.raw(columns)})`.execute(tx)
    }
    await put('residence', residenceColumns, rows.map(findResidence))
    const groups = rows.flatMap((residence) =>
      (residence.groups ?? []).map((group) => ({
        audience: 'any',
        occupied: 0,
        saidAt: new Date(0),
        holds: [],
        ...group,
        id: group.id ?? randomUUID(),
        organization_id: residence.organizationId,
        residence_id: residence.id,
        total_beds: group.totalBeds,
      })),
    )
    await put('bed_group', 'id uuid, organization_id uuid, residence_id uuid, audience text, total_beds int', groups)
    const said = groups.filter(({ occupied }) => occupied !== null)
    await put(
      'bed_report',
      'id uuid, organization_id uuid, bed_group_id uuid, occupied int, kind text, reported_at timestamptz',
      said.map((group) => ({
        id: randomUUID(),
        organization_id: group.organization_id,
        bed_group_id: group.id,
        occupied: group.occupied,
        kind: 'report',
        reported_at: group.saidAt,
      })),
    )
    const holds = groups.flatMap(({ id, organization_id, holds }) =>
      holds.map((until) => ({
        id: randomUUID(),
        organization_id,
        bed_group_id: id,
        until,
        placed_at: new Date(until.getTime() - 1000),
      })),
    )
    await put(
      'bed_hold',
      'id uuid, organization_id uuid, bed_group_id uuid, placed_at timestamptz, until timestamptz',
      holds,
    )
  })
  return rows.map(({ id }) => id)
}

const residenceColumns = `id uuid, organization_id uuid, slug text, name text, state_code text, city text, zip text, \
latitude float8, longitude float8, town_latitude float8, town_longitude float8, street text, address_visibility text, \
phone text, certified boolean, certified_until date, status text, narr_level smallint, fee_amount int, fee_per text, deposit int, \
other_first_day int, answers jsonb, minimum_sobriety_days int, keeps_waiting_list boolean, claimed_at timestamptz, \
fee_includes text[], answer_notes jsonb, languages text[], rules jsonb, takes_texts boolean, is_sample boolean`

function findResidence(residence: ResidenceRow & { id: string }) {
  const { fee = null, town = null } = residence
  return {
    id: residence.id,
    organization_id: residence.organizationId,
    slug: residence.slug ?? `house-${residence.id}`,
    name: residence.name ?? 'Harbor Row House',
    state_code: residence.stateCode ?? 'AR',
    city: residence.city ?? 'Conway',
    zip: residence.zip ?? '72032',
    latitude: residence.latitude ?? 35.1,
    longitude: residence.longitude ?? -92.4,
    town_latitude: town?.[0] ?? null,
    town_longitude: town?.[1] ?? null,
    street: residence.street ?? '12 Teapot Lane',
    address_visibility: residence.visibility ?? 'exact',
    phone: '501-555-0100',
    certified: residence.certified ?? false,
    certified_until: residence.certifiedUntil ?? null,
    status: residence.status ?? 'published',
    narr_level: residence.narrLevel ?? null,
    fee_amount: fee?.amount ?? null,
    fee_per: fee?.per ?? null,
    deposit: fee?.deposit ?? null,
    other_first_day: fee?.other ?? null,
    answers: residence.answers ?? {},
    minimum_sobriety_days: residence.minimumSobrietyDays ?? null,
    keeps_waiting_list: residence.keepsWaitingList ?? null,
    claimed_at: residence.isClaimed === false ? null : new Date(0),
    fee_includes: [],
    answer_notes: {},
    languages: [],
    rules: {},
    takes_texts: false,
    is_sample: true,
  }
}
