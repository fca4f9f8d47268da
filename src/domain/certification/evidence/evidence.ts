import type { Application } from '#domain/certification/application/application-case.ts'
import { type Refusal, refuseAsConflict } from '#domain/decisions/refusal.ts'
import { dayMs } from '#domain/language/durations.ts'

export const evidenceLimits = { title: 120, ofRule: 20 } as const

export const evidenceReminders = [30, 7] as const

const open = ['started', 'documents', 'interview', 'visit'] as const

type DatedPaper = { title: string; endsOn: string | null }

/** Those whose last day is `day` or before, but for one that another by the same title outlasts. */
export const listEnding = <File extends DatedPaper>(
  files: readonly File[],
  day: string,
): (File & { endsOn: string })[] =>
  files.filter((file): file is File & { endsOn: string } => {
    const { endsOn, title } = file
    const isOutlasted = (by: DatedPaper) =>
      by.title.toLowerCase() === title.toLowerCase() && endsOn !== null && by.endsOn !== null && by.endsOn > endsOn
    return endsOn !== null && endsOn <= day && !files.some(isOutlasted)
  })

export const computeSoonDay = (today: string) =>
  new Date(Date.parse(today) + evidenceReminders[0] * dayMs).toISOString().slice(0, 10)

type ApplicationPhase = Pick<Application, 'stage' | 'endedAs' | 'endedAt'>

const isOpen = ({ stage }: ApplicationPhase) => open.some((one) => one === stage)
const isCertified = ({ stage, endedAs }: ApplicationPhase) =>
  stage === 'ended' && (endedAs === 'certified' || endedAs === 'conditional')

/** While a certificate runs, what ends is replaced. */
export const mayAddEvidence = (of: ApplicationPhase): boolean => isOpen(of) || isCertified(of)

/** What a decision was made by stays with it. */
export function mayRemoveEvidence(of: ApplicationPhase, addedAt: Date): boolean {
  return isOpen(of) || (isCertified(of) && of.endedAt !== null && addedAt > of.endedAt)
}

export function refuseAdding(of: ApplicationPhase): Refusal | null {
  return mayAddEvidence(of)
    ? null
    : refuseAsConflict('Evidence can no longer be added: the affiliate decides, or it has ended.')
}

export function refuseRemoving(of: ApplicationPhase, addedAt: Date): Refusal | null {
  return mayRemoveEvidence(of, addedAt)
    ? null
    : refuseAsConflict('This stays: the affiliate decides by it, or has decided.')
}

/** Of a file that counts for all homes. `decided`: until when affiliates decided by each rule; null where one decides now. */
export function refuseRemovingShared(
  decided: ReadonlyMap<string, Date | null>,
  { code, addedAt }: { code: string; addedAt: Date },
): Refusal | null {
  const until = decided.get(code)
  if (until === null)
    return refuseAsConflict('An affiliate decides right now about another of your homes by this file.')
  if (until === undefined || addedAt > until) return null
  return refuseAsConflict(
    'This stays: an affiliate decided about one of your homes by this file. Add the newer one beside it.',
  )
}
