import type { CallName } from '#contract/calls/call-table.ts'
import { type Answer, type CallParts, callApi } from '#web/plumbing/api-client.ts'

export function buildOwnerHeader(owner: string | null): Record<string, string> {
  return owner === null ? {} : { 'X-Acts-For': owner }
}

export function callDeskApi<Name extends CallName>(
  owner: string | null,
  call: Name,
  sent: CallParts<Name>,
): Promise<Answer<Name>> {
  return callApi(call, sent, { headers: buildOwnerHeader(owner) })
}
