import type { TeamAnswer } from '#contract/team.ts'
import { postAtDesk } from '#web/parts/desk/post-at-desk.query.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'

/** The team of the organisation somebody acts for; throws what the call threw. */
export async function askTeam(inside: typeof fetch): Promise<TeamAnswer> {
  const team = await apiGet<TeamAnswer>('/api/desk/team', { fetch: inside })
  if (team === null) throw new Error('The team is never nothing.')
  return team
}

/** Sends the fields of one of the page's forms. */
export async function sendChange(
  owner: string | null,
  fields: Record<string, string>,
): Promise<{ kind: 'done' } | Failure> {
  try {
    await postAtDesk(owner, '/api/desk/team/changes', fields)
    return { kind: 'done' }
  } catch (error) {
    return failureOf(error)
  }
}
