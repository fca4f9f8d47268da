import { randomUUID } from 'node:crypto'
import type { FiledGrievance } from '#contract/grievances/filing.ts'
import { findTurn } from '#domain/grievances/clock.ts'
import { formatCaseNumber } from '#domain/grievances/grievance.ts'
import { isUrgent } from '#domain/grievances/grievance-case.ts'
import { addDays } from '#domain/language/added-time.ts'
import { hashBody, hashKey, makeKey } from '#server/modules/grievances/cases/case-key.rules.ts'
import { findByKey, insertEntry, readClock } from '#server/modules/grievances/cases/grievances.store.ts'
import { findHandler, findNamedResidence, findState } from '#server/modules/grievances/cases/readers.store.ts'
import type { GrievanceMailing } from '#server/modules/grievances/mails/mailing.service.ts'
import { AppError, buildFieldsError } from '#server/plumbing/calls/errors.ts'
import type { Seals } from '#server/plumbing/sealing/sealed-text.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { insertContact, insertGrievance } from './filing.store.ts'
import type { GrievanceSaid } from './grievance.form.ts'

/** `clientAddress` is counted for an hour and kept nowhere. */
export type FilingSender = { clientAddress: string; language: 'en' | 'es'; once: string | null }

type Parts = Pick<ServerParts, 'transactions' | 'limits' | 'rateLimits' | 'clock' | 'secretKey'> & {
  mailing: GrievanceMailing
  seals: Seals
}

export function createFiling(parts: Parts) {
  const { transactions, mailing, limits, rateLimits, clock, secretKey } = parts
  // A house shares one address: enough for everybody in it, and too few to flood a desk.
  const perAddress = limits.limit('grievance-address', { uses: 12, window: 3600 })
  const perAddressInAll = rateLimits('grievance-in-all', { limit: 60, windowSeconds: 3600 })
  return {
    /**
     * Throws `not_found` for a home that is not public, `too_many_requests` after 12 an hour from one address, and
     * `conflict` when the form came with other words before.
     */
    async file(said: GrievanceSaid, { clientAddress, language, once }: FilingSender): Promise<FiledGrievance> {
      await perAddressInAll.take(toAddressBlock(clientAddress))
      const key = makeKey(secretKey, once)
      const id = randomUUID()
      const filed = await transactions.run(system, async (tx) => {
        const again = await findAgain(tx, key, said)
        if (again !== null) return { id: again, handler: await readHandler(tx, said) }
        await perAddress.take(tx, toAddressBlock(clientAddress))
        return { id, handler: await store(tx, parts, { id, key, said, language, at: clock.now() }) }
      })
      await mailing.start()
      return { key, number: formatCaseNumber(filed.id), handler: filed.handler }
    },
  }
}

async function findAgain(tx: Tx, key: string, said: GrievanceSaid): Promise<string | null> {
  const found = await findByKey(tx, hashKey(key))
  if (!found) return null
  if (Buffer.compare(found.bodyHash, hashBody(key, said)) === 0) return found.id
  throw new AppError('conflict', 'This form was sent with other words before. Open the page again to send new ones.')
}

async function placeOf(tx: Tx, { residence: slug, state }: GrievanceSaid) {
  const residence = slug === '' ? null : await findNamedResidence(tx, slug)
  if (slug !== '' && residence === null) throw new AppError('not_found', 'This home is not on the list any more.')
  const stateCode = residence?.stateCode ?? (await findState(tx, state))
  if (stateCode !== null) return { residence, stateCode }
  throw buildFieldsError({ state: 'not_a_choice' })
}

async function readHandler(tx: Tx, said: GrievanceSaid): Promise<string> {
  const { residence, stateCode } = await placeOf(tx, said)
  return (await findHandler(tx, stateCode, residence?.operatorId ?? null)).name
}

type GrievanceFiling = { id: string; key: string; said: GrievanceSaid; language: 'en' | 'es'; at: Date }

async function store(
  tx: Tx,
  { seals, mailing }: Parts,
  { id, key, said, language, at }: GrievanceFiling,
): Promise<string> {
  const { residence, stateCode } = await placeOf(tx, said)
  const handler = await findHandler(tx, stateCode, residence?.operatorId ?? null)
  const { kind, isRetaliation, mayName, name, home, words, email } = said
  const filerSealed = seals.seal(JSON.stringify({ name, home }), id)
  const hashes = { keyHash: hashKey(key), bodyHash: hashBody(key, said) }
  const clock = await readClock(tx, handler.id)
  const about = { id, handler, stateCode, residence, kind, isRetaliation, mayName, language, clock }
  const isNew = await insertGrievance(tx, { ...about, filerSealed, ...hashes, at })
  // The same form came on two lines at once: the other one stores it.
  if (!isNew) return handler.name
  const entryId = randomUUID()
  await insertEntry(tx, {
    id: entryId,
    grievanceId: id,
    at,
    change: 'filed',
    side: 'filer',
    byName: '',
    forFiler: true,
    wordsSealed: seals.seal(words, entryId),
  })
  if (email !== '') await insertContact(tx, id, seals.seal(email, id))
  const turn = findTurn({ stage: 'received', stageSince: at, isUrgent: isUrgent({ kind, isRetaliation }) }, clock)
  await mailing.tellOfNew(tx, {
    id,
    organizationId: handler.id,
    operatorId: residence?.operatorId ?? null,
    place: residence === null ? '' : residence.name,
    stateCode,
    due: turn?.due ?? addDays(at, clock.acknowledge),
  })
  return handler.name
}
