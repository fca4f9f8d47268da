import type { ReactNode } from 'react'
import { Form } from '#web/ui/form/form.tsx'

type FactorFormProps = {
  deed: 'begin' | 'finish' | 'stop' | 'end' | 'new-codes'
  returnTo: string | null
  /** The id of the field to come back to, where the form is wrong. */
  back?: string
  children: ReactNode
}

/** A plain post, with script too: each of these changes what the whole page says. */
export function FactorForm({ deed, returnTo, back, children }: FactorFormProps) {
  return (
    <Form
      action="/account/second-factor"
      anchor={back}
      hidden={{ do: deed, ...(returnTo && { returnTo }) }}
      className="factor-form"
    >
      {children}
    </Form>
  )
}
