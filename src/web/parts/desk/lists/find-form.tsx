import { type ReactNode, useId } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'

type FindFormProps = {
  action: string
  q: string
  words: { label: string; help: string; submit: string }
  children?: ReactNode
}

export function FindForm({ action, q, words: { label, help, submit }, children }: FindFormProps) {
  const helpId = useId()
  return (
    <search>
      <form action={action} className="filter row align-end w-40">
        {children}
        <Field label={label}>
          {(wiring) => (
            <Input
              {...wiring}
              name="q"
              type="search"
              defaultValue={q}
              maxLength={100}
              autoComplete="off"
              aria-describedby={helpId}
            />
          )}
        </Field>
        <Button type="submit" icon="search">
          {submit}
        </Button>
      </form>
      <p id={helpId} className="small quiet mt-2">
        {help}
      </p>
    </search>
  )
}
