import { useState } from 'react'
import { SampleNote } from '#web/parts/figures/source-note.tsx'
import { Segmented } from '#web/ui/action/segmented.tsx'
import { type Bar, Bars } from './bars.tsx'

type Measure = { value: string; words: string; unit: string; top: number; values: readonly number[]; says: string }

type AnalyticsProps = {
  text: { title: string; words: string; sample: string; months: readonly string[]; measures: readonly Measure[] }
}

/** A year of one house, by one of two questions. */
export function Analytics({ text }: AnalyticsProps) {
  const { measures, months } = text
  const [asked, setAsked] = useState(measures[0]?.value ?? '')
  const measure = measures.find(({ value }) => value === asked)
  const bars: Bar[] = months.map((month, at) => ({ name: month, value: measure?.values[at] ?? 0 }))
  return (
    <section className="wrap section analytics" aria-labelledby="feature-analytics">
      <div className="analytics-words stack">
        <h3 className="feature-title" id="feature-analytics">
          {text.title}
        </h3>
        <p className="measure">{text.words}</p>
      </div>
      <div className="needs-script analytics-ask">
        <Segmented label="What to count" segments={measures} value={asked} onChange={setAsked} />
      </div>
      {measure && (
        <figure className="analytics-chart">
          <Bars bars={bars} top={measure.top} unit={measure.unit} look={measure.value} label={measure.words} />
          <figcaption className="row between">
            <span role="status">
              <b>{measure.words}.</b> {measure.says}
            </span>
            <SampleNote>{text.sample}</SampleNote>
          </figcaption>
        </figure>
      )}
    </section>
  )
}
