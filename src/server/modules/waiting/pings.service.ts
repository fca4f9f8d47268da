import { createHash, randomBytes } from 'node:crypto'
import type { AskedPing } from '#contract/waiting/waiting.ts'
import { toDialNumber } from '#domain/inquiries/tel-address.ts'
import { findStandingAnswer } from '#domain/waiting/decide.ts'
import { listAskWays, waitingRetentionDays } from '#domain/waiting/waiting.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { system } from '#server/plumbing/transactions.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { projectAnswers } from './listing-answers.store.ts'
import { writePingMail, writePingText } from './ping.mails.ts'
import { deleteForgotten, findPing, insertPing, takeDue } from './pings.store.ts'
import { apply, lockCaseOfPing } from './waiting-case.service.ts'

export type Pings = ReturnType<typeof createPings>

const askedAtOnce = 50
/** Whoever answers has no account: the link authorizes the system. */
const byLink = { kind: 'system', origin: { source: 'link' } } as const

type Parts = Pick<ServerParts, 'transactions' | 'rateLimits' | 'clock' | 'log' | 'baseUrl' | 'textsGoOut'> & {
  mail: Pick<MailService, 'enqueue' | 'enqueueText' | 'startDelivery'>
  refreshListing: (residenceId: string) => Promise<void>
}

export function createPings({
  transactions,
  mail,
  rateLimits,
  clock,
  log,
  baseUrl,
  textsGoOut,
  refreshListing,
}: Parts) {
  const perAddress = rateLimits('ping-answer', { limit: 60, windowSeconds: 3600 })

  async function askSome(): Promise<number> {
    return transactions.run(system, async (tx) => {
      const due = await takeDue(tx, { ways: listAskWays(textsGoOut), now: clock.now(), limit: askedAtOnce })
      for (const { id, organizationId, way, reach, language, residencePhone } of due) {
        const secret = randomBytes(24).toString('base64url')
        const link = `${baseUrl}${doors[language]}/${secret}`
        const facts = { residencePhone, link, days: waitingRetentionDays.unheard }
        await insertPing(tx, { organizationId, waitingId: id, way, secretHash: computeHash(secret) }, clock.now())
        const about = { kind: 'waiting-ping', confidential: true }
        if (way === 'email') {
          await mail.enqueue(tx, { ...about, to: reach, mailText: writePingMail(language, facts) })
        } else {
          const to = toDialNumber(reach)
          await mail.enqueueText(tx, {
            ...about,
            to,
            about: 'A question as a text message',
            text: writePingText(language, facts),
          })
        }
      }
      return due.length
    })
  }

  return {
    async askAgain(): Promise<void> {
      let [asked, all] = [0, 0]
      do {
        asked = await askSome()
        all += asked
      } while (asked === askedAtOnce)
      if (all === 0) return
      log.info('people on waiting lists were asked', { people: all })
      await mail.startDelivery()
    },
    follow: (secret: string): Promise<AskedPing | null> =>
      transactions.run(system, async (tx) => {
        const found = await findPing(tx, computeHash(secret), false)
        const answer = found && findStandingAnswer(found.answer, found.isOn)
        // Who said yes and has left since keeps no place.
        if (!found || (!found.isOn && answer !== 'no')) return null
        const { residenceName: name, residencePhone: phone, place } = found
        return { residence: { name, phone }, place, answer }
      }),
    /**
     * The same answer again changes nothing. Throws `not_found`, `conflict` for a yes after a no, and
     * `too_many_requests`.
     */
    async answer(secret: string, said: 'yes' | 'no' | 'delete', clientAddress: string): Promise<void> {
      await perAddress.take(toAddressBlock(clientAddress))
      const residenceId = await transactions.run(byLink, async (tx) => {
        const before = await lockCaseOfPing(tx, computeHash(secret))
        const { tasks } = await apply(tx, before, { kind: 'answered', said, at: clock.now() })
        return tasks.includes('refresh count') ? before.person?.residenceId : undefined
      })
      if (residenceId !== undefined) await refreshListing(residenceId)
    },
    forgetOld: (): Promise<number> => transactions.run(system, (tx) => deleteForgotten(tx, clock.now())),
    refreshAnswers: (): Promise<void> => transactions.run(system, (tx) => projectAnswers(tx, clock.now(), null)),
  }
}

const doors = { en: '/residences/waiting', es: '/es/residencias/waiting' } as const

function computeHash(secret: string): Buffer {
  return createHash('sha256').update(`waiting ${secret}`).digest()
}
