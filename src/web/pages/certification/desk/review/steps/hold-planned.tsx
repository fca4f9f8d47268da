import type { ComponentProps } from 'react'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type HoldPlannedProps = Pick<ComponentProps<typeof DeskForm>, 'act' | 'hidden' | 'said' | 'didNotWork'> &
  Pick<ButtonProps, 'variant' | 'wide'> & {
    startsAt: string | null
    residence: ApplicationAnswer['line']['residence']
    now: Date
    label: string
    early: { label: string; words: string }
  }

/** An interview or a visit. Before its day somebody says that it took place all the same. */
export function HoldPlanned({ startsAt, residence, now, label, early, variant, wide, ...form }: HoldPlannedProps) {
  const isEarly =
    startsAt !== null && toLocalDay(now, residence.state) < toLocalDay(new Date(startsAt), residence.state)
  return (
    <DeskForm {...form} className="stack stack-fill gap-3">
      {({ isPending, errors }) => (
        <>
          {(isEarly || errors.early !== undefined) && (
            <Field label={early.label} error={errors.early}>
              {(wiring) => (
                <Checkbox {...wiring} name="early" value="yes">
                  {early.words}
                </Checkbox>
              )}
            </Field>
          )}
          <p>
            <Button type="submit" variant={variant} wide={wide} aria-disabled={isPending}>
              <span>
                {label}
                <VisuallyHidden>: {residence.name}</VisuallyHidden>
              </span>
            </Button>
          </p>
        </>
      )}
    </DeskForm>
  )
}
