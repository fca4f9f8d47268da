import { errorStatus } from '#contract/errors.ts'
import { AppError } from '#server/plumbing/errors.ts'
import type { HttpContext } from '#server/plumbing/http.ts'

/** What the page needs to show a refused form again: everything typed, and a sentence for each field that was wrong. */
export type RefusedForm = {
  values: Record<string, string>
  fields: Record<string, string>
  message: string
  status: number
}

export type FormPage = (c: HttpContext, path: string, refused: RefusedForm) => Promise<Response>

/**
 * Shows a form's page again, with everything typed, for whatever was thrown: under the status and with the headers of the
 * error, unless the page itself fails, and kept by nobody on its way.
 */
export async function pageAgain(
  c: HttpContext,
  renderPage: FormPage,
  { path, values, error }: { path: string; values: Record<string, string>; error: unknown },
): Promise<Response> {
  // What answers that keeps the form itself, until its sender comes back.
  if (error instanceof AppError && error.code === 'prove_again') throw error
  const known = error instanceof AppError ? error : new AppError('internal', 'Something went wrong on our side.')
  if (known.code === 'internal') c.get('log').error('form failed', { error })
  const status = errorStatus[known.code]
  const page = await renderPage(c, path, { values, fields: known.fields ?? {}, message: known.message, status })
  const answer = new Response(page.body, { status: page.status < 400 ? status : page.status, headers: page.headers })
  for (const [name, value] of Object.entries(known.headers)) answer.headers.set(name, value)
  if (known.retryAfter !== undefined) answer.headers.set('Retry-After', String(Math.ceil(known.retryAfter)))
  answer.headers.set('Cache-Control', 'private, no-store')
  return answer
}
