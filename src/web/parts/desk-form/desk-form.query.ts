import { ownerHeader } from '#web/parts/desk/ask-at-desk.query.ts'
import { ApiError } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'
import { withProof } from '#web/plumbing/prove-again.ts'

export type FormOutcome = { kind: 'done' } | Failure

/**
 * Sends a form of the desk to its page's own address, as a browser without script would. `owner` is whose page it is: of
 * somebody else who has signed in meanwhile nothing is taken. Never throws.
 */
export async function postDeskForm(action: string, form: FormData, owner: string | null): Promise<FormOutcome> {
  const typed = [...form].map(([name, value]) => [name, String(value)])
  try {
    const answer = await withProof(() =>
      fetch(action, {
        method: 'POST',
        credentials: 'include',
        headers: { Accept: 'application/json', ...ownerHeader(owner) },
        body: new URLSearchParams(typed),
      }),
    )
    if (!answer.ok) throw new ApiError(answer.status, (await answer.text()) || answer.statusText)
    return { kind: 'done' }
  } catch (error) {
    return failureOf(error)
  }
}
