import { staffWords } from '#content/staff.ts'
import { states } from '#content/states/slugs.ts'
import type { InboxMessage } from '#contract/inbox.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { useSession } from '#web/plumbing/session.ts'
import type { Route } from './+types/message.page'
import { assignMessage, setAnswered } from './inbox/handle-message.query.ts'
import { MessageActions } from './inbox/message-actions.tsx'
import { MessageView } from './inbox/message-view.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { readForStaff } from './staff-only.ts'

const { title, description } = staffWords.inbox

export function loader(asked: Route.LoaderArgs) {
  const id = encodeURIComponent(asked.params.id)
  return readForStaff(asked, (inside) => apiGet<InboxMessage>(`/api/staff/inbox/${id}`, { fetch: inside }))
}

export function meta({ matches }: Route.MetaArgs) {
  // No name of a writer: titles end up in histories and on shared screens.
  return pageHead({ title, description, path: null }, matches)
}

export default function Message({ loaderData }: Route.ComponentProps) {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.user.id : ''
  const here = { here: '/staff/inbox', again: '/staff/inbox' } as const
  return (
    <StaffFrame answer={loaderData} title={title} refused={staffWords.refused} {...here}>
      {(message, at) =>
        message && (
          <MessageView
            message={message}
            at={at}
            me={me}
            stateName={states.find(({ code }) => code === message.stateId)?.name ?? message.stateId}
            inboxTitle={title}
            actions={<MessageActions message={message} me={me} assign={assignMessage} setAnswered={setAnswered} />}
          />
        )
      }
    </StaffFrame>
  )
}
