import type { ReactNode } from 'react'
import { Form } from '#web/ui/form/form.tsx'

type FactorFormProps = {
  deed: 'begin' | 'finish' | 'stop' | 'end' | 'new-codes'
  returnTo: string | null
  /** The id of the field to return to after an error. */
  back?: string
  children: ReactNode
}

/** A plain post, even with script, because each of these changes affects the whole page. */
export function FactorForm({ deed, returnTo, back, children }: FactorFormProps) {
  return (
    <Form
      action="/account/second-factor"
      anchor={back}
      hidden={{ do: deed, ...(returnTo && { returnTo }) }}
      className="stack"
    >
      {children}
    </Form>
  )
}
