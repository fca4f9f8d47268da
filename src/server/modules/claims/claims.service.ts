import type { ClaimableListing, ClaimableQuery, OperatorClaims } from '#contract/affiliates/claims.ts'
import { usNumber } from '#domain/inquiries/tel-address.ts'
import { namesWithPlaces } from '#domain/places/name-and-place.ts'
import { type AskedSearch, nothingAsked } from '#domain/search/asked-search.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Actor, ChangeOrigin, Transactions, Tx } from '#server/plumbing/transactions.ts'
import { rateLimit } from '#server/plumbing/visitors/rate-limit.ts'
import {
  type Claim,
  endClaim,
  endNotice,
  findListed,
  findOpenClaim,
  insertClaim,
  insertObjection,
  lockClaim,
  seesClaim,
  seesNotice,
} from './claims.store.ts'
import type { Telling } from './letters/telling.service.ts'
import { noteClaim } from './lists/claim-history.store.ts'
import { listNotices, listOwnClaims } from './lists/claim-lists.store.ts'
import { listingBySlug, listingsByPhone, readClaimable } from './lists/claimable.store.ts'
import type { Settling } from './settling/settling.service.ts'

export type AtClaims = {
  actor: Actor
  organisation: { id: string; name: string }
  person: { id: string; name: string; email: string }
  origin: ChangeOrigin
}

export type Claims = {
  find(who: AtClaims, query: ClaimableQuery): Promise<ClaimableListing[]>
  read(who: AtClaims): Promise<OperatorClaims>
  /** Gives the claim's id. Throws `not_found`, or `conflict` for a house the organization already holds. */
  make(who: AtClaims, residenceId: string): Promise<{ id: string; isNew: boolean }>
  sendLetter(who: AtClaims, id: string, letter: string): Promise<void>
  /** Throws `not_found`, or `conflict` once it is decided. */
  withdraw(who: AtClaims, id: string): Promise<void>
  /** Works once. Throws `not_found`, and `conflict` also for a former holder. */
  object(who: AtClaims, id: string, words: string): Promise<void>
}

const listLength = 200
const foundAtMost = 20
/** Miles. */
const around = 10

