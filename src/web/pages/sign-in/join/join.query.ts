import type { JoinAnswer } from '#contract/desk/team.ts'
import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export async function fetchInvitation(secret: string, inside: typeof fetch): Promise<JoinAnswer | Failure> {
  try {
    return await callApi('GET /api/join/:secret', { params: { secret } }, { fetch: inside })
  } catch (error) {
    return toFailure(error)
  }
}
