import { findTurnOfCase } from '#domain/grievances/decide.ts'
import { formatCaseNumber } from '#domain/grievances/grievance.ts'
import type { GrievanceCase } from '#domain/grievances/grievance-case.ts'
import type { GrievanceMail, GrievanceOut } from '#domain/grievances/grievance-event.ts'
import { buildCasePath } from '#domain/language/language.ts'
import { allianceId } from '#domain/people/organization.ts'
import { listHandlers } from '#server/modules/grievances/cases/readers.store.ts'
import { findContact } from '#server/modules/grievances/filing/filing.store.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import { listLeaderEmails } from '#server/plumbing/members.ts'
import { sealAddress } from '#server/plumbing/sealing/sealed-address.ts'
import type { Seals } from '#server/plumbing/sealing/sealed-text.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { type HandlerNews, writeFilerMail, writeHandlerMail, writeOperatorAskedMail } from './grievance.mails.ts'

type Parts = Pick<ServerParts, 'secretKey' | 'supportEmail' | 'baseUrl'> & { mail: Outbox; seals: Seals }

type NewCase = {
  id: string
  organizationId: string
  operatorId: string | null
  place: string
  stateCode: string
  due: Date
}

type ToHandlers = {
  id: string
  organizationId: string
  operatorId: string | null
  steppedBack: readonly string[]
  place: string
  due: Date | null
}

export type GrievanceMailing = ReturnType<typeof createGrievanceMailing>

export function createGrievanceMailing(parts: Parts) {
  const { mail, seals, secretKey, supportEmail, baseUrl } = parts

  async function tellHandlers(tx: Tx, news: HandlerNews, to: ToHandlers): Promise<void> {
    const { id, organizationId, place, due } = to
    const url = `${baseUrl}/affiliate/grievances/${id}`
    const mailText = writeHandlerMail(news, { number: formatCaseNumber(id), place, due, url })
    const isAlliances = organizationId === allianceId
    const emails = isAlliances ? [supportEmail] : (await listHandlers(tx, organizationId, to)).map(({ email }) => email)
    for (const email of emails) await mail.enqueue(tx, { kind: 'case-for-handler', to: email, mailText })
  }

  async function tellFiler(tx: Tx, id: string): Promise<void> {
    const contact = await findContact(tx, id)
    const email = contact ? seals.open(contact.email, id) : null
    if (!contact || email === null) return
    const mailText = writeFilerMail(contact.language, baseUrl + buildCasePath(contact.language))
    await mail.enqueue(tx, { kind: 'case-news', to: sealAddress(email, secretKey), confidential: true, mailText })
  }

  async function tellOperator(tx: Tx, { grievance }: GrievanceCase, due: Date): Promise<void> {
    const { residenceName: residence, organizationName: handler, operatorId } = grievance
    if (operatorId === null) return
    const mailText = writeOperatorAskedMail({ residence, handler, due, url: `${baseUrl}/workspace/concerns` })
    for (const to of await listLeaderEmails(tx, operatorId)) {
      await mail.enqueue(tx, { kind: 'case-for-house', to, mailText })
    }
  }

  async function sendOne(tx: Tx, of: GrievanceCase, one: GrievanceMail): Promise<void> {
    const { grievance } = of
    if (one.to === 'filer') return tellFiler(tx, grievance.id)
    if (one.to === 'operator') return tellOperator(tx, of, one.dueAt)
    const turn = findTurnOfCase(of)
    const place = grievance.residenceName || grievance.stateCode
    const due = turn?.whose === 'handler' ? turn.due : null
    const about = {
      id: grievance.id,
      operatorId: grievance.operatorId,
      steppedBack: grievance.steppedBack,
      place,
      due,
    }
    const organizationId = one.to === 'alliance' ? allianceId : grievance.organizationId
    await tellHandlers(tx, one.kind, { ...about, organizationId })
  }

  return {
    async send(tx: Tx, out: GrievanceOut): Promise<void> {
      for (const one of out.mails) await sendOne(tx, out.case, one)
    },
    async tellOfNew(tx: Tx, { place, stateCode, ...to }: NewCase): Promise<void> {
      await tellHandlers(tx, 'came_in', { ...to, steppedBack: [], place: place || stateCode })
    },
    start: () => mail.startDelivery(),
  }
}
