import { useId } from 'react'
import type { BoardGroup } from '#contract/beds/board.ts'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { useSayAt } from '#web/parts/night-board/hold/use-wanted-hold.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { countMostOpen } from './group-words.ts'

type PlainFormProps = { residenceId: string; group: BoardGroup; place: string }

/** `seen` is the report on the page, so that nobody overwrites a number they have not seen. */
export function PlainForm({ residenceId, group, place }: PlainFormProps) {
  const refused = useRefused()
  const errorId = useId()
  const isOwn = refused?.values.group === group.id && refused.values.open !== undefined
  const typed = isOwn ? refused.values.open : undefined
  return (
    <form className="plain-say row gap-2" method="post" action={useSayAt(residenceId)}>
      <input type="hidden" name="group" value={group.id} />
      <input type="hidden" name="house" value={residenceId} />
      <input type="hidden" name="seen" value={group.reportId ?? ''} />
      <input type="hidden" name="shown" value={group.open ?? ''} />
      <Input
        type="number"
        name="open"
        aria-label={`Beds open at ${place}`}
        aria-invalid={isOwn || undefined}
        aria-describedby={isOwn ? errorId : undefined}
        inputMode="numeric"
        min={0}
        max={countMostOpen(group)}
        defaultValue={typed ?? group.open ?? ''}
        required
      />
      <Button type="submit" small>
        Say it<VisuallyHidden> for {place}</VisuallyHidden>
      </Button>
      {group.open !== null && (
        <Button type="submit" name="act" value="confirm" small icon="check" formNoValidate>
          Still right<VisuallyHidden> at {place}</VisuallyHidden>
        </Button>
      )}
      {isOwn && (
        <p className="error w-full" id={errorId}>
          {refused.message}
        </p>
      )}
    </form>
  )
}
