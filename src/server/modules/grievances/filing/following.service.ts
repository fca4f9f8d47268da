import type { FilerAct, FilerCase } from '#contract/grievances/filing.ts'
import { addDays } from '#domain/grievances/clock.ts'
import type { GrievanceCase } from '#domain/grievances/grievance-case.ts'
import type { GrievanceEvent } from '#domain/grievances/grievance-event.ts'
import { allianceId } from '#domain/people/organization.ts'
import { createNoCaseError, hashTyped } from '#server/modules/grievances/cases/case-key.rules.ts'
import { toLine } from '#server/modules/grievances/cases/case-view.rules.ts'
import type { GrievanceCases } from '#server/modules/grievances/cases/cases.service.ts'
import type { GrievanceMailing } from '#server/modules/grievances/mails/mailing.service.ts'
import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import type { Seals } from '#server/plumbing/sealing/sealed-text.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import { presentSecret } from '#server/plumbing/work/present-secret.ts'
import { deleteContact } from './filing.store.ts'
import { type EntryRow, findFollowed, listEntries } from './following.store.ts'

type Parts = {
  transactions: Transactions
  cases: GrievanceCases
  mailing: GrievanceMailing
  rateLimits: RateLimits
  seals: Seals
  clock: Clock
}

const visitor = { kind: 'visitor' } as const
const filer = { side: 'filer' } as const

export function createFollowing(parts: Parts) {
  const { transactions, cases, mailing, rateLimits, seals, clock } = parts
  const tries = rateLimits('grievance-key', { limit: 120, windowSeconds: 3600 })

  const asFiler = async (typed: string, clientAddress: string) => {
    await tries.take(toAddressBlock(clientAddress))
    const keyHash = hashTyped(typed)
    const found = await transactions.run(visitor, async (tx) => {
      await presentSecret(tx, 'grievance', keyHash)
      const followed = await findFollowed(tx, keyHash)
      return followed && { followed, entries: await listEntries(tx, followed.id) }
    })
    if (!found) throw createNoCaseError()
    return found
  }

  return {
    /** Throws `not_found` for a key that opens nothing, and `too_many_requests`. */
    async follow(typed: string, clientAddress: string): Promise<FilerCase> {
      const { followed, entries } = await asFiler(typed, clientAddress)
      const of = await transactions.run({ kind: 'system' }, (tx) => cases.read(tx, followed.id))
      const { home: residence } = cases.openFiler(followed.filerSealed, followed.id)
      return toFilerCase(of, { home: residence, entries, now: clock.now() }, seals)
    },
    async act(sent: FilerAct, clientAddress: string): Promise<void> {
      const { followed } = await asFiler(sent.key, clientAddress)
      await transactions.run({ kind: 'system' }, async (tx) => {
        const before = await cases.lock(tx, followed.id)
        await applyAct(tx, cases, before, sent, clock.now())
      })
      await mailing.start()
    },
  }
}

async function applyAct(tx: Tx, cases: GrievanceCases, before: GrievanceCase, sent: FilerAct, at: Date): Promise<void> {
  if (sent.act === 'forget-contact') return deleteContact(tx, before.grievance.id)
  return cases.apply(tx, before, toEvent(sent, at))
}

function toEvent(sent: Exclude<FilerAct, { act: 'forget-contact' }>, at: Date): GrievanceEvent {
  switch (sent.act) {
    case 'say':
      return { kind: 'said', by: filer, words: sent.words, at }
    case 'withdraw':
      return { kind: 'withdrawn', by: filer, words: '', at }
    case 'reopen':
      return { kind: 'reopened', by: filer, words: sent.words, at }
    case 'escalate':
      return { kind: 'escalated', by: filer, words: sent.words, at }
  }
}

type Read = { home: string; entries: readonly EntryRow[]; now: Date }

function toFilerCase(of: GrievanceCase, { home: residence, entries, now }: Read, seals: Seals): FilerCase {
  const { grievance, clock } = of
  const { id: _, isUrgent: __, slug: ___, ...line } = toLine(of, residence, now)
  const isWithAlliance = grievance.escalatedAt !== null || grievance.organizationId === allianceId
  return {
    ...line,
    mayName: grievance.mayName,
    hasContact: grievance.hasContact,
    mayEscalate: !isWithAlliance && line.turn?.whose === 'handler' && line.turn.isLate,
    mayReopen: grievance.stage === 'closed' && addDays(grievance.stageSince, clock.reopen) >= now,
    entries: entries.map(({ id, change, side, at, words }) => {
      return { id, change, side, at, words: words === null ? '' : (seals.open(words, id) ?? '') }
    }),
  }
}
