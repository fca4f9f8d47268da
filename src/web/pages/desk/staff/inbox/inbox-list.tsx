import type { StaffWords } from '#content/desk/staff.ts'
import type { InboxPage } from '#contract/staff/inbox.ts'
import { type InboxFilter, inboxFilters } from '#contract/staff/inbox-filters.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { ListChoices, ListWays } from '#web/parts/desk/lists/list-links.tsx'
import { timeWords } from '#web/parts/desk/moment/moment-words.ts'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { MessageRow } from './message-row.tsx'

const order: Record<InboxFilter, string> = {
  open: 'Longest waiting first',
  mine: 'Mine, longest waiting first',
  answered: 'Latest answer first',
}

const buildAddress = (filter: InboxFilter) => (filter === 'open' ? '/staff/inbox' : `/staff/inbox?filter=${filter}`)

type InboxListProps = {
  page: InboxPage
  filter: InboxFilter
  cursor: string | null
  at: Date
  me: string
  words: StaffWords['inbox']
}

export function InboxList({ page: { rows, next, counts }, filter, cursor, at, me, words }: InboxListProps) {
  const now = useNow(at)
  return (
    <>
      <DeskHead title={words.title} lead={words.lead} />
      <Counts counts={counts} />
      <ListChoices
        label="Which messages"
        choices={inboxFilters.map((each) => ({
          words: words.filters[each],
          to: buildAddress(each),
          isCurrent: each === filter,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState mark="window" title={words.empty[filter].title}>
          <p className="ink-2">{words.empty[filter].words}</p>
        </EmptyState>
      ) : (
        <section aria-labelledby="list-order">
          <h2 id="list-order" className="t-label ink-3 mb-2">
            {order[filter]}
          </h2>
          <ul className="ruled line-above line-below">
            {rows.map((message) => (
              <li key={message.id}>
                <MessageRow message={message} now={now} me={me} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ListWays start={buildAddress(filter)} cursor={cursor} next={next} />
      <p className="row gap-4 tight mt-4 small quiet">
        Checked {now.getTime() === at.getTime() ? 'just now' : timeWords(at)}.
        <SiteLink className="tap bold" to={buildAddress(filter)}>
          Check again
        </SiteLink>
      </p>
    </>
  )
}

function Counts({ counts }: { counts: InboxPage['counts'] }) {
  return (
    <dl className="totals" aria-label="Messages in all">
      <div>
        <dt>Waiting</dt>
        <dd>{counts.open}</dd>
      </div>
      <div>
        <dt>Late</dt>
        <dd>
          {counts.late}
          {counts.late > 0 && <span className="promise age" data-state="late" aria-hidden="true" />}
        </dd>
      </div>
      <div>
        <dt>Not opened</dt>
        <dd>{counts.unread}</dd>
      </div>
      <div>
        <dt>Mine</dt>
        <dd>{counts.mine}</dd>
      </div>
    </dl>
  )
}
