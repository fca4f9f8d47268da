import { type ReactNode, useId } from 'react'

type ClosingBandProps = {
  title: string
  words?: ReactNode
  children: ReactNode
}

/** Put it last in a page: it runs under the roofs of the footer. */
export function ClosingBand({ title, words, children }: ClosingBandProps) {
  const id = useId()
  return (
    <section className="night to-footer stitched hero-band no-print" aria-labelledby={id}>
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
