import type {
  NewResidence,
  ResidenceStatuses,
  ResidenceStatusesAnswer,
  SaveAnswer,
  SaveResidence,
} from '#contract/residence-desk.ts'
import type { ListingStatus, WantedStatus } from '#domain/residence.ts'
import { postAtDesk } from '#web/parts/desk/post-at-desk.query.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'

type Asked<Answer> = Promise<{ kind: 'done'; answer: Answer } | Failure>

/** What can be asked of houses, from the page of `owner`. None of it throws. */
export function askingFor(owner: string | null) {
  async function asked<Answer>(path: string, body: unknown): Asked<Answer> {
    try {
      const response = await postAtDesk(owner, path, body)
      return { kind: 'done', answer: await response.json() }
    } catch (error) {
      return failureOf(error)
    }
  }
  return {
    save: (id: string, form: SaveResidence) => asked<SaveAnswer>(`/api/desk/residences/${id}`, form),
    setStatus: (id: string, status: WantedStatus) =>
      asked<{ status: ListingStatus }>(`/api/desk/residences/${id}/status`, { status }),
    setStatuses: (statuses: ResidenceStatuses) =>
      asked<ResidenceStatusesAnswer>('/api/desk/residences/status', statuses),
    add: (form: NewResidence) => asked<{ id: string }>('/api/desk/residences', form),
  }
}
