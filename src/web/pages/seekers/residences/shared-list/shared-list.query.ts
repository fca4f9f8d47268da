import type { OwnSharedList, SharedList } from '#contract/inquiries/shared-list.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'

export type AskedList<List> = { kind: 'list'; list: List } | { kind: 'ended' } | { kind: 'failed'; status: number }

async function settleList<List>(asked: Promise<List>): Promise<AskedList<List>> {
  try {
    return { kind: 'list', list: await asked }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 503
    return status === 404 ? { kind: 'ended' } : { kind: 'failed', status }
  }
}

export function fetchSharedList(secret: string, fetch: typeof globalThis.fetch): Promise<AskedList<SharedList>> {
  return settleList(callApi('GET /api/shared-lists/:secret', { params: { secret } }, { fetch }))
}

export function fetchOwnList(secret: string, fetch: typeof globalThis.fetch): Promise<AskedList<OwnSharedList>> {
  return settleList(callApi('GET /api/shared-lists/mine/:secret', { params: { secret } }, { fetch }))
}

export const readStatus = (asked: AskedList<unknown>): number =>
  asked.kind === 'failed' ? asked.status : asked.kind === 'ended' ? 404 : 200
