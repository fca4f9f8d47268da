import type { ApplicationQueue, CertificationSetting } from '#contract/certification/application-lists.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { addMonths, toShownSetting } from '#domain/certification/application/application.ts'
import type { ApplicationCase } from '#domain/certification/application/application-case.ts'
import { noApplication, refuseReader } from '#domain/certification/application/guards.ts'
import { describeGoingOn, describeSteppingBack } from '#domain/certification/application/leaving/stepped-back.ts'
import { toCertificateDay } from '#domain/certification/certificate/certificate.ts'
import { changedMeanwhile, refuseAsNotAllowed, refuseAsNotFound } from '#domain/decisions/refusal.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { toRefusalError } from '#server/plumbing/calls/refuse.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { writeCalendar } from './calendar/calendar.rules.ts'
import { listDates } from './calendar/dates.rules.ts'
import { readCase, type StoredCase } from './cases/application.store.ts'
import {
  type ApplicationCases,
  type CertificationContext,
  readActing,
  readDecisionRules,
} from './cases/cases.service.ts'
import { listNames, listOfficers, listReviewers, readPlace, readStateCode } from './cases/people.store.ts'
import type { EvidenceService } from './evidence/evidence.service.ts'
import {
  countBeds,
  findCertificate,
  findCertifiedUntil,
  findIssuedNumber,
  findLine,
  listCertifiable,
  listCertificates,
  listForDeciders,
  listOfOrganization,
  listSilent,
  lockSetting,
  saveSetting,
} from './lists/application-lists.store.ts'
import { mayReach, toAnswer, toApply, toLine, toOwnCertificate } from './lists/application-view.rules.ts'
import { mayGoOn } from './lists/going-on.rules.ts'
import { readListing } from './lists/listing.store.ts'
import { listDecided, listHappened } from './lists/story.store.ts'
import { chooseDeskPath } from './mails/addresses.rules.ts'
import type { VisitPhotos } from './photos/visit-photos.service.ts'

const listLength = 500

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'baseUrl'> & {
  cases: ApplicationCases
  evidence: Pick<EvidenceService, 'listShown'>
  photos: Pick<VisitPhotos, 'listShown'>
}

