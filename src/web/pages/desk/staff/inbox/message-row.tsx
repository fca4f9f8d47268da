import type { InboxRow } from '#contract/staff/inbox.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { promiseStanding } from './promise.ts'
import { PromiseMark } from './promise-mark.tsx'

/** `me` is the reader's id. */
export function MessageRow({ message, now, me }: { message: InboxRow; now: Date; me: string }) {
  const { id, senderName, facilityName, stateId, excerpt, readAt, assignedTo } = message
  const from = [facilityName, stateId].filter(Boolean).join(', ')
  return (
    <article className="mail-row" data-unread={readAt === null || undefined}>
      <div className="mail-who">
        <h3>
          <SiteLink to={`/staff/inbox/${id}`}>{senderName}</SiteLink>
        </h3>
        {from && <p>{from}</p>}
      </div>
      <p className="mail-words">{excerpt}</p>
      <p className="mail-standing">
        <PromiseMark standing={promiseStanding(message, now)} />
        {readAt === null && <span className="mail-new">Not opened yet</span>}
        {assignedTo && <span>{assignedTo.id === me ? 'Taken by you' : `Taken by ${assignedTo.name}`}</span>}
      </p>
    </article>
  )
}
