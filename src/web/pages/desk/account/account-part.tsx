import type { ReactNode } from 'react'

type AccountPartProps = {
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
