import type { AskedPing } from '#contract/inquiries/waiting.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'

export type Ping = { kind: 'asked'; ping: AskedPing } | { kind: 'gone' } | { kind: 'failed'; status: number }

export async function fetchPing(secret: string, fetch: typeof globalThis.fetch): Promise<Ping> {
  try {
    const ping = await callApi('GET /api/waiting/pings/:secret', { params: { secret } }, { fetch })
    return { kind: 'asked', ping }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 503
    return status === 404 ? { kind: 'gone' } : { kind: 'failed', status }
  }
}
