import { type ReactNode, useId } from 'react'
import { ButtonLink } from '#web/ui/action/button.tsx'

type ClosingBandProps = {
  title: string
  words?: ReactNode
  /** The first is the one that most people want. */
  ways?: readonly { words: string; to: string }[]
  children?: ReactNode
}

/** Put it last in a page: it runs under the roofs of the footer. */
export function ClosingBand({ title, words, ways = [], children }: ClosingBandProps) {
  const id = useId()
  return (
    <section className="night to-footer stitched hero-band no-print" aria-labelledby={id}>
      <div className="closing-band wrap cols align-end">
        <div className="c-7 stack">
          <h2 id={id}>{title}</h2>
          {words && <p className="lead">{words}</p>}
        </div>
        <div className="c-5 row">
          {ways.map((way, place) => (
            <ButtonLink key={way.to} to={way.to} variant={place === 0 ? 'primary' : 'line'}>
              {way.words}
            </ButtonLink>
          ))}
          {children}
        </div>
      </div>
    </section>
  )
}
