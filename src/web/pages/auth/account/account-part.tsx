import type { ReactNode } from 'react'

type AccountPartProps = {
  id: string
  title: string
  words?: string
  children: ReactNode
}

export function AccountPart({ id, title, words, children }: AccountPartProps) {
  return (
    <section className="cols gap-4 pad-y-5 line-above" aria-labelledby={id}>
      <div className="c-4">
        <h2 id={id} className="side-h">
          {title}
        </h2>
        {words && <p className="small quiet mt-2">{words}</p>}
      </div>
      <div className="account-doing c-8 stack">{children}</div>
    </section>
  )
}
