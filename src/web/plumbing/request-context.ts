import type { SignedInUser } from '#contract/account/auth.ts'
import type { SiteSettings } from '#contract/directory/site.ts'
import type { ErrorBody } from '#contract/errors.ts'

/** What the server hands to a page while it renders one request. */
export type RequestFacts = {
  site: SiteSettings
  /** undefined: not asked yet (a prerendered page, the same for everyone); null: signed out. */
  user: SignedInUser | null | undefined
  /** Our own API, called in the process with the visitor's cookie: the same data path as in the browser. */
  fetch: typeof fetch
  /** Takes what went wrong while rendering, for the server's log. */
  report: (error: unknown) => void
}

/** What a form of a page held. */
export type Form = { values: Readonly<Record<string, string>>; files: readonly File[] }

/** A form that was posted to a page. */
export type PostedForm = Form & {
  /** Our own API for what the form does: it knows the sender as if they had called it. */
  fetch: typeof fetch
  /** Why it could not be read. */
  unread: ErrorBody | null
}

/** The answer to a request for a page, whose HTML is at hand as text. */
export type PageAnswer = Response & { html?: string }

export type FormAnswer = {
  values: Record<string, string>
  fields: Record<string, string>
  message: string
  status: number
}
