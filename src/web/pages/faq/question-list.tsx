import { memo } from 'react'
import { type FaqItem, faqParagraphs } from '#domain/faq.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { CopyLink } from './copy-link.tsx'

export type Question = FaqItem & { links: readonly { words: string; to: string }[] }

/** Browsers that do not know the name of a disclosure keep several open. */
function closeOthers(id: string) {
  const here = document.getElementById(id)?.closest('details')
  for (const other of document.querySelectorAll<HTMLDetailsElement>('.faq-list > details[open]')) {
    if (other !== here) other.open = false
  }
}

/** The page is what knows whether it is open, so a tap before the page is awake is not undone. */
const QuestionRow = memo(function QuestionRow({ item, isOut }: { item: Question; isOut: boolean }) {
  return (
    <Disclosure
      name="faq"
      className={isOut ? 'faq-out' : undefined}
      onToggle={(open) => open && closeOthers(item.id)}
      summary={
        <span className="faq-row">
          <h2 className="faq-question">{item.question}</h2>
          <span className="faq-subject">{item.category}</span>
        </span>
      }
    >
      {/* the id stands inside: a browser opens a disclosure for an address that names something within it */}
      <div id={item.id} className="faq-answer">
        <div className="prose">
          {isOut && (
            <p className="small quiet">
              Your link names this question. It is not among those of the subject and the search.
            </p>
          )}
          {faqParagraphs(item).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className="faq-ways">
          {item.links.map(({ words, to }) => (
            <li key={to}>
              <SiteLink to={to}>{words}</SiteLink>
            </li>
          ))}
        </ul>
        <CopyLink id={item.id} />
      </div>
    </Disclosure>
  )
})

type QuestionListProps = { items: readonly Question[]; shown: readonly Question[] }

/**
 * All questions stay in the page and the ones not asked for are hidden: filtering moves nothing but that mark. Until the
 * page is awake, the one the address names is shown all the same.
 */
export function QuestionList({ items, shown }: QuestionListProps) {
  return (
    <div className="folds faq-list">
      {items.map((item) => (
        <QuestionRow key={item.id} item={item} isOut={!shown.includes(item)} />
      ))}
    </div>
  )
}
