import type { NewResidence, ResidenceStatuses, SaveAnswer, SaveResidence } from '#contract/residence-desk.ts'
import type { ListingStatus } from '#domain/residence.ts'
import { apiRequest } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'

async function asked<Answer>(path: string, body: unknown): Promise<{ kind: 'done'; answer: Answer } | Failure> {
  try {
    const response = await apiRequest('POST', path, { body })
    return { kind: 'done', answer: await response.json() }
  } catch (error) {
    return failureOf(error)
  }
}

export function saveResidence(id: string, form: SaveResidence) {
  return asked<SaveAnswer>(`/api/desk/residences/${id}`, form)
}

export function setResidenceStatus(id: string, status: ListingStatus) {
  return asked<{ status: ListingStatus }>(`/api/desk/residences/${id}/status`, { status })
}

export function setResidenceStatuses(statuses: ResidenceStatuses) {
  return asked<{ changed: string[] }>('/api/desk/residences/status', statuses)
}

export function addResidence(form: NewResidence) {
  return asked<{ id: string }>('/api/desk/residences', form)
}