export function createApplications({ transactions, cases, evidence, photos, clock, baseUrl }: Parts) {
  return {
    async listOwn(who: CertificationContext, { show }: { show?: 'applications' | undefined }) {
      const organizationId = who.organization.id
      const seen = await transactions.run(who.actor, async (tx) => {
        const applications = await listOfOrganization(tx, organizationId, listLength)
        if (show === 'applications') return { applications: applications.map(toLine), certificates: [] }
        return {
          applications: applications.map(toLine),
          certificates: (await listCertificates(tx, organizationId)).map(toOwnCertificate),
        }
      })
      if (show === 'applications') return { ...seen, residences: [] }
      const day = toCertificateDay(clock.now())
      const residences = await transactions.run(system, (tx) => listCertifiable(tx, organizationId, day))
      return { ...seen, residences: residences.map((residence) => toApply(residence, day)) }
    },
    queue: (who: Pick<CertificationContext, 'actor' | 'organization'>): Promise<ApplicationQueue> =>
      transactions.run(who.actor, async (tx) => {
        const { id } = who.organization
        const applications = await listForDeciders(tx, id, listLength)
        const { deciders, holdsInterviews } = await readRulesOf(tx, id)
        const officers = (await listOfficers(tx, id)).length
        return { applications: applications.map(toLine), settings: { deciders, holdsInterviews, officers } }
      }),
    async read(who: CertificationContext, id: string): Promise<ApplicationAnswer> {
      const seen = await transactions.run(who.actor, async (tx) => {
        const [stored, row] = [await readCase(tx, id), await findLine(tx, id)]
        if (!stored || !row) return null
        if (stored.conflicts.includes(who.person.id)) return { stored, row: null }
        const shown = await evidence.listShown(tx, stored.application, who.side)
        return {
          stored,
          row,
          shown,
          visitPhotos: await photos.listShown(tx, { id, visits: stored.visits }, who.person.id),
        }
      })
      if (!seen) throw toRefusalError(noApplication)
      return transactions.run(system, async (tx) => {
        const of = await cases.addRules(tx, seen.stored)
        if (seen.row === null) throw await refuseSteppedBack(tx, of, who)
        const by = await readActing(tx, who, of.application.organizationId)
        const standing = {
          reviewers: await listReviewers(tx, of.application),
          steppedBack: await listNames(tx, of.conflicts),
          decided: await listDecided(tx, of.application),
          happened: await listHappened(tx, of.application),
        }
        const { residenceId } = of.application
        const beds = await countBeds(tx, residenceId)
        const certifiedUntil = await findCertifiedUntil(tx, residenceId, toCertificateDay(clock.now()))
        const certificate = await findCertificate(tx, residenceId)
        const certificateNumber = await findIssuedNumber(tx, of.application)
        const { row, shown, visitPhotos } = seen
        const place = await readPlace(tx, residenceId)
        const listing = by.side === 'applicant' ? await readListing(tx, of.application) : null
        return toAnswer(of, row, {
          by,
          standing,
          shown,
          visitPhotos,
          beds,
          certifiedUntil,
          certificate,
          certificateNumber,
          place,
          listing,
        })
      })
    },
    async writeDates(who: CertificationContext, id: string): Promise<string> {
      const stored = await transactions.run(who.actor, (tx) => readCase(tx, id))
      if (!stored) throw toRefusalError(noApplication)
      requireReader(stored, who)
      const place = await transactions.run(system, async (tx) => {
        const by = await readActing(tx, who, stored.application.organizationId)
        return mayReach(stored, by) ? readPlace(tx, stored.application.residenceId) : null
      })
      const dates = listDates(stored, { baseUrl, desk: chooseDeskPath(who.side), place })
      if (dates.length === 0) throw toRefusalError(refuseAsNotFound('There is no date ahead.'))
      return writeCalendar(dates, clock.now())
    },
    /** Throws `conflict` where a colleague has changed what the page showed. */
    saveSetting: (who: CertificationContext, { was, ...setting }: CertificationSetting): Promise<void> =>
      transactions.run(who.actor, async (tx) => {
        const { id } = who.organization
        await lockSetting(tx, id)
        const holds = [was, toShownSetting(setting)].includes(toShownSetting(await readRulesOf(tx, id)))
        if (was !== undefined && !holds) throw toRefusalError(changedMeanwhile)
        await saveSetting(tx, id, setting)
      }),
    /** Looks at whoever was silent for a month; the state machine says what each affiliate allows. */
    async endSilent(): Promise<void> {
      const before = addMonths(clock.now(), -1)
      await cases.sweep(await transactions.run(system, (tx) => listSilent(tx, before)))
    },
  }
}

const readRulesOf = async (tx: Tx, affiliateId: string) =>
  readDecisionRules(tx, affiliateId, (await readStateCode(tx, affiliateId)) ?? '')

async function refuseSteppedBack(tx: Tx, of: ApplicationCase, { person, side }: CertificationContext) {
  const { application, decisionRules } = of
  const own = (await listHappened(tx, application)).findLast(
    ({ change, byId }) => change === 'conflict_declared' && byId === person.id,
  )
  const left = mayGoOn(of, await listReviewers(tx, application))
  const isAppeal = application.stage === 'appeal'
  const isAlliance = left.length === 1 && decisionRules.deciders === 2 && !isAppeal
  const goesOn =
    side === 'affiliate' ? describeGoingOn({ names: left.map(({ name }) => name), isAlliance, isAppeal }) : ''
  const words = describeSteppingBack(own ? toLocalDay(own.at, application.stateCode) : null, goesOn)
  return toRefusalError(refuseAsNotAllowed(words))
}

function requireReader({ conflicts }: StoredCase, { person }: CertificationContext): void {
  const refusal = refuseReader(conflicts, person.id)
  if (refusal) throw toRefusalError(refusal)
}
