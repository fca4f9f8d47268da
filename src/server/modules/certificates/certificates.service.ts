import { certificateLimits } from '#contract/affiliates/certificate-limits.ts'
import type {
  AffiliateDeskAnswer,
  CertificateChange,
  CertifiedResidencesAnswer,
  CertifiedResidencesQuery,
} from '#contract/affiliates/certificates.ts'
import { wrongDays } from '#domain/certificates/certificate.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'
import {
  type Affiliate,
  affiliateById,
  affiliateOfState,
  countDesk,
  countResidences,
  endCertificate,
  hasResidence,
  insertCertificate,
  isNumberTaken,
  listResidences,
  standsAlready,
} from './certificates.store.ts'

/** `affiliateId` is null for staff, who name the state. */
export type Certifier = { actor: Actor; person: { id: string; name: string }; affiliateId: string | null }

export type Certificates = ReturnType<typeof createCertificates>

export function createCertificates({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  return {
    /** Throws `not_found` for a state that has no affiliate. */
    residences: (by: Certifier, { state, ...query }: CertifiedResidencesQuery): Promise<CertifiedResidencesAnswer> =>
      transactions.run(by.actor, async (tx) => {
        const affiliate = await affiliateFor(tx, by, state)
        const now = clock.now()
        const { pageSize } = certificateLimits
        const { residences, found } = await listResidences(tx, affiliate, { ...query, pageSize }, now)
        const { unclaimed: _, ...counts } = await countResidences(tx, affiliate, now)
        return {
          affiliate: named(affiliate),
          residences,
          found,
          pages: Math.max(1, Math.ceil(found / pageSize)),
          counts,
        }
      }),
    desk: (by: Certifier): Promise<AffiliateDeskAnswer> =>
      transactions.run(by.actor, async (tx) => {
        const affiliate = await affiliateFor(tx, by, undefined)
        const { unclaimed, ...counts } = await countResidences(tx, affiliate, clock.now())
        return { affiliate: named(affiliate), counts, unclaimed, ...(await countDesk(tx, affiliate)) }
      }),
    /** Throws `not_found`, `invalid_input` naming the field, `conflict`. */
    async change(by: Certifier, state: string | undefined, change: CertificateChange): Promise<void> {
      try {
        await transactions.run(by.actor, async (tx) =>
          make(tx, by, await affiliateFor(tx, by, state), change, clock.now()),
        )
      } catch (error) {
        throw isNumberTaken(error) ? refused('number', 'This number is the certificate of another home.') : error
      }
    },
  }
}

async function make(tx: Tx, by: Certifier, affiliate: Affiliate, change: CertificateChange, at: Date): Promise<void> {
  if (!(await hasResidence(tx, affiliate, change.id))) throw new AppError('not_found', noResidence(affiliate))
  if (change.act === 'withdraw') {
    const { id: residenceId, as, reason } = change
    if (await endCertificate(tx, affiliate.id, residenceId, { at, as, reason })) return
    throw new AppError('conflict', `This home has no certificate that could be ${as}.`)
  }
  const wrong = wrongDays(change, at)
  if (wrong) throw refused(wrong.field, wrong.message)
  // A second tap sets nothing anew.
  const { id: residenceId, act: _, ...paper } = change
  if (await standsAlready(tx, affiliate.id, { residenceId, ...paper })) return
  await insertCertificate(tx, affiliate.id, { residenceId, ...paper }, { at, ...by.person })
}

async function affiliateFor(tx: Tx, by: Certifier, state: string | undefined): Promise<Affiliate> {
  const found =
    by.affiliateId !== null
      ? await affiliateById(tx, by.affiliateId)
      : state !== undefined
        ? await affiliateOfState(tx, state)
        : null
  if (!found) throw new AppError('not_found', 'There is no affiliate of this state here yet.')
  return found
}

const named = ({ name, state, stateName }: Affiliate) => ({ name, state, stateName })
const noResidence = ({ stateName }: Affiliate) => `There is no such home on the list of ${stateName}.`

function refused(field: string, sentence: string): AppError {
  return new AppError('invalid_input', 'Please look at this field again.', { fields: { [field]: sentence } })
}
