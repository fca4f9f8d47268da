import type { OwnSharedList, SharedList } from '#contract/shared-list.ts'
import { ApiError, apiGet } from '#web/plumbing/api-client.ts'

export type AskedList<List> = { kind: 'list'; list: List } | { kind: 'ended' } | { kind: 'failed'; status: number }

async function ask<List>(path: string, fetch: typeof globalThis.fetch): Promise<AskedList<List>> {
  try {
    const list = await apiGet<List>(path, { fetch })
    return list === null ? { kind: 'ended' } : { kind: 'list', list }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 503
    return status === 404 ? { kind: 'ended' } : { kind: 'failed', status }
  }
}

/** What stands behind a link to a list. */
export function askShared(secret: string, fetch: typeof globalThis.fetch): Promise<AskedList<SharedList>> {
  return ask(`/api/shared-lists/${encodeURIComponent(secret)}`, fetch)
}

/** The same for whoever made it. */
export function askOwn(secret: string, fetch: typeof globalThis.fetch): Promise<AskedList<OwnSharedList>> {
  return ask(`/api/shared-lists/mine/${encodeURIComponent(secret)}`, fetch)
}

export const statusOf = (asked: AskedList<unknown>): number =>
  asked.kind === 'failed' ? asked.status : asked.kind === 'ended' ? 404 : 200
