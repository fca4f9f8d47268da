import { formatCount } from '#domain/language/numbers.ts'
import { useQueue, useQueueSummary } from '#web/parts/beds/bed-queue/use-queue.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

/** Sends what waits while the page asks. What stays is for this person alone, and is sent only once they sign in again. */
export default function UnsentChanges({ owner }: { owner: string }) {
  const queue = useQueue(owner)
  const { waiting } = useQueueSummary(queue)
  return (
    <div role="status">
      {waiting > 0 && (
        <Notice title={formatCount(waiting, 'change has not left this device.', 'changes have not left this device.')}>
          <p>If you sign out now, callers do not see it until you sign in here again.</p>
          <div className="row gap-2 mt-2">
            <Button small onClick={() => queue?.tryNow({ forced: true })}>
              Try to send it now
            </Button>
            <ButtonLink small to="/workspace/beds">
              Back to the board
            </ButtonLink>
          </div>
        </Notice>
      )}
    </div>
  )
}
