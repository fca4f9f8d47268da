import { computeNoticeTime, type NoticeWay, nudgeMinutes } from '#domain/inquiries/question-notice.ts'
import { minuteMs } from '#domain/language/durations.ts'
import {
  toMessageUrl,
  writeInquiryMail,
  writeInquiryPush,
  writeInquiryText,
} from '#server/modules/inquiries/inquiry.mails.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { StopLinks } from '#server/plumbing/mail/stop-links.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import {
  findWaitingFor,
  insertLater,
  type QuestionReader,
  type ToldQuestion,
  takeLater,
  takeUnanswered,
  takeUnnotified,
} from './notices.store.ts'

export type NoticeParts = Pick<ServerParts, 'transactions' | 'clock' | 'supportEmail' | 'baseUrl' | 'textsGoOut'> & {
  mail: Pick<MailService, 'enqueue' | 'enqueueText' | 'enqueuePush' | 'startDelivery'>
  links: StopLinks
}

export type Notices = ReturnType<typeof createNotices>

const atOnce = 50
const nudgedForHours = 24

export function createNotices(parts: NoticeParts) {
  const { transactions, mail, clock } = parts

  async function workUntilNone(work: (tx: Tx, now: Date) => Promise<number>): Promise<void> {
    let done = 0
    do done = await transactions.run(system, (tx) => work(tx, clock.now()))
    while (done === atOnce)
    await mail.startDelivery()
  }

  return {
    notifyReaders: (): Promise<void> =>
      workUntilNone(async (tx, now) => {
        const questions = await takeUnnotified(tx, now, atOnce)
        for (const question of questions) await notify(parts, tx, question, now)
        return questions.length
      }),
    nudgeReaders: (): Promise<void> =>
      workUntilNone(async (tx, now) => {
        const questions = await takeUnanswered(tx, now, {
          before: new Date(now.getTime() - nudgeMinutes * minuteMs),
          since: new Date(now.getTime() - nudgedForHours * 60 * minuteMs),
          limit: atOnce,
        })
        for (const question of questions) {
          for (const reader of question.readers) {
            if (computeDue(reader, question, now) <= now) await send(parts, tx, question, reader, true)
          }
        }
        return questions.length
      }),
    notifyLater: (): Promise<void> =>
      workUntilNone(async (tx, now) => {
        const due = await takeLater(tx, now, atOnce)
        for (const one of due) {
          const question = await findWaitingFor(tx, one)
          for (const reader of question?.readers ?? []) if (question) await send(parts, tx, question, reader, false)
        }
        return due.length
      }),
  }
}

async function notify(parts: NoticeParts, tx: Tx, question: ToldQuestion, now: Date): Promise<void> {
  const { mail, supportEmail, baseUrl } = parts
  const { kind, readers, residenceEmail } = question
  for (const reader of readers) {
    const dueAt = computeDue(reader, question, now)
    if (dueAt <= now) await send(parts, tx, question, reader, false)
    else await insertLater(tx, question, { personId: reader.personId, dueAt })
  }
  // Where nobody of the organization is notified, the house's own address is; a correction also goes to the support mailbox.
  const others = new Set([
    ...(readers.length === 0 && residenceEmail !== null ? [residenceEmail] : []),
    ...(kind === 'correction' ? [supportEmail] : []),
  ])
  const mailText = writeInquiryMail(kind, toFacts(question, baseUrl))
  for (const to of others) await mail.enqueue(tx, { kind: `inquiry-${kind}`, to, mailText })
}

function computeDue(
  { quietFrom, quietTo, timeZone, tonightPasses }: QuestionReader,
  question: ToldQuestion,
  now: Date,
): Date {
  const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo, timeZone }
  return computeNoticeTime(quiet, question.isTonight && tonightPasses, now)
}

async function send(
  parts: NoticeParts,
  tx: Tx,
  question: ToldQuestion,
  { personId, email, way, phone, deviceIds }: QuestionReader,
  isAgain: boolean,
): Promise<void> {
  const { mail, baseUrl, links } = parts
  const { organizationId } = question
  const kind = `inquiry-${question.kind}${isAgain ? '-again' : ''}`
  const facts = { ...toFacts(question, baseUrl), isAgain }
  const words = writeInquiryPush(question.kind, { ...facts, city: question.city })
  for (const deviceId of deviceIds) {
    await mail.enqueuePush(tx, { kind, deviceId, about: question.residenceId, path: '/workspace/messages', ...words })
  }
  if (way === 'none') return
  if (chooseWay(parts, way) === 'text') {
    const text = writeInquiryText(question.kind, { ...facts, city: question.city })
    await mail.enqueueText(tx, { kind, to: phone, about: 'A question as a text message', text })
    return
  }
  const stopUrl = links.urlOf({ kind: 'questions', organizationId, personId })
  const settingsUrl = `${baseUrl}/workspace/notices`
  const mailText = writeInquiryMail(question.kind, { ...facts, stopUrl, settingsUrl })
  // Its link turns these mails off: only its reader may see it.
  await mail.enqueue(tx, { kind, to: email, confidential: true, stopUrl, mailText })
}

function chooseWay({ textsGoOut }: NoticeParts, way: NoticeWay): NoticeWay {
  return way === 'text' && !textsGoOut ? 'email' : way
}

function toFacts({ id, residenceName, isTonight }: ToldQuestion, baseUrl: string) {
  return { residenceName, messageUrl: toMessageUrl(baseUrl, id), isTonight }
}
