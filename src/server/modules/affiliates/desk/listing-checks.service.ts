import type { ListingCheckChange, ListingChecksAnswer } from '#contract/affiliates/listing-checks.ts'
import { refuseAsConflict } from '#domain/decisions/refusal.ts'
import { hiddenRefusal } from '#domain/residence/listing/hiding.ts'
import {
  cleanCheck,
  findLastCheck,
  isRepeated,
  refuseCheck,
  refuseTakingDown,
  refuseUndo,
} from '#domain/states/residences/listing-check.ts'
import {
  requireAffiliateFor,
  requireResidenceOf,
} from '#server/modules/certification/certificates/certificates.service.ts'
import { toRefusalError } from '#server/plumbing/calls/refuse.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import { noteResidenceChanges } from '#server/plumbing/history/noted-residences.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'
import {
  insertCheck,
  listChecks,
  lockChecks,
  readListing,
  type StoredCheck,
  undoCheck,
  writeListed,
} from './listing-checks.store.ts'
import type { ResidencesReader } from './state-residences.service.ts'

type Caller = { actor: Actor; affiliateId: string; person: { id: string; name: string } }
type Home = { id: string; name: string }
type ListingCheckWork = { by: Caller; residence: Home; checks: readonly StoredCheck[]; at: Date }

export type ListingChecks = ReturnType<typeof createListingChecks>

export function createListingChecks({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  return {
    /** Throws `not_found`, also for a home of another state. */
    read: (by: ResidencesReader, state: string | undefined, id: string): Promise<ListingChecksAnswer> =>
      transactions.run(by.actor, async (tx) => {
        const { affiliate } = await requireHome(tx, by, state, id)
        const checks = await listChecks(tx, affiliate.id, id)
        return {
          listing: await readListing(tx, affiliate.id, id),
          affiliate: affiliate.name,
          mayAnswer: by.affiliateId !== null,
          checks: checks.map(({ personId: _, ...check }) => check),
        }
      }),
    /** Throws `not_found`, `invalid_input` naming the field, `conflict`. */
    change: (by: Caller, change: ListingCheckChange): Promise<void> =>
      transactions.run(by.actor, async (tx) => {
        const { residence } = await requireHome(tx, by, undefined, change.id)
        await lockChecks(tx, change.id)
        const checks = await listChecks(tx, by.affiliateId, change.id)
        const making = { by, residence, checks, at: clock.now() }
        switch (change.act) {
          case 'called':
            return addCheck(tx, making, change)
          case 'call-undone':
            return takeBack(tx, making, change.check)
          case 'take-down':
          case 'put-back':
            return setListed(tx, by.affiliateId, residence.id, change.act === 'put-back')
        }
      }),
  }
}

async function requireHome(
  tx: Tx,
  by: Pick<Caller | ResidencesReader, 'affiliateId'>,
  state: string | undefined,
  id: string,
) {
  const affiliate = await requireAffiliateFor(tx, by, state)
  return { affiliate, residence: await requireResidenceOf(tx, affiliate, id) }
}

type CallNote = Extract<ListingCheckChange, { act: 'called' }>

async function addCheck(tx: Tx, { by, residence, checks, at }: ListingCheckWork, called: CallNote): Promise<void> {
  const { affiliateId: organizationId, person } = by
  const check = cleanCheck({ outcome: called.outcome, words: called.words, personId: person.id })
  const refusal = refuseCheck(check)
  if (refusal) throw toRefusalError(refusal)
  if (isRepeated(check, findLastCheck(checks), at)) return
  const { outcome, words } = check
  await insertCheck(tx, { organizationId, residenceId: residence.id, outcome, words, person, at })
  const after = words === '' ? {} : { words }
  await noteChange(tx, { organizationId, ...describeSubject(residence), change: outcome, after })
}

async function takeBack(tx: Tx, { by, residence, checks, at }: ListingCheckWork, id: string): Promise<void> {
  const refusal = refuseUndo(checks, id)
  if (refusal) throw toRefusalError(refusal)
  if (!(await undoCheck(tx, id, at))) return
  const outcome = checks.find((check) => check.id === id)?.outcome
  const noted = { change: 'undone', before: { outcome } }
  await noteChange(tx, { organizationId: by.affiliateId, ...describeSubject(residence), ...noted })
}

async function setListed(tx: Tx, affiliateId: string, id: string, isListed: boolean): Promise<void> {
  const listing = await readListing(tx, affiliateId, id)
  const refusal = refuseTakingDown(listing)
  if (refusal) throw toRefusalError(refusal)
  if (listing.isPublished === isListed) return
  await noteResidenceChanges(tx, [id], () => writeListed(tx, affiliateId, id, isListed))
  const { isPublished } = await readListing(tx, affiliateId, id)
  if (isListed && !isPublished) throw toRefusalError(refuseAsConflict(hiddenRefusal))
}

const describeSubject = ({ id, name }: Home) => ({ subject: 'listing_check', subjectId: id, subjectName: name })
