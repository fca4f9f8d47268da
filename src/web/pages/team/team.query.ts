import type { TeamAnswer } from '#contract/team.ts'
import { askAtDesk } from '#web/parts/desk/ask-at-desk.query.ts'
import { ask } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'

/** The team of the organisation somebody acts for; throws what the call threw. */
export function askTeam(inside: typeof fetch): Promise<TeamAnswer> {
  return ask('GET /api/desk/team', {}, { fetch: inside })
}

/** Sends the fields of one of the page's forms. */
export async function sendChange(
  owner: string | null,
  fields: Record<string, string>,
): Promise<{ kind: 'done' } | Failure> {
  try {
    await askAtDesk(owner, 'POST /api/desk/team/changes', { body: new URLSearchParams(fields) })
    return { kind: 'done' }
  } catch (error) {
    return failureOf(error)
  }
}
