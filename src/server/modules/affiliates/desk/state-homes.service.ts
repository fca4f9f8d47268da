import type { StateHomesAnswer, StateHomesQuery } from '#contract/affiliates/state-homes.ts'
import { numberAge } from '#domain/beds/bed-age.ts'
import { saidBeds } from '#domain/beds/listed-beds.ts'
import { countHomes, findHomes, listCounties, mostHomesInHand, pageOfHomes } from '#domain/states/homes/find-homes.ts'
import type { StateHome } from '#domain/states/homes/state-home.ts'
import { affiliateFor, named } from '#server/modules/certification/certificates/certificates.service.ts'
import type { KnownPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { byteOrderMark, csvLine } from '#server/plumbing/answers/csv.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'
import { listHomes } from './state-homes.store.ts'

/** `affiliateId` is null for staff of the alliance, who name the state. */
export type HomesReader = { actor: Actor; affiliateId: string | null }
export type StateHomes = ReturnType<typeof createStateHomes>

type Parts = { transactions: Transactions; clock: Clock; places: Pick<KnownPlaces, 'town'> }

export function createStateHomes({ transactions, clock, places }: Parts) {
  async function read(tx: Tx, of: { id: string; state: string }): Promise<StateHome[]> {
    const now = clock.now()
    const rows = await listHomes(tx, of, now)
    const towns = [...new Set(rows.map(({ city }) => city))]
    const known = await Promise.all(towns.map((town) => places.town(town, of.state)))
    const counties = new Map(towns.map((town, no) => [town, known[no]?.county ?? '']))
    return rows.map(({ groups, operator, ...home }) => {
      const said = saidBeds(groups, now)
      return {
        ...home,
        operator: operator ?? '',
        county: counties.get(home.city) ?? '',
        open: said.grade === 'withdrawn' ? null : said.available,
        saidAt: said.saidAt,
        age: numberAge(said.saidAt === null ? null : new Date(said.saidAt), now),
      }
    })
  }

  const readFor = (by: HomesReader, state: string | undefined) =>
    transactions.run(by.actor, async (tx) => {
      const affiliate = await affiliateFor(tx, by, state)
      return { affiliate, homes: await read(tx, affiliate) }
    })

  return {
    read,
    /** Throws `not_found` for a state that has no affiliate. */
    async list(by: HomesReader, { state, whole, ...asked }: StateHomesQuery): Promise<StateHomesAnswer> {
      const { affiliate, homes } = await readFor(by, state)
      const { shown, found, pages } = pageOfHomes(findHomes(homes, asked), asked.page)
      const isWhole = whole && homes.length <= mostHomesInHand
      return {
        affiliate: named(affiliate),
        residences: isWhole ? homes : shown,
        isWhole,
        found,
        pages,
        counts: countHomes(homes),
        counties: listCounties(homes),
      }
    },
    async file(
      by: HomesReader,
      { state, whole: _, ...asked }: StateHomesQuery,
    ): Promise<{ name: string; pieces: AsyncGenerator<string> }> {
      const { affiliate, homes } = await readFor(by, state)
      const day = clock.now().toISOString().slice(0, 10)
      return { name: `homes-${affiliate.state.toLowerCase()}-${day}.csv`, pieces: writeHomes(findHomes(homes, asked)) }
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
  'Beds',
  'Beds open',
  'Number said (UTC)',
  'Last checked (UTC)',
]

const batch = 200

async function* writeHomes(homes: readonly StateHome[]): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns)
  for (let from = 0; from < homes.length; from += batch) {
    yield homes
      .slice(from, from + batch)
      .map(writeHome)
      .join('')
  }
}

function writeHome(home: StateHome): string {
  const { certificate } = home
  return csvLine([
    home.name,
    home.city,
    home.county,
    home.operator,
    home.isClaimed,
    home.isPublished,
    home.level,
    home.isCertified,
    certificate?.number ?? null,
    certificate?.endsOn ?? null,
    certificate?.isUnconfirmed ?? false,
    home.beds,
    home.open,
    home.saidAt,
    home.checkedAt,
  ])
}
