import type { TeamAnswer } from '#contract/desk/team.ts'
import { ask } from '#web/plumbing/api-client.ts'

export function askTeam(inside: typeof fetch): Promise<TeamAnswer> {
  return ask('GET /api/desk/team', {}, { fetch: inside })
}
