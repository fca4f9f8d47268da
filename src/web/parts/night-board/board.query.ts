import type { BoardGroup, HoldInput } from '#contract/board.ts'
import type { MyResidence } from '#contract/residences.ts'
import { apiRequest } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'

/** The houses as they were at `checkedAt`. `isKept`: there was no network, and this is what the device kept. */
export type BoardRead = { houses: MyResidence[]; checkedAt: string; isKept: boolean }

/** Somebody else is signed in on this device by now: nothing of theirs is shown under the first one's name. */
export class OtherPerson extends Error {}

/** Reads the houses of whoever `actsFor` names, or of anybody where it is null. */
export async function readBoard(
  actsFor: string | null,
  options: { signal?: AbortSignal; fetch?: typeof fetch } = {},
): Promise<BoardRead> {
  const response = await apiRequest('GET', '/api/my-residences', options)
  const isFor = response.headers.get('X-Acts-For')
  if (actsFor !== null && isFor !== null && isFor !== actsFor) throw new OtherPerson()
  const keptAt = response.headers.get('X-Kept-At')
  return { houses: await response.json(), checkedAt: keptAt ?? new Date().toISOString(), isKept: keptAt !== null }
}

export type HoldAnswer = { kind: 'done'; group: BoardGroup } | Failure

/** Holds a bed; the same `id` again is the same hold. */
export function placeHold(actsFor: string, hold: HoldInput): Promise<HoldAnswer> {
  return askForHold(actsFor, '/api/beds/holds', hold)
}

export function endHold(actsFor: string, id: string, reason: 'cancelled' | 'moved_in'): Promise<HoldAnswer> {
  return askForHold(actsFor, `/api/beds/holds/${id}/end`, { reason })
}

export function extendHold(actsFor: string, id: string, hours: number): Promise<HoldAnswer> {
  return askForHold(actsFor, `/api/beds/holds/${id}/until`, { hours })
}

async function askForHold(actsFor: string, path: string, body: object): Promise<HoldAnswer> {
  try {
    const response = await apiRequest('POST', path, { body, headers: { 'X-Acts-For': actsFor } })
    const { group }: { group: BoardGroup } = await response.json()
    return { kind: 'done', group }
  } catch (error) {
    return failureOf(error)
  }
}
