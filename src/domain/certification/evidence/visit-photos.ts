import type { ApplicationCase } from '#domain/certification/application/application-case.ts'
import type { Actor } from '#domain/certification/application/application-event.ts'
import { noRule, noVisit, refuseReviewer, refuseStage } from '#domain/certification/application/guards.ts'
import { type Refusal, refuseAsConflict, refuseAsNotAllowed } from '#domain/decisions/refusal.ts'

export const photoLimits = { ofRule: 8 } as const

type Place = { visitId: string; code: string }

function refuseVisit(of: ApplicationCase, by: Actor, { visitId, code }: Place): Refusal | null {
  const refusal = refuseReviewer(of, by) ?? refuseStage(of.application, ['visit'])
  if (refusal) return refusal
  const visit = of.visits.find(({ id }) => id === visitId)
  if (!visit) return noVisit
  if (visit.heldAt !== null) return refuseAsConflict('This visit is done: its photos stay as they are.')
  if (visit.canceledAt !== null) return refuseAsConflict('This visit was called off.')
  return visit.codes.includes(code) ? null : noRule
}

export function refusePhoto(of: ApplicationCase, by: Actor, place: Place, before: number): Refusal | null {
  const refusal = refuseVisit(of, by, place)
  if (refusal || before < photoLimits.ofRule) return refusal
  return refuseAsConflict(`A rule has ${photoLimits.ofRule} photos at most on a visit. Take one away first.`)
}

export function refuseRemovingPhoto(of: ApplicationCase, by: Actor, photo: Place & { byId: string }): Refusal | null {
  return (
    refuseVisit(of, by, photo) ?? (photo.byId === by.id ? null : refuseAsNotAllowed('Only who took it takes it away.'))
  )
}
