import { useId } from 'react'
import type { ReminderLink } from '#contract/desk/reminders.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Input } from '#web/ui/form/input.tsx'

const maxButtons = 24

type NumberChoiceProps = {
  link: Extract<ReminderLink, { kind: 'ask' }>
  action: string
  label: string
}

export function NumberChoice({ link, action, label }: NumberChoiceProps) {
  const { most, totalBeds, seen } = link
  const labelId = useId()
  const held = totalBeds - most
  return (
    <Form
      action={action}
      hidden={{ seen: seen ?? '' }}
      className="stack stack-fill gap-3"
      aria-labelledby={labelId}
      noValidate={false}
    >
      <h2 id={labelId} className="t-strong">
        {label}
      </h2>
      {most <= maxButtons ? (
        <div className="said-numbers grid gap-2">
          {[...Array(most + 1).keys()].map((open) => (
            <Button key={open} type="submit" name="open" value={open} aria-label={`${open} open`}>
              {open}
            </Button>
          ))}
        </div>
      ) : (
        <div className="row align-end">
          <Field label={`Beds open, 0 to ${most}`}>
            {(wiring) => (
              <Input {...wiring} name="open" type="number" inputMode="numeric" min={0} max={most} required />
            )}
          </Field>
          <Button type="submit">Say it</Button>
        </div>
      )}
      {held > 0 && (
        <p className="small ink-2">
          {held} of the {totalBeds} beds {held === 1 ? 'is' : 'are'} held, so at most {most} can be open.
        </p>
      )}
    </Form>
  )
}
