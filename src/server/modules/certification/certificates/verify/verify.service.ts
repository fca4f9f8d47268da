import type { VerifiedCertificate, VerifyAnswer } from '#contract/certification/verified.ts'
import type { StaffSearchAnswer } from '#contract/residence/moderation/staff-search.ts'
import { addDaysTo } from '#domain/certification/certificate/conditional.ts'
import { toNearNumber } from '#domain/certification/certificate/near-numbers.ts'
import { toVerifiedStanding, type VerifiedStanding } from '#domain/certification/certificate/verified.ts'
import { buildVerifyPath } from '#domain/language/language.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { buildQrPath } from '#server/plumbing/answers/qr-path.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import { drawBadge } from './badge.rules.ts'
import { findByNumber, findByPart, findNear, findWritten, type KeptCertificate, readHistory } from './verify.store.ts'

export const toSpanishPage = (number: string) => buildVerifyPath(number, 'es')

export type VerifyService = ReturnType<typeof createVerifying>

/** What anybody may know of a certificate by its number. It reads as the system and passes on what is public alone. */
export function createVerifying(parts: { transactions: Transactions; clock: Clock; baseUrl: string }) {
  const { transactions, clock, baseUrl } = parts
  return {
    answer: (number: string): Promise<VerifyAnswer> =>
      transactions.run(system, async (tx) => {
        const now = clock.now()
        const found = await findTyped(tx, number)
        const certificates: VerifiedCertificate[] = []
        for (const one of found) certificates.push(await toVerified(tx, one, now))
        const url = baseUrl + buildVerifyPath(found[0]?.number ?? number)
        return {
          checkedAt: now.toISOString(),
          certificates,
          near: found.length > 0 ? [] : await findMeant(tx, number),
          code: { ...buildQrPath(url), url },
        }
      }),
    /** Also of homes that are not on the public list. For the staff. */
    search: (number: string): Promise<StaffSearchAnswer['certificates']['rows']> =>
      transactions.run(system, async (tx) => {
        const found = await findTyped(tx, number)
        const now = clock.now()
        return found.map((one) => ({
          id: one.id,
          number: one.number,
          state: one.state,
          residence: one.name,
          city: one.city,
          standing: computeStanding(one, now),
          endsOn: one.endsOn,
        }))
      }),
    /** Throws `not_found` for a number that nobody gave. */
    badge: (number: string, state: string | null): Promise<string> =>
      transactions.run(system, async (tx) => {
        const [one] = await findByNumber(tx, number, state)
        if (!one) throw new AppError('not_found', 'No certificate has this number.')
        return drawBadge(one, computeStanding(one, clock.now()))
      }),
  }
}

const leastOfPart = 4

async function findMeant(tx: Tx, number: string): Promise<string[]> {
  const typed = toNearNumber(number)
  const near = await findNear(tx, typed, number)
  return near.length > 0 || typed.length < leastOfPart ? near : findByPart(tx, typed)
}

/** Hyphens, spaces and case are no part of a number, where it is then one alone. */
async function findTyped(tx: Tx, number: string): Promise<KeptCertificate[]> {
  const found = await findByNumber(tx, number, null)
  if (found.length > 0) return found
  const [as, ...others] = await findWritten(tx, toNearNumber(number), number)
  return as === undefined || others.length > 0 ? [] : findByNumber(tx, as, null)
}

function computeStanding(one: KeptCertificate, now: Date): VerifiedStanding {
  const { endedAs, isUnconfirmed, endsOn, listed } = one
  return toVerifiedStanding({ endedAs, isUnconfirmed, endsOn, isListed: listed !== null }, now)
}

async function toVerified(tx: Tx, one: KeptCertificate, now: Date): Promise<VerifiedCertificate> {
  const { number, state, stateName, by, listed } = one
  const standing = computeStanding(one, now)
  const known = { number, state, stateName, by, standing }
  if (!listed) return { ...known, since: null, newer: null, paper: null }
  const { newer, ...history } = await readHistory(tx, one)
  const { name, operator, beds, bedsFor, kind, level, standard, issuedOn, endsOn, form, extendedFrom } = one
  const { slug, city, isSample } = listed
  const paper = {
    name,
    operator,
    beds,
    bedsFor,
    kind,
    level,
    standard,
    issuedOn,
    endsOn,
    form,
    extendedFrom,
    history,
    address: { street: one.street, city: one.city, zip: listed.zip === null ? null : one.zip },
    home: { slug, name: listed.name, city, hasMoved: one.hasMoved, isSample },
  }
  const stoppedOn = one.endedAt === null ? null : toLocalDay(new Date(one.endedAt), one.state)
  // It held through its last day.
  const since = standing === 'ended' ? addDaysTo(endsOn, 1) : stoppedOn
  // Of a house whose certificate was replaced the newer one says whether it is certified.
  const isSilent = standing === 'holds' || standing === 'replaced'
  return { ...known, since: isSilent ? null : since, newer: standing === 'replaced' ? newer : null, paper }
}
