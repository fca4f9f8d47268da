import type { SaveResidence } from '#contract/residence/residence-desk.ts'
import type { WantedStatus } from '#domain/residence/residence.ts'
import { callDeskApi } from '#web/parts/desk/call-desk-api.query.ts'
import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'

async function settleAnswer<Answer>(answer: Promise<Answer>): Promise<{ kind: 'done'; answer: Answer } | Failure> {
  try {
    return { kind: 'done', answer: await answer }
  } catch (error) {
    return toFailure(error)
  }
}

/** None of these calls throws. */
export function createAsking(owner: string | null) {
  return {
    read: (id: string) => settleAnswer(callDeskApi(owner, 'GET /api/desk/residences/:id', { params: { id } })),
    save: (id: string, body: SaveResidence) =>
      settleAnswer(callDeskApi(owner, 'POST /api/desk/residences/:id', { params: { id }, body })),
    setStatus: (id: string, status: WantedStatus) =>
      settleAnswer(callDeskApi(owner, 'POST /api/desk/residences/:id/status', { params: { id }, body: { status } })),
  }
}
