import { toFailure } from '#web/plumbing/api/failure.ts'
import { ApiError } from '#web/plumbing/api-client.ts'
import type { SendForm } from '#web/ui/form/form-way.ts'

// Forms without files are sent as text.
export const sendPapers: SendForm = async (action, typed, headers) => {
  try {
    const asked = { Accept: 'application/json', ...headers }
    const answer = await fetch(action, { method: 'POST', credentials: 'include', headers: asked, body: typed })
    if (!answer.ok) throw new ApiError(answer.status, (await answer.text()) || answer.statusText)
    const { next }: { next?: string | null } = await answer.json()
    return { kind: 'done', next: next ?? action }
  } catch (error) {
    return toFailure(error)
  }
}
