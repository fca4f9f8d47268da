import type { TeamAnswer } from '#contract/desk/team.ts'
import { ask } from '#web/plumbing/api-client.ts'

/** The team of the organisation somebody acts for; throws what the call threw. */
export function askTeam(inside: typeof fetch): Promise<TeamAnswer> {
  return ask('GET /api/desk/team', {}, { fetch: inside })
}
