import { type FormEvent, type KeyboardEvent, useContext, useId, useState } from 'react'
import type { BoardGroup } from '#contract/beds/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { countMostOpen } from '#web/parts/night-board/group/group-words.ts'
import { sayOpen, takeBack } from '#web/parts/night-board/group/say-open.ts'
import { BoardToolsContext, useGroupView, useOpenNow } from '#web/parts/night-board/group/use-group-view.ts'
import { useSayAt } from '#web/parts/night-board/hold/use-wanted-hold.ts'
import { toShown } from '#web/parts/night-board/summary/all-right.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import '#web/ui/form/stepper.css'

type DenseNumberProps = { residence: MyResidence; group: BoardGroup; place: string }

export function DenseNumber({ residence, group, place }: DenseNumberProps) {
  const { queue } = useContext(BoardToolsContext)
  const refused = useRefused()
  const open = useOpenNow(group)
  const view = useGroupView(group.id)
  const action = useSayAt(residence.id)
  const most = countMostOpen(group)
  const isRefused = refused?.values.group === group.id && refused.values.open !== undefined
  const [typed, setTyped] = useState<string | null>((isRefused && refused.values.open) || null)
  const errorId = useId()
  const wrong = typed === null ? null : describeWrong(typed, most)
  const readShown = () => queue && toShown(group, queue.view(group.id), place)
  const say = (next: number) => {
    const now = readShown()
    if (queue && now && next >= 0 && next <= most) sayOpen(queue, { shown: now, total: group.totalBeds }, next)
  }
  const save = () => {
    if (typed === null || wrong) return
    setTyped(null)
    if (Number(typed) !== open) say(Number(typed))
  }
  const press = (event: KeyboardEvent) => {
    // A browser would press the row's submit button, which says that the old number is still right.
    if (event.key === 'Enter' && queue) {
      event.preventDefault()
      save()
    }
    if (event.key !== 'Escape' || typed === null) return
    event.stopPropagation()
    setTyped(null)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!queue) return
    event.preventDefault()
    save()
  }
  const known = open ?? 0
  return (
    <form className="row gap-2" method="post" action={action} onSubmit={submit} noValidate>
      <input type="hidden" name="group" value={group.id} />
      <input type="hidden" name="house" value={residence.id} />
      <input type="hidden" name="seen" value={group.reportId ?? ''} />
      <input type="hidden" name="shown" value={group.open ?? ''} />
      <button type="submit" hidden tabIndex={-1} />
      <fieldset className="stepper box-strong" aria-label={`Beds open at ${place}`}>
        <button
          type="button"
          className="needs-script"
          aria-label={`One fewer bed open at ${place}`}
          aria-disabled={known <= 0}
          onClick={() => say(known - 1)}
        >
          <Icon name="minus" />
        </button>
        <label>
          <input
            name="open"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            aria-label={`Beds open at ${place}, of ${group.totalBeds}`}
            aria-invalid={wrong || isRefused ? true : undefined}
            aria-describedby={wrong || isRefused ? errorId : undefined}
            placeholder="–"
            value={typed ?? open ?? ''}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={press}
            onBlur={save}
          />
          <span className="small" aria-hidden="true">
            /{group.totalBeds}
          </span>
        </label>
        <button
          type="button"
          className="needs-script"
          aria-label={`One more bed open at ${place}`}
          aria-disabled={known >= most}
          onClick={() => say(known + 1)}
        >
          <Icon name="plus" />
        </button>
      </fieldset>
      {(wrong || isRefused) && (
        <span className="error" id={errorId} role="alert">
          {wrong ?? refused?.message}
        </span>
      )}
      <noscript>
        {import.meta.env.SSR && (
          <Button type="submit" small aria-label={`Say it for ${place}`}>
            Say it
          </Button>
        )}
      </noscript>
      {view.undoTo !== null ? (
        <Button
          className="dense-say needs-script"
          data-says="undo"
          icon="undo"
          aria-label={`Undo at ${place}, back to ${view.undoTo}`}
          onClick={() => {
            const now = readShown()
            if (queue && now) takeBack(queue, { shown: now })
          }}
        >
          <span className="wide-only">Undo</span>
        </Button>
      ) : open === null ? (
        <Button className="dense-say needs-script" aria-label={`0 open at ${place}`} onClick={() => say(0)}>
          0<span className="wide-only"> open</span>
        </Button>
      ) : (
        <Button
          type="submit"
          name="act"
          value="confirm"
          className="dense-say"
          data-says="still-right"
          icon="check"
          aria-label={`Still right at ${place}`}
          onClick={(event) => {
            const now = readShown()
            if (!queue || !now) return
            event.preventDefault()
            queue.confirm([now])
          }}
        >
          <span className="wide-only">Still right</span>
        </Button>
      )}
    </form>
  )
}

function describeWrong(typed: string, most: number): string | null {
  if (!/^\d{1,4}$/.test(typed.trim())) return 'A whole number, please.'
  return Number(typed) > most ? `At most ${most} can be open.` : null
}
