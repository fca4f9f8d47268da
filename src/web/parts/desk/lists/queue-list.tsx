import type { ReactNode } from 'react'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { ListChoices, ListWays } from './list-links.tsx'
import './promise.css'

type QueueCount = { words: string; count: number; isLate?: boolean }

type QueueListProps<Choice extends string, Row> = {
  title: string
  lead: string
  counts: { label: string; each: readonly QueueCount[] }
  choices: { label: string; each: readonly Choice[]; words: Readonly<Record<Choice, string>>; chosen: Choice }
  toAddress: (choice: Choice) => string
  order: string
  empty: { title: string; words: string }
  rows: readonly Row[]
  next: string | null
  cursor: string | null
  show: (row: Row) => ReactNode
}

export function QueueList<Choice extends string, Row extends { id: string }>(props: QueueListProps<Choice, Row>) {
  const { title, lead, counts, choices, toAddress, order, empty, rows, next, cursor, show } = props
  return (
    <>
      <DeskHead title={title} lead={lead} />
      <dl className="totals" aria-label={counts.label}>
        {counts.each.map(({ words, count, isLate = false }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>
              {count.toLocaleString('en-US')}
              {isLate && count > 0 && <span className="promise age" data-state="late" aria-hidden="true" />}
            </dd>
          </div>
        ))}
      </dl>
      <ListChoices
        label={choices.label}
        choices={choices.each.map((each) => ({
          words: choices.words[each],
          to: toAddress(each),
          isCurrent: each === choices.chosen,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState mark="window" title={empty.title}>
          <p className="ink-2">{empty.words}</p>
        </EmptyState>
      ) : (
        <section aria-labelledby="list-order">
          <h2 id="list-order" className="t-label ink-3 mb-2">
            {order}
          </h2>
          <ul className="ruled line-above line-below">
            {rows.map((row) => (
              <li key={row.id}>{show(row)}</li>
            ))}
          </ul>
        </section>
      )}
      <ListWays start={toAddress(choices.chosen)} cursor={cursor} next={next} />
    </>
  )
}
