import type { ReactNode } from 'react'

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
    <form method="post" action={`/account/second-factor${back ? `#${back}` : ''}`} className="factor-form" noValidate>
      <input type="hidden" name="do" value={deed} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      {children}
    </form>
  )
}
