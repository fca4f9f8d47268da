import { type ReactNode, useId } from 'react'

type ClosingBandProps = {
  title: string
  /** One or two sentences under the title. */
  words?: ReactNode
  /** The ways on, as ButtonLinks, the main one first. */
  children: ReactNode
}

/** The band a page ends with: always evening, and it runs under the roofs of the footer. Put it last in a page. */
export function ClosingBand({ title, words, children }: ClosingBandProps) {
  const id = useId()
  return (
    <section className="night to-footer stitched hero-band" aria-labelledby={id}>
      <div className="wrap cols closing-band">
        <div className="c-7 stack">
          <h2 id={id}>{title}</h2>
          {words && <p className="lead">{words}</p>}
        </div>
        <div className="c-5 row">{children}</div>
      </div>
    </section>
  )
}
