import type { AskedPing } from '#contract/waiting.ts'
import { ApiError, apiGet } from '#web/plumbing/api-client.ts'

export type Ping = { kind: 'asked'; ping: AskedPing } | { kind: 'gone' } | { kind: 'failed'; status: number }

/** What the link of "Do you still want a place?" asks about. */
export async function askPing(secret: string, fetch: typeof globalThis.fetch): Promise<Ping> {
  try {
    const ping = await apiGet<AskedPing>(`/api/waiting/pings/${encodeURIComponent(secret)}`, { fetch })
    return ping === null ? { kind: 'gone' } : { kind: 'asked', ping }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 503
    return status === 404 ? { kind: 'gone' } : { kind: 'failed', status }
  }
}
