import type { BoardGroup } from '#contract/board.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { mostOpen } from './group-words.ts'

/** Says a number without a script. `seen` is the report on the page, so that nobody overwrites what they have not seen. */
export function PlainForm({ group, place }: { group: BoardGroup; place: string }) {
  return (
    <form className="plain-say" method="post" action="/workspace/beds">
      <input type="hidden" name="group" value={group.id} />
      <input type="hidden" name="seen" value={group.reportId ?? ''} />
      <Input
        type="number"
        name="open"
        aria-label={`Beds open at ${place}`}
        inputMode="numeric"
        min={0}
        max={mostOpen(group)}
        defaultValue={group.open ?? ''}
        required
      />
      <Button type="submit">
        Say it<VisuallyHidden> for {place}</VisuallyHidden>
      </Button>
    </form>
  )
}
