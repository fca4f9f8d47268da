import type { SignedInUser } from '#contract/auth/auth.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { findOwner } from '#web/parts/beds/bed-queue/queue-owner.ts'
import type { QueueSummary } from '#web/parts/beds/bed-queue/queue-view.ts'
import { useQueue, useQueueSummary, useQueueViews } from '#web/parts/beds/bed-queue/use-queue.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import '#web/ui/text/notice.css'

export function WaitingChanges({ person }: { person: SignedInUser }) {
  const queue = useQueue(findOwner(person))
  const summary = useQueueSummary(queue)
  const toDecide = [...useQueueViews(queue).values()].filter(({ refused, conflict }) => refused ?? conflict).length
  const words = [describeWaiting(summary), describeToDecide(toDecide)].filter(Boolean).join(' ')
  return (
    <div role="status" className="waiting-changes">
      {words && (
        <p className="notice pad-3 mt-3 mb-3">
          <Icon name={toDecide > 0 ? 'alert' : 'offline'} />
          <span>
            {words} <SiteLink to="/">Open the board</SiteLink>
          </span>
        </p>
      )}
    </div>
  )
}

function describeWaiting({ waiting, trouble, isKept }: QueueSummary): string {
  if (waiting === 0 || trouble === 'none') return ''
  if (!isKept) {
    const what = formatCount(waiting, 'change is not saved yet', 'changes are not saved yet')
    return `${what}. This device keeps nothing: stay on this page until ${waiting === 1 ? 'it is' : 'they are'}.`
  }
  const what = formatCount(waiting, 'change waits on this device', 'changes wait on this device')
  if (trouble === 'signed-out') return `${what} until you sign in again.`
  return `${what} and ${waiting === 1 ? 'goes' : 'go'} out when the connection is back.`
}

function describeToDecide(count: number): string {
  if (count === 0) return ''
  return formatCount(count, 'number you set was not saved.', 'numbers you set were not saved.')
}
