import type { ReactNode } from 'react'
import type { BoardGroup, BoardHold } from '#contract/beds/board.ts'
import { holdLimits } from '#contract/beds/hold-limits.ts'
import { createId } from '#web/parts/beds/bed-queue/new-id.ts'
import type { RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { formatUntil, type Zone } from '#web/parts/night-board/group/group-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { chooseHoursToPropose, countHoursLeft, formatHours } from './hold-hours.ts'
import { HoldNoteField } from './hold-note-field.tsx'
import { useSayAt, useWantedResidence } from './use-wanted-hold.ts'

type PlainHoldProps = { residenceId: string; group: BoardGroup; place: string }

export function PlainHold({ residenceId, group, place }: PlainHoldProps) {
  const refused = useRefused()
  const isWanted = useWantedResidence() === residenceId
  const action = useSayAt(residenceId)
  if ((group.open ?? 0) === 0) return null
  const own = refused?.values.act === 'hold' && refused.values.group === group.id ? refused : null
  const { values = {}, fields = {} }: Partial<RefusedForm> = own ?? {}
  return (
    <details className="plain-hold w-full" open={isWanted || own !== null}>
      <summary className="tap as-link bold">
        Hold a bed<VisuallyHidden> at {place}</VisuallyHidden>
      </summary>
      <form className="stack stack-fill gap-3 mt-2 w-28" method="post" action={action} noValidate>
        <input type="hidden" name="act" value="hold" />
        {/* Sent twice, it is one hold. */}
        <input type="hidden" name="id" value={createId()} />
        <input type="hidden" name="group" value={group.id} />
        <input type="hidden" name="house" value={residenceId} />
        <HoursField hours={values.hours ?? holdLimits.usualHours} error={fields.hours} />
        <HoldNoteField start={values.note ?? ''} error={fields.note} />
        <Button type="submit">Hold this bed</Button>
      </form>
    </details>
  )
}

type HoursFieldProps = { hours: string | number; help?: string; error: string | undefined }

function HoursField({ hours, help, error }: HoursFieldProps) {
  return (
    <Field label="Hours from now" help={help} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          type="number"
          name="hours"
          inputMode="numeric"
          min={1}
          max={holdLimits.mostHours}
          defaultValue={hours}
          required
        />
      )}
    </Field>
  )
}

type PlainHoldWaysProps = { residenceId: string; hold: BoardHold; about: ReactNode; now: Date; zone: Zone }

export function PlainHoldWays({ residenceId, hold, about, now, zone }: PlainHoldWaysProps) {
  const refused = useRefused()
  const own = refused?.values.act === 'extend' && refused.values.id === hold.id ? refused : null
  return (
    <>
      <form method="post" action={useSayAt(residenceId)} className="row gap-4 tight w-full">
        <input type="hidden" name="act" value="end" />
        <input type="hidden" name="id" value={hold.id} />
        <input type="hidden" name="house" value={residenceId} />
        <Button type="submit" variant="text" small name="reason" value="moved_in">
          Moved in{about}
        </Button>
        <Button type="submit" variant="text" small className="to-end" name="reason" value="cancelled">
          Release{about}
        </Button>
      </form>
      <details className="plain-hold w-full" open={own !== null}>
        <summary className="tap as-link bold">More hours{about}</summary>
        <form className="stack stack-fill gap-3 mt-2 w-28" method="post" action={useSayAt(residenceId)} noValidate>
          <input type="hidden" name="act" value="extend" />
          <input type="hidden" name="id" value={hold.id} />
          <input type="hidden" name="house" value={residenceId} />
          <HoursField
            hours={own?.values.hours ?? chooseHoursToPropose(hold.until, now)}
            help={`It ends ${formatUntil(hold.until, now, zone)} now, in ${formatHours(countHoursLeft(hold.until, now))}. Fewer hours end it sooner.`}
            error={own?.fields.hours}
          />
          <Button type="submit">Hold until then</Button>
        </form>
      </details>
    </>
  )
}
