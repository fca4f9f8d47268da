import type { StateResidencesAnswer, StateResidencesQuery } from '#contract/affiliates/state-residences.ts'
import { gradeNumberAge } from '#domain/beds/bed-age.ts'
import { sumSaidBeds } from '#domain/beds/listed-beds.ts'
import {
  buildResidencesPage,
  countResidences,
  findResidences,
  listCounties,
  mostResidencesInHand,
} from '#domain/states/residences/find-residences.ts'
import { isToCheck } from '#domain/states/residences/listing-check.ts'
import { hasLevelNoMore, type StateResidence } from '#domain/states/residences/state-residence.ts'
import { requireAffiliateFor, toNamed } from '#server/modules/certification/certificates/certificates.service.ts'
import type { KnownPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { byteOrderMark, formatCsvLine } from '#server/plumbing/answers/csv.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'
import { listResidences } from './state-residences.store.ts'

/** `affiliateId` is null for staff of the alliance, who name the state. */
export type ResidencesReader = { actor: Actor; affiliateId: string | null }
export type StateResidences = ReturnType<typeof createStateResidences>

type Parts = { transactions: Transactions; clock: Clock; places: Pick<KnownPlaces, 'town'> }

export function createStateResidences({ transactions, clock, places }: Parts) {
  async function read(tx: Tx, of: { id: string; state: string }): Promise<StateResidence[]> {
    const now = clock.now()
    const rows = await listResidences(tx, of, now)
    const towns = [...new Set(rows.map(({ city }) => city))]
    const known = await Promise.all(towns.map((town) => places.town(town, of.state)))
    const counties = new Map(towns.map((town, no) => [town, known[no]?.county ?? '']))
    return rows.map(({ groups, operator, listedAt, ...residence }) => {
      const said = sumSaidBeds(groups, now)
      return {
        ...residence,
        operator: operator ?? '',
        county: counties.get(residence.city) ?? '',
        open: said.grade === 'withdrawn' ? null : said.available,
        saidAt: said.saidAt,
        age: gradeNumberAge(said.saidAt === null ? null : new Date(said.saidAt), now),
        isToCheck: isToCheck({ saidAt: said.saidAt, listedAt, ...residence }, now),
      }
    })
  }

  const readFor = (by: ResidencesReader, state: string | undefined) =>
    transactions.run(by.actor, async (tx) => {
      const affiliate = await requireAffiliateFor(tx, by, state)
      return { affiliate, homes: await read(tx, affiliate) }
    })

  return {
    read,
    /** Throws `not_found` for a state that has no affiliate. */
    async list(by: ResidencesReader, { state, whole, ...asked }: StateResidencesQuery): Promise<StateResidencesAnswer> {
      const { affiliate, homes: residences } = await readFor(by, state)
      const { shown, found, pages } = buildResidencesPage(findResidences(residences, asked), asked.page)
      const isWhole = whole && residences.length <= mostResidencesInHand
      return {
        affiliate: toNamed(affiliate),
        residences: isWhole ? residences : shown,
        isWhole,
        found,
        pages,
        counts: countResidences(residences),
        counties: listCounties(residences),
      }
    },
    async file(by: ResidencesReader, { state, whole: _, ...asked }: StateResidencesQuery) {
      const { affiliate, homes: residences } = await readFor(by, state)
      const day = clock.now().toISOString().slice(0, 10)
      return {
        name: `homes-${affiliate.state.toLowerCase()}-${day}.csv`,
        pieces: writeResidences(findResidences(residences, asked)),
      }
    },
  }
}

const columns = [
  'Name',
  'Town',
  'County',
  'Operator',
  'Claimed',
  'On the public list',
  'Level of support',
  'Certified',
  'Certificate',
  'Certificate ends',
  'To be confirmed',
  'Suspended',
  'Beds',
  'Beds open',
  'Number said (UTC)',
  'Last checked (UTC)',
  'Level it had',
]

const batch = 200

async function* writeResidences(residences: readonly StateResidence[]): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvLine(columns)
  for (let from = 0; from < residences.length; from += batch) {
    yield residences
      .slice(from, from + batch)
      .map(writeResidence)
      .join('')
  }
}

function writeResidence(residence: StateResidence): string {
  const { certificate } = residence
  return formatCsvLine([
    residence.name,
    residence.city,
    residence.county,
    residence.operator,
    residence.isClaimed,
    residence.isPublished,
    hasLevelNoMore(residence) ? null : residence.level,
    residence.isCertified,
    certificate?.number ?? (residence.isSuspended ? (residence.earlierNumbers[0] ?? null) : null),
    certificate?.endsOn ?? null,
    certificate?.isUnconfirmed ?? false,
    residence.isSuspended,
    residence.beds,
    residence.open,
    residence.saidAt,
    residence.checkedAt,
    hasLevelNoMore(residence) ? residence.level : null,
  ])
}
