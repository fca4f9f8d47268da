import { useContext, useRef } from 'react'
import type { BoardGroup } from '#contract/beds/board.ts'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import type { Zone } from '#web/parts/night-board/group/group-words.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { useSayAt } from '#web/parts/night-board/hold/use-wanted-hold.ts'
import { sayOpening } from '#web/parts/night-board/state/board.query.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import type { FormRefused, FormSent } from '#web/ui/form/form-way.ts'
import { Input } from '#web/ui/form/input.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { describeOpening, formatLocalDay } from './opening-words.ts'

type OpeningPartProps = { residenceId: string; group: BoardGroup; place: string; now: Date; zone: Zone }

/** Folded, as most beds open unannounced. */
export function OpeningPart({ residenceId, group, place, now, zone }: OpeningPartProps) {
  const { owner, setGroup } = useContext(BoardToolsContext)
  const refused = useRefused()
  const action = useSayAt(residenceId)
  const fold = useRef<HTMLDetailsElement>(null)
  const today = formatLocalDay(now, zone)
  const { opening } = group
  const words = opening ? describeOpening(opening, today) : null
  if (!owner) return words && <p className="small w-full">{words}</p>
  const own = refused?.values.act === 'opening' && refused.values.group === group.id ? refused : null

  async function send(typed: FormData): Promise<FormSent | FormRefused> {
    const opensOn = typed.get('act') === 'no-opening' ? null : String(typed.get('day') ?? '')
    const beds = Number(typed.get('beds') ?? 1)
    const answer = await sayOpening(owner ?? '', { groupId: group.id, opensOn, beds })
    if (answer.kind === 'failed') return answer
    setGroup(answer.group)
    return { kind: 'done', next: '' }
  }

  return (
    <details className="w-full small" ref={fold} open={own !== null} key={JSON.stringify(opening)}>
      <summary className="tap as-link bold no-print">
        {words ?? 'A bed opens later'}
        <VisuallyHidden> at {place}</VisuallyHidden>
      </summary>
      <Form
        className="box sunk stack stack-fill gap-2 pad-3 w-full no-print"
        action={action}
        send={(_, typed) => send(typed)}
        onDone={() => fold.current?.querySelector('summary')?.focus()}
      >
        {({ isPending, trouble }) => {
          const fields = trouble?.fields ?? own?.fields ?? {}
          const values = own?.values ?? {}
          return (
            <>
              <input type="hidden" name="group" value={group.id} />
              <input type="hidden" name="house" value={residenceId} />
              <div className="row gap-3 align-start">
                <Field label="Opens on" error={fields.opensOn}>
                  {(wiring) => (
                    <Input
                      {...wiring}
                      type="date"
                      name="day"
                      min={today}
                      defaultValue={values.day ?? opening?.opensOn ?? ''}
                      required
                    />
                  )}
                </Field>
                <Field label="Beds" error={fields.beds}>
                  {(wiring) => (
                    <Input
                      {...wiring}
                      className="input-short"
                      type="number"
                      name="beds"
                      inputMode="numeric"
                      min={1}
                      max={group.totalBeds}
                      defaultValue={values.beds ?? opening?.beds ?? 1}
                    />
                  )}
                </Field>
              </div>
              <p className="help">Callers see it on the page of the house. No number changes by itself.</p>
              {trouble && !fields.opensOn && !fields.beds && (
                <p className="error" role="alert">
                  {trouble.message}
                </p>
              )}
              <div className="row gap-2">
                <Button type="submit" name="act" value="opening" small aria-disabled={isPending}>
                  Save
                </Button>
                {opening && (
                  <Button type="submit" name="act" value="no-opening" variant="text" small formNoValidate>
                    Remove
                  </Button>
                )}
              </div>
            </>
          )
        }}
      </Form>
    </details>
  )
}
