import { messagesWords } from '#content/inquiries/messages.ts'
import type { ReceivedInquiries } from '#contract/inquiries/inquiry.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { MessageList } from './message-list.tsx'
import '#web/ui/action/chip.css'
import '#web/parts/desk/inbox/inbox.css'
import './messages.css'

const words = messagesWords

export default function MessagesScreen(given: DeskScreenProps<ReceivedInquiries>) {
  return (
    <FramedScreen of={given} title={words.title} here="/workspace/messages" isFresh>
      {(page, { at, user }) => {
        const me = user && mayAtDesk(user, 'messages') ? user.id : null
        const lead = me === null ? words.leadAlliance : words.lead
        return (
          <div className="grid">
            <DeskHead title={words.title} lead={lead} isSmall>
              {me !== null && (
                <>
                  <ButtonLink to="/workspace/waiting" icon="people">
                    {words.waitingList}
                  </ButtonLink>
                  <ButtonLink to="/workspace/notices" icon="bell">
                    {words.notices}
                  </ButtonLink>
                </>
              )}
            </DeskHead>
            <MessageList page={page} at={at} me={me} words={words} />
            <p className="phone-only small measure">{lead}</p>
          </div>
        )
      }}
    </FramedScreen>
  )
}
