import { type ErrorCode, errorStatus } from '#contract/errors.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type HttpContext, readForm } from '#server/plumbing/http.ts'

/** What the page needs to show a refused form again: everything typed, and a sentence for each field that was wrong. */
export type RefusedForm = {
  values: Record<string, string>
  fields: Record<string, string>
  message: string
  status: number
}

export type FormPage = (c: HttpContext, path: string, refused: RefusedForm) => Promise<Response>

/** The page says these itself: what was wrong with what was typed, that somebody was faster, that it is gone. */
const shownOnPage: ReadonlySet<ErrorCode> = new Set(['invalid_input', 'conflict', 'not_found'])

/**
 * Answers a form of a desk's page, posted to the page's own address. `work` gives where to go then. A script asks for
 * JSON and gets `{}`, or the error as every call gives it; a browser without script goes on (303), or gets the page again
 * with what was typed.
 */
export async function answerDeskForm(
  c: HttpContext,
  renderPage: FormPage,
  work: (form: Record<string, string>) => Promise<string>,
): Promise<Response> {
  const isScript = c.req.header('accept') === 'application/json'
  const form = await readForm(c)
  try {
    const next = await work(form)
    if (!isScript) return c.redirect(next, 303)
    c.header('Cache-Control', 'private, no-store')
    return c.json({ next })
  } catch (error) {
    if (isScript || !(error instanceof AppError) || !shownOnPage.has(error.code)) throw error
    const { pathname, search } = new URL(c.req.url)
    const status = errorStatus[error.code]
    return renderPage(c, pathname + search, {
      values: form,
      fields: error.fields ?? {},
      message: error.message,
      status,
    })
  }
}
