import type { ReactNode } from 'react'
import { Plaque } from '#web/ui/marks/plaque.tsx'
import { SourceNote } from './source-note.tsx'
import './so-far.css'

type SoFarProps = {
  /** `title` is read out only; `opening` stands out at the head of the line, `words` follow it. */
  text: {
    title: string
    opening: string
    words: ReactNode
    claims: readonly { shown: string; says: string }[]
  }
  /** The mark beside the plates leads to what it means; not on the page that says so. */
  explained?: boolean
  /** Under the plates. */
  children?: ReactNode
}

/** The partnership's own figures, as number plates on a house wall. */
export function SoFar({ text, explained = false, children }: SoFarProps) {
  return (
    <section className="siding section-tight" aria-labelledby="so-far">
      <div className="wrap">
        <h2 className="vh" id="so-far">
          {text.title}
        </h2>
        <div className="row between so-far-head">
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
