import type { BoardGroup, HoldInput, OpeningInput } from '#contract/desk/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'
import { type Answer, callApi, callApiForResponse } from '#web/plumbing/api-client.ts'
import { changedAtHeader } from './store-groups.ts'

/**
 * `isKept`: there was no network, and these are the houses the device stored, with its own changes up to `changedAt`.
 */
export type BoardRead = { residences: MyResidence[]; checkedAt: string; isKept: boolean; changedAt?: string | null }

/** Someone else is signed in on this device by now: their data must not appear under the first person's name. */
export class OtherPerson extends Error {}

export async function readBoard(
  actsFor: string | null,
  options: { signal?: AbortSignal; fetch?: typeof fetch } = {},
): Promise<BoardRead> {
  const response = await callApiForResponse('GET /api/my-residences', {}, options)
  const isFor = response.headers.get('X-Acts-For')
  if (actsFor !== null && isFor !== null && isFor !== actsFor) throw new OtherPerson()
  const keptAt = response.headers.get('X-Kept-At')
  const residences: Answer<'GET /api/my-residences'> = await response.json()
  if (keptAt === null) return { residences, checkedAt: new Date().toISOString(), isKept: false }
  return { residences, checkedAt: keptAt, isKept: true, changedAt: response.headers.get(changedAtHeader) }
}

export type HoldAnswer = { kind: 'done'; group: BoardGroup } | Failure

/** The same `id` again is the same hold. */
export function placeHold(actsFor: string, hold: HoldInput): Promise<HoldAnswer> {
  return asHoldAnswer(callApi('POST /api/beds/holds', { body: hold }, forOnly(actsFor)))
}

export function endHold(actsFor: string, id: string, reason: 'cancelled' | 'moved_in'): Promise<HoldAnswer> {
  return asHoldAnswer(callApi('POST /api/beds/holds/:id/end', { params: { id }, body: { reason } }, forOnly(actsFor)))
}

export function takeBackHold(actsFor: string, id: string): Promise<HoldAnswer> {
  return asHoldAnswer(callApi('POST /api/beds/holds/:id/undo', { params: { id } }, forOnly(actsFor)))
}

export function extendHold(actsFor: string, id: string, hours: number): Promise<HoldAnswer> {
  return asHoldAnswer(callApi('POST /api/beds/holds/:id/until', { params: { id }, body: { hours } }, forOnly(actsFor)))
}

export function sayOpening(actsFor: string, opening: OpeningInput): Promise<HoldAnswer> {
  return asHoldAnswer(callApi('POST /api/beds/openings', { body: opening }, forOnly(actsFor)))
}

const forOnly = (actsFor: string) => ({ headers: { 'X-Acts-For': actsFor } })

async function asHoldAnswer(asked: Promise<{ group: BoardGroup }>): Promise<HoldAnswer> {
  try {
    return { kind: 'done', group: (await asked).group }
  } catch (error) {
    return toFailure(error)
  }
}
