import type { JoinAnswer } from '#contract/team.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'

/** What the link stands for. */
export async function askJoin(secret: string, inside: typeof fetch): Promise<JoinAnswer | Failure> {
  try {
    const answer = await apiGet<JoinAnswer>(`/api/join/${encodeURIComponent(secret)}`, { fetch: inside })
    return answer ?? failureOf(new Error('The answer is never nothing.'))
  } catch (error) {
    return failureOf(error)
  }
}
