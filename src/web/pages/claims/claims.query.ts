import type { ClaimableListings, ClaimsAnswer } from '#contract/claims/claims.ts'
import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'
import { callApi, type SendOptions } from '#web/plumbing/api-client.ts'

export type ClaimsSearch = { find: string | null; state: string; residence: string }

export type Finding = ClaimableListings & { failure: Failure | null }

const nothing: ClaimableListings = { items: [], place: '', isGuess: false, hasMore: false }

export function fetchClaims(inside: typeof fetch): Promise<ClaimsAnswer> {
  return callApi('GET /api/claims', {}, { fetch: inside })
}

export async function fetchListings(
  { find, state, residence }: ClaimsSearch,
  empty: string,
  inside: typeof fetch,
): Promise<Finding | null> {
  if (residence === '') {
    if (find === null) return null
    if (find.trim() === '') {
      return { ...nothing, failure: { kind: 'failed', status: null, message: empty, fields: { find: empty } } }
    }
  }
  try {
    const query = residence === '' ? { find: find ?? '', state } : { home: residence }
    return { ...(await callApi('GET /api/claims/listings', { query }, { fetch: inside })), failure: null }
  } catch (error) {
    return { ...nothing, failure: toFailure(error) }
  }
}

const calls = {
  code: 'POST /api/claims/:id/code',
  proof: 'POST /api/claims/:id/proof',
  letter: 'POST /api/claims/:id/letter',
  'paper-removal': 'POST /api/claim-papers/:id/removal',
  withdrawal: 'POST /api/claims/:id/withdrawal',
  objection: 'POST /api/claims/:id/objection',
  decision: 'POST /api/claims/:id/decision',
  recall: 'POST /api/claims/:id/recall',
  undo: 'POST /api/claims/:id/undo',
  'check-decision': 'POST /api/checks/:id/decision',
  'check-undo': 'POST /api/checks/:id/undo',
} as const

export const isAct = (act: string): act is keyof typeof calls | 'claim' => act === 'claim' || Object.hasOwn(calls, act)

export async function doAct(
  { act = '', id = '', ...typed }: Record<string, string>,
  how: SendOptions,
): Promise<{ id: string; isDecided: boolean }> {
  const body = new URLSearchParams(typed)
  if (!isAct(act)) throw new Error(`There is no act ${act}.`)
  if (act === 'claim') return { ...(await callApi('POST /api/claims', { body }, how)), isDecided: false }
  const of = act === 'paper-removal' ? (typed.paper ?? '') : id
  const answer = await callApi(calls[act], { params: { id: of }, body }, how)
  return { id, isDecided: 'isDecided' in answer && answer.isDecided }
}
