import { inquiryEn } from '#content/seekers/residence/inquiry.en.ts'
import { inquiryEs } from '#content/seekers/residence/inquiry.es.ts'
import { residenceEn } from '#content/seekers/residence/residence.en.ts'
import { residenceEs } from '#content/seekers/residence/residence.es.ts'
import { togetherEn } from '#content/seekers/together/together.en.ts'
import { togetherEs } from '#content/seekers/together/together.es.ts'
import type { AskedTogether as Together } from '#contract/inquiries/asked-together.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { AskedNotShown, DeleteAsked, WhatWasSent } from '#web/pages/seekers/residence/asked/asked-inquiry.tsx'
import { loadPrivate, type PrivateAnswer } from '#web/plumbing/api/load-private.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { describePrivate } from '#web/plumbing/head/page-head.ts'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { AnswersOfResidences } from './answers-of-residences.tsx'
import { actOnAnswers } from './together-act.query.ts'
import '#web/pages/seekers/residence/residence.css'
import '#web/pages/seekers/residence/ask/ask.css'

const words = {
  en: { own: inquiryEn, ask: residenceEn.ask, again: residenceEn.failed.again, together: togetherEn },
  es: { own: inquiryEs, ask: residenceEs.ask, again: residenceEs.failed.again, together: togetherEs },
}

export default definePage({
  load: ({ params: { secret = '' }, fetch }) =>
    loadPrivate(callApi('GET /api/inquiries/together/:secret', { params: { secret } }, { fetch })),
  head: ({ visit: { language } }) => describePrivate(words[language].own.head),
  act: actOnAnswers,
  show: AskedTogether,
})

function AskedTogether({ data: followed, visit: { language, path, query } }: PageProps<PrivateAnswer<Together>>) {
  const { own, ask, again, together } = words[language]
  if (followed.kind !== 'asked') {
    return <AskedNotShown kind={followed.kind} again={again} language={language} action={path} words={own} />
  }
  const { inquiry, residences } = followed.found
  return (
    <div className="wrap section-tight cols">
      <AnswersOfResidences
        residences={residences}
        action={path}
        link={query.get('link')}
        pathOf={(slug) => buildSeekerPath('residence', language, slug)}
        words={together.page}
        own={own}
      />
      <div className="c-6 stack stack-fill gap-5">
        <WhatWasSent inquiry={inquiry} words={own} ask={ask} />
        <DeleteAsked action={path} words={own} kept={own.kept} />
      </div>
    </div>
  )
}
