import { faqItems, faqPage, otherQuestions } from '#content/site/faq.ts'
import { applyToQuestions, type FiledQuestion, isFiled } from '#domain/help/texts/apply-texts.ts'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { FoldTitle } from '#web/parts/help/fold-title.tsx'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps, type Visit } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { Answer } from './answer.tsx'
import { readFilter } from './faq-address.ts'
import FaqQuestions from './faq-questions.island.tsx'
import './faq.css'

const { title, seekers, answer, finder, others, closing } = faqPage

const builtIn = [...faqItems, ...otherQuestions]

function listQuestions({ texts = [] }: Pick<Visit, 'texts'>) {
  const questions = applyToQuestions(builtIn, texts)
  const filed = questions.filter(isFiled)
  return { filed, others: questions.filter(({ category }) => category === null), isTen: filed.length === 10 }
}

/** For search engines: every question, whatever the filter. */
const buildStructured = (questions: readonly FiledQuestion[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export default definePage({
  head({ visit }) {
    const { filed, isTen } = listQuestions(visit)
    const description = isTen ? faqPage.description : faqPage.descriptionOfMore
    return { title, description, path: '/faq', structured: [buildStructured(filed)] }
  },
  show: Faq,
})

function Faq({ visit }: PageProps<undefined>) {
  const { filed, others: unfiled, isTen } = listQuestions(visit)
  return (
    <>
      <div className="wrap section page-top cols">
        <header className="full stack">
          <h1>{title}</h1>
          <p className="lead">
            {isTen ? faqPage.lead : faqPage.leadOfMore} {seekers.words}{' '}
            <SiteLink to={seekers.to}>{seekers.link}</SiteLink>.
          </p>
        </header>
        <Island
          of={FaqQuestions}
          hydrate="touched"
          props={{ items: filed, filter: readFilter(visit.query), words: finder, answer }}
        />
        {unfiled.length > 0 && (
          <TitledSection titleId="faq-others" title={others} titleClass="mb-3" className="c-8 c-last">
            <div className="folds">
              {unfiled.map((item) => (
                <Disclosure
                  key={item.id}
                  name="faq"
                  summary={
                    <FoldTitle spanish={item.spanish}>
                      <h3>{item.question}</h3>
                    </FoldTitle>
                  }
                >
                  <Answer words={answer} item={item} />
                </Disclosure>
              ))}
            </div>
          </TitledSection>
        )}
      </div>
      <ClosingBand title={closing.title} words={closing.words}>
        <ButtonLink variant="primary" icon="mail" to="/contact">
          {closing.write}
        </ButtonLink>
        <ButtonLink to="/help">{closing.help}</ButtonLink>
        <p className="print-only">{visit.site.supportEmail.value}</p>
      </ClosingBand>
    </>
  )
}
