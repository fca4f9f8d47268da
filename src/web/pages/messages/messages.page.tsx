import { data, redirectDocument } from 'react-router'
import { messagesWords } from '#content/messages.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { useSession } from '#web/plumbing/session.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { Route } from './+types/messages.page'
import { MessageCard } from './message-card.tsx'
import { askMessages } from './messages.query.ts'
import './messages.css'

export async function loader({ context }: Route.LoaderArgs) {
  const messages = await askMessages(context.get(requestFacts).fetch)
  if (messages.kind === 'signed-out') throw redirectDocument('/api/login?returnTo=%2Fworkspace%2Fmessages')
  const status = messages.kind === 'failed' ? messages.status : messages.kind === 'refused' ? 403 : 200
  return data(messages, { status })
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = messagesWords
  return pageHead({ title, description, path: null }, matches)
}

/** Questions about a bed, and corrections: what waits for an answer first. */
export default function MessagesPage({ loaderData: messages }: Route.ComponentProps) {
  const words = messagesWords
  const session = useSession()
  const isAlliance = session.status === 'signed-in' && session.user.organisation?.kind === 'alliance'
  if (messages.kind !== 'read') {
    const isRefused = messages.kind === 'refused'
    return (
      <div className="wrap section stack gap-5">
        <h1>{isRefused ? words.refused.title : words.title}</h1>
        <Notice title={isRefused ? words.refused.text : words.failed} />
        <ButtonLink to="/" look="primary">
          {words.board}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="wrap section-tight messages">
      <h1>{words.title}</h1>
      <p className="lead">{isAlliance ? words.leadAlliance : words.lead}</p>
      {messages.items.length === 0 ? (
        <EmptyState title={words.empty}>
          <p>{words.emptyText}</p>
        </EmptyState>
      ) : (
        <>
          {!isAlliance && <p className="measure">{words.quiet}</p>}
          <ul className="message-list">
            {messages.items.map((message) => (
              <li key={message.id} id={`m-${message.id}`}>
                <MessageCard message={message} words={words} mayAnswer={!isAlliance} />
              </li>
            ))}
          </ul>
          <p className="small quiet">{words.kept}</p>
        </>
      )}
      <p>
        <ButtonLink to="/">{words.board}</ButtonLink>
      </p>
    </div>
  )
}
