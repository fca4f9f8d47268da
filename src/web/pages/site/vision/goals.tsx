import type { vision } from '#content/site/vision.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { Plaque } from '#web/ui/marks/plaque.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

export function Goals({ text }: { text: typeof vision.goals }) {
  return (
    <section className="siding section-tight" aria-labelledby="goals">
      <div className="wrap">
        <div className="row between mb-5">
          <h2 id="goals" className="sign side-h">
            {text.title}
          </h2>
          <SourceNote sign />
        </div>
        <div className="goals grid gap-2">
          <p className="goals-label grid gap-5 t-label" aria-hidden="true">
            <span>{text.from}</span>
            <span>{text.to}</span>
          </p>
          <ul className="goal-pairs three grid">
            {text.pairs.map(({ from, to }) => (
              <li key={to.says} className="grid gap-5">
                <Plaque fits number={from.shown} label={<Labelled by={text.from} says={from.says} />} />
                <i className="goal-way" />
                <Plaque fits hatched number={to.shown} label={<Labelled by={text.to} says={to.says} />} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function Labelled({ by, says }: { by: string; says: string }) {
  return (
    <>
      {says}
      <VisuallyHidden>, {by.toLowerCase()}</VisuallyHidden>
    </>
  )
}
