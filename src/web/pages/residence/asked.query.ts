import type { AskedInquiry } from '#contract/inquiry.ts'
import { ApiError, apiGet } from '#web/plumbing/api-client.ts'

export type Asked = { kind: 'asked'; inquiry: AskedInquiry } | { kind: 'gone' } | { kind: 'failed'; status: number }

/** What stands behind a private link. */
export async function askAsked(secret: string, fetch: typeof globalThis.fetch): Promise<Asked> {
  try {
    const inquiry = await apiGet<AskedInquiry>(`/api/inquiries/asked/${encodeURIComponent(secret)}`, { fetch })
    return inquiry === null ? { kind: 'gone' } : { kind: 'asked', inquiry }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 503
    return status === 404 ? { kind: 'gone' } : { kind: 'failed', status }
  }
}
