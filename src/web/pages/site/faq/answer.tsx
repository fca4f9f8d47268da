import { splitFaqAnswer } from '#domain/help/faq.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { keepNumbersWhole } from '#web/ui/text/whole-numbers.tsx'
import { CopyLink } from './copy-link.tsx'

type AnswerProps = {
  item: { id: string; answer: string; links: readonly { words: string; to: string }[] }
  /** The filter leaves the question out, but the address names it. */
  isOut?: boolean
}

/** The id is inside, because browsers open a closed fold for an address that names something in it. */
export function Answer({ item, isOut = false }: AnswerProps) {
  return (
    <div id={item.id} className="faq-answer">
      <div className="prose">
        {isOut && (
          <p className="small quiet">
            Your link names this question. It is not among those of the subject and the search.
          </p>
        )}
        {splitFaqAnswer(item).map((paragraph) => (
          <p key={paragraph}>{keepNumbersWhole(paragraph)}</p>
        ))}
      </div>
      <ul className="row tight gap-5 mt-3">
        {item.links.map(({ words, to }) => (
          <li key={to}>
            <SiteLink to={to} className="tap bold">
              {words}
            </SiteLink>
          </li>
        ))}
      </ul>
      <CopyLink id={item.id} />
    </div>
  )
}
