import { staffWords } from '#content/desk/staff/staff.ts'
import type { InboxPage } from '#contract/staff/inbox.ts'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { readInboxFilter } from './inbox/inbox-address.ts'
import { InboxList } from './inbox/inbox-list.tsx'
import { StaffFrame } from './staff-frame.tsx'

const words = staffWords.inbox

export default function InboxScreen(given: DeskScreenProps<InboxPage>) {
  return <DeskScreen of={given} show={Inbox} />
}

function Inbox({ answer, user, query }: DeskShown<InboxPage>) {
  return (
    <StaffFrame answer={answer} title={words.title} here="/staff/inbox">
      {(page, at) => (
        <InboxList
          page={page}
          filter={readInboxFilter(query)}
          cursor={query.get('cursor')}
          at={at}
          me={user?.id ?? ''}
          words={words}
        />
      )}
    </StaffFrame>
  )
}
