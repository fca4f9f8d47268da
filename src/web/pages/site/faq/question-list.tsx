import { memo } from 'react'
import type { FiledQuestion } from '#domain/help/texts/apply-texts.ts'
import { FoldTitle } from '#web/parts/help/fold-title.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Answer } from './answer.tsx'

/** For browsers that do not support `name` on `<details>`. */
function closeOthers(id: string) {
  const here = document.getElementById(id)?.closest('details')
  for (const other of document.querySelectorAll<HTMLDetailsElement>('.faq-list > details[open]')) {
    if (other !== here) other.open = false
  }
}

/** The browser alone knows whether it is open, so a tap before the script runs is not undone. */
const QuestionRow = memo(function QuestionRow({ item, isOut }: { item: FiledQuestion; isOut: boolean }) {
  return (
    <Disclosure
      name="faq"
      className={isOut ? 'faq-out' : undefined}
      onToggle={(open) => open && closeOthers(item.id)}
      summary={
        <span className="faq-row row between tight gap-5 grow align-baseline">
          <FoldTitle spanish={item.spanish}>
            <h2 className="grow-18">{item.question}</h2>
          </FoldTitle>
          <span className="small quiet">{item.category}</span>
        </span>
      }
    >
      <Answer item={item} isOut={isOut} />
    </Disclosure>
  )
})

type QuestionListProps = { items: readonly FiledQuestion[]; shown: readonly FiledQuestion[] }

/** All questions stay in the page and are only hidden, so that filtering moves nothing. */
export function QuestionList({ items, shown }: QuestionListProps) {
  return (
    <div className="faq-list folds">
      {items.map((item) => (
        <QuestionRow key={item.id} item={item} isOut={!shown.includes(item)} />
      ))}
    </div>
  )
}
