import type { AskedInquiry } from '#contract/inquiries/inquiry.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'

export type Asked = { kind: 'asked'; inquiry: AskedInquiry } | { kind: 'gone' } | { kind: 'failed'; status: number }

export async function fetchInquiry(secret: string, fetch: typeof globalThis.fetch): Promise<Asked> {
  try {
    const inquiry = await callApi('GET /api/inquiries/asked/:secret', { params: { secret } }, { fetch })
    return { kind: 'asked', inquiry }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 503
    return status === 404 ? { kind: 'gone' } : { kind: 'failed', status }
  }
}
