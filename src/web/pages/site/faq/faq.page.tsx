import { faqItems, faqPage, otherQuestions } from '#content/site/faq.ts'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { buildHeadTags } from '#web/plumbing/head/page-head.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Answer } from './answer.tsx'
import { readFilter } from './faq-address.ts'
import FaqQuestions from './faq-questions.island.tsx'
import './faq.css'

/** For search engines: every question, whatever the filter. */
const structured = {
  '@type': 'FAQPage',
  mainEntity: faqItems.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

const { title, lead, seekers, search, empty, others, closing } = faqPage

export default definePage({
  head: ({ visit }) =>
    buildHeadTags({ title, description: faqPage.description, path: '/faq', structured: [structured] }, visit.site),
  show: ({ visit }) => (
    <>
      <div className="wrap section page-top cols">
        <header className="full stack">
          <h1>{title}</h1>
          <p className="lead">
            {lead} {seekers.words} <SiteLink to={seekers.to}>{seekers.link}</SiteLink>.
          </p>
        </header>
        <Island
          of={FaqQuestions}
          hydrate="touched"
          props={{ items: faqItems, filter: readFilter(visit.query), words: { search, empty } }}
        />
        <section className="c-8 c-last" aria-labelledby="faq-others">
          <h2 id="faq-others" className="mb-3">
            {others}
          </h2>
          <div className="folds">
            {otherQuestions.map((item) => (
              <Disclosure key={item.id} name="faq" summary={<h3>{item.question}</h3>}>
                <Answer item={item} />
              </Disclosure>
            ))}
          </div>
        </section>
      </div>
      <ClosingBand title={closing.title} words={closing.words}>
        <ButtonLink variant="primary" icon="mail" to="/contact">
          Email support
        </ButtonLink>
        <ButtonLink to="/help">Help Center</ButtonLink>
        <p className="print-only">{visit.site.supportEmail.value}</p>
      </ClosingBand>
    </>
  ),
})
