import type { CallName } from '#contract/calls/call-table.ts'
import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'
import { type Answer, ApiError } from '#web/plumbing/api-client.ts'
import { buildOwnerHeader } from './call-desk-api.query.ts'

type SendOptions = { params?: Readonly<Record<string, string>>; onProgress: (share: number) => void }

/** Uses XMLHttpRequest: fetch reports no upload progress. `onProgress` gets a number from 0 to 1. Never throws. */
export function sendFiles<Name extends Extract<CallName, `POST ${string}`>>(
  owner: string | null,
  name: Name,
  form: FormData,
  { params = {}, onProgress }: SendOptions,
): Promise<{ kind: 'done'; value: Answer<Name> } | Failure> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(
      'POST',
      name.slice('POST '.length).replace(/:(\w+)/g, (_, part: string) => params[part] ?? ''),
    )
    const headers = { Accept: 'application/json', ...buildOwnerHeader(owner) }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => resolve(toFailure(null))
    request.onload = () => {
      if (request.status === 201) resolve({ kind: 'done', value: JSON.parse(request.responseText) })
      else resolve(toFailure(new ApiError(request.status, request.responseText || request.statusText)))
    }
    request.send(form)
  })
}
