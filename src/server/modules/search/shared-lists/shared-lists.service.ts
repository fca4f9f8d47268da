import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import {
  defaultSharedDays,
  type OwnSharedList,
  type SharedList,
  sharedListLimits,
  type TheseResidences,
} from '#contract/search/shared-list.ts'
import { addDays } from '#domain/language/added-time.ts'
import type { Language } from '#domain/language/language.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import { presentSecret } from '#server/plumbing/work/present-secret.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { deleteEnded, deleteList, findList, insertList } from './shared-lists.store.ts'

export type SharedLists = ReturnType<typeof createSharedLists>

const visitor = { kind: 'visitor' } as const
const secretBytes = 24

type Parts = Pick<ServerParts, 'transactions' | 'limits' | 'minuteRates' | 'clock'> & {
  search: Pick<Search, 'residence'>
}

export function createSharedLists({ transactions, search, limits, minuteRates, clock }: Parts) {
  const perAddress = limits.limit('shared-list', { uses: 20, window: 3600 })
  const reading = minuteRates('shared-list', { limit: 120, windowSeconds: 60 })

  async function findResidences(slugs: readonly string[]): Promise<FoundResidence[]> {
    const residences: FoundResidence[] = []
    // One home after the other, so that a long list does not hold up short ones.
    for (const slug of new Set(slugs.slice(0, sharedListLimits.homes))) {
      const residence = await search.residence(slug)
      if (residence) residences.push(residence)
    }
    return residences
  }
  const runWithSecret = <Found>(secret: string, work: (tx: Tx, hash: Buffer) => Promise<Found>) =>
    transactions.run(visitor, async (tx) => {
      const hash = computeHash(secret)
      await presentSecret(tx, 'shared_list', hash)
      return work(tx, hash)
    })

  return {
    /** Throws `too_many_requests` after 120 a minute from one address. */
    async these(slugs: readonly string[], clientAddress: string): Promise<TheseResidences> {
      if (clientAddress !== 'inside') reading.take(toAddressBlock(clientAddress))
      return { items: await findResidences(slugs), measuredAt: clock.now().toISOString() }
    },
    /**
     * The maker's secret is stored nowhere. Throws `invalid_input` where none of the homes is listed,
     * `too_many_requests` after 20 an hour from one address.
     */
    async share(
      slugs: readonly string[],
      { days, language, clientAddress }: { days: number; language: Language; clientAddress: string },
    ): Promise<{ mine: string }> {
      const residences = await findResidences(slugs)
      if (residences.length === 0) throw new AppError('invalid_input', 'None of these homes is listed.', {})
      const mine = randomBytes(secretBytes).toString('base64url')
      const madeAt = clock.now()
      const kept = sharedListLimits.days.find((one) => one === days) ?? defaultSharedDays
      const endsAt = addDays(madeAt, kept)
      const list = {
        id: randomUUID(),
        secretHash: computeHash(deriveLink(mine)),
        residenceIds: residences.map(({ id }) => id),
        language,
      }
      await transactions.run(visitor, async (tx) => {
        await perAddress.take(tx, toAddressBlock(clientAddress))
        await insertList(tx, { ...list, madeAt, endsAt })
      })
      return { mine }
    },
    async read(secret: string): Promise<SharedList | null> {
      const list = await runWithSecret(secret, (tx, hash) => findList(tx, hash, clock.now()))
      if (!list) return null
      const { homes: all, slugs, madeAt, endsAt } = list
      const items = await findResidences(slugs)
      return { items, gone: all - items.length, madeAt, endsAt, measuredAt: clock.now().toISOString() }
    },
    async own(mine: string): Promise<OwnSharedList | null> {
      const secret = deriveLink(mine)
      const list = await runWithSecret(secret, (tx, hash) => findList(tx, hash, clock.now()))
      return list && { secret, homes: list.homes, endsAt: list.endsAt }
    },
    end: (mine: string): Promise<void> => runWithSecret(deriveLink(mine), deleteList),
    forgetOld: (): Promise<number> => transactions.run(system, (tx) => deleteEnded(tx, clock.now())),
  }
}

function deriveLink(mine: string): string {
  return createHash('sha256')
    .update(`link of shared list ${mine}`)
    .digest()
    .subarray(0, secretBytes)
    .toString('base64url')
}

function computeHash(secret: string): Buffer {
  return createHash('sha256').update(`shared list ${secret}`).digest()
}
