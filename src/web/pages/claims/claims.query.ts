import type { ClaimableListing, ClaimsAnswer } from '#contract/claims.ts'
import { postAtDesk } from '#web/parts/desk/post-at-desk.query.ts'
import { ask } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'

/** What was asked of the list: by its address, or in words. */
export type Asked = { find: string; state: string; home: string }

export type Finding = { items: readonly ClaimableListing[]; failure: Failure | null }

/** The claims of whoever is signed in. Throws what the call throws. */
export function askClaims(inside: typeof fetch): Promise<ClaimsAnswer> {
  return ask('GET /api/claims', {}, { fetch: inside })
}

/** Listings to claim; null where nothing was asked. What was wrong with the words is said beside them. */
export async function askListings({ find, state, home }: Asked, inside: typeof fetch): Promise<Finding | null> {
  if (find.trim() === '' && home === '') return null
  try {
    const query = home === '' ? { find, state } : { home }
    return { ...(await ask('GET /api/claims/listings', { query }, { fetch: inside })), failure: null }
  } catch (error) {
    return { items: [], failure: failureOf(error) }
  }
}

export type Done = { kind: 'done'; id: string; isDecided: boolean }

/** Does what a form says, by the same names as a plain post, from the page of `owner`. Never throws. */
export async function sendAct(
  owner: string | null,
  { act = '', id = '', ...body }: Record<string, string>,
): Promise<Done | Failure> {
  try {
    const answer: { id?: string; isDecided?: boolean } = await (await postAtDesk(owner, pathOf(act, id), body)).json()
    return { kind: 'done', id: answer.id ?? id, isDecided: answer.isDecided ?? false }
  } catch (error) {
    return failureOf(error)
  }
}

/** The address of the call for an act. */
export function pathOf(act: string, id: string): string {
  if (act === 'claim') return '/api/claims'
  const [of, name] = act.startsWith('check-') ? ['checks', act.slice('check-'.length)] : ['claims', act]
  return `/api/${of}/${encodeURIComponent(id)}/${name}`
}
