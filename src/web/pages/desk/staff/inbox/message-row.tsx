import type { InboxRow } from '#contract/staff/inbox.ts'
import { FoundRow } from '#web/pages/desk/staff/found-row.tsx'
import { describePromise } from './promise.ts'
import { PromiseMark } from './promise-mark.tsx'

export function MessageRow({ message, now, me }: { message: InboxRow; now: Date; me: string }) {
  const { id, senderName, facilityName, stateId, excerpt, readAt, assignedTo } = message
  const from = [facilityName, stateId].filter(Boolean).join(', ')
  const isUnread = readAt === null
  return (
    <FoundRow to={`/staff/inbox/${id}`} name={senderName} about={from} isUnread={isUnread} isBold={isUnread}>
      <p className="small ink-2 break measure">{excerpt}</p>
      <p className="row gap-4 tight small ink-2">
        <PromiseMark standing={describePromise(message, now)} />
        {isUnread && <span className="t-label ink">Not opened yet</span>}
        {assignedTo && <span>{assignedTo.id === me ? 'Taken by you' : `Taken by ${assignedTo.name}`}</span>}
      </p>
    </FoundRow>
  )
}
