import { randomUUID } from 'node:crypto'
import type { AnswerWay } from '#domain/inquiries/inquiry.ts'
import {
  canReplyHere,
  cleanReply,
  findAddress,
  findReplyProblem,
  type ReplyProblem,
  replyLimits,
} from '#domain/inquiries/reply.ts'
import { toDialNumber } from '#domain/inquiries/tel-address.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { AppError, buildFieldsError } from '#server/plumbing/calls/errors.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import {
  findLastReply,
  findPublicWays,
  insertReply,
  listUnsettled,
  reopenUnreached,
  settleReply,
} from './replies.store.ts'
import { writeReplyMail } from './reply.mails.ts'

type AskedInquiry = {
  id: string
  residenceId: string
  answerBy: AnswerWay | null
  reach: string
  language: 'en' | 'es'
}

type Answerer = { organizationId: string; person: { id: string; name: string } }

export type Replies = ReturnType<typeof createReplies>

const settledAtOnce = 100

type Parts = Pick<ServerParts, 'transactions' | 'limits' | 'textsGoOut'> & {
  mail: Pick<MailService, 'enqueue' | 'enqueueText' | 'startDelivery' | 'statesOf'>
}

export function createReplies({ transactions, mail, limits, textsGoOut }: Parts) {
  const perResidence = limits.limit('inquiry-reply', { uses: 120, window: 3600 })
  const perQuestion = limits.limit('inquiry-reply-one', { uses: 5, window: 86_400 })

  return {
    startDelivery: mail.startDelivery,
    async isSaid(tx: Tx, inquiryId: string, words: string, personId: string): Promise<boolean> {
      const last = await findLastReply(tx, inquiryId)
      return last !== null && last.sentBy === personId && last.words === cleanReply(words)
    },
    /** Throws `invalid_input`, `conflict` where it cannot leave from here, and `too_many_requests`. */
    async send(
      tx: Tx,
      asked: AskedInquiry,
      { organizationId, person }: Answerer,
      said: string,
      at: Date,
    ): Promise<void> {
      const { answerBy: way, reach, language } = asked
      if (!canReplyHere(way, reach, textsGoOut)) {
        throw new AppError('conflict', 'They did not ask for an answer by a way that leaves from here.')
      }
      const words = cleanReply(said)
      const problem = findReplyProblem(words, way)
      if (problem !== null) throw buildRefusedError(problem, words, way)
      await perResidence.take(tx, organizationId)
      await perQuestion.take(tx, asked.id)
      const id = randomUUID()
      await insertReply(tx, { id, organizationId, inquiryId: asked.id, way, words, at, by: person })
      const about = { id, kind: 'inquiry-reply', confidential: true }
      if (way === 'text') {
        const text = { about: 'An answer to a question', text: words }
        return mail.enqueueText(tx, { ...about, to: toDialNumber(reach), ...text })
      }
      const { phone, email } = await findPublicWays(tx, asked.residenceId)
      const facts = { words, residencePhone: phone, canReply: email !== '' }
      const replyTo = email === '' ? {} : { replyTo: email }
      await mail.enqueue(tx, { ...about, ...replyTo, to: reach, mailText: writeReplyMail(language, facts) })
    },
    async settle(): Promise<void> {
      let seen = 0
      do {
        seen = await transactions.run(system, settleSome)
      } while (seen === settledAtOnce)
    },
  }

  async function settleSome(tx: Tx): Promise<number> {
    const ids = await listUnsettled(tx, settledAtOnce)
    const states = await mail.statesOf(tx, ids)
    let settled = 0
    for (const id of ids) {
      const state = states.get(id)
      if (state === 'queued' || state === 'sending') continue
      // A row that is gone was sent: the outbox deletes sent mails after their time.
      await settleReply(tx, id, state === 'failed' ? 'failed' : 'sent')
      if (state === 'failed') await reopenUnreached(tx, id)
      settled += 1
    }
    return settled
  }
}

function buildRefusedError(problem: ReplyProblem, said: string, way: 'email' | 'text'): AppError {
  const words = {
    missing: 'Write what they should read.',
    too_long: `Use at most ${replyLimits[way]} letters.`,
    link: `Leave out addresses of pages and email. If “${findAddress(said)}” is none, put a space after the dot.`,
  }[problem]
  return buildFieldsError({ words })
}
