import '#web/ui/text/card.css'
import '#web/ui/text/lists/facts.css'
import { promiseWords } from '#content/staff/promise.ts'
import { staffWords } from '#content/staff/staff.ts'
import { states } from '#content/states/slugs.ts'
import type { InboxMessage } from '#contract/contact/inbox.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FactLine } from '#web/parts/desk/lists/fact-line.tsx'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import { MessageActions } from './inbox/message-actions.tsx'
import { describePromise } from './inbox/promise.ts'
import { PromiseMark } from './inbox/promise-mark.tsx'
import { StaffScreen } from './staff-screen.tsx'

const { title, message: words, acts, takenBy, you } = staffWords.inbox

export default function MessageScreen(given: DeskScreenProps<InboxMessage>) {
  return (
    <StaffScreen of={given} title={title} here="/staff/inbox">
      {(message, { at, user }) => <Message message={message} at={at} me={user?.id ?? ''} />}
    </StaffScreen>
  )
}

export function Message({ message, at, me }: { message: InboxMessage; at: Date; me: string }) {
  const now = useNow(at)
  const { senderName, assignedTo, answeredAt, answeredBy } = message
  return (
    <>
      <Breadcrumbs trail={[{ words: title, to: '/staff/inbox' }]} here={message.ref} />
      <DeskHead title={senderName} lead={<Moment at={message.receivedAt} />}>
        <PromiseMark standing={describePromise(message, now, promiseWords)} />
      </DeskHead>
      <div className="grid beside-4 gap-6 align-start pad-y-4">
        <section aria-labelledby="the-message">
          <h2 id="the-message" className="vh">
            {words.text}
          </h2>
          <p className="letter card as-typed w-52">{message.message}</p>
        </section>
        <aside className="deskside stack stack-fill gap-6" aria-label={words.about}>
          <section aria-labelledby="handling" className="stack gap-2 stack-fill">
            <h2 id="handling">{words.handling}</h2>
            <p role="status">
              {answeredAt && answeredBy ? (
                <>
                  {words.answeredBy(chooseName(answeredBy, me))}
                  <Moment at={answeredAt} />
                </>
              ) : assignedTo ? (
                takenBy(chooseName(assignedTo, me))
              ) : (
                words.untaken
              )}
            </p>
            <MessageActions words={acts} message={message} me={me} />
          </section>
          <Writer of={message} />
        </aside>
      </div>
    </>
  )
}

function chooseName(person: { id: string; name: string }, me: string): string {
  return person.id === me ? you : person.name
}

function Writer({ of: { firstName, lastName, email, phone, facilityName, stateId, ref } }: { of: InboxMessage }) {
  const stateName = states.find(({ code }) => code === stateId)?.name ?? stateId
  return (
    <Part id="writer" title={words.writer} gap={2}>
      <dl className="defs line-below">
        <FactLine label={words.name}>
          {firstName} {lastName}
        </FactLine>
        <FactLine label={words.email}>
          <SiteLink className="tap tap-in" to={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </SiteLink>
        </FactLine>
        <FactLine label={words.phone} none={words.notGiven}>
          {phone && (
            <SiteLink className="tap tap-in" to={buildTelAddress(phone)}>
              {formatPhone(phone)}
            </SiteLink>
          )}
        </FactLine>
        <FactLine label={words.facility} none={words.notGiven}>
          {facilityName}
        </FactLine>
        <FactLine label={words.state} none={words.notGiven}>
          {stateName}
        </FactLine>
        <FactLine label={words.reference}>{ref}</FactLine>
      </dl>
    </Part>
  )
}