export function createClaims(parts: {
  transactions: Transactions
  search: Pick<Search, 'find'>
  settling: Settling
  telling: Telling
  mail: Pick<MailService, 'nudge'>
  clock: Clock
}): Claims {
  const { transactions, search, settling, telling, mail, clock } = parts
  const perPerson = rateLimit({ limit: 30, windowSeconds: 3600, clock })
  async function asSystem(who: AtClaims, work: (tx: Tx) => Promise<void>): Promise<void> {
    await transactions.run(systemFor(who), work)
    await mail.nudge()
  }

  async function idsOf(asked: Partial<AskedSearch>): Promise<string[]> {
    const { items } = await search.find({ ...nothingAsked, ...asked, limit: foundAtMost })
    return items.map(({ id }) => id)
  }

  async function idsNear(asked: Partial<AskedSearch>): Promise<string[]> {
    try {
      return await idsOf({ ...asked, radius: around })
    } catch (error) {
      if (error instanceof AppError && error.code === 'invalid_input') return []
      throw error
    }
  }

  async function idsFor(who: AtClaims, { find, state, home }: ClaimableQuery): Promise<string[]> {
    if (home !== '') {
      const id = await transactions.run(who.actor, (tx) => listingBySlug(tx, home))
      if (id === null) throw new AppError('not_found', 'There is no such listing. It may have left the public list.')
      return [id]
    }
    if (find === '') return []
    const number = usNumber(find)
    if (number !== null) {
      return transactions.run(who.actor, (tx) => listingsByPhone(tx, number.digits, foundAtMost))
    }
    const within = state === '' ? {} : { state }
    if (/^\d{5}$/.test(find)) return idsNear({ near: find })
    const [named, near] = await Promise.all([idsOf({ name: find, ...within }), idsNear({ near: find, ...within })])
    if (near.length > 0) return [...new Set([...named, ...near])]
    const both = await Promise.all(
      namesWithPlaces(find).map(({ name, place }) => idsNear({ name, near: place, ...within })),
    )
    return [...new Set([...both.flat(), ...named])]
  }

  return {
    async find(who, query) {
      const ids = await idsFor(who, query)
      const items = await transactions.run(who.actor, (tx) => readClaimable(tx, ids, who.organisation.id))
      const names = [query.find, ...namesWithPlaces(query.find).map(({ name }) => name)]
      const rank = ({ name, isClaimed }: ClaimableListing) =>
        Math.min(...names.map((asked) => nameRank(name, asked))) * 2 + Number(isClaimed)
      return items.toSorted((one, other) => rank(one) - rank(other))
    },
    read: (who) =>
      transactions.run(who.actor, async (tx) => ({
        view: 'operator' as const,
        claims: await listOwnClaims(tx, who.organisation.id, listLength),
        notices: await listNotices(tx, who.organisation.id, listLength),
      })),
    async make(who, residenceId) {
      perPerson.take(who.person.id)
      const { organisation, person } = who
      return transactions.run(who.actor, async (tx) => {
        const house = await findListed(tx, residenceId, organisation.id)
        if (!house) throw new AppError('not_found', 'This house is not on the public list any more.')
        if (house.isOwn) throw new AppError('conflict', 'This house is yours already. You find it under Houses.')
        const made = { madeBy: person.id, madeName: person.name, madeEmail: person.email }
        const claim = { organisationId: organisation.id, organisationName: organisation.name, ...made }
        const id = await insertClaim(tx, house, claim, clock.now())
        if (id === null) return { id: (await findOpenClaim(tx, residenceId, organisation.id)) ?? '', isNew: false }
        await noteClaim(tx, organisation.id, { residenceId, residenceName: house.name }, 'made')
        return { id, isNew: true }
      })
    },
    async sendLetter(who, id, letter) {
      await requireOwn(transactions, who, id)
      await asSystem(who, async (tx) => {
        const locked = await lockToShow(tx, id)
        await settling.shown(tx, locked, { way: 'letter', letter, at: clock.now() })
      })
    },
    async withdraw(who, id) {
      await requireOwn(transactions, who, id)
      await asSystem(who, async (tx) => {
        const locked = await lockClaim(tx, id)
        if (!locked) throw missing()
        const { claim } = locked
        if (claim.endedAt !== null) throw endedAlready(claim)
        const at = clock.now()
        await endClaim(tx, id, { as: 'withdrawn', at, reason: '', by: null })
        await noteClaim(tx, claim.organisationId, claim, 'withdrawn')
        const told = await endNotice(tx, id, 'withdrawn', at)
        const waiting = whoseWait(locked.others)
        if (claim.shownAt !== null) await telling.decider(tx, 'withdrawn', claim, claim.madeEmail, { waiting })
        for (const holder of told) await telling.holder(tx, 'withdrawn', claim, holder, { waiting })
        await settling.review(tx, locked, at)
      })
    },
    async object(who, id, words) {
      const holderId = who.organisation.id
      const sees = await transactions.run(who.actor, (tx) => seesNotice(tx, id, holderId))
      if (!sees) throw missing()
      await asSystem(who, async (tx) => {
        const locked = await lockClaim(tx, id)
        if (!locked) throw missing()
        if (locked.house.claimedAt === null || locked.house.organisationId !== holderId) {
          throw new AppError('conflict', 'You no longer hold this house, so you cannot object to a claim of it.')
        }
        const objection = { words, name: who.person.name, at: clock.now() }
        const isKept = await insertObjection(tx, { claimId: id, holderId }, objection)
        if (!isKept) throw new AppError('conflict', 'You have objected already, or the claim is decided.')
        await noteClaim(tx, holderId, locked.claim, 'objected')
        const holder = who.organisation.name
        await telling.decider(tx, 'objected-for-decider', locked.claim, who.person.email, { holder })
      })
    },
  }
}

function nameRank(name: string, find: string): number {
  const [whole, asked] = [name, find].map((text) => text.trim().toLowerCase().replace(/\s+/g, ' '))
  if (!whole || !asked) return 2
  if (whole === asked) return 0
  return whole.startsWith(asked) ? 1 : 2
}

export function systemFor({ person, origin }: AtClaims): Actor {
  return { kind: 'system', personId: person.id, origin }
}

export function whoseWait(claims: readonly Claim[]): string {
  const waiting = claims.filter(({ endedAt, shownAt }) => endedAt === null && shownAt !== null)
  return waiting.map(({ organisationName }) => organisationName).join(' and ')
}

export function missing(): AppError {
  return new AppError('not_found', 'There is no such claim.')
}

export function endedAlready({ endedAs, decidedName }: Claim): AppError {
  const by = decidedName === null ? '' : ` by ${decidedName}`
  return new AppError('conflict', `This claim has ended already: it was ${endedAs}${by}.`)
}

/** Throws `not_found` where the database does not show the claim to the actor. */
export async function requireOwn(transactions: Transactions, who: AtClaims, id: string): Promise<void> {
  if (!(await transactions.run(who.actor, (tx) => seesClaim(tx, id)))) throw missing()
}

/** Locks the claim. Throws `conflict` when it can no longer be proved. */
export async function lockToShow(tx: Tx, id: string) {
  const locked = await lockClaim(tx, id)
  if (!locked) throw missing()
  if (locked.claim.endedAt !== null) throw endedAlready(locked.claim)
  if (locked.claim.shownAt !== null) throw new AppError('conflict', 'This claim is proved already.')
  return locked
}
