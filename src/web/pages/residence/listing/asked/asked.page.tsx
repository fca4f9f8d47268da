import { type AskedWords, inquiryEn } from '#content/inquiries/inquiry.en.ts'
import { inquiryEs } from '#content/inquiries/inquiry.es.ts'
import { type ResidenceWords, residenceEn } from '#content/residence/residence.en.ts'
import { residenceEs } from '#content/residence/residence.es.ts'
import type { AskedInquiry } from '#contract/inquiries/inquiry.ts'
import { buildSeekerPath, type Language } from '#domain/language/language.ts'
import { actOnAsked } from '#web/pages/residence/listing/ask/ask-act.query.ts'
import { loadPrivate, type PrivateAnswer } from '#web/plumbing/api/load-private.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { describePrivate } from '#web/plumbing/head/page-head.ts'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { AskedInquiryView, AskedNotShown } from './asked-inquiry.tsx'
import '#web/pages/residence/listing/residence.css'
import '#web/pages/residence/listing/ask/ask.css'

const words: Record<Language, { own: AskedWords; ask: ResidenceWords['ask']; again: string }> = {
  en: { own: inquiryEn, ask: residenceEn.ask, again: residenceEn.failed.again },
  es: { own: inquiryEs, ask: residenceEs.ask, again: residenceEs.failed.again },
}

/** Replaces the secret in the address after deletion. */
const deleted = 'deleted'

type InquiryAnswer = PrivateAnswer<AskedInquiry> | { kind: 'deleted' }

export default definePage<InquiryAnswer>({
  load({ params: { secret = '' }, fetch }) {
    if (secret === deleted) return { kind: 'deleted' }
    return loadPrivate(callApi('GET /api/inquiries/asked/:secret', { params: { secret } }, { fetch }))
  },
  head: ({ visit: { language } }) => describePrivate(words[language].own.head),
  act: actOnAsked,
  show: AskedPage,
})

function AskedPage({ data: asked, visit: { language, path, query } }: PageProps<InquiryAnswer>) {
  const sent = query.get('link')
  const { own, ask, again } = words[language]
  if (asked.kind === 'asked') {
    const { residence } = asked.found
    const residencePath = residence && buildSeekerPath('residence', language, residence.slug)
    return (
      <AskedInquiryView
        inquiry={asked.found}
        action={path}
        residencePath={residencePath}
        sent={sent}
        words={own}
        ask={ask}
      />
    )
  }
  return <AskedNotShown kind={asked.kind} again={again} language={language} action={path} words={own} />
}
