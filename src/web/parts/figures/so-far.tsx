import type { ReactNode } from 'react'
import { Plaque } from '#web/ui/marks/plaque.tsx'
import { SourceNote } from './source-note.tsx'

type SoFarProps = {
  text: {
    title: string
    opening: string
    words: ReactNode
    claims: readonly { shown: string; says: string }[]
  }
  explained?: boolean
  children?: ReactNode
}

export function SoFar({ text, explained = false, children }: SoFarProps) {
  return (
    <section className="siding section-tight" aria-labelledby="so-far">
      <div className="wrap">
        <h2 className="vh" id="so-far">
          {text.title}
        </h2>
        <div className="row between mb-5">
          <p className="small sign">
            <b>{text.opening}</b> {text.words}
          </p>
          <SourceNote sign explained={explained} />
        </div>
        <ul className="plates plates-5" aria-labelledby="so-far">
          {text.claims.map(({ shown, says }) => (
            <li key={says}>
              <Plaque number={shown} label={says} />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  )
}
