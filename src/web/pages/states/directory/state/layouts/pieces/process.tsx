import type { StateWords } from '#content/states/directory/directory-pages.ts'
import { MonthRuler, type MonthSpan } from '#web/parts/month-ruler/month-ruler.tsx'

type ProcessProps = { words: StateWords['opportunity']['process']; timeline: readonly MonthSpan[] }

export function Process({ words: said, timeline }: ProcessProps) {
  return (
    <section className="sunk section">
      <div className="wrap cols">
        <div className="c-5">
          <h2 id="process">{said.title}</h2>
          <ol className="numbered grid gap-5 mt-6" aria-labelledby="process">
            {said.steps.map(({ title, words }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{words}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="c-6 c-last">
          <h2 id="timeline" className="mb-6">
            {said.timeline}
          </h2>
          <MonthRuler spans={timeline} label={said.timeline} />
        </div>
      </div>
    </section>
  )
}
