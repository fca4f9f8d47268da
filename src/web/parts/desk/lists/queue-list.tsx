import type { ReactNode } from 'react'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FoundList } from './found-list.tsx'
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
      <FoundList id="list-order" title={order} rows={rows} keyOf={({ id }) => id} empty={empty}>
        {show}
      </FoundList>
      <ListWays start={toAddress(choices.chosen)} cursor={cursor} next={next} />
    </>
  )
}
