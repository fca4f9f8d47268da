import type { Shown } from '#web/parts/beds/bed-queue/queue-view.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { useBoardAt } from '#web/parts/night-board/hold/use-wanted-hold.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

type PlainAllRightProps = { groups: readonly Shown[]; words: string; small?: boolean }

/** It confirms what was on the page: which numbers, and which reports they were. */
export function PlainAllRight({ groups, words, small = false }: PlainAllRightProps) {
  const right = groups.map(({ groupId, reportId, open }) => `${groupId}/${reportId ?? ''}/${open ?? ''}`).join(' ')
  return (
    <form method="post" action={useBoardAt('beds-tonight')}>
      <input type="hidden" name="right" value={right} />
      <Button type="submit" name="act" value="right" small={small} icon="check" className="break">
        {words}
      </Button>
    </form>
  )
}

export function PlainAllRightSaid() {
  const query = new URLSearchParams(useDeskPageState().query)
  if (query.get('said') !== 'right') return null
  return (
    <p className="success line gap-1 small">
      <Icon name="check" />
      Saved: the numbers you confirmed are still right.
    </p>
  )
}
