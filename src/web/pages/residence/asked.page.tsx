import { data, useLocation } from 'react-router'
import { inquiryEn } from '#content/seekers/inquiry.en.ts'
import { inquiryEs } from '#content/seekers/inquiry.es.ts'
import { residenceEn } from '#content/seekers/residence.en.ts'
import { residenceEs } from '#content/seekers/residence.es.ts'
import { type Language, languageOfPath, seekerPath } from '#domain/language.ts'
import type { AskedWords, ResidenceWords } from '#domain/seeker-words/residence-words.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import type { Route } from './+types/asked.page'
import { askAsked } from './asked.query.ts'
import { AskedInquiryView, AskedNotShown } from './asked-inquiry.tsx'
import './residence.css'
import './ask/ask.css'

const words: Record<Language, { own: AskedWords; ask: ResidenceWords['ask']; again: string }> = {
  en: { own: inquiryEn, ask: residenceEn.ask, again: residenceEn.failed.again },
  es: { own: inquiryEs, ask: residenceEs.ask, again: residenceEs.failed.again },
}

/** What stands in the address instead of a secret once it was deleted. */
const deleted = 'deleted'

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname)
  const sent = new URL(request.url).searchParams.get('link')
  if (params.secret === deleted) return data({ language, asked: { kind: 'deleted' } as const, sent })
  const asked = await askAsked(params.secret ?? '', context.get(requestFacts).fetch)
  const status = asked.kind === 'failed' ? asked.status : asked.kind === 'gone' ? 404 : 200
  return data({ language, asked, sent }, { status })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, description } = words[loaderData?.language ?? 'en'].own.head
  const head = pageHead({ title, description, path: null }, matches)
  // No address that leads on learns this one: it is the key to what was written.
  return [...head, { name: 'referrer', content: 'no-referrer' }]
}

/** The private page of what was asked: how far it has come, and the way to delete it. */
export default function AskedPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const { language, asked, sent } = loaderData
  const { own, ask, again } = words[language]
  if (asked.kind === 'asked') {
    const { home } = asked.inquiry
    const homePath = home && seekerPath('residence', language, home.slug)
    return <AskedInquiryView inquiry={asked.inquiry} action={pathname} {...{ homePath, sent }} words={own} ask={ask} />
  }
  const hasFailed = asked.kind === 'failed'
  const said = hasFailed ? { title: own.head.title, text: own.failed } : own[asked.kind]
  return (
    <AskedNotShown said={said} again={hasFailed ? again : null} language={language} action={pathname} words={own} />
  )
}
