import type { BoardGroup, HoldInput, OpeningInput } from '#contract/beds/board.ts'
import type { BoardPaging, MyResidence } from '#contract/residence/residences.ts'
import { readBoardAsked, wholeBoard, writeBoardAsked } from '#domain/beds/board-finding.ts'
import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'
import { type Answer, callApi, callApiForResponse } from '#web/plumbing/api-client.ts'
import { changedAtHeader } from './store-groups.ts'

/** `query`: what its address asks for. Only of a board that comes in pages. */
export type BoardPageRead = BoardPaging & { query: string }

/**
 * `isKept`: there was no network, and these are the houses the device stored, with its own changes up to `changedAt`.
 */
export type BoardRead = {
  residences: MyResidence[]
  checkedAt: string
  isKept: boolean
  changedAt?: string | null
  paging?: BoardPageRead | null
}

const fewResidences = 8

export function isManyResidences({ residences, paging }: BoardRead): boolean {
  return Boolean(paging) || residences.length > fewResidences
}

/** Someone else is signed in on this device by now: their data must not appear under the first person's name. */
export class OtherPerson extends Error {}

/** For a page: `house` and `open` name a house to show, `at` a house or a group. */
export async function readBoardAt(search: URLSearchParams, inside: typeof fetch): Promise<BoardRead> {
  const asked = readBoardAsked(search)
  const at = search.get('at') ?? search.get('open') ?? search.get('house') ?? ''
  const query = { q: asked.words, show: asked.show, order: asked.order, page: search.get('page') ?? '1', at }
  const { residences, paging } = await callApi('GET /api/desk/board', { query }, { fetch: inside })
  const read = { residences, checkedAt: new Date().toISOString(), isKept: false }
  if (!paging) return read
  return { ...read, paging: { ...paging, query: writeBoardAsked(paging.isWhole ? wholeBoard : asked, paging.page) } }
}

/** `page`: the query of a board in pages; null reads all houses. */
export async function readBoard(
  actsFor: string | null,
  page: string | null,
  options: { signal?: AbortSignal } = {},
): Promise<BoardRead> {
  const response = await (page === null
    ? callApiForResponse('GET /api/my-residences', {}, options)
    : callApiForResponse('GET /api/desk/board', { query: Object.fromEntries(new URLSearchParams(page)) }, options))
  const isFor = response.headers.get('X-Acts-For')
  if (actsFor !== null && isFor !== null && isFor !== actsFor) throw new OtherPerson()
  const keptAt = response.headers.get('X-Kept-At')
  const body: Answer<'GET /api/my-residences'> | Answer<'GET /api/desk/board'> = await response.json()
  const { residences, paging } = Array.isArray(body) ? { residences: body, paging: null } : body
  const read = { residences, ...(paging && { paging: { ...paging, query: page ?? '' } }) }
  if (keptAt === null) return { ...read, checkedAt: new Date().toISOString(), isKept: false }
  return { ...read, checkedAt: keptAt, isKept: true, changedAt: response.headers.get(changedAtHeader) }
}

export type HoldAnswer = { kind: 'done'; group: BoardGroup } | Failure

/** The same `id` again is the same hold. */
export function placeHold(actsFor: string, hold: HoldInput): Promise<HoldAnswer> {
  return asHoldAnswer(callApi('POST /api/beds/holds', { body: hold }, actOnlyFor(actsFor)))
}

export function endHold(actsFor: string, id: string, reason: 'cancelled' | 'moved_in'): Promise<HoldAnswer> {
  return asHoldAnswer(
    callApi('POST /api/beds/holds/:id/end', { params: { id }, body: { reason } }, actOnlyFor(actsFor)),
  )
}

export function takeBackHold(actsFor: string, id: string): Promise<HoldAnswer> {
  return asHoldAnswer(callApi('POST /api/beds/holds/:id/undo', { params: { id } }, actOnlyFor(actsFor)))
}

export function extendHold(actsFor: string, id: string, hours: number): Promise<HoldAnswer> {
  return asHoldAnswer(
    callApi('POST /api/beds/holds/:id/until', { params: { id }, body: { hours } }, actOnlyFor(actsFor)),
  )
}

export function sayOpening(actsFor: string, opening: OpeningInput): Promise<HoldAnswer> {
  return asHoldAnswer(callApi('POST /api/beds/openings', { body: opening }, actOnlyFor(actsFor)))
}

const actOnlyFor = (actsFor: string) => ({ headers: { 'X-Acts-For': actsFor } })

async function asHoldAnswer(asked: Promise<{ group: BoardGroup }>): Promise<HoldAnswer> {
  try {
    return { kind: 'done', group: (await asked).group }
  } catch (error) {
    return toFailure(error)
  }
}
