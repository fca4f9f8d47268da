import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export type ReadApplication = { application: ApplicationAnswer; team: string[] }

export async function fetchApplication(inside: typeof fetch, id: string): Promise<ReadApplication> {
  const how = { fetch: inside }
  const application = await callApi('GET /api/applications/:id', { params: { id } }, how)
  return { application, team: await fetchTeam(how) }
}

async function fetchTeam(how: { fetch: typeof fetch }): Promise<string[]> {
  try {
    const { people } = await callApi('GET /api/desk/team', {}, how)
    return people.map(({ name }) => name)
  } catch {
    return []
  }
}
