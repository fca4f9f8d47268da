import type { SignedInUser } from '#contract/auth/auth.ts'
import type { ErrorBody } from '#contract/calls/errors.ts'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import type { SiteNotice } from '#domain/help/notices/site-notice.ts'
import type { SiteText } from '#domain/help/texts/site-text.ts'

export type RequestFacts = {
  site: SiteSettings
  notices?: readonly SiteNotice[]
  texts?: readonly SiteText[]
  /** Undefined: not asked, since the page is the same for everyone. Null: signed out. */
  user: SignedInUser | null | undefined
  fetch: typeof fetch
  report: (error: unknown) => void
}

export type Form = { values: Readonly<Record<string, string>>; files: readonly File[]; isByScript?: boolean }

export type PostedForm = Form & { fetch: typeof fetch; unread: ErrorBody | null }

export type PageAnswer = Response & { html?: string }

export type FormAnswer = {
  values: Record<string, string>
  fields: Record<string, string>
  message: string
  status: number
}

type Sender = (person: SignedInUser) => boolean
export type TakesFiles = { field: string; limit: number; advice: string; from: Sender | 'anybody' }
