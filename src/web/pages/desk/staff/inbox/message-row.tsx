import type { InboxRow } from '#contract/staff/inbox.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { describePromise } from './promise.ts'
import { PromiseMark } from './promise-mark.tsx'

export function MessageRow({ message, now, me }: { message: InboxRow; now: Date; me: string }) {
  const { id, senderName, facilityName, stateId, excerpt, readAt, assignedTo } = message
  const from = [facilityName, stateId].filter(Boolean).join(', ')
  return (
    <article className="mail-row entry" data-unread={readAt === null || undefined}>
      <div>
        <h3 className={readAt === null ? 'small bold break' : 'small break'}>
          <SiteLink className="ink" to={`/staff/inbox/${id}`}>
            {senderName}
          </SiteLink>
        </h3>
        {from && <p className="small ink-2 break">{from}</p>}
      </div>
      <p className="small ink-2 break measure">{excerpt}</p>
      <p className="row gap-4 tight small ink-2">
        <PromiseMark standing={describePromise(message, now)} />
        {readAt === null && <span className="t-label ink">Not opened yet</span>}
        {assignedTo && <span>{assignedTo.id === me ? 'Taken by you' : `Taken by ${assignedTo.name}`}</span>}
      </p>
    </article>
  )
}
