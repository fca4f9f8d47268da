import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { type CodeWay, codeMinutes, codeTries } from '#domain/claims/claim.ts'
import { textNumber } from '#domain/reminders/reminder-words.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { SharedLimits } from '#server/plumbing/gate/limits/shared-limits.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { addressBlock } from '#server/plumbing/visitors/address-block.ts'
import { rateLimit } from '#server/plumbing/visitors/rate-limit.ts'
import { type AtClaims, lockToShow, requireOwn, systemFor } from './claims.service.ts'
import { affiliateOf, countTry, findCode, type HeldHouse, insertCode, type SentCode } from './claims.store.ts'
import { type CodeFacts, codeLetter, codeText } from './letters/code.mails.ts'
import { houseWords } from './letters/telling.service.ts'
import { noteClaim } from './lists/claim-history.store.ts'
import { alliance, type Settling } from './settling/settling.service.ts'
import type { StopLinks } from './stopping/stop-links.ts'

export type Proof = {
  /**
   * Throws `not_found`, `conflict` for a claim that is past this, `not_allowed` where the listing has no such
   * contact, `too_many_requests`.
   */
  sendCode(who: AtClaims, id: string, way: CodeWay, clientAddress: string): Promise<void>
  /**
   * True if the house was handed over at once. Throws `invalid_input` with what is wrong with the code, and what
   * `sendCode` throws.
   */
  prove(who: AtClaims, id: string, code: string, clientAddress: string): Promise<{ isDecided: boolean }>
}

type Tried = { kind: 'right'; isDecided: boolean } | { kind: 'refused'; words: string }

export function createProof(parts: {
  transactions: Transactions
  mail: Pick<MailService, 'enqueue' | 'enqueueText' | 'nudge'>
  settling: Settling
  clock: Clock
  limits: SharedLimits
  /** Not in the database: a hash of six digits alone could be guessed at once. */
  secretKey: string
  links: StopLinks
  baseUrl: string
}): Proof {
  const { transactions, mail, settling, clock, limits, secretKey, links, baseUrl } = parts
  const sent = {
    perClaim: limits.limit('claim-code', { uses: 5, window: 3600 }),
    perPerson: limits.limit('claim-code-person', { uses: 10, window: 3600 }),
    perAddress: limits.limit('claim-code-address', { uses: 20, window: 3600 }),
  }
  const tried = {
    perPerson: rateLimit({ limit: 50, windowSeconds: 3600, clock }),
    perAddress: rateLimit({ limit: 100, windowSeconds: 3600, clock }),
  }
  const hashOf = (claimId: string, code: string) =>
    createHmac('sha256', secretKey).update(`claim ${claimId} ${code}`).digest()

  async function send(tx: Tx, way: CodeWay, to: string, words: CodeFacts): Promise<void> {
    const about = { kind: 'claim-code', to, confidential: true }
    if (way === 'email') await mail.enqueue(tx, { ...about, letter: codeLetter(words) })
    else await mail.enqueueText(tx, { ...about, about: 'A code as a text message', text: codeText(words) })
  }

  async function tryCode(tx: Tx, id: string, typed: string): Promise<Tried> {
    const locked = await lockToShow(tx, id)
    const code = await findCode(tx, id)
    const words = whyNot(code, clock.now())
    if (code === null || words !== null) return { kind: 'refused', words: words ?? '' }
    const isRight = timingSafeEqual(code.hash, hashOf(id, typed))
    await countTry(tx, code.id, isRight ? clock.now() : null)
    if (!isRight) return { kind: 'refused', words: wrongWords(codeTries - code.tries - 1) }
    const isDecided = await settling.shown(tx, locked, { way: code.way, letter: '', at: clock.now() })
    return { kind: 'right', isDecided }
  }

  return {
    async sendCode(who, id, way, clientAddress) {
      await requireOwn(transactions, who, id)
      await transactions.run(systemFor(who), async (tx) => {
        await sent.perPerson.take(tx, who.person.id)
        await sent.perAddress.take(tx, addressBlock(clientAddress))
        const { house, claim } = await lockToShow(tx, id)
        if (claim.disownedAt !== null) throw new AppError('not_allowed', notKnown)
        const to = published(house, way)
        if (to === null) throw new AppError('not_allowed', notPublished[way])
        // So often the listing hears of each who claims it, also by a claim made anew: nobody uses up what others may send.
        await sent.perClaim.take(tx, `${house.id} ${claim.organisationId}`)
        const code = String(randomInt(1_000_000)).padStart(6, '0')
        const sentAt = clock.now()
        const expiresAt = new Date(sentAt.getTime() + codeMinutes * 60_000)
        const { organisationId } = claim
        await insertCode(tx, { claimId: id, organisationId, way, sentAt, expiresAt, hash: hashOf(id, code) })
        await noteClaim(tx, organisationId, claim, 'code_sent', { way })
        const decider = (await affiliateOf(tx, claim.stateCode)) ?? alliance
        await send(tx, way, to, {
          house: houseWords(claim),
          houseUrl: `${baseUrl}/residences/${house.slug}`,
          code,
          decider: decider.name,
          person: claim.madeName,
          organization: claim.organisationName,
          stopUrl: `${baseUrl}/not-us/${links.make(id)}`,
        })
      })
      await mail.nudge()
    },
    async prove(who, id, typed, clientAddress) {
      await requireOwn(transactions, who, id)
      tried.perPerson.take(who.person.id)
      tried.perAddress.take(addressBlock(clientAddress))
      // A wrong try is counted, so nothing may be thrown before it is kept.
      const result = await transactions.run(systemFor(who), (tx) => tryCode(tx, id, typed))
      if (result.kind === 'refused') {
        throw new AppError('invalid_input', result.words, { fields: { code: result.words } })
      }
      await mail.nudge()
      return { isDecided: result.isDecided }
    },
  }
}

const notPublished = {
  email: 'This listing publishes no email. Tell the affiliate what you can show instead.',
  phone: 'This listing publishes no phone that takes texts. Choose another way.',
} satisfies Record<CodeWay, string>

const notKnown = 'Someone at this house said that they do not know you. Say what papers you can show instead.'

function published({ isListed, email, phone, takesTexts }: HeldHouse, way: CodeWay): string | null {
  if (!isListed) return null
  if (way === 'phone') return takesTexts ? textNumber(phone) : null
  return email !== null && /^[^\s<>,;@]+@[^\s<>,;@]+$/.test(email) ? email : null
}

function whyNot(code: SentCode | null, now: Date): string | null {
  if (code === null) return 'Ask for a code first.'
  if (code.tries >= codeTries) return 'That code was tried 5 times and no longer works. Ask for a new one.'
  if (code.expiresAt <= now) return 'That code is older than 10 minutes. Ask for a new one.'
  return null
}

function wrongWords(left: number): string {
  if (left === 0) return 'That is not the code. It was tried 5 times and no longer works. Ask for a new one.'
  return `That is not the code. You have ${left === 1 ? '1 try' : `${left} tries`} left.`
}
