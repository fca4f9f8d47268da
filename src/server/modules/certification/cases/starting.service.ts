import { randomUUID } from 'node:crypto'
import { type RuleToAsk, startApplication } from '#domain/certification/application/starting.ts'
import { mayRenew } from '#domain/certification/certificate/renewing.ts'
import { buildOverlay, refuseLevel } from '#domain/certification/overlays/overlay-of.ts'
import { moveAnswers } from '#domain/certification/standard/move-answers.ts'
import { type AskedRule, listAskedRules } from '#domain/certification/standard/rules-for.ts'
import { currentVersion, findStandard } from '#domain/certification/standard/versions.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import type { NarrLevel } from '#domain/residence/residence.ts'
import { type CopiedRule, copyEvidence } from '#server/modules/certification/evidence/evidence.store.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import { findDecidingAffiliate } from '#server/plumbing/members.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { insertCase } from './application.store.ts'
import { type CertificationContext, toSystemActor } from './cases.service.ts'
import { findResidence, findUnderWay, type LastAnswers, readLastAnswers, readSharedAnswers } from './starting.store.ts'

type StartedApplication = { id: string; isNew: boolean }

export function createStarting({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  return {
    /** Gives the application under way where there is one. */
    start: (who: CertificationContext, residenceId: string, level: number): Promise<StartedApplication> =>
      // The contract checks that it is one of the four.
      transactions.run(toSystemActor(who), (tx) =>
        start(tx, who, { residenceId, level: level as NarrLevel, at: clock.now() }),
      ),
  }
}

async function start(
  tx: Tx,
  { organization, person }: CertificationContext,
  { residenceId, level, at }: { residenceId: string; level: NarrLevel; at: Date },
): Promise<StartedApplication> {
  const residence = await findResidence(tx, organization.id, residenceId)
  if (!residence) throw new AppError('not_found', 'There is no such home.')
  const underWay = await findUnderWay(tx, residenceId)
  if (underWay !== null) return { id: underWay, isNew: false }
  const affiliate = await findDecidingAffiliate(tx, residence.stateCode)
  if (!affiliate) throw new AppError('conflict', 'The affiliate of this state does not take applications here yet.')
  const [id, version] = [randomUUID(), currentVersion]
  const { certifiedUntil } = residence
  const overlay = buildOverlay(residence.stateCode)
  const isRenewal = mayRenew(certifiedUntil, toLocalDay(at, residence.stateCode), overlay)
  const wrong = refuseLevel(affiliate.name, level, overlay)
  if (wrong !== null) throw new AppError('invalid_input', wrong, { fields: { level: wrong } })
  const asked = listAskedRules({ version, level, overlay })
  const rules = asked.map(toAsk)
  const former = await readLastAnswers(tx, residenceId, organization.id)
  const own = toLast(former, version)
  const shared = asked.filter(({ scope }) => scope === 'organization').map(({ code }) => code)
  const last = fillIn(own, await readSharedAnswers(tx, organization.id, { version, codes: shared }))
  const by = { name: person.name, email: person.email }
  const begun = { id, operator: organization, residence, affiliate, by, level, version, isRenewal, rules, last, at }
  if (!(await insertCase(tx, startApplication(begun)))) {
    throw new AppError('conflict', 'An application of this home was begun a moment ago. Open it.')
  }
  if (former) await copyEvidence(tx, { from: former.id, to: id, rules: toCopied(former.version, asked), at })
  const about = { organizationId: organization.id, subject: 'application', subjectId: residenceId }
  await noteChange(tx, { ...about, subjectName: residence.name, change: 'started', after: { level } })
  return { id, isNew: true }
}

/** What this home was not asked before, its other homes may have answered. */
function fillIn(own: LastAnswers['rules'], shared: LastAnswers['rules']): LastAnswers['rules'] {
  const answered = new Set(own.filter(({ answer }) => answer !== null).map(({ code }) => code))
  const others = shared.filter(({ code }) => !answered.has(code))
  const added = new Set(others.map(({ code }) => code))
  return [...own.filter(({ code }) => !added.has(code)), ...others]
}

const toAsk = ({ code, isRequired, evidence }: AskedRule): RuleToAsk => ({
  code,
  isRequired,
  isSeenOnSite: evidence.includes('on_site'),
})

/** A state's own rules keep their codes in every version. */
function toCopied(formerVersion: string, asked: readonly AskedRule[]): CopiedRule[] {
  const kept = moveAnswers(findStandard(formerVersion), findStandard(currentVersion)).kept
  const former = new Map(kept.map(({ code, formerCode }) => [code, formerCode]))
  return asked.flatMap(({ code, domain, scope }) => {
    const formerCode = domain === null ? code : former.get(code)
    return formerCode === undefined ? [] : [{ code, formerCode, isShared: scope === 'organization' }]
  })
}

function toLast(last: LastAnswers | null, version: string): LastAnswers['rules'] {
  if (!last) return []
  const moved = new Map(
    moveAnswers(findStandard(last.version), findStandard(version)).kept.map(({ code, formerCode }) => [
      formerCode,
      code,
    ]),
  )
  return last.rules.flatMap((rule) => {
    const code = moved.get(rule.code) ?? (/^[A-Z]/.test(rule.code) ? rule.code : undefined)
    return code === undefined ? [] : [{ ...rule, code }]
  })
}
