import {
  type Refusal,
  refuseAsConflict,
  refuseAsInvalid,
  refuseAsNotAllowed,
  refuseAsNotFound,
} from '#domain/decisions/refusal.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { type Stage, stageNames } from './application.ts'
import type { Application, ApplicationCase } from './application-case.ts'
import type { Actor } from './application-event.ts'
import { describeSteppingBack } from './leaving/stepped-back.ts'

export const noApplication = refuseAsNotFound(
  'There is no such application among those that you may read. An affiliate reads those of its own state.',
)
export const noRule = refuseAsNotFound('This rule is not part of the application.')
export const noQuestion = refuseAsNotFound('There is no such question.')
export const noVisit = refuseAsNotFound('There is no such visit.')
export const plannedLikeThis = refuseAsConflict('It is planned like this already. No email was sent.')

export const refuseOther = ({ affiliateName }: Application, by: Actor, side: 'applicant' | 'affiliate') => {
  if (by.side === side) return null
  return side === 'applicant'
    ? refuseAsNotAllowed('Only the operator that applies can do this.')
    : refuseAsNotAllowed(`Only ${affiliateName} can do this.`)
}

export function refusePart({ conflicts }: ApplicationCase, by: Actor): Refusal | null {
  if (by.isParty)
    return refuseAsNotAllowed('You belong to the organization that applies. Somebody else has to do this.')
  if (conflicts.includes(by.id)) return refuseAsNotAllowed('You said that you have a conflict of interest here.')
  return null
}

/** Who stepped back no longer reads what the operator answered. */
export const refuseReader = (conflicts: readonly string[], id: string): Refusal | null =>
  conflicts.includes(id) ? refuseAsNotAllowed(describeSteppingBack(null, '')) : null

export const isInvolved = ({ proposedBy, decidedBy }: Pick<Application, 'proposedBy' | 'decidedBy'>, id: string) =>
  id === proposedBy || id === decidedBy

export function refuseReviewer(of: ApplicationCase, by: Actor): Refusal | null {
  return refuseOther(of.application, by, 'affiliate') ?? refusePart(of, by)
}

/** Where nobody else of the affiliate may confirm what one of them proposed, the alliance does. */
export function refuseSecond(of: ApplicationCase, by: Actor, isLeft: boolean): Refusal | null {
  if (by.side !== 'alliance') return refuseReviewer(of, by)
  const others = refuseAsNotAllowed(`Somebody else of ${of.application.affiliateName} confirms it or sends it back.`)
  return isLeft ? refusePart(of, by) : others
}

export function refuseStage({ stage, endedAs }: Application, allowed: readonly Stage[]): Refusal | null {
  if (allowed.includes(stage)) return null
  if (stage === 'ended') return refuseAsConflict(`This application has ended: ${endWords[endedAs ?? 'withdrawn']}.`)
  const names = allowed.map((one) => `“${stageNames[one]}”`).join(' or ')
  return refuseAsConflict(`The application is at “${stageNames[stage]}”. This is done at ${names}.`)
}

const endWords = {
  certified: 'the home was certified',
  conditional: 'the home was certified with conditions',
  refused: 'it was refused',
  withdrawn: 'it was withdrawn',
  silent: 'nobody was heard of for too long',
} as const

export const underWay = ['started', 'documents', 'interview', 'visit', 'decision'] as const satisfies readonly Stage[]
export const underReview = ['documents', 'interview', 'visit', 'decision'] as const satisfies readonly Stage[]

export function requireWords(field: string, words: string, message: string): Refusal | null {
  return words.trim() === '' ? refuseAsInvalid({ [field]: message }) : null
}

/** What was planned for a later day did not take place yet, unless somebody says so. */
export function refuseEarly(
  { at, case: { application } }: { at: Date; case: Pick<ApplicationCase, 'application'> },
  plannedFor: Date,
): Refusal | null {
  const planned = toLocalDay(plannedFor, application.stateCode)
  if (toLocalDay(at, application.stateCode) >= planned) return null
  const day = formatLongDay(planned)
  return refuseAsInvalid({ early: `It is planned for ${day}. Say that it took place before, or set its day anew.` })
}
