import { promiseWords } from '#content/staff/promise.ts'
import { staffWords } from '#content/staff/staff.ts'
import type { InboxPage, InboxRow } from '#contract/contact/inbox.ts'
import { type InboxFilter, inboxFilters } from '#contract/contact/inbox-filters.ts'
import { QueueList } from '#web/parts/desk/lists/queue-list.tsx'
import { formatTime } from '#web/parts/desk/moment/moment-words.ts'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { FoundRow } from './found-row.tsx'
import { readInboxFilter } from './inbox/inbox-address.ts'
import { describePromise } from './inbox/promise.ts'
import { PromiseMark } from './inbox/promise-mark.tsx'
import { StaffScreen } from './staff-screen.tsx'

const words = staffWords.inbox

export default function InboxScreen(given: DeskScreenProps<InboxPage>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/inbox">
      {(page, { at, user, query }) => (
        <InboxList
          page={page}
          filter={readInboxFilter(query)}
          cursor={query.get('cursor')}
          at={at}
          me={user?.id ?? ''}
        />
      )}
    </StaffScreen>
  )
}

const buildAddress = (filter: InboxFilter) => (filter === 'open' ? '/staff/inbox' : `/staff/inbox?filter=${filter}`)

type InboxListProps = {
  page: InboxPage
  filter: InboxFilter
  cursor: string | null
  at: Date
  me: string
}

export function InboxList({ page, filter, cursor, at, me }: InboxListProps) {
  const now = useNow(at)
  return (
    <>
      <QueueList
        words={words}
        lead={words.lead}
        page={page}
        counted={['open', 'late', 'unread', 'mine']}
        choices={inboxFilters}
        chosen={filter}
        cursor={cursor}
        toAddress={buildAddress}
        show={(message) => <MessageRow message={message} now={now} me={me} />}
      />
      <p className="row gap-4 tight mt-4 small quiet">
        {words.checked(now.getTime() === at.getTime() ? words.justNow : formatTime(at))}
        <SiteLink className="tap bold" to={buildAddress(filter)}>
          {words.checkAgain}
        </SiteLink>
      </p>
    </>
  )
}

function MessageRow({ message, now, me }: { message: InboxRow; now: Date; me: string }) {
  const { id, senderName, facilityName, stateId, excerpt, readAt, assignedTo } = message
  const from = [facilityName, stateId].filter(Boolean).join(', ')
  const isUnread = readAt === null
  return (
    <FoundRow to={`/staff/inbox/${id}`} name={senderName} about={from} isUnread={isUnread} isBold={isUnread}>
      <p className="small ink-2 break measure">{excerpt}</p>
      <p className="row gap-4 tight small ink-2">
        <PromiseMark standing={describePromise(message, now, promiseWords)} />
        {isUnread && <span className="t-label ink">{words.unread}</span>}
        {assignedTo && <span>{words.takenBy(assignedTo.id === me ? words.you : assignedTo.name)}</span>}
      </p>
    </FoundRow>
  )
}
