import type { CallName } from '#contract/calls/call-table.ts'
import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import type { Answer } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

type DoneAct<Name extends CallName> = { path: string; values: Form['values']; answer: Answer<Name> }

/** Makes the call with what the form holds. `next` is where it leads; without one, back to the page. */
export function actByForm<Name extends CallName>(
  call: Name,
  next: (done: DoneAct<Name>) => string = ({ path }) => path,
) {
  return async ({ path, params, fetch }: Visit, { values }: Form): Promise<Response> => {
    const answer = await callApiByForm(call, values, { params: { ...values, ...params }, fetch })
    return redirectTo(next({ path, values, answer }))
  }
}
