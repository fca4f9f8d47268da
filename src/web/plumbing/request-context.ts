import type { SignedInUser } from '#contract/auth.ts'
import type { SiteSettings } from '#contract/site.ts'

/** What the server hands to a page while it renders one request. */
export type RequestFacts = {
  site: SiteSettings
  /** undefined: not asked yet (a prerendered page, the same for everyone); null: signed out. */
  user: SignedInUser | null | undefined
  /** Our own API, called in the process with the visitor's cookie: the same data path as in the browser. */
  fetch: typeof fetch
  /** What a form post without JavaScript gave back, for the page that renders the answer. */
  formAnswer: FormAnswer | undefined
  /** Takes what went wrong while rendering, for the server's log. */
  report: (error: unknown) => void
}

export type FormAnswer = {
  values: Record<string, string>
  fields: Record<string, string>
  message: string
  status: number
}
