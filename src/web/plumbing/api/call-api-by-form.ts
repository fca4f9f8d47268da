import type { CallName } from '#contract/calls/call-table.ts'
import { type Answer, callApi, type Sent } from '#web/plumbing/api-client.ts'

type Parts = { params?: Readonly<Record<string, string>>; query?: object; fetch: typeof fetch }

export function callApiByForm<Name extends CallName>(
  call: Name,
  fields: Readonly<Record<string, string>>,
  { fetch, ...parts }: Parts,
): Promise<Answer<Name>> {
  // A form may hold anything: the type of the body is what the server makes of it.
  return callApi(call, { ...parts, body: fields } as unknown as Sent<Name>, { fetch })
}
