import { staffWords } from '#content/desk/staff/staff.ts'
import { states } from '#content/states/slugs.ts'
import type { InboxMessage } from '#contract/staff/inbox.ts'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { MessageActions } from './inbox/message-actions.tsx'
import { MessageView } from './inbox/message-view.tsx'
import { StaffFrame } from './staff-frame.tsx'

const { title } = staffWords.inbox

export default function MessageScreen(given: DeskScreenProps<InboxMessage>) {
  return <DeskScreen of={given} show={Message} />
}

function Message({ answer, refused, user }: DeskShown<InboxMessage>) {
  const me = user?.id ?? ''
  return (
    <StaffFrame answer={answer} title={title} here="/staff/inbox">
      {(message, at) => (
        <MessageView
          message={message}
          at={at}
          me={me}
          stateName={states.find(({ code }) => code === message.stateId)?.name ?? message.stateId}
          inboxTitle={title}
          actions={<MessageActions message={message} me={me} refused={refused} />}
        />
      )}
    </StaffFrame>
  )
}
