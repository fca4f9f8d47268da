import type { CallName } from '#contract/calls/call-table.ts'
import { type Answer, type CallParts, callApi } from '#web/plumbing/api-client.ts'

type Parts = { params?: Readonly<Record<string, string>>; query?: object; fetch: typeof fetch }

export function callApiByForm<Name extends CallName>(
  call: Name,
  fields: Readonly<Record<string, string>>,
  { fetch, ...parts }: Parts,
): Promise<Answer<Name>> {
  // The fields of a form are texts; the server checks them against the type of the body.
  return callApi(call, { ...parts, body: fields } as unknown as CallParts<Name>, { fetch })
}
