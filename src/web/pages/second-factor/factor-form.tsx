import type { ReactNode } from 'react'

type FactorFormProps = {
  deed: 'begin' | 'finish' | 'end' | 'new-codes'
  returnTo: string | null
  children: ReactNode
}

/** A plain post, with script too: each of these changes what the whole page says. */
export function FactorForm({ deed, returnTo, children }: FactorFormProps) {
  return (
    <form method="post" action="/account/second-factor" className="factor-form" noValidate>
      <input type="hidden" name="do" value={deed} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      {children}
    </form>
  )
}
