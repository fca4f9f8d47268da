import type { ReceivedInquiries } from '#contract/inquiries/inquiry.ts'
import { callApi } from '#web/plumbing/api-client.ts'

const queryNames = ['house', 'status', 'cursor', 'open'] as const

export function fetchMessages(
  fetch: typeof globalThis.fetch,
  search: URLSearchParams,
  usual: 'waiting' | 'all',
): Promise<ReceivedInquiries> {
  const query = new URLSearchParams(
    queryNames.flatMap((name) => [[name, search.get(name) ?? '']].filter(([, said]) => said)),
  )
  if (!query.has('status')) query.set('status', usual)
  return callApi('GET /api/inquiries', { query }, { fetch })
}
