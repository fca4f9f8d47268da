import type { ReceivedInquiries } from '#contract/inquiries/inquiry.ts'
import { callApi } from '#web/plumbing/api-client.ts'

const queryNames = ['house', 'status', 'cursor'] as const

export function fetchMessages(fetch: typeof globalThis.fetch, search: URLSearchParams): Promise<ReceivedInquiries> {
  const query = new URLSearchParams(
    queryNames.flatMap((name) => [[name, search.get(name) ?? '']].filter(([, said]) => said)),
  )
  return callApi('GET /api/inquiries', { query }, { fetch })
}
