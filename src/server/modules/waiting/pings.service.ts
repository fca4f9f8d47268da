import { createHash, randomBytes } from 'node:crypto'
import type { AskedPing } from '#contract/waiting/waiting.ts'
import { toDialNumber } from '#domain/inquiries/tel-address.ts'
import { decide, findStandingAnswer } from '#domain/waiting/decide.ts'
import { listAskWays, waitingRetentionDays } from '#domain/waiting/waiting.ts'
import type { WaitingMail } from '#domain/waiting/waiting-case.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { requireOutcome } from '#server/plumbing/calls/refuse.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { projectAnswers } from './listing-answers.store.ts'
import { type PingFacts, writePingMail, writePingText } from './ping.mails.ts'
import { deleteForgotten, findPing, insertPing, lockUnheard } from './pings.store.ts'
import { apply, emptyCase, lockCaseOfPing } from './waiting-case.service.ts'

export type Pings = ReturnType<typeof createPings>

const readAtOnce = 100
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
  const ways = listAskWays(textsGoOut)
  const perAddress = rateLimits('ping-answer', { limit: 60, windowSeconds: 3600 })

  async function askSome(after: string | null): Promise<{ asked: number; last: string | undefined }> {
    return transactions.run(system, async (tx) => {
      const at = clock.now()
      const unheard = await lockUnheard(tx, { now: at, after, limit: readAtOnce })
      let asked = 0
      for (const { person, organizationId, residencePhone, everyDays, ...contact } of unheard) {
        const event = { kind: 'time_to_ask', at, contact, everyDays, ways } as const
        const { mails } = requireOutcome(decide({ ...emptyCase, organizationId, person }, event))
        for (const mail of mails) {
          const secret = randomBytes(24).toString('base64url')
          const ping = { organizationId, waitingId: person.id, way: mail.way, secretHash: computeHash(secret) }
          await insertPing(tx, ping, at)
          const link = `${baseUrl}${doors[mail.language]}/${secret}`
          await enqueue(tx, mail, { residencePhone, link, days: waitingRetentionDays.unheard })
        }
        asked += mails.length
      }
      return { asked, last: unheard.length === readAtOnce ? unheard.at(-1)?.person.id : undefined }
    })
  }

  async function enqueue(tx: Tx, { way, reach, language }: WaitingMail, facts: PingFacts): Promise<void> {
    const about = { kind: 'waiting-ping', confidential: true }
    if (way === 'email') {
      await mail.enqueue(tx, { ...about, to: reach, mailText: writePingMail(language, facts) })
    } else {
      const text = writePingText(language, facts)
      await mail.enqueueText(tx, { ...about, to: toDialNumber(reach), about: 'A question as a text message', text })
    }
  }

  return {
    async askAgain(): Promise<void> {
      let people = 0
      let after: string | undefined | null = null
      while (after !== undefined) {
        const { asked, last } = await askSome(after)
        people += asked
        after = last
      }
      if (people === 0) return
      log.info('people on waiting lists were asked', { people })
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
