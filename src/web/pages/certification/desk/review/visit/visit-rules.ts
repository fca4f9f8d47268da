import type { ApplicationAnswer, ApplicationRule } from '#contract/certification/applications.ts'
import { filterStandingFindings, isDisputed } from '#domain/certification/application/answering/visit-findings.ts'
import type { Finding } from '#domain/certification/application/application.ts'
import { addDays } from '#domain/language/added-time.ts'
import { type FindingQueue, type SaidFinding, unite } from '#web/parts/desk/findings/queued-findings.ts'

export type ShownVisit = ApplicationAnswer['visits'][number]
export type ShownFinding = ApplicationAnswer['visitFindings'][number] | SaidFinding

export type VisitRule = VisitPart['rules'][number]

export type SayFinding = (
  said: { code: string; finding: Finding | null; words: string; dueOn: string | null },
  isTyped?: boolean,
) => void

export type VisitPart = ReturnType<typeof listParts>[number]

export const findPlanned = ({ visits }: ApplicationAnswer): ShownVisit | null =>
  visits.find(({ heldAt, canceledAt }) => heldAt === null && canceledAt === null) ?? null

const names = new Intl.ListFormat('en-US')

/** The last visit that is done, who looked, and how many of its rules were found met and not met. */
export function findDoneVisit({ visits, visitFindings }: ApplicationAnswer) {
  const visit = visits
    .filter(({ heldAt }) => heldAt !== null)
    .toSorted((one, other) => (one.heldAt ?? '').localeCompare(other.heldAt ?? ''))
    .at(-1)
  if (!visit) return null
  const found = visit.codes.flatMap(
    (code) => filterStandingFindings(visitFindings, code).findLast(({ visitId }) => visitId === visit.id) ?? [],
  )
  const countOf = (finding: Finding) => found.filter((one) => one.finding === finding).length
  const by = names.format(new Set(found.map((one) => one.by)))
  return { visit, by, met: countOf('met'), notMet: countOf('not_met') }
}

export const isLater = ({ visits }: ApplicationAnswer): boolean => visits.some(({ heldAt }) => heldAt !== null)

export function listParts(of: ApplicationAnswer, visit: ShownVisit, queue: FindingQueue) {
  const all: ShownFinding[] = unite(of.visitFindings, queue, of.line.id)
  const parts = of.domains.map(({ number, title, rules }) => {
    const own = rules.filter(({ code }) => visit.codes.includes(code))
    const shown = own.map((rule) => ({ ...toVisitRule(rule, visit, all), unsaved: findUnsaved(queue, visit, rule) }))
    return { number, title, rules: shown }
  })
  return parts.filter(({ rules }) => rules.length > 0)
}

/** What was said last, where the server did not take it. */
function findUnsaved(queue: FindingQueue, { id }: ShownVisit, { code }: ApplicationRule): SaidFinding | null {
  const last = queue.findLast(({ said }) => said.visitId === id && said.code === code)
  return last?.state === 'refused' ? last.said : null
}

function toVisitRule(rule: ApplicationRule, visit: ShownVisit, all: readonly ShownFinding[]) {
  // What nothing took the place of, also of visits before: nothing, one finding, or several that are at odds.
  const standing = filterStandingFindings(all, rule.code)
  const last = standing.findLast(({ visitId }) => visitId === visit.id) ?? null
  const earlier = all.findLast(({ code, visitId }) => code === rule.code && visitId !== visit.id)
  const byPapers = last === null ? { finding: rule.finding, words: rule.findingWords } : null
  const { finding, words } = earlier ?? byPapers ?? { finding: null, words: '' }
  const before = finding && { finding, words }
  return { rule, standing, last, finding: last?.finding ?? null, isDisputed: isDisputed(standing), before }
}

export const listRules = (parts: readonly VisitPart[]): VisitRule[] => parts.flatMap(({ rules }) => rules)

/** Where two findings are at odds, one has to be chosen first. */
export const isLookedAt = ({ finding, isDisputed: isOpen, rule }: VisitRule) =>
  (finding !== null && !isOpen) || rule.waiver !== ''

export type RuleContext = ReturnType<typeof findAround>

export function findAround(parts: readonly VisitPart[], code: string) {
  const codes = listRules(parts).map(({ rule }) => rule.code)
  const at = codes.indexOf(code)
  return { before: codes[at - 1] ?? null, after: codes[at + 1] ?? null }
}

export function findNextUnseen(parts: readonly VisitPart[], open: string | null): string | null {
  const rules = listRules(parts)
  const at = rules.findIndex(({ rule }) => rule.code === open)
  const left = [...rules.slice(at + 1), ...rules.slice(0, at + 1)].find((one) => !isLookedAt(one))
  return left?.rule.code ?? null
}

const usualMendDays = 30

/** A day that has not passed; where none is said, 30 days from now. Ours: no state says how long a house has. */
export function chooseDueDay(said: string | null, now: Date): string {
  const today = now.toISOString().slice(0, 10)
  if (said !== null && said >= today) return said
  return addDays(now, usualMendDays).toISOString().slice(0, 10)
}
