import type { ComponentType } from 'react'
import type { Language } from '#domain/language/language.ts'
import type { PageFacts } from './head/page-head.ts'
import type { Form, FormAnswer, RequestFacts, TakesFiles } from './request-context.ts'

export type { Form } from './request-context.ts'

export type Visit = Omit<RequestFacts, 'report'> & {
  path: string
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  language: Language
  refused: FormAnswer | null
}

export function redirectTo(to: string, status: 301 | 302 | 303 | 308 = 303): Response {
  return new Response(null, { status, headers: { Location: to } })
}

export function answerNotFound(): Response {
  return new Response(null, { status: 404 })
}

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

export type RefusedByCall = Pick<FormAnswer, 'status' | 'fields'>
export type SaidRefusal = Pick<FormAnswer, 'message' | 'fields'>

/** `desk`: the page brings its own bar and `main` for who is signed in; visitors get the site's. */
export type Frame = 'site' | 'bare' | 'desk'

type Loadable<Data> = Data | Loaded<Data> | Response

export type Page<Data> = {
  load?: (visit: Visit) => Loadable<Data> | Promise<Loadable<Data>>
  head: (page: PageProps<Data>) => PageFacts
  show: ComponentType<PageProps<Data>>
  /**
   * A script that asks for the page's address as JSON gets what `load` returned, or `{ kind: 'elsewhere', to }` for a
   * redirect.
   */
  answersScripts?: boolean
  /**
   * A refusal by the API, or a `Refusal`, comes back as the page with everything typed in `visit.refused`; callers
   * that ask for JSON get the error. Returned values show the page again, once, with them.
   */
  act?: (visit: Visit, form: Form) => Promise<Response | Form['values']>
  /** The page's own sentences for a refusal, where the call answers with codes. */
  sayRefused?: (refused: RefusedByCall, visit: Visit) => SaidRefusal
  takesFiles?: TakesFiles
  frame?: Frame
  hasResidences?: (data: Data) => boolean
  statesOf?: (data: Data) => readonly string[]
}

export function definePage<Data = undefined>(page: Page<Data>): Page<Data> {
  return page
}
