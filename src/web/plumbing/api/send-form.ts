import { ApiError } from '#web/plumbing/api-client.ts'
import { type Failure, toFailure } from './failure.ts'
import { withProof } from './prove-again.ts'

type SentForm = { kind: 'done'; next: string; values?: Readonly<Record<string, string>> }
type FormReply = { next?: string | null; values?: Record<string, string> }

export async function sendForm(
  action: string,
  typed: FormData,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<SentForm | Failure> {
  const fields = [...typed].map(([name, value]) => [name, String(value)])
  try {
    const answer = await withProof(() =>
      fetch(action, {
        method: 'POST',
        credentials: 'include',
        headers: { Accept: 'application/json', ...headers },
        body: new URLSearchParams(fields),
        ...(signal && { signal }),
      }),
    )
    if (!answer.ok) throw new ApiError(answer.status, (await answer.text()) || answer.statusText)
    const { next, values }: FormReply = await answer.json()
    return { kind: 'done', next: next ?? action, ...(values && { values }) }
  } catch (error) {
    return toFailure(error)
  }
}
