import { type ErrorBody, errorStatus } from '#contract/calls/errors.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { readPosted } from '#server/plumbing/calls/posted-form.ts'
import { type HttpContext, toBody } from '#server/plumbing/http.ts'
import { wantsPage } from '#server/plumbing/plain-page/plain-page.ts'
import type { PostedForm, TakesFiles } from '#server/ssr.ts'
import type { InsideCalls } from './inside-calls.ts'

type Parts = {
  takesFiles: TakesFiles | null
  inside: InsideCalls
  render: (form: PostedForm) => Promise<Response>
}

export async function answerPosted(c: HttpContext, { takesFiles, inside, render }: Parts): Promise<Response> {
  const { unread, ...posted } = await readPosted(c, takesFiles)
  const calls = inside.act(c)
  const response = await render({ ...posted, unread: unread && toBody(unread), fetch: calls.fetch })
  const headers = new Headers(response.headers)
  calls.passOn(headers, response.status)
  if (unread?.retryAfter !== undefined && errorStatus[unread.code] === response.status)
    headers.set('Retry-After', String(Math.ceil(unread.retryAfter)))
  if (isError(response) && wantsPage(c.req.header('accept'))) {
    const { code, message }: ErrorBody = await response.json()
    throw new AppError(code, message, { headers: Object.fromEntries(headers) })
  }
  headers.set('Cache-Control', 'private, no-store')
  return new Response(response.body, { status: response.status, headers })
}

const isError = ({ status, headers }: Response) => status >= 400 && headers.get('Content-Type') === 'application/json'
