import type { ComponentType } from 'react'
import type { SignedInUser } from '#contract/account/auth.ts'
import type { SiteSettings } from '#contract/directory/site.ts'
import type { Language } from '#domain/language/language.ts'
import type { HeadTag } from '#web/plumbing/head/page-head.ts'
import type { Form, FormAnswer } from '#web/plumbing/request-context.ts'

export type { Form } from '#web/plumbing/request-context.ts'

/** One request for a page, as the page sees it. */
export type Visit = {
  /** As in the site map, without a slash at its end. */
  path: string
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  language: Language
  site: SiteSettings
  /** undefined: not asked (the page is the same for everyone); null: signed out. */
  user: SignedInUser | null | undefined
  /** Our own API, called in the process with the visitor's cookie. */
  fetch: typeof fetch
  /** What a form of this page was refused with, and what was typed into it. */
  refused: FormAnswer | null
}

/**
 * What a form with files may hold: files of one field, so many bytes in all. `advice` ends what is said of more. Of whom
 * `from` does not let in, nothing is read.
 */
export type TakesFiles = { field: string; limit: number; advice: string; from: (person: SignedInUser) => boolean }

/** 303: the browser asks for `to` with GET, whatever brought it here. */
export function redirectTo(to: string, status: 301 | 302 | 303 | 308 = 303): Response {
  return new Response(null, { status, headers: { Location: to } })
}

/** The 404 page. */
export function notFound(): Response {
  return new Response(null, { status: 404 })
}

/** The page itself, under another status or with headers of its own. */
export class Loaded<Data> {
  readonly data: Data
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(data: Data, { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> }) {
    this.data = data
    this.status = status
    this.headers = headers
  }
}

export type PageProps<Data> = { data: Data; visit: Visit }

/** `bare`: only the page, for what stands inside another site's frame. */
export type Frame = 'site' | 'bare'

/** The page's data; or the answer in place of the page: a redirect, or what `notFound()` gives. */
type Loadable<Data> = Data | Loaded<Data> | Response

export type Page<Data> = {
  /** Reads what the page shows, through our own API. */
  load?: (visit: Visit) => Loadable<Data> | Promise<Loadable<Data>>
  head: (page: PageProps<Data>) => readonly HeadTag[]
  show: ComponentType<PageProps<Data>>
  /**
   * A script that asks for the page's address as JSON gets what `load` gave; `{ kind: 'elsewhere', to }` where that leads
   * elsewhere.
   */
  answersScripts?: boolean
  /**
   * Does what a form of this page asks for, by our own API. What that refuses, or a `Refusal`, comes back as the page, with
   * everything typed in `visit.refused`; whoever asks for JSON gets it as every call gives it. Values in place of a redirect
   * show the page again, this once, with them in `visit.refused`.
   */
  act?: (visit: Visit, form: Form) => Promise<Response | Form['values']>
  /** A form with files may be sent as well. */
  takesFiles?: TakesFiles
  frame?: Frame
  /** The page shows a list of homes, marked `HOMES_ID`: it gets a way past everything before it. */
  hasHomes?: (data: Data) => boolean
}

/** A page module's default export. */
export function definePage<Data = undefined>(page: Page<Data>): Page<Data> {
  return page
}
