import { randomUUID } from 'node:crypto'
import type { OperatorClaims } from '#contract/claims/claims.ts'
import type { CodeWay } from '#domain/claims/claim.ts'
import { findClaim } from '#domain/claims/claim-case.ts'
import { decide } from '#domain/claims/decide.ts'
import { unlisted } from '#domain/claims/refusal.ts'
import { refuseShowing } from '#domain/claims/showing.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { requireOutcome, toRefusalError } from '#server/plumbing/calls/refuse.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { type ClaimCases, type ClaimContext, toSystemActor } from './case.service.ts'
import { findOpenClaim, insertClaim, noteClaim, readOwnCase, seesNotice } from './case.store.ts'
import type { Codes } from './codes/codes.service.ts'
import { listNotices, listOwnClaims } from './lists/claim-lists.store.ts'

const listLength = 200

type Parts = Pick<ServerParts, 'transactions' | 'limits' | 'rateLimits' | 'clock'> & {
  cases: ClaimCases
  codes: Codes
  mail: Pick<MailService, 'startDelivery'>
}

export function createClaims({ transactions, cases, codes, mail, limits, rateLimits, clock }: Parts) {
  const made = rateLimits('claim', { limit: 30, windowSeconds: 3600 })
  const sent = {
    perPerson: limits.limit('claim-code-person', { uses: 10, window: 3600 }),
    perAddress: limits.limit('claim-code-address', { uses: 20, window: 3600 }),
  }
  const tried = {
    perPerson: rateLimits('claim-proof-person', { limit: 50, windowSeconds: 3600 }),
    perAddress: rateLimits('claim-proof-address', { limit: 100, windowSeconds: 3600 }),
  }

  return {
    read: (who: ClaimContext): Promise<OperatorClaims> =>
      transactions.run(who.actor, async (tx) => ({
        view: 'operator' as const,
        claims: await listOwnClaims(tx, who.organization.id, listLength),
        notices: await listNotices(tx, who.organization.id, listLength),
      })),
    /** Gives the id of the claim that is there already, if there is one. The row is written by the person's own role. */
    async make(who: ClaimContext, residenceId: string): Promise<{ id: string; isNew: boolean }> {
      await made.take(who.person.id)
      const { organization, person } = who
      const by = { organization, id: person.id, name: person.name, email: person.email }
      return transactions.run(who.actor, async (tx) => {
        const before = await readOwnCase(tx, residenceId, organization.id)
        if (!before) throw toRefusalError(unlisted)
        const out = requireOutcome(decide(before, { kind: 'claimed', claimId: randomUUID(), by, at: clock.now() }))
        for (const { claimId, change, after } of out.history) {
          const claim = findClaim(out.case, claimId)
          if (!(await insertClaim(tx, claim))) break
          await noteClaim(tx, organization.id, claim, { change, after })
          return { id: claimId, isNew: true }
        }
        return { id: (await findOpenClaim(tx, residenceId, organization.id)) ?? '', isNew: false }
      })
    },
    async sendCode(who: ClaimContext, id: string, way: CodeWay, clientAddress: string): Promise<void> {
      await cases.act(who, id, async (_, tx) => {
        await sent.perPerson.take(tx, who.person.id)
        await sent.perAddress.take(tx, toAddressBlock(clientAddress))
        return { kind: 'code asked', way }
      })
    },
    /** True if the residence was handed over at once. */
    async prove(who: ClaimContext, id: string, typed: string, clientAddress: string): Promise<{ isDecided: boolean }> {
      await cases.requireSeen(who, id)
      await tried.perPerson.take(who.person.id)
      await tried.perAddress.take(toAddressBlock(clientAddress))
      // A wrong try must be counted, so nothing may throw before it is stored.
      const result = await transactions.run(toSystemActor(who), async (tx) => {
        const before = await cases.lock(tx, id)
        const refusal = refuseShowing(findClaim(before, id))
        if (refusal) throw toRefusalError(refusal)
        const { way, wrong } = await codes.try(tx, id, typed)
        if (wrong !== null) return wrong
        return cases.apply(tx, before, { kind: 'code proved', claimId: id, way, at: clock.now() })
      })
      if (typeof result === 'string') throw new AppError('invalid_input', result, { fields: { code: result } })
      await mail.startDelivery()
      return { isDecided: findClaim(result.case, id).endedAs === 'approved' }
    },
    sendLetter: (who: ClaimContext, id: string, letter: string) =>
      cases.act(who, id, () => ({ kind: 'papers shown', letter })),
    withdraw: (who: ClaimContext, id: string) => cases.act(who, id, () => ({ kind: 'withdrawn' })),
    async object(who: ClaimContext, id: string, words: string): Promise<void> {
      const { organization, person } = who
      const by = { organization, name: person.name, email: person.email }
      const sees = (tx: Tx) => seesNotice(tx, id, organization.id)
      await cases.act(who, id, () => ({ kind: 'objected', by, words }), sees)
    },
  }
}
