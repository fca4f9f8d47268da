import { messagesWords } from '#content/messages.ts'
import { mayAtDesk } from '#domain/desk-powers.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { readAnew } from '#web/parts/desk/read-anew.query.ts'
import { readFor } from '#web/parts/desk/read-for.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { useSession } from '#web/plumbing/session.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import type { Route } from './+types/messages.page'
import { MessageList } from './message-list.tsx'
import { askMessages } from './messages.query.ts'
import '#web/parts/desk-lists/choice-links.css'
import './messages.css'

const words = messagesWords

/** The people of a house who have the messages; and the alliance, which reads the corrections. */
export function loader(asked: Route.LoaderArgs) {
  const refused = asked.context.get(requestFacts).formAnswer ?? null
  return readFor(
    (person) => mayAtDesk(person, 'messages') || person.organisation?.kind === 'alliance',
    asked,
    async (inside, { searchParams }) => ({ page: await askMessages(inside, searchParams), refused }),
  )
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return readAnew(serverLoader)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.title, description: words.description, path: null }, matches)
}

/** Questions about a bed, and corrections: what waits for an answer first. */
export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const session = useSession()
  const person = session.status === 'signed-in' ? session.user : null
  const me = person && mayAtDesk(person, 'messages') ? person.id : null
  // What a post without script came back with stays until it is sent again.
  const isBack = loaderData.kind === 'read' && loaderData.read.refused !== null
  return (
    <DeskFrame answer={loaderData} title={words.title} here="/workspace/messages" isFresh={!isBack}>
      {({ page, refused }) => (
        <div className="messages">
          <header className="desk-head">
            <div>
              <h1 id="page-title" tabIndex={-1}>
                {words.title}
              </h1>
              <p className="ink-2">{me === null ? words.leadAlliance : words.lead}</p>
            </div>
            {me !== null && (
              <div className="row">
                <ButtonLink to="/workspace/waiting" icon="people">
                  {words.waitingList}
                </ButtonLink>
              </div>
            )}
          </header>
          <MessageList page={page} me={me} words={words} refused={refused} />
        </div>
      )}
    </DeskFrame>
  )
}
