import { data, useLocation } from 'react-router'
import { inquiryEn } from '#content/seekers/inquiry.en.ts'
import { inquiryEs } from '#content/seekers/inquiry.es.ts'
import { residenceEn } from '#content/seekers/residence.en.ts'
import { residenceEs } from '#content/seekers/residence.es.ts'
import { togetherEn } from '#content/seekers/together.en.ts'
import { togetherEs } from '#content/seekers/together.es.ts'
import { languageOfPath, seekerPath } from '#domain/language.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { AskedNotShown, DeleteAsked, WhatWasSent } from '../asked-inquiry.tsx'
import type { Route } from './+types/asked-together.page'
import { AnswersOfHomes } from './answers-of-homes.tsx'
import { followTogether } from './together.query.ts'
import '../residence.css'
import '../ask/ask.css'

const words = {
  en: { own: inquiryEn, ask: residenceEn.ask, again: residenceEn.failed.again, together: togetherEn },
  es: { own: inquiryEs, ask: residenceEs.ask, again: residenceEs.failed.again, together: togetherEs },
}

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const followed = await followTogether(params.secret ?? '', context.get(requestFacts).fetch)
  const status = followed.kind === 'failed' ? followed.status : followed.kind === 'gone' ? 404 : 200
  const link = new URL(request.url).searchParams.get('link')
  return data({ language: languageOfPath(url.pathname), followed, link }, { status })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, description } = words[loaderData?.language ?? 'en'].own.head
  const head = pageHead({ title, description, path: null }, matches)
  // No address that leads on learns this one: it is the key to what was written.
  return [...head, { name: 'referrer', content: 'no-referrer' }]
}

/** The private page of one question to several homes: how far each is, which one it became, and the way to delete it. */
export default function AskedTogetherPage({ loaderData: { language, followed, link } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const { own, ask, again, together } = words[language]
  if (followed.kind !== 'asked') {
    const hasFailed = followed.kind === 'failed'
    const said = hasFailed ? { title: own.head.title, text: own.failed } : own.gone
    return (
      <AskedNotShown said={said} again={hasFailed ? again : null} language={language} action={pathname} words={own} />
    )
  }
  const { inquiry, homes } = followed.together
  return (
    <div className="wrap section-tight asked">
      <AnswersOfHomes
        homes={homes}
        action={pathname}
        link={link}
        pathOf={(slug) => seekerPath('residence', language, slug)}
        words={together.page}
        own={own}
      />
      <div className="stack stack-fill gap-5">
        <WhatWasSent inquiry={inquiry} words={own} ask={ask} />
        <DeleteAsked action={pathname} words={own} kept={own.kept} />
      </div>
    </div>
  )
}
