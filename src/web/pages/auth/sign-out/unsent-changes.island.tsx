import type { UnsentWords } from '#content/auth/account.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { useQueue, useQueueSummary } from '#web/parts/beds/bed-queue/use-queue.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

/** Sends what waits while the page asks. What stays is for this person alone, and is sent only once they sign in again. */
export default function UnsentChanges({ words, owner }: { words: UnsentWords; owner: string }) {
  const queue = useQueue(owner)
  const { waiting } = useQueueSummary(queue)
  return (
    <div role="status">
      {waiting > 0 && (
        <Notice title={formatCount(waiting, words.one, words.many)}>
          <p>{words.text}</p>
          <div className="row gap-2 mt-2">
            <Button small onClick={() => queue?.tryNow({ forced: true })}>
              {words.send}
            </Button>
            <ButtonLink small to="/workspace/beds">
              {words.board}
            </ButtonLink>
          </div>
        </Notice>
      )}
    </div>
  )
}
