import { toCertificateDay } from '#domain/certification/certificate/certificate.ts'
import type { StatusPurpose } from '#domain/certification/certificate/verified.ts'
import { addDays } from '#domain/language/added-time.ts'
import { minuteMs } from '#domain/language/durations.ts'
import { findByNumber } from '#server/modules/certification/certificates/verify/verify.store.ts'
import { createAnswerCache } from '#server/plumbing/answers/answer-cache.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { createSeals, type Seals } from '#server/plumbing/sealing/sealed-text.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import {
  buildCertificateCredential,
  buildDidDocument,
  buildIssuerId,
  buildKeyId,
  buildKeySet,
  buildStatusCredential,
  encodeStatusList,
  signCredential,
} from './credential.rules.ts'
import { makeKey, openKey } from './keys.rules.ts'
import {
  findKeyInUse,
  findSigner,
  insertKey,
  listOldKeys,
  listPublishedKeys,
  type NewKey,
  readStatusBits,
  retireKey,
  revokeKeys,
  type Signer,
} from './keys.store.ts'

export type SigningService = ReturnType<typeof createSigning>
export type SigningKeys = Pick<SigningService, 'changeKey' | 'forgetLists'>

type SigningOptions = { transactions: Transactions; clock: Clock; baseUrl: string; secretKey: string }
type Parts = Omit<SigningOptions, 'secretKey'> & { seals: Seals }

/** How long a status list may be kept: by us, and by whoever reads it. */
export const statusListSeconds = 300
export const keyDays = 365

export function createSigning({ secretKey, transactions, clock, baseUrl }: SigningOptions) {
  const seals = createSeals(secretKey, 'certificate signing keys')
  const parts = { transactions, clock, baseUrl, seals }
  const lists = createAnswerCache(clock, minuteMs)
  const requireSigner = async (tx: Tx, state: string): Promise<Signer> => {
    const found = await findSigner(tx, state.toUpperCase())
    if (!found) throw new AppError('not_found', 'No affiliate certifies in this state here.')
    return found
  }
  const listOf = (state: string, purpose: StatusPurpose) =>
    transactions.run(system, async (tx) => {
      const of = await requireSigner(tx, state)
      const { longest, ...bits } = await readStatusBits(tx, of.id)
      const set = purpose === 'revocation' ? bits.revoked : bits.suspended
      const from = clock.now()
      const until = addDays(from, 1)
      const encodedList = encodeStatusList(set, longest)
      const ttlMs = statusListSeconds * 1000
      const list = buildStatusCredential({ baseUrl, signer: of, purpose, encodedList, from, until, ttlMs })
      return sign(parts, tx, of, list)
    })
  return {
    /** Throws `not_found`, also where the home is not on the public list: nothing is said of it then. */
    credential: (number: string, state: string | null): Promise<string> =>
      transactions.run(system, async (tx) => {
        const [one] = await findByNumber(tx, number, state)
        if (!one?.listed) throw new AppError('not_found', 'No certificate has this number.')
        const of = await requireSigner(tx, one.state)
        return sign(parts, tx, of, buildCertificateCredential(one, { baseUrl, signer: of }))
      }),
    statusList: (state: string, purpose: StatusPurpose): Promise<string> =>
      lists.keep(`${state.toUpperCase()} ${purpose}`, () => listOf(state, purpose)),
    keys: (state: string) =>
      transactions.run(system, async (tx) =>
        buildKeySet(...(await readPublished(parts, tx, await requireSigner(tx, state)))),
      ),
    did: (state: string) =>
      transactions.run(system, async (tx) =>
        buildDidDocument(...(await readPublished(parts, tx, await requireSigner(tx, state)))),
      ),
    /** Certificates are signed when they are asked for: from now on with the new key. */
    async changeKey(tx: Tx, organizationId: string, hasLeaked: boolean): Promise<void> {
      const now = clock.now()
      const old = await findKeyInUse(tx, organizationId)
      if (hasLeaked) await revokeKeys(tx, organizationId, now)
      else if (old) await retireKey(tx, organizationId, old.id, now)
      await insertKey(tx, organizationId, await makeKey(seals), now)
    },
    /** Lists are signed with the key that was in use when they were made. */
    forgetLists: lists.forget,
    async renewOldKeys(): Promise<number> {
      const now = clock.now()
      return transactions.run(system, async (tx) => {
        const old = await listOldKeys(tx, addDays(now, -keyDays))
        for (const { organizationId, id } of old) {
          await retireKey(tx, organizationId, id, now)
          await insertKey(tx, organizationId, await makeKey(seals), now)
        }
        return old.length
      })
    },
  }
}

async function readPublished({ baseUrl, clock, ...parts }: Parts, tx: Tx, of: Signer) {
  await openOrMakeKey({ baseUrl, clock, ...parts }, tx, of)
  const keys = await listPublishedKeys(tx, of.id, toCertificateDay(clock.now()))
  return [buildIssuerId(baseUrl, of.state), keys] as const
}

async function sign(parts: Parts, tx: Tx, of: Signer, credential: Parameters<typeof signCredential>[0]) {
  const { key, opened } = await openOrMakeKey(parts, tx, of)
  return signCredential(credential, opened, buildKeyId(buildIssuerId(parts.baseUrl, of.state), key))
}

/** Made when it is first needed, and anew where the server's secret has changed since. */
async function openOrMakeKey(parts: Parts, tx: Tx, { id }: Signer): Promise<{ key: NewKey; opened: CryptoKey }> {
  const { seals, clock } = parts
  const known = await findKeyInUse(tx, id)
  const opened = known && (await openKey(known, seals))
  if (known && opened) return { key: known, opened }
  if (known) await retireKey(tx, id, known.id, clock.now())
  await insertKey(tx, id, await makeKey(seals), clock.now())
  const made = await findKeyInUse(tx, id)
  const usable = made && (await openKey(made, seals))
  if (!made || !usable) throw new Error('A key that was just made opens.')
  return { key: made, opened: usable }
}
