import { apiRequest } from '#web/plumbing/api-client.ts'

/** Says whose page something is sent from; see `useActsFor`. */
export function ownerHeader(owner: string | null): Record<string, string> {
  return owner === null ? {} : { 'X-Acts-For': owner }
}

/** Sends a change from a page of the desk. Throws what the call throws. */
export function postAtDesk(
  owner: string | null,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return apiRequest('POST', path, { body, headers: { ...headers, ...ownerHeader(owner) } })
}
