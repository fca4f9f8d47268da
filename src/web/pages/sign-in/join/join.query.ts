import type { JoinAnswer } from '#contract/desk/team.ts'
import { ask } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/asking/failure.ts'

export async function askJoin(secret: string, inside: typeof fetch): Promise<JoinAnswer | Failure> {
  try {
    return await ask('GET /api/join/:secret', { params: { secret } }, { fetch: inside })
  } catch (error) {
    return failureOf(error)
  }
}
