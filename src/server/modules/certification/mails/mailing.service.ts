import { type DecisionRules, describeInterview } from '#domain/certification/application/application.ts'
import {
  type Application,
  type ApplicationCase,
  listOpenRules,
} from '#domain/certification/application/application-case.ts'
import type { ApplicationMail, ApplicationOutcome } from '#domain/certification/application/application-event.ts'
import { toCertificateDay } from '#domain/certification/certificate/certificate.ts'
import { computeCertifiedDays } from '#domain/certification/certificate/issued-certificate.ts'
import { addDays } from '#domain/language/added-time.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { buildVerifyPath } from '#domain/language/language.ts'
import { formatMomentWithYear, toLocalDay } from '#domain/language/local-moment.ts'
import { describeNarrLevel } from '#domain/residence/residence.ts'
import { hasSecond } from '#server/modules/certification/cases/events.rules.ts'
import { listOfficers, listReviewers, type Officer } from '#server/modules/certification/cases/people.store.ts'
import { findCertifiedUntil, findStandingNumber } from '#server/modules/certification/lists/application-lists.store.ts'
import { mayGoOn } from '#server/modules/certification/lists/going-on.rules.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { buildDatesPath, buildMailedPath } from './addresses.rules.ts'
import { type ApplicationFacts, writeApplicationMail } from './application.mails.ts'

export type ApplicationMailing = ReturnType<typeof createApplicationMailing>

type Parts = Pick<ServerParts, 'supportEmail' | 'baseUrl'> & { mail: Pick<MailService, 'enqueue'> }

export function createApplicationMailing(parts: Parts) {
  async function listAddresses(tx: Tx, of: ApplicationCase, mail: ApplicationMail): Promise<string[]> {
    const { application } = of
    const { kind, to } = mail
    if (to === 'alliance') return (await isTheirs(tx, of, kind)) ? [parts.supportEmail] : []
    const organizationId = to === 'applicant' ? application.organizationId : application.affiliateId
    const people = to === 'affiliate' ? await listDeciding(tx, of, kind) : await listOfficers(tx, organizationId)
    // Whoever proposed it does not confirm it.
    const isAsked = (id: string) => kind !== 'to-confirm' || id !== application.proposedBy
    const officers = people.filter(({ id }) => isAsked(id)).map(({ email }) => email)
    // Whoever began it hears of it while they still belong to the organization; else those who lead it do.
    const { startedByEmail } = application
    if (kind.startsWith('silence-')) return officers
    return to === 'applicant' && officers.includes(startedByEmail) ? [startedByEmail] : officers
  }
  async function readFacts(tx: Tx, of: ApplicationCase, mail: ApplicationMail): Promise<ApplicationFacts> {
    const { residenceId, endedAt } = of.application
    const isDecided = mail.kind === 'decided' && endedAt !== null
    if (!isDecided) return toFacts(of, mail, { certifiedUntil: null, number: null, baseUrl: parts.baseUrl })
    const day = toCertificateDay(endedAt)
    const certifiedUntil = await findCertifiedUntil(tx, residenceId, day)
    const number = await findStandingNumber(tx, residenceId, day)
    return toFacts(of, mail, { certifiedUntil, number, baseUrl: parts.baseUrl })
  }
  return {
    async send(tx: Tx, { case: of, mails }: ApplicationOutcome): Promise<void> {
      for (const outgoing of mails) {
        const mailText = writeApplicationMail(outgoing.kind, await readFacts(tx, of, outgoing))
        for (const to of await listAddresses(tx, of, outgoing)) {
          await parts.mail.enqueue(tx, { kind: `application-${outgoing.kind}`, to, mailText })
        }
      }
    },
  }
}

function saySilentEnd({ noticedAt, stateCode }: Application, { noContact }: DecisionRules): string {
  return noticedAt ? formatLongDay(toLocalDay(addDays(noticedAt, noContact.noticeDays), stateCode)) : ''
}

/** A proposal is the alliance's where nobody of the affiliate may confirm it. */
async function isTheirs(tx: Tx, { application }: ApplicationCase, kind: ApplicationMail['kind']): Promise<boolean> {
  const { proposedBy } = application
  return kind !== 'to-confirm' || (proposedBy !== null && !hasSecond(proposedBy, await listReviewers(tx, application)))
}

/** None of them stepped back, or belongs to who applies; an answer goes to who asked while they are among them. */
async function listDeciding(tx: Tx, of: ApplicationCase, kind: ApplicationMail['kind']): Promise<Officer[]> {
  const able = mayGoOn(of, await listReviewers(tx, of.application))
  if (kind !== 'answered') return able
  const last = of.questions.toSorted((one, other) => Number(one.answeredAt) - Number(other.answeredAt)).at(-1)
  const askers = able.filter(({ name }) => name === last?.askedByName)
  return askers.length > 0 ? askers : able
}

function findTimed({ application, decisionRules }: ApplicationCase): ApplicationFacts['timed'] {
  const { endedAs, endedAt, stateCode } = application
  if (endedAs !== 'conditional' || endedAt === null) return null
  const { form, checkInOn } = computeCertifiedDays(endedAt, stateCode, true)
  const extensionDays = decisionRules.conditional?.extensionDays ?? null
  return form === null ? null : { form, checkInOn, extensionDays }
}

type MailContext = { certifiedUntil: string | null; number: string | null; baseUrl: string }

function toFacts(
  of: ApplicationCase,
  { to, slots }: ApplicationMail,
  { certifiedUntil, number, baseUrl }: MailContext,
): ApplicationFacts {
  const { application, decisionRules } = of
  const { id, residenceName, city, stateCode, organizationName, affiliateName, level, endedAs, isRenewal } = application
  return {
    reader: to,
    // Operators chose these names, so a mail never turns them into links.
    name: cleanNameForMail(residenceName),
    residence: `${cleanNameForMail(residenceName)} in ${cleanNameForMail(city)}, ${stateCode}`,
    operator: cleanNameForMail(organizationName),
    affiliate: affiliateName,
    level: describeNarrLevel(level).replace(/,.*/, ''),
    words: slots.words ?? '',
    rule: slots.rule ?? '',
    at: slots.at ? formatMomentWithYear(slots.at, stateCode) : '',
    inspector: slots.inspector ?? '',
    where: describeInterview(application),
    isMoved: application.interviewSets > 1,
    open: listOpenRules(of).length,
    silentEnd: saySilentEnd(application, decisionRules),
    isStarted: application.stage === 'started',
    endedAs,
    isRenewal,
    certifiedUntil,
    certificate: number === null ? null : { number, url: `${baseUrl}${buildVerifyPath(number)}` },
    conditions: application.endConditions,
    timed: findTimed(of),
    appealUntil: application.endedAt
      ? formatLongDay(toLocalDay(addDays(application.endedAt, decisionRules.appealDays), stateCode))
      : '',
    noContact: decisionRules.noContact,
    url: `${baseUrl}${buildMailedPath(to, { id, rule: slots.rule ?? null })}`,
    calendarUrl: `${baseUrl}${buildDatesPath(id)}`,
  }
}
