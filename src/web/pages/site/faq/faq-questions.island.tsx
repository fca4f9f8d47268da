import { memo, useEffect, useRef, useState } from 'react'
import type { AnswerWords, FinderWords } from '#content/site/faq.ts'
import { type FaqFilter, faqCategories, filterFaq } from '#domain/help/faq.ts'
import type { FiledQuestion } from '#domain/help/texts/apply-texts.ts'
import { say } from '#domain/language/say.ts'
import { FoldTitle } from '#web/parts/help/fold-title.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { ChoiceLink } from '#web/ui/action/chip.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { useFollowingAddress } from '#web/ui/form/use-following-address.ts'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { Answer } from './answer.tsx'
import { buildFilterAddress } from './faq-address.ts'

export type FaqQuestionsProps = {
  items: readonly FiledQuestion[]
  filter: FaqFilter
  words: FinderWords
  answer: AnswerWords
}

export default function FaqQuestions({ items, filter, words, answer }: FaqQuestionsProps) {
  const { category } = filter
  const [search, setSearch] = useState(filter.search)
  const input = useRef<HTMLInputElement>(null)
  // What somebody typed before the island woke counts.
  useEffect(() => setSearch(input.current?.value ?? ''), [])
  useFollowingAddress(buildFilterAddress({ category, search }))
  const shown = filterFaq(items, { category, search })
  return (
    <>
      <div className="faq-finder c-4 sticky stack stack-fill no-print">
        <search>
          <form data-held="" action="/faq" onSubmit={(event) => event.preventDefault()}>
            {category !== 'All' && <input type="hidden" name="category" value={category} />}
            <SearchBox
              ref={input}
              label={words.label}
              name="q"
              defaultValue={filter.search}
              onChange={(event) => setSearch(event.currentTarget.value)}
              submit={words.submit}
              isLive
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
            />
          </form>
        </search>
        <Subjects label={words.subjects} category={category} search={search} />
      </div>
      <div className="c-8">
        <Count words={words} found={shown.length} all={items.length} />
        <QuestionList words={answer} items={items} shown={shown} />
        {shown.length === 0 && <NothingFound category={category} words={words.empty} />}
      </div>
    </>
  )
}

function Subjects({ label, category, search }: FaqFilter & { label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="row gap-2">
        {faqCategories.map((one) => (
          <li key={one}>
            <ChoiceLink words={one} chosen={one === category} to={buildFilterAddress({ category: one, search })} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Count({ words, found, all }: { words: FinderWords; found: number; all: number }) {
  return (
    <div className="tap between w-full small no-print">
      <p role="status">{say(words.found, { found, all })}</p>
      {found < all && (
        <SiteLink to="/faq" className="tap">
          {say(words.showAll, { all })}
        </SiteLink>
      )}
    </div>
  )
}

function NothingFound({ category, words }: Pick<FaqFilter, 'category'> & { words: FinderWords['empty'] }) {
  return (
    <EmptyState mark="window" title={words.title}>
      <p className="measure">{words.hint}</p>
      <div className="row">
        <ButtonLink variant="primary" to="/contact">
          {words.write}
        </ButtonLink>
        <ButtonLink to={buildFilterAddress({ category, search: '' })}>{words.clear}</ButtonLink>
      </div>
    </EmptyState>
  )
}

/** For browsers that do not support `name` on `<details>`. */
function closeOthers(id: string) {
  const here = document.getElementById(id)?.closest('details')
  for (const other of document.querySelectorAll<HTMLDetailsElement>('.faq-list > details[open]')) {
    if (other !== here) other.open = false
  }
}

type QuestionRowProps = { words: AnswerWords; item: FiledQuestion; isOut: boolean }

/** The browser alone knows whether it is open, so a tap before the script runs is not undone. */
const QuestionRow = memo(function QuestionRow({ words, item, isOut }: QuestionRowProps) {
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
      <Answer words={words} item={item} isOut={isOut} />
    </Disclosure>
  )
})

type QuestionListProps = { words: AnswerWords; items: readonly FiledQuestion[]; shown: readonly FiledQuestion[] }

/** All questions stay in the page and are only hidden, so that filtering moves nothing. */
function QuestionList({ words, items, shown }: QuestionListProps) {
  return (
    <div className="faq-list folds">
      {items.map((item) => (
        <QuestionRow key={item.id} words={words} item={item} isOut={!shown.includes(item)} />
      ))}
    </div>
  )
}
