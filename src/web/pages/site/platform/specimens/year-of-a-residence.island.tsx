import { useState } from 'react'
import { SampleLine } from '#web/parts/figures/sample-line.tsx'
import { Segmented } from '#web/ui/action/segmented.tsx'
import { type Bar, Bars } from './charts/bars.tsx'

type Measure = { value: string; words: string; unit: string; top: number; values: readonly number[]; says: string }

type YearOfAResidenceProps = {
  months: readonly string[]
  measures: readonly Measure[]
  sample: { mark: string; words: string }
}

export default function YearOfAResidence({ months, measures, sample }: YearOfAResidenceProps) {
  const [asked, setAsked] = useState(measures[0]?.value ?? '')
  const measure = measures.find(({ value }) => value === asked)
  const bars: Bar[] = months.map((month, at) => ({ name: month, value: measure?.values[at] ?? 0 }))
  return (
    <>
      <div className="needs-script">
        <Segmented label="What to count" segments={measures} value={asked} onChange={setAsked} />
      </div>
      {measure && (
        <figure className="stack stack-fill w-full">
          <Bars bars={bars} top={measure.top} unit={measure.unit} look={measure.value} label={measure.words} />
          <figcaption className="row between">
            <span role="status">
              <b>{measure.words}.</b> {measure.says}
            </span>
            <SampleLine mark={sample.mark}>{sample.words}</SampleLine>
          </figcaption>
        </figure>
      )}
    </>
  )
}
