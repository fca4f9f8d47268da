import type { ReceivedInquiry } from '#contract/inquiry.ts'
import { ApiError, apiGet } from '#web/plumbing/api-client.ts'

export type Messages =
  | { kind: 'read'; items: ReceivedInquiry[] }
  | { kind: 'signed-out' }
  | { kind: 'refused' }
  | { kind: 'failed'; status: number }

/** What came for the houses of whoever is signed in. */
export async function askMessages(fetch: typeof globalThis.fetch): Promise<Messages> {
  try {
    const answer = await apiGet<{ items: ReceivedInquiry[] }>('/api/inquiries', { fetch })
    return { kind: 'read', items: answer?.items ?? [] }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 503
    if (status === 401) return { kind: 'signed-out' }
    return status === 403 ? { kind: 'refused' } : { kind: 'failed', status }
  }
}
