import { type ReactNode, useId } from 'react'
import { InputField } from '#web/parts/desk/form/form-fields.tsx'
import { Button } from '#web/ui/action/button.tsx'

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
        <InputField
          name="q"
          label={label}
          type="search"
          start={q}
          maxLength={100}
          autoComplete="off"
          aria-describedby={helpId}
        />
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
