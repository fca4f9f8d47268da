import { useRef } from 'react'
import { faqItems, faqPage } from '#content/faq.ts'
import { filterFaq } from '#domain/faq.ts'
import { ClosingBand } from '#web/parts/closing-band/closing-band.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import { useSite } from '#web/plumbing/site.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import type { Route } from './+types/faq.page'
import { filterAddress } from './faq-address.ts'
import { FaqCount } from './faq-count.tsx'
import { FaqFinder } from './faq-finder.tsx'
import { QuestionList } from './question-list.tsx'
import { useFaqFilter } from './use-faq-filter.ts'
import { useNamedQuestion } from './use-named-question.ts'
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

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = faqPage
  return pageHead({ title, description, path: '/faq', structured: [structured] }, matches)
}

export default function Faq() {
  const input = useRef<HTMLInputElement>(null)
  const { type, ...filter } = useFaqFilter(input)
  const email = useSite()?.supportEmail.value
  useNamedQuestion()
  const shown = filterFaq(faqItems, filter)
  const { title, lead, seekers, empty, closing } = faqPage
  return (
    <>
      <div className="wrap section faq">
        <header className="stack faq-head">
          <h1>{title}</h1>
          <p className="lead">
            {lead} {seekers.words} <SiteLink to={seekers.to}>{seekers.link}</SiteLink>.
          </p>
        </header>
        <FaqFinder label={faqPage.search} filter={filter} input={input} onType={type} />
        <div className="faq-found">
          <FaqCount found={shown.length} of={faqItems.length} />
          <QuestionList items={faqItems} shown={shown} />
          {shown.length === 0 && (
            <EmptyState mark="window" title={empty.title}>
              <p className="measure">{empty.hint}</p>
              <div className="row">
                <ButtonLink look="primary" to="/contact">
                  Email support
                </ButtonLink>
                <ButtonLink
                  to={filterAddress({ category: filter.category, search: '' })}
                  onClick={() => input.current?.focus()}
                >
                  Clear search
                </ButtonLink>
              </div>
            </EmptyState>
          )}
        </div>
      </div>
      <ClosingBand title={closing.title} words={closing.words}>
        <ButtonLink look="primary" icon="mail" to="/contact">
          Email support
        </ButtonLink>
        <ButtonLink to="/help">Help Center</ButtonLink>
        {email && <p className="print-only">{email}</p>}
      </ClosingBand>
    </>
  )
}
