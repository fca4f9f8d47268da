import { staffWords } from '#content/desk/staff/staff.ts'
import { states } from '#content/states/slugs.ts'
import type { InboxMessage } from '#contract/staff/inbox.ts'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { MessageActions } from './inbox/message-actions.tsx'
import { MessageView } from './inbox/message-view.tsx'
import { StaffScreen } from './staff-screen.tsx'

const { title } = staffWords.inbox

export default function MessageScreen(given: DeskScreenProps<InboxMessage>) {
  return (
    <StaffScreen of={given} title={title} here="/staff/inbox">
      {(message, { at, user }) => {
        const me = user?.id ?? ''
        return (
          <MessageView
            message={message}
            at={at}
            me={me}
            stateName={states.find(({ code }) => code === message.stateId)?.name ?? message.stateId}
            inboxTitle={title}
            actions={<MessageActions message={message} me={me} />}
          />
        )
      }}
    </StaffScreen>
  )
}
