import { createContext, RouterContextProvider } from 'react-router'
import type { SignedInUser } from '#contract/auth.ts'
import type { SiteSettings } from '#contract/site.ts'

/** What the server hands to a page while it renders one request. */
export type RequestFacts = {
  site: SiteSettings
  /** undefined: not asked yet (a prerendered page, the same for everyone); null: signed out. */
  user: SignedInUser | null | undefined
  /** Our own API, called in the process with the visitor's cookie: the same data path as in the browser. */
  fetch: typeof fetch
  /** Content-Security-Policy nonce for the page's own inline scripts; absent where hashes are used. */
  nonce: string | undefined
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

export const requestFacts = createContext<RequestFacts>()

/** Wraps the facts for the router; the server calls it once per rendered request. */
export function contextFor(facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestFacts, facts)
  return context
}
