import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { Island } from '#web/plumbing/island.tsx'
import '#web/ui/text/card.css'
import CheckIn, { type CheckInProps } from './check-in.island.tsx'

type OutcomesProps = { text: CheckInProps & { title: string; words: string; privacy: string; sample: string } }

export function Outcomes({ text }: OutcomesProps) {
  const { title, words, privacy, sample, question, now, areas, before } = text
  return (
    <section className="wrap section outcomes" aria-labelledby="feature-outcomes">
      <div className="stack">
        <h3 className="feature-title" id="feature-outcomes">
          {title}
        </h3>
        <p>{words}</p>
        <p>{privacy}</p>
      </div>
      <div className="panel outcomes-panel">
        <Island of={CheckIn} wakes="touched" props={{ question, now, areas, before }} />
        <SampleNote>{sample}</SampleNote>
      </div>
    </section>
  )
}
