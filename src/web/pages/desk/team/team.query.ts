import type { TeamAnswer } from '#contract/desk/team.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export function fetchTeam(inside: typeof fetch): Promise<TeamAnswer> {
  return callApi('GET /api/desk/team', {}, { fetch: inside })
}
