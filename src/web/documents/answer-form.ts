import { type ErrorBody, errorStatus } from '#contract/calls/errors.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { ApiError } from '#web/plumbing/api-client.ts'
import type { Page, Visit } from '#web/plumbing/page.ts'
import type { FormAnswer, PostedForm } from '#web/plumbing/request-context.ts'

type FormAnswerWays = {
  show: (refused: FormAnswer) => Promise<Response>
  isForScript: boolean
  report: (error: unknown) => void
}

/**
 * As JSON the answer is `{ next }`, `{ values }` or our error body. A sender who has to sign in or confirm first
 * always gets the error body, so that the server can keep the form.
 */
export async function answerForm(
  page: Page<unknown>,
  visit: Visit,
  form: PostedForm,
  ways: FormAnswerWays,
): Promise<Response> {
  const { show, isForScript, report } = ways
  try {
    const done = await act(page, visit, { ...form, isByScript: isForScript })
    if (done instanceof Response) return isForScript ? Response.json({ next: done.headers.get('Location') }) : done
    if (isForScript) return Response.json({ values: done })
    return show({ values: { ...done }, fields: {}, message: '', status: 200 })
  } catch (error) {
    const known = error instanceof ApiError || error instanceof Refusal ? error.body : null
    if (known === null) report(error)
    const body = known ?? internal
    const status = errorStatus[body.code]
    const isKept = body.code === 'signed_out' || body.code === 'prove_again'
    const said = isKept ? body : sayRefused(page, visit, body)
    if (isForScript || isKept) return Response.json(said, { status })
    const values = (error instanceof Refusal ? error.values : undefined) ?? dropSecrets(form.values)
    const shown = await show({ values: { ...values }, fields: said.fields ?? {}, message: said.message, status })
    // The page may lead elsewhere, or fail itself.
    return shown.ok ? new Response(shown.body, { status, headers: shown.headers }) : shown
  }
}

const internal: ErrorBody = { code: 'internal', message: 'Something went wrong on our side.' }

function act(page: Page<unknown>, visit: Visit, { fetch, unread, ...form }: PostedForm) {
  if (unread !== null) throw new Refusal(unread.code, unread.message, unread.fields && { fields: unread.fields })
  if (!page.act) throw new Refusal('method_not_allowed', 'This page has no form.')
  return page.act({ ...visit, fetch }, form)
}

function sayRefused(page: Page<unknown>, visit: Visit, body: ErrorBody): ErrorBody {
  const said = page.sayRefused?.({ status: errorStatus[body.code], fields: body.fields ?? {} }, visit)
  return said ? { ...body, ...said } : body
}

const isSecret = /password|secret|^(code|token)$/i

/** Passwords and codes are never sent back. */
function dropSecrets(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret.test(name)))
}
