import { togetherEn } from '#content/inquiries/together.en.ts'
import { togetherEs } from '#content/inquiries/together.es.ts'
import { residenceEn } from '#content/residence/residence.en.ts'
import { residenceEs } from '#content/residence/residence.es.ts'
import { maxAskedTogether } from '#contract/inquiries/inquiry-fields.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import AskForm from '#web/pages/residence/listing/ask/ask-form.island.tsx'
import { pickAskWords } from '#web/pages/residence/listing/ask/form-words.ts'
import { sayInquiryRefused } from '#web/pages/residence/listing/ask/say-inquiry-refused.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { fetchResidencesToAsk, type ToAsk } from './together.query.ts'
import { actOnResidences, readOffered } from './together-act.query.ts'
import '#web/ui/text/card.css'
import '#web/pages/residence/listing/residence.css'
import '#web/pages/residence/listing/ask/ask.css'

const words = {
  en: { own: residenceEn, together: togetherEn },
  es: { own: residenceEs, together: togetherEs },
}

export default definePage({
  load: async (visit) => ({
    ...(await fetchResidencesToAsk(readOffered(visit), visit.fetch)),
    once: crypto.randomUUID(),
  }),
  head({ visit: { language } }) {
    const { title, description } = words[language].together.head
    return { title, description, path: null }
  },
  act: actOnResidences,
  sayRefused: (refused, { language }) =>
    sayInquiryRefused(refused, words[language].own, words[language].together.form.wrongChoice.text(maxAskedTogether)),
  show: AskTogether,
})

function AskTogether({ data, visit }: PageProps<ToAsk & { once: string }>) {
  const { asked, toCall, chosen, once } = data
  const { language, path, site, refused: answered } = visit
  const { own, together } = words[language]
  const { form } = together
  const isChosenFrom = asked.length > maxAskedTogether
  const title = isChosenFrom ? form.titleUpTo(maxAskedTogether) : form.title(asked.length)
  const isWrongChoice = answered !== null && isChosenFrom && (chosen.length === 0 || chosen.length > maxAskedTogether)
  const buildPath = ({ slug }: FoundResidence) => buildSeekerPath('residence', language, slug)
  return (
    <section className="wrap section-tight stack stack-fill gap-4" aria-labelledby="title">
      <h1 id="title">{asked.length === 0 ? form.none.title : title}</h1>
      <p className="measure">{asked.length === 0 ? form.none.text : form.lead}</p>
      {asked.length > 0 && (
        <div className="stack stack-fill gap-2" id={isWrongChoice ? 'ask' : undefined}>
          {isWrongChoice && (
            <div tabIndex={-1} data-focus-first>
              <Notice tone="danger" title={form.wrongChoice.title} announced>
                <p>{form.wrongChoice.text(maxAskedTogether)}</p>
              </Notice>
            </div>
          )}
          <p id="goes-to">
            <b>{isChosenFrom ? form.choose(maxAskedTogether) : form.goesTo}</b>
          </p>
          <ul className="stack gap-2" aria-labelledby="goes-to">
            {asked.map((residence) => (
              <li key={residence.id}>
                {isChosenFrom ? (
                  <Checkbox
                    form="ask-form"
                    name={`to_${residence.slug}`}
                    defaultChecked={chosen.includes(residence.slug)}
                  >
                    {residence.name}, {residence.city}, {residence.state}
                  </Checkbox>
                ) : (
                  <>
                    <SiteLink to={buildPath(residence)}>{residence.name}</SiteLink>, {residence.city}, {residence.state}
                  </>
                )}
              </li>
            ))}
          </ul>
          {isChosenFrom && (
            <p className="small ink-2" role="status" data-ticked={form.ticked(maxAskedTogether)} hidden />
          )}
        </div>
      )}
      {toCall.length > 0 && (
        <>
          <p>{form.notAsked}</p>
          <ul className="stack gap-2">
            {toCall.map((residence) => (
              <li key={residence.id}>
                <SiteLink to={buildPath(residence)}>{residence.name}</SiteLink>:{' '}
                <a href={buildTelAddress(residence.phone)}>{formatPhone(residence.phone)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {asked.length > 0 ? (
        <div className="panel" id={isWrongChoice ? undefined : 'ask'}>
          <Island
            of={AskForm}
            hydrate={answered === null ? 'touched' : 'idle'}
            props={{
              action: path,
              once,
              answered,
              textsGoOut: site.textsGoOut,
              list: null,
              phone: null,
              isChoiceSaid: isWrongChoice,
              words: pickAskWords(own, site.textsGoOut),
              residences: asked.map(({ slug }) => slug).join(','),
            }}
          />
        </div>
      ) : (
        <ButtonLink className="self-start" to={buildSeekerPath('search', language)} variant="primary" icon="search">
          {own.crumbs.search}
        </ButtonLink>
      )}
    </section>
  )
}
