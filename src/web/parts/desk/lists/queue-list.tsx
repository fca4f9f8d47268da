import type { ReactNode } from 'react'
import { formatNumber } from '#domain/language/numbers.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FoundList } from './found-list.tsx'
import { ListChoices, ListWays, type ListWaysWords } from './list-links.tsx'
import './promise.css'

type QueueWords<Choice extends string, Count extends string> = {
  title: string
  counts: { label: string } & Readonly<Record<Count, string>>
  chips: string
  choices: Readonly<Record<Choice, string>>
  order: Readonly<Record<Choice, string>>
  empty: Readonly<Record<Choice, { title: string; words: string }>>
  pages: ListWaysWords
}

type QueueListProps<Choice extends string, Count extends string, Row> = {
  words: QueueWords<Choice, Count>
  lead: string
  page: { rows: readonly Row[]; next: string | null; counts: Readonly<Record<Count, number>> }
  counted: readonly Count[]
  choices: readonly Choice[]
  chosen: Choice
  cursor: string | null
  toAddress: (choice: Choice) => string
  show: (row: Row) => ReactNode
}

export function QueueList<Choice extends string, Count extends string, Row extends { id: string }>(
  props: QueueListProps<Choice, Count, Row>,
) {
  const { words, lead, page, counted, choices, chosen, cursor, toAddress, show } = props
  return (
    <>
      <DeskHead title={words.title} lead={lead} />
      <dl className="totals" aria-label={words.counts.label}>
        {counted.map((key) => (
          <div key={key}>
            <dt>{words.counts[key]}</dt>
            <dd>
              {formatNumber(page.counts[key])}
              {key === 'late' && page.counts[key] > 0 && (
                <span className="promise age" data-state="late" aria-hidden="true" />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ListChoices
        label={words.chips}
        choices={choices.map((each) => ({
          words: words.choices[each],
          to: toAddress(each),
          isCurrent: each === chosen,
        }))}
      />
      <FoundList
        id="list-order"
        title={words.order[chosen]}
        rows={page.rows}
        keyOf={({ id }) => id}
        empty={words.empty[chosen]}
      >
        {show}
      </FoundList>
      <ListWays words={words.pages} start={toAddress(chosen)} cursor={cursor} next={page.next} />
    </>
  )
}
