import { useState } from 'react'
import type { PlatformWords } from '#content/site/platform/platform.ts'
import { SampleLine } from '#web/parts/figures/sample-line.tsx'
import { Segmented } from '#web/ui/action/segmented.tsx'

type YearOfAResidenceProps = Pick<PlatformWords['analytics'], 'choose' | 'months' | 'measures'> & {
  sample: { mark: string; words: string }
}

export default function YearOfAResidence({ choose, months, measures, sample }: YearOfAResidenceProps) {
  const [asked, setAsked] = useState<string>(measures[0].value)
  const measure = measures.find(({ value }) => value === asked)
  return (
    <>
      <div className="needs-script">
        <Segmented label={choose} segments={measures} value={asked} onChange={setAsked} />
      </div>
      {measure && (
        <figure className="stack stack-fill w-full">
          <Bars months={months} {...measure} />
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

type BarsProps = Pick<YearOfAResidenceProps, 'months'> & YearOfAResidenceProps['measures'][number]

/** An SVG without a viewBox, so that bars take whatever room there is while letters keep their size. */
function Bars({ months, value: look, words, values, top, unit }: BarsProps) {
  return (
    <ol className="bar-chart" data-look={look} aria-label={words}>
      {months.map((name, at) => {
        const value = values[at] ?? 0
        const share = (value / top) * 100
        return (
          <li key={name}>
            <svg textAnchor="middle" aria-hidden="true">
              <rect width="100%" height={`${share}%`} y={`${100 - share}%`} />
              <text x="50%" y={`${100 - share}%`} dy="-8">
                {value}
                <tspan className="bars-unit">{unit}</tspan>
              </text>
            </svg>
            <span className="bars-name small ink-2">
              {name}
              <span className="vh">
                : {value}
                {unit}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
