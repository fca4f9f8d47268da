import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { type CodeWay, codeMinutes, codeTries } from '#domain/claims/claim.ts'
import { type ClaimCase, findClaim, findObstacle } from '#domain/claims/claim-case.ts'
import { minuteMs } from '#domain/language/durations.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { describePlace } from '#server/modules/claims/mails/mailing.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { SharedLimits } from '#server/plumbing/admission/limits/shared-limits.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { writeCodeMail, writeCodeText } from './code.mails.ts'
import { countTry, findCode, insertCode, type SentCode } from './codes.store.ts'
import type { StopLinks } from './stop-links.rules.ts'

export type Codes = ReturnType<typeof createCodes>
type CodeAttempt = { way: CodeWay; wrong: null } | { way: null; wrong: string }

export function createCodes(parts: {
  mail: Pick<MailService, 'enqueue' | 'enqueueText'>
  clock: Clock
  limits: SharedLimits
  /** Not in the database: a hash of six digits alone could be guessed at once. */
  secretKey: string
  links: StopLinks
  baseUrl: string
}) {
  const { mail, clock, limits, secretKey, links, baseUrl } = parts
  const perClaim = limits.limit('claim-code', { uses: 5, window: 3600 })
  const computeHash = (claimId: string, code: string) =>
    createHmac('sha256', secretKey).update(`claim ${claimId} ${code}`).digest()

  return {
    async send(tx: Tx, of: ClaimCase, { claimId, way, to }: { claimId: string; way: CodeWay; to: string }) {
      const { residence, decider } = of
      const claim = findClaim(of, claimId)
      const { organizationId } = claim
      // Counted for each claimant and listing, also over several claims, so that one claimant does not use up the codes of others.
      await perClaim.take(tx, `${residence.id} ${organizationId}`)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const sentAt = clock.now()
      const expiresAt = new Date(sentAt.getTime() + codeMinutes * minuteMs)
      await insertCode(tx, { claimId, organizationId, way, sentAt, expiresAt, hash: computeHash(claimId, code) })
      const words = {
        residence: describePlace(claim),
        residenceUrl: `${baseUrl}/residences/${residence.slug}`,
        code,
        decider: decider.name,
        needsDecision: findObstacle(of, { ...claim, way }) !== null,
        person: claim.madeName,
        organization: claim.organizationName,
        stopUrl: `${baseUrl}/not-us/${links.make(claimId)}`,
      }
      const about = { kind: 'claim-code', to, confidential: true }
      if (way === 'email') await mail.enqueue(tx, { ...about, mailText: writeCodeMail(words) })
      else await mail.enqueueText(tx, { ...about, about: 'A code as a text message', text: writeCodeText(words) })
    },
    /** A wrong try is counted: the caller keeps the transaction. */
    async try(tx: Tx, claimId: string, typed: string): Promise<CodeAttempt> {
      const code = await findCode(tx, claimId)
      const wrong = findRefusalOfCode(code, clock.now())
      if (!code || wrong !== null) return { way: null, wrong: wrong ?? '' }
      const isRight = timingSafeEqual(code.hash, computeHash(claimId, typed))
      await countTry(tx, code.id, isRight ? clock.now() : null)
      return isRight
        ? { way: code.way, wrong: null }
        : { way: null, wrong: describeWrongCode(codeTries - code.tries - 1) }
    },
  }
}

function findRefusalOfCode(code: SentCode, now: Date): string | null {
  if (!code) return 'Ask for a code first.'
  if (code.tries >= codeTries) return `That code was tried ${codeTries} times and no longer works. Ask for a new one.`
  if (code.expiresAt <= now) return `That code is older than ${codeMinutes} minutes. Ask for a new one.`
  return null
}

function describeWrongCode(left: number): string {
  if (left === 0) return `That is not the code. It was tried ${codeTries} times and no longer works. Ask for a new one.`
  return `That is not the code. You have ${formatCount(left, 'try', 'tries')} left.`
}
