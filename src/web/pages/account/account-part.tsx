import { type ReactNode, useId } from 'react'

/** One part of the account: its name and what it is for at the left, what can be done at the right. */
export function AccountPart({ title, words, children }: { title: string; words?: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className="account-part" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        {words && <p className="small quiet mt-2">{words}</p>}
      </div>
      <div className="account-doing">{children}</div>
    </section>
  )
}
