import { staffWords } from '#content/desk/staff/staff.ts'
import type { InboxPage } from '#contract/staff/inbox.ts'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { readInboxFilter } from './inbox/inbox-address.ts'
import { InboxList } from './inbox/inbox-list.tsx'
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
          words={words}
        />
      )}
    </StaffScreen>
  )
}
