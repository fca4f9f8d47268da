import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { Island } from '#web/plumbing/island.tsx'
import '#web/ui/text/card.css'
import CheckIn, { type CheckInProps } from './check-in.island.tsx'

type OutcomesProps = { text: CheckInProps & { title: string; words: string; privacy: string; sample: string } }

export function Outcomes({ text }: OutcomesProps) {
  const { title, words, privacy, sample, question, now, areas, before } = text
  return (
    <section className="wrap section cols" aria-labelledby="feature-outcomes">
      <div className="c-4 stack">
        <h3 className="t-h2" id="feature-outcomes">
          {title}
        </h3>
        <p>{words}</p>
        <p>{privacy}</p>
      </div>
      <div className="panel stack stack-fill c-7 c-last">
        <Island of={CheckIn} hydrate="touched" props={{ question, now, areas, before }} />
        <SampleNote>{sample}</SampleNote>
      </div>
    </section>
  )
}
