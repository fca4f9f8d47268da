import { type AskedWords, inquiryEn } from '#content/seekers/residence/inquiry.en.ts'
import { inquiryEs } from '#content/seekers/residence/inquiry.es.ts'
import { type ResidenceWords, residenceEn } from '#content/seekers/residence/residence.en.ts'
import { residenceEs } from '#content/seekers/residence/residence.es.ts'
import { buildSeekerPath, type Language } from '#domain/language/language.ts'
import { actOnAsked } from '#web/pages/seekers/residence/ask/ask-act.query.ts'
import { buildPrivateHead } from '#web/pages/seekers/residence/private-head.ts'
import { definePage, Loaded, type PageProps } from '#web/plumbing/page.ts'
import { type Asked, fetchInquiry } from './asked.query.ts'
import { AskedInquiryView, AskedNotShown } from './asked-inquiry.tsx'
import '#web/pages/seekers/residence/residence.css'
import '#web/pages/seekers/residence/ask/ask.css'

const words: Record<Language, { own: AskedWords; ask: ResidenceWords['ask']; again: string }> = {
  en: { own: inquiryEn, ask: residenceEn.ask, again: residenceEn.failed.again },
  es: { own: inquiryEs, ask: residenceEs.ask, again: residenceEs.failed.again },
}

/** Replaces the secret in the address after deletion. */
const deleted = 'deleted'

export default definePage({
  async load({ params, fetch }) {
    if (params.secret === deleted) return { kind: 'deleted' } as const
    const found = await fetchInquiry(params.secret ?? '', fetch)
    return new Loaded(found, { status: found.kind === 'failed' ? found.status : found.kind === 'gone' ? 404 : 200 })
  },
  head: ({ visit: { language, site } }) => buildPrivateHead(words[language].own.head, site),
  act: actOnAsked,
  show: AskedPage,
})

function AskedPage({ data: asked, visit: { language, path, query } }: PageProps<Asked | { kind: 'deleted' }>) {
  const sent = query.get('link')
  const { own, ask, again } = words[language]
  if (asked.kind === 'asked') {
    const { residence } = asked.inquiry
    const residencePath = residence && buildSeekerPath('residence', language, residence.slug)
    return (
      <AskedInquiryView
        inquiry={asked.inquiry}
        action={path}
        residencePath={residencePath}
        sent={sent}
        words={own}
        ask={ask}
      />
    )
  }
  const hasFailed = asked.kind === 'failed'
  const head = hasFailed ? { title: own.head.title, text: own.failed } : own[asked.kind]
  return <AskedNotShown said={head} again={hasFailed ? again : null} language={language} action={path} words={own} />
}
