import { inquiryEn } from '#content/inquiries/inquiry.en.ts'
import { inquiryEs } from '#content/inquiries/inquiry.es.ts'
import { type TogetherWords, togetherEn } from '#content/inquiries/together.en.ts'
import { togetherEs } from '#content/inquiries/together.es.ts'
import { residenceEn } from '#content/residence/residence.en.ts'
import { residenceEs } from '#content/residence/residence.es.ts'
import type { AskedTogether as Together } from '#contract/inquiries/asked-together.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { AskedNotShown, DeleteAsked, KeepLink, WhatWasSent } from '#web/pages/residence/listing/asked/asked-inquiry.tsx'
import { loadPrivate, type PrivateAnswer } from '#web/plumbing/api/load-private.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { describePrivate } from '#web/plumbing/head/page-head.ts'
import { definePage, type PageProps, type Visit } from '#web/plumbing/page.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { actOnAnswers } from './together-act.query.ts'
import '#web/pages/residence/listing/residence.css'
import '#web/pages/residence/listing/ask/ask.css'

const texts = {
  en: { own: inquiryEn, ask: residenceEn.ask, again: residenceEn.failed.again, together: togetherEn },
  es: { own: inquiryEs, ask: residenceEs.ask, again: residenceEs.failed.again, together: togetherEs },
}

export default definePage({
  load: ({ params: { secret = '' }, fetch }) =>
    loadPrivate(callApi('GET /api/inquiries/together/:secret', { params: { secret } }, { fetch })),
  head: ({ visit: { language } }) => describePrivate(texts[language].own.head),
  act: actOnAnswers,
  show: AskedTogether,
})

function AskedTogether({ data: followed, visit }: PageProps<PrivateAnswer<Together>>) {
  const { language, path } = visit
  const { own, ask, again } = texts[language]
  if (followed.kind !== 'asked') {
    return <AskedNotShown kind={followed.kind} again={again} language={language} action={path} words={own} />
  }
  const { inquiry, residences } = followed.found
  return (
    <div className="wrap section-tight cols">
      <AnswersOfResidences residences={residences} visit={visit} />
      <div className="c-6 stack stack-fill gap-5">
        <WhatWasSent inquiry={inquiry} words={own} ask={ask} />
        <DeleteAsked action={path} words={own} kept={own.kept} />
      </div>
    </div>
  )
}

type Residence = Together['residences'][number]

type AnswersProps = { residences: readonly Residence[]; visit: Pick<Visit, 'language' | 'path' | 'query'> }

function AnswersOfResidences({ residences, visit: { language, path, query } }: AnswersProps) {
  const { own, together } = texts[language]
  const words = together.page
  const isTaken = residences.some(({ closed }) => closed === 'not_needed')
  return (
    <div className="c-6 stack stack-fill gap-5">
      <h1>{words.title(residences.length)}</h1>
      {isTaken ? (
        <Notice title={words.taken.title} icon="check">
          <p>{words.taken.text}</p>
        </Notice>
      ) : (
        <p className="lead">{residences.some(hasAnswered) ? words.answered : words.lead}</p>
      )}
      <KeepLink sent={query.get('link')} words={own.link} />
      <TitledSection titleId="homes" title={words.residences} titleClass="t-name mb-2">
        <ul className="asked-residences ruled">
          {residences.map((residence) => (
            <li key={residence.slug} className="row">
              <div>
                <SiteLink to={buildSeekerPath('residence', language, residence.slug)}>{residence.name}</SiteLink>
                <p className="small ink-2">
                  {words.states[isTaken && residence.closed === null ? 'chosen' : findState(residence)]}
                </p>
                {isOnList(residence) && <p className="small ink-2">{words.waiting(residence.waiting.place)}</p>}
                {residence.replies.slice(0, 1).map(({ words: said, at }) => (
                  <blockquote key={at} className="asked-words break">
                    {said}
                  </blockquote>
                ))}
              </div>
              <ButtonLink to={buildTelAddress(residence.phone)} variant="line" small icon="phone">
                <span className="nowrap">{formatPhone(residence.phone)}</span>
              </ButtonLink>
              {!isTaken && residences.length > 1 && residence.closed === null && (
                <Form action={path} hidden={{ act: 'take', home: residence.slug }}>
                  <Button type="submit" variant="primary" small>
                    {words.take}
                    <VisuallyHidden>{words.takeOf(residence.name)}</VisuallyHidden>
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
        {!isTaken && residences.length > 1 && <p className="small quiet mt-3">{words.takeHelp}</p>}
      </TitledSection>
    </div>
  )
}

const hasAnswered = ({ answeredAt, waiting, replies }: Residence) =>
  answeredAt !== null || replies.length > 0 || Boolean(waiting?.offeredAt)

/** Who is offered a bed waits no longer. */
const isOnList = (residence: Residence): residence is Residence & { waiting: { place: number } } =>
  residence.closed === null && residence.waiting !== null && residence.waiting.offeredAt === null

function findState({ readAt, answeredAt, waiting, closed }: Residence): keyof TogetherWords['page']['states'] {
  if (closed !== null) return closed
  if (waiting?.offeredAt) return 'offered'
  if (answeredAt !== null) return 'answered'
  return readAt === null ? 'sent' : 'read'
}
