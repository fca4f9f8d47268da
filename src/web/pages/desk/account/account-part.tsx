import type { ReactNode } from 'react'

/** One part of the account: its name and what it is for at the left, what can be done at the right. */
type AccountPartProps = {
  /** The id of its heading, where its forms come back to. */
  id: string
  title: string
  words?: string
  children: ReactNode
}

export function AccountPart({ id, title, words, children }: AccountPartProps) {
  return (
    <section className="account-part" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {words && <p className="small quiet mt-2">{words}</p>}
      </div>
      <div className="account-doing">{children}</div>
    </section>
  )
}
